// What makes the client an app that can be installed: a manifest for each language, and the service worker with the list
// of files that it may cache. A page knows by `<meta name="build">` which build it is of.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isEarly } from './early.mjs'

const PUBLIC = fileURLToPath(new URL('public/', import.meta.url))
const WORKER = fileURLToPath(new URL('sw.js', import.meta.url))
const TEXTS = fileURLToPath(new URL('../src/starboard/texts/', import.meta.url))
const LANGUAGES = ['en', 'cs', 'pl', 'uk']
const SCREENS = ['screens/Lobby.svelte', 'screens/Rules.svelte'] // to be had without a network by all who were here once
const GROUND = '#0b1020' // --ground of tokens.css, in the dark

/** @param {string} language */
function manifest(language) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const name of readdirSync(`${TEXTS}${language}`).filter((file) => /^web.*\.ftl$/.test(file)))
    bundle.addResource(new FluentResource(readFileSync(`${TEXTS}${language}/${name}`, 'utf-8')))
  /** @param {string} key */
  const say = (key) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no ${key} in ${language}`)
    return bundle.formatPattern(pattern)
  }
  return {
    id: '/',
    name: 'Starboard',
    short_name: 'Starboard',
    description: say('web-app-about'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: say('web-new-table'), url: '/new' },
      { name: say('web-rules-title'), url: '/rules' },
    ],
  }
}

/**
 * All that a chunk needs to run: itself, what it imports, and their styles.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} name
 * @param {Set<string>} found
 */
export function needs(bundle, name, found) {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const other of chunk.imports) needs(bundle, other, found)
}

/** @returns {import('vite').Plugin} */
export function installable() {
  return {
    name: 'starboard-installable',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        /** @type {Set<string>} */
        const shell = new Set(['index.html', 'icon.svg'])
        for (const [name, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && (chunk.isEntry || SCREENS.some((one) => chunk.facadeModuleId?.endsWith(one))))
            needs(bundle, name, shell)
        for (const name of Object.keys(bundle)) if (isEarly(name)) shell.add(name)
        const files = [...new Set([...shell, ...Object.keys(bundle), ...readdirSync(PUBLIC)])].sort()
        const build = createHash('sha256')
        build.update(readFileSync(WORKER)).update(String(page.source))
        for (const name of files) build.update(`\0${name}`)
        for (const name of readdirSync(PUBLIC).sort()) build.update(readFileSync(`${PUBLIC}${name}`))
        const sign = build.digest('hex').slice(0, 16)
        page.source = String(page.source).replace('%BUILD%', sign)
        /** @param {Iterable<string>} names */
        const list = (names) => [...names].map((name) => `/${name}`).join("','")
        const worker = readFileSync(WORKER, 'utf-8')
        const source = worker.replace('%BUILD%', sign).replace('%SHELL%', list(shell)).replace('%FILES%', list(files))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
        for (const language of LANGUAGES)
          this.emitFile({
            type: 'asset',
            fileName: `manifest-${language}.webmanifest`,
            source: JSON.stringify(manifest(language)),
          })
      },
    },
  }
}

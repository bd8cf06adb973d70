// Makes early.js of a build, and has the page load it first. Which files a screen or a board needs is known from the
// bundle, which words from where it is imported (`withWords`).

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('./', import.meta.url))
const GAMES = `${HERE}src/games/`
// The screens that most visits begin with, by the first part of their addresses.
const SCREENS = { '': 'Lobby', t: 'Table', screen: 'BigScreen' }
const WORDS = '\0starboard:words/'

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

/**
 * What is loaded by `withWords(() => import('…/PATH'), PARTS)` somewhere.
 *
 * @param {string} text
 * @param {string} path
 */
function partsOf(text, path) {
  const found = new RegExp(`${path}'\\)((?:,\\s*'\\w+')*)`).exec(text)
  if (!found) throw new Error(`nobody loads ${path}`)
  return [...found[1].matchAll(/\w+/g)].map(([part]) => part)
}

/** @returns {import('vite').Plugin} */
export function early() {
  return {
    name: 'starboard-early',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        /** @type {Set<string>} */
        const always = new Set()
        for (const chunk of chunks) if (chunk.isEntry) needs(bundle, chunk.fileName, always)
        /** @param {string} path */
        const loaded = (path) => {
          const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/src/${path}`))
          if (!chunk) throw new Error(`there is no chunk of ${path}`)
          /** @type {Set<string>} */
          const found = new Set()
          needs(bundle, chunk.fileName, found)
          return [...found].filter((name) => !always.has(name))
        }
        const text = readFileSync(`${HERE}src/screens.ts`, 'utf-8')
        const screens = Object.entries(SCREENS).map(([first, name]) => {
          const path = `screens/${name}.svelte`
          return [first, { files: loaded(path), parts: partsOf(text, path) }]
        })
        const boards = readdirSync(GAMES, { withFileTypes: true })
          .filter((one) => one.isDirectory())
          .map(({ name: game }) => {
            const text = readFileSync(`${GAMES}${game}/game.ts`, 'utf-8')
            const files = loaded(`boards/${game}/index.ts`)
            return [game, { files, parts: partsOf(text, `boards/${game}/index`) }]
          })
        const wanted = new Set(['', ...[...screens, ...boards].flatMap(([, one]) => one.parts)])
        /** @type {Record<string, Record<string, string>>} */
        const words = {}
        for (const { facadeModuleId: id, fileName } of chunks) {
          if (!id?.startsWith(WORDS)) continue
          const [language, part] = id.slice(WORDS.length).split('/')
          if (wanted.has(part)) (words[language] ??= {})[part] = fileName
        }
        const filled = { SCREENS: Object.fromEntries(screens), BOARDS: Object.fromEntries(boards), WORDS: words }
        let source = readFileSync(`${HERE}early.js`, 'utf-8')
        for (const [name, value] of Object.entries(filled))
          source = source.replace(`'%${name}%'`, JSON.stringify(value))
        const file = this.emitFile({ type: 'asset', name: 'early.js', source })
        const script = `<script async src="/${this.getFileName(file)}"></script>`
        page.source = String(page.source).replace('<link rel="manifest"', `${script}\n    <link rel="manifest"`)
      },
    },
  }
}

// What an address will need, for the server to name in the page (src/starboard/server/preloads.py): the browser then asks for
// all of it at once, while the client is still on its way, and not for one part after another.

import { needs } from './installable.mjs'

// By the first part of an address: its screen, and the words that it says (src/screens.ts).
const PAGES = {
  '': { screen: 'screens/Lobby.svelte', words: ['', 'lobby'] },
  t: { screen: 'screens/Table.svelte', words: ['', 'table'] },
}
// All that a table needs is run at once: browsers that know this line read it whole while it is on its way, and not function by
// function when each is first called.
const AT_ONCE = '//# allFunctionsCalledOnLoad\n'
const BOARD = /src.boards.(\w+).index\.ts$/
const WORDS = /^\0starboard:words\/(\w+)\/(.*)$/

/** @returns {import('vite').Plugin} */
export function preloads() {
  return {
    name: 'starboard-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.entries(bundle).flatMap(([name, one]) => (one.type === 'chunk' ? [{ ...one, name }] : []))
        /** @type {Set<string>} */
        const always = new Set() // what the page names anyway
        for (const { name, isEntry } of chunks) if (isEntry) needs(bundle, name, always)
        /** @param {string} name */
        const filesOf = (name) => {
          /** @type {Set<string>} */
          const found = new Set()
          needs(bundle, name, found)
          return [...found].filter((file) => !always.has(file)).map((file) => `/${file}`)
        }
        /** @type {Record<string, Record<string, string>>} */
        const words = {}
        /** @type {Record<string, string[]>} */
        const boards = {}
        for (const { name, facadeModuleId } of chunks) {
          const [, language, part] = WORDS.exec(facadeModuleId ?? '') ?? []
          if (language && part !== undefined) (words[language] ??= {})[part] = `/${name}`
          const game = BOARD.exec(facadeModuleId ?? '')?.[1]
          if (game) boards[game] = filesOf(name)
        }
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([address, { screen, words }]) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen))
            if (!chunk) throw new Error(`no chunk of ${screen}`)
            return [address, { files: filesOf(chunk.name), words }]
          }),
        )
        for (const name of [
          ...always,
          ...[...(pages.t?.files ?? []), ...Object.values(boards).flat()].map((file) => file.slice(1)),
        ]) {
          const chunk = bundle[name]
          if (chunk?.type === 'chunk' && !chunk.code.startsWith(AT_ONCE)) chunk.code = AT_ONCE + chunk.code
        }
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify({ pages, boards, words }) })
      },
    },
  }
}

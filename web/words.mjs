// The words of the Python package as modules: `starboard:words` lists what there is, language by language and part by
// part, and loads a part when it is asked for, as one chunk however many files it is in.
//
// What is always there has no name; `arcs` are the words of a game, `first` and `first-arcs` those of lessons,
// `rules-arcs` those under the pictures of its rules. What only the terminal, reports and the lab say is not for the
// browser; stories come from the server, with the cards.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TEXTS = fileURLToPath(new URL('../src/starboard/texts/', import.meta.url))
const LANGUAGES = ['en', 'cs', 'pl', 'uk']
const LIST = 'starboard:words'
const PART = `${LIST}/`

/** @param {string} path of a file, from the folder of its language */
export function partOf(path) {
  const [file, game] = path.split('/').reverse()
  if (file.startsWith('web-first')) return game ? `first-${game}` : 'first'
  if (file === 'web-rules.ftl' && game) return `rules-${game}`
  return file === 'about.ftl' ? '' : (game ?? '')
}

/** @param {string} language */
function filesOf(language) {
  const files = readdirSync(`${TEXTS}${language}`, { recursive: true, encoding: 'utf-8' })
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => path.endsWith('.ftl') && !/^(cli|report|lab|environments|story)\b/.test(path.split('/').at(-1) ?? ''),
    )
    .sort()
}

/** @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'starboard-words',
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const lines = LANGUAGES.map((language) => {
          const parts = [...new Set(filesOf(language).map(partOf))]
          const loads = parts.map((part) => `'${part}': () => import('${PART}${language}/${part}')`)
          return `${language}: { ${loads.join(', ')} }`
        })
        return `export default { ${lines.join(', ')} }`
      }
      if (!id.startsWith(`\0${PART}`)) return null
      const [language, part] = id.slice(PART.length + 1).split('/')
      const paths = filesOf(language).filter((path) => partOf(path) === part)
      const texts = paths.map((path) => {
        this.addWatchFile(`${TEXTS}${language}/${path}`)
        return readFileSync(`${TEXTS}${language}/${path}`, 'utf-8')
      })
      return { code: `export default ${JSON.stringify(texts.join('\n'))}`, moduleType: 'js' }
    },
  }
}

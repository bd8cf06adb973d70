// The words of the Python package as modules: `starboard:words` lists what there is, language by language and part by
// part, and loads a part when it is asked for, as one chunk however many files it is in.
//
// What is always there has no name; `arcs` are the words of a game, `first` and `first-arcs` those of lessons, `ahead`
// those of the menu of choices made ahead, `ours` those of a page, `workshop` and `workshop-arcs` those of the card workshop,
// `rules-arcs` those under the pictures of its rules, and `names-arcs`, in English alone, what its cards are called in an
// English box. What only the terminal, reports and the lab say is not for the browser; stories come from the server, with
// the cards.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TEXTS = fileURLToPath(new URL('../src/starboard/texts/', import.meta.url))
const LANGUAGES = ['en', 'cs', 'pl', 'uk']
const LIST = 'starboard:words'
const PART = `${LIST}/`
// Games whose cards are printed with names in English that others say in their own language, and which texts these are.
const NAMED = ['arcs']
const NAME = /^[a-z]+-(?:card|setup|suit)-\w+ = .+$/gm

// What the card workshop says: names of fields, and what is wrong with a pack, as the terminal has it.
const WORKSHOP = /^(workshop|cli-content)\.ftl$/

/** @param {string} path of a file, from the folder of its language */
export function partOf(path) {
  const [file, game] = path.split('/').reverse()
  if (file.startsWith('web-first')) return game ? `first-${game}` : 'first'
  if (file === 'web-ahead.ftl' && !game) return 'ahead'
  if (file === 'ours.ftl' && !game) return 'ours'
  if (WORKSHOP.test(file)) return game ? `workshop-${game}` : 'workshop'
  if (file === 'web-rules.ftl' && game) return `rules-${game}`
  return file === 'about.ftl' ? '' : (game ?? '')
}

/** @param {string} language */
function filesOf(language) {
  const files = readdirSync(`${TEXTS}${language}`, { recursive: true, encoding: 'utf-8' })
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('.ftl') &&
        (!/^(cli|report|lab|environments|story)\b/.test(path.split('/').at(-1) ?? '') ||
          WORKSHOP.test(path.split('/').at(-1) ?? '')),
    )
    .sort()
}

/** @param {string} language */
function partsOf(language) {
  const names = language === 'en' ? NAMED.map((game) => `names-${game}`) : []
  return [...new Set(filesOf(language).map(partOf)), ...names]
}

/**
 * @param {string} text of a file
 * @returns {string} what is called a name there
 */
function namesIn(text) {
  return (text.match(NAME) ?? []).join('\n')
}

/** @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'starboard-words',
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const lines = LANGUAGES.map((language) => {
          const loads = partsOf(language).map((part) => `'${part}': () => import('${PART}${language}/${part}')`)
          return `${language}: { ${loads.join(', ')} }`
        })
        return `export default { ${lines.join(', ')} }`
      }
      if (!id.startsWith(`\0${PART}`)) return null
      const [language, part] = id.slice(PART.length + 1).split('/')
      const named = NAMED.find((game) => part === `names-${game}`)
      const paths = filesOf(language).filter((path) => partOf(path) === (named ?? part))
      const texts = paths.map((path) => {
        this.addWatchFile(`${TEXTS}${language}/${path}`)
        const text = readFileSync(`${TEXTS}${language}/${path}`, 'utf-8')
        return named ? namesIn(text) : text
      })
      return { code: `export default ${JSON.stringify(texts.join('\n'))}`, moduleType: 'js' }
    },
  }
}

// The words of the Python package as modules: `starboard:words` lists what there is, language by language and part by
// part, and loads a part when it is asked for, as one chunk however many files it is in.
//
// What every page says has no name (ALWAYS). `web-TOPIC.ftl` and `web-TOPIC-….ftl` are the words of a topic: `table`, `people`,
// `settings`. `server` is what the server refuses with, `ours` are the words of a page, `workshop` and `workshop-arcs` those of
// the card workshop. `arcs` are the words of a game, `first-arcs` those of its lesson, `rules-arcs` those under the pictures of
// its rules, and `names-arcs`, in English alone, what its cards are called in an English box. What only the terminal, reports,
// the lab and e-mails say is not for the browser; stories come from the server, with the cards.
//
// Whatever is loaded when it is first shown says which topics it needs (`withWords` of src/lib/words.svelte.ts), and
// tests/topics.test.ts holds that these are all.

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

// What every page says, beside what the lobby says of each game (`about.ftl`).
const ALWAYS = ['kernel.ftl', 'web.ftl']
// Topics that a game has words of its own for; they are loaded together with its others, but for these.
const OF_GAMES = ['first', 'rules']

/** @param {string} path of a file, from the folder of its language */
export function partOf(path) {
  const [file = '', game] = path.split('/').reverse()
  const topic = WORKSHOP.test(file) ? 'workshop' : /^web-([a-z]+)/.exec(file)?.[1]
  if (!game) return topic ?? (file === 'ours.ftl' ? 'ours' : ALWAYS.includes(file) ? '' : 'server')
  if (file === 'about.ftl') return ''
  return topic === 'workshop' || OF_GAMES.includes(topic ?? '') ? `${topic}-${game}` : game
}

/** @param {string} language */
function filesOf(language) {
  const files = readdirSync(`${TEXTS}${language}`, { recursive: true, encoding: 'utf-8' })
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('.ftl') &&
        (!/^(cli|report|lab|environments|story|letters)\b/.test(path.split('/').at(-1) ?? '') ||
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

// What is in a book of rules: areas, rules, examples and ambiguities, and finding one among many.

import type { RuleBook } from '../lib/api'
import { w } from '../lib/words.svelte'

export interface Rule {
  id: string
  text: string
}

export interface Area {
  code: string
  heading: string
  rules: Rule[]
}

/** FIGHT for CSW-FIGHT-15. Cases made up as checks (CK) stand with the examples. */
export function areaOf(rule: string): string {
  const code = rule.split('-')[1] ?? ''
  return code === 'CK' ? 'EX' : code
}

/** What a rule, an example or an ambiguity says. */
export const textOf = (book: RuleBook, id: string): string | undefined =>
  book.rules[id] ?? book.examples[id] ?? book.ambiguities[id]

/** Rules that are no rules: worked examples, and settled ambiguities. */
const CASES: Record<string, string> = { EX: 'web-rules-examples', AMB: 'web-rules-ambiguities' }

/** The heading of an area; what is no area of the book has its code. */
export function headingOf(book: RuleBook, code: string): string {
  const key = CASES[code]
  return book.areas[code] ?? (key ? w(key) : code)
}

/** The link that leads to a rule. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}?rule=${encodeURIComponent(rule)}`

// Letters that are not a letter and a mark to Unicode, though they are to people who type in a hurry.
const PLAIN: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', ґ: 'г', '’': "'", ʼ: "'" }

/** Small letters without marks: what is compared. Also says which sign of the text each of its signs comes from. */
export function folded(text: string): { plain: string; from: number[] } {
  let plain = ''
  const from: number[] = []
  let at = 0
  for (const sign of text) {
    const small = sign.toLowerCase()
    const letters = (PLAIN[small] ?? small).normalize('NFD').replace(/\p{M}/gu, '')
    plain += letters
    for (let i = 0; i < letters.length; i++) from.push(at)
    at += sign.length
  }
  return { plain, from }
}

export function wordsOf(query: string): string[] {
  return folded(query).plain.split(/\s+/).filter(Boolean)
}

/** Some rules under the headings of their areas; every heading stands where its first rule does. */
export function byArea(book: RuleBook, ids: readonly string[]): Area[] {
  const areas = new Map<string, Area>()
  for (const id of ids) {
    const [code, text] = [areaOf(id), textOf(book, id)]
    if (text === undefined) continue
    let area = areas.get(code)
    if (!area) areas.set(code, (area = { code, heading: headingOf(book, code), rules: [] }))
    area.rules.push({ id, text })
  }
  return [...areas.values()]
}

/** Rules, examples and ambiguities in which all words of the query occur, by area; everything for an empty query. */
export function find(book: RuleBook, query: string): Area[] {
  const wanted = wordsOf(query)
  const all = Object.entries({ ...book.rules, ...book.examples, ...book.ambiguities })
  const found = all.filter(([id, text]) => {
    const { plain } = folded(`${id} ${text}`)
    return wanted.every((word) => plain.includes(word))
  })
  return byArea(
    book,
    found.map(([id]) => id),
  )
}

export const count = (areas: readonly Area[]): number => areas.reduce((sum, area) => sum + area.rules.length, 0)

const RULE_ID = /\b[A-Z]{2,}-[A-Z0-9]+-\d+\b/g

/** Rules that a text speaks of, as far as the book has them. */
export function mentioned(book: RuleBook, text: string): string[] {
  return [...new Set(text.match(RULE_ID) ?? [])].filter((id) => id in book.rules)
}

/** Rules that belong to one: those it names, those that name it, and its neighbours. To a case: those it names. */
export function related(book: RuleBook, rule: string, most = 5): Rule[] {
  const ids = Object.keys(book.rules)
  const at = ids.indexOf(rule)
  const text = textOf(book, rule)
  if (text === undefined) return []
  const naming = ids.filter((id) => mentioned(book, book.rules[id]!).includes(rule))
  const near = [ids[at - 1], ids[at + 1]].filter((id): id is string => id !== undefined && areaOf(id) === areaOf(rule))
  const found = new Set([...mentioned(book, text), ...naming, ...near])
  found.delete(rule)
  return [...found].slice(0, most).map((id) => ({ id, text: book.rules[id]! }))
}

export interface Piece {
  text: string
  hit: boolean // it was searched for
  rule: string | null // it is the id of another rule
}

/** A text cut up where something is to stand out: what was searched for, and ids of other rules. */
export function pieces(text: string, query: string, known: (id: string) => boolean): Piece[] {
  const hits = hitsIn(text, query)
  const rules: (string | null)[] = Array.from({ length: text.length }, () => null)
  for (const match of text.matchAll(RULE_ID))
    if (known(match[0])) rules.fill(match[0], match.index, match.index + match[0].length)
  const found: Piece[] = []
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1)
    const [hit, rule] = [hits[i] ?? false, rules[i] ?? null]
    if (last && last.hit === hit && last.rule === rule) last.text += text[i]
    else found.push({ text: text[i]!, hit, rule })
  }
  return found
}

function hitsIn(text: string, query: string): boolean[] {
  const hits: boolean[] = Array.from({ length: text.length }, () => false)
  const { plain, from } = folded(text)
  for (const word of wordsOf(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      // Marks that are signs of their own, behind their letters, belong to them.
      hits.fill(true, from[at], from[at + word.length] ?? text.length)
    }
  }
  return hits
}

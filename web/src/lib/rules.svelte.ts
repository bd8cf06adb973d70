// The rules of the games: which one the drawer shows, and finding one among many. Anything with a rule chip opens it.

import { api, type RuleBook } from './api'
import { gamesTold } from './games.svelte'
import type { Language } from './settings.svelte'

export const ruleView: { game: string | null; rule: string | null; open: boolean } = $state({
  game: null,
  rule: null,
  open: false,
})

/** A rule that came without its game, such as that of a note, is found by the letters it begins with. */
export function openRule(game: string | null, rule: string | null): void {
  ruleView.game = game ?? (rule === null ? null : gamesTold.ofRule(rule))
  ruleView.rule = rule
  ruleView.open = true
  if (ruleView.game !== null) return
  gamesTold.load().then(
    (told) => (ruleView.game ??= (rule === null ? null : gamesTold.ofRule(rule)) ?? told[0]?.id ?? null),
    () => {},
  )
}

export function closeRules(): void {
  ruleView.open = false
}

// Books do not change while the page is open; one that could not be had is asked for again.
const books = new Map<string, Promise<RuleBook>>()

export function bookOf(game: string, language: Language): Promise<RuleBook> {
  const name = `${game} ${language}`
  let book = books.get(name)
  if (!book) {
    book = api.rules(game, language)
    books.set(name, book)
    book.catch(() => books.delete(name))
  }
  return book
}

export interface Rule {
  id: string
  text: string
}

export interface Area {
  code: string
  heading: string
  rules: Rule[]
}

/** FIGHT for CSW-FIGHT-15. */
export const areaOf = (rule: string): string => rule.split('-')[1] ?? ''

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

/** The rules in which all words of the query occur, by area; every rule for an empty query. */
export function find(book: RuleBook, query: string): Area[] {
  const wanted = wordsOf(query)
  const areas = new Map<string, Area>()
  for (const [code, heading] of Object.entries(book.areas)) areas.set(code, { code, heading, rules: [] })
  for (const [id, text] of Object.entries(book.rules)) {
    const { plain } = folded(`${id} ${text}`)
    if (!wanted.every((word) => plain.includes(word))) continue
    const code = areaOf(id)
    let area = areas.get(code)
    if (!area) areas.set(code, (area = { code, heading: code, rules: [] }))
    area.rules.push({ id, text })
  }
  return [...areas.values()].filter((area) => area.rules.length > 0)
}

export const count = (areas: readonly Area[]): number => areas.reduce((sum, area) => sum + area.rules.length, 0)

const RULE_ID = /\b[A-Z]{2,}-[A-Z]+-\d+\b/g

/** Rules that a text speaks of, as far as the book has them. */
export function mentioned(book: RuleBook, text: string): string[] {
  return [...new Set(text.match(RULE_ID) ?? [])].filter((id) => id in book.rules)
}

/** Rules that belong to one: those it names, those that name it, and its neighbours. */
export function related(book: RuleBook, rule: string, most = 5): Rule[] {
  const ids = Object.keys(book.rules)
  const at = ids.indexOf(rule)
  if (at < 0) return []
  const naming = ids.filter((id) => mentioned(book, book.rules[id]!).includes(rule))
  const near = [ids[at - 1], ids[at + 1]].filter((id): id is string => id !== undefined && areaOf(id) === areaOf(rule))
  const found = new Set([...mentioned(book, book.rules[rule]!), ...naming, ...near])
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

// The rules of the games: which one the drawer shows. Anything with a rule chip opens it. What is in a book: rules/book.ts.

import { api, type RuleBook } from './api'
import { gamesTold } from './games.svelte'
import { keptOr } from './kept'
import type { Language } from './settings.svelte'

interface RuleView {
  game: string | null
  rule: string | null
  /** The rules of what is being decided: shown first. */
  now: readonly string[]
  open: boolean
}

export const ruleView: RuleView = $state({ game: null, rule: null, now: [], open: false })

/** A rule that came without its game, such as that of a note, is found by the letters it begins with. */
export function openRule(game: string | null, rule: string | null, now: readonly string[] = []): void {
  ruleView.game = game ?? (rule === null ? null : gamesTold.ofRule(rule))
  ruleView.rule = rule
  ruleView.now = now
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
    book = keptOr(`rules/${game}/${language}`, () => api.rules(game, language))
    books.set(name, book)
    book.catch(() => books.delete(name))
  }
  return book
}

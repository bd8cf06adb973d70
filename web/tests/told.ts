// Events and asks as the server tells them, for tests.

import type { EventTold, AskTold } from '../src/lib/told'
import type { GameTold, Summary } from '../src/lib/protocol'

/** The key of the sentence about an event or an ask. It is an address and nothing else: nobody can learn from it what it
    is about, so that what a test finds was found in the facts. */
export const sentenceOf = (is: string): string => `text-${[...is].reverse().join('')}`

/** An event with these facts; its message has the same arguments unless others are given. */
export const eventTold = (is: string, facts: Record<string, unknown> = {}, args: object = facts): EventTold => ({
  is,
  facts,
  say: { key: sentenceOf(is), args },
})

export const askTold = (is: string, seat = 0): AskTold => ({ seat, is, prompt: { key: sentenceOf(is) } })

/** A game as the server tells of it, with what a test wants to be otherwise. */
export const gameTold = (told: Partial<GameTold> = {}): GameTold => ({
  id: 'g',
  version: 1,
  seats: [2],
  options: {},
  levels: [],
  complexity: 1,
  secrets: true,
  rules: null,
  fields: {},
  art: [],
  board: false,
  lesson: false,
  packs: false,
  ahead: [],
  sources: {},
  ...told,
})

/** A table in the lobby: a person and a bot play, and nobody is waited for. */
export const summary = (told: Partial<Summary> = {}): Summary => ({
  id: 'a',
  game: 'carcassonne',
  status: 'playing',
  public: true,
  created_at: 0,
  updated_at: 0,
  n: 1,
  ply: 0,
  seats: [
    { kind: 'link', name: 'Ada' },
    { kind: 'bot', bot: 'greedy' },
  ],
  waiting: [],
  ...told,
})

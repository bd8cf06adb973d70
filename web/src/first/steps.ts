// What a lesson is made of: prepared games, and the steps through them. The coach knows no game; all of it is here.

import type { EventTold } from '../lib/protocol'

/** The learner sits here; the coach plays the other side. */
export const MINE = 0
export const THEIRS = 1

export type Sign = (event: EventTold) => boolean

export interface Step {
  /** Its words are `web-first-GAME-ID`, with `-title` and `-done`. */
  id: string
  /** The part of the lesson it belongs to, and the moves of that part that it is about. */
  part: string
  from: number
  to: number
  /** It is done once each of these has been seen; null: there is nothing to do but to read. */
  goal: readonly Sign[] | null
  /** What may be asked in the course of it, when a way of one's own need not be as long as the prepared one. */
  asks?: readonly string[]
  /** What is still part of it when the goal has been seen. */
  within?: readonly string[]
  rule: string
}

export interface Part {
  record: string
  /** The move of the record that comes first in this part. */
  first: number
}

export interface Lesson {
  game: string
  parts: Readonly<Record<string, Part>>
  steps: readonly Step[]
  /** Events that the coach tells of when a step is done. */
  tells: readonly string[]
  /** Beside the board, where it covers what the lesson needs least. */
  stands: 'above' | 'below'
  /** On a phone the board needs the room of the table's head. */
  tight: boolean
}

export interface Move {
  seat: number
  notation: string
}

/** The moves of a record; whether they are right is the server's to say. */
export function movesOf(record: string): Move[] {
  return record.split('\n').flatMap((line) => {
    const [, seat, notation] = /^(\d+) (.+) ~ [0-9a-f]{8}$/.exec(line) ?? []
    return seat && notation ? [{ seat: Number(seat), notation }] : []
  })
}

export const preparedFor = (part: Part): Move[] => movesOf(part.record).slice(part.first)

/** Whether an event is this one, with these arguments. */
export const sign =
  (game: string) =>
  (name: string, args: Record<string, unknown> = {}): Sign =>
  (event) =>
    event.key === `${game}-event-${name}` && Object.entries(args).every(([key, value]) => (event.args as Record<string, unknown>)[key] === value)

export const either =
  (...signs: readonly Sign[]): Sign =>
  (event) =>
    signs.some((one) => one(event))

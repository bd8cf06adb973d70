// What a lesson is made of: prepared games, and the steps through them, all of it data (server/messages/games.py says what each
// field is). Those of the games that are drawn here are in a folder each; others the server has from their packages.

import type { EventTold } from '../lib/told'
import type { LessonPart, LessonSign, LessonStep, LessonTold } from '../lib/protocol'

/** The learner sits here; the coach plays the other side. */
export const MINE = 0
export const THEIRS = 1

export type { LessonPart as Part, LessonStep as Step }

export type Lesson = Required<LessonTold>

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

export const preparedFor = (part: LessonPart): Move[] => movesOf(part.record).slice(part.first)

/** What is seen by an event with these facts. */
export const sign = (is: string, facts: Record<string, unknown> = {}): LessonSign[] => [{ is, facts }]

/** What is seen by any of these. */
export const either = (...signs: readonly LessonSign[][]): LessonSign[] => signs.flat()

/** Whether an event is one of these signs. */
export const isSeen = (signs: readonly LessonSign[], event: EventTold): boolean =>
  signs.some(
    ({ is, facts = {} }) =>
      event.is === is && Object.entries(facts).every(([name, value]) => event.facts?.[name] === value),
  )

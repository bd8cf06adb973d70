// What rivals did since one's last turn, as a few things to be read: one for each move that told something.

import type { DeedTold } from '../lib/told'
import type { Said } from '../lib/protocol'
import { lines, type Line, type Repeat } from './log'
import type { Scenes } from './scenes'
import type { Beat } from './stage.svelte'

/** One thing that happened. */
export interface Thing {
  n: number // the entry of the log
  seat: number | null // whose it is
  said: readonly Said[] // in the order in which it happened
  targets: readonly string[]
}

/** The things of a round; what its scene calls small is left out. */
export function thingsOf(round: readonly DeedTold[], scenes: Scenes, repeats: readonly Repeat[] = []): Thing[] {
  return round.flatMap((entry) => {
    const told = lines([entry], repeats).filter((line) => !scenes[line.is ?? '']?.small)
    const first = told[0]
    if (!first) return []
    const { seat } = (entry.details ?? {}) as { seat?: number }
    return [
      {
        n: entry.n,
        seat: seat ?? first.seat,
        said: told.map((line) => line.said),
        targets: targetsOf(told),
      },
    ]
  })
}

export const targetsOf = (told: readonly Line[]): string[] => [...new Set(told.flatMap((line) => line.targets))]

/** What is said of a beat. */
export function saidOf({ entry, event }: Beat): Said | null {
  return event?.say ?? lines([{ ...entry, events: [] }])[0]?.said ?? null
}

/** Whose beat it is: whom the event is about, else who did it. */
export function seatOf({ entry, event }: Beat): number | null {
  const seat = event?.facts?.seat ?? (event ? null : (entry.details as { seat?: number } | undefined)?.seat)
  return typeof seat === 'number' ? seat : null
}

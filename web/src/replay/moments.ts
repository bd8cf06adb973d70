// The moments of a game that are worth going back to: where somebody gained most on all others, and, in a game whose
// points all come at a few places, the moves that led there.

import type { EventTold } from '../lib/told'
import { replayedOf } from './sources'
import { swings, type Swing, type Tally } from './tally'

/** What happened by each move, the start first. */
export type Told = readonly (readonly EventTold[])[]

/** A move without points of its own that made a difference, and the events that tell of it. */
export interface Turning {
  ply: number
  seat: number
  weight: number
  lines: readonly EventTold[]
}

export interface Moment extends Swing {
  /** What tells of it, if not the points it brought. */
  lines?: readonly EventTold[]
}

const SWINGS = 2 // where there are other moments as well
const OF_A_KIND = 2

/** In the order of time; at each move only one. */
export function momentsOf(game: string, tally: Tally, told: Told): Moment[] {
  const kinds = replayedOf(game).turnings
  if (!kinds) return swings(tally)
  const found: Moment[] = swings(tally, SWINGS)
  for (const turnings of kinds) {
    const best = turnings(told)
      .filter(({ ply, weight }) => weight > 0 && !found.some((one) => one.ply === ply))
      .sort((a, b) => b.weight - a.weight || a.ply - b.ply)
    for (const { ply, seat, lines } of best.slice(0, OF_A_KIND))
      found.push({ ply, party: tally.parties.findIndex((party) => party.includes(seat)), points: 0, by: 0, lines })
  }
  return found.sort((a, b) => a.ply - b.ply)
}

// Points over time, by source, from what happened; and the moments that decided a game.

import type { EventTold } from '../lib/protocol'
import { gainOf, sourcesOf } from './sources'

/** Who scores together: the seats of a team, or one seat. */
export type Party = readonly number[]

export interface Tally {
  parties: readonly Party[]
  sources: readonly string[] // that gave anything, in the order of the game
  /** After each ply: the total of each party. */
  totals: readonly (readonly number[])[]
  /** After each ply: by party, by source. */
  bySource: readonly (readonly (readonly number[])[])[]
}

/** By the sides of the view, where it has any: a convention of views, not a rule. */
export function partiesOf(view: unknown, seats: number): Party[] {
  const sides = (view as { sides?: unknown } | null)?.sides
  if (Array.isArray(sides)) {
    const found = sides.map((side) => (side as { seats?: unknown }).seats).filter((one): one is number[] => Array.isArray(one))
    if (found.flat().length === seats) return found
  }
  return Array.from({ length: seats }, (_, seat) => [seat])
}

/** `events[0]` happened at the start, `events[n]` by the n-th move. */
export function tally(game: string, parties: readonly Party[], events: readonly (readonly EventTold[])[]): Tally {
  const known = sourcesOf(game)
  const gains = events.map((some) => some.map((event) => gainOf(event, known)).filter((gain) => gain !== null))
  const given = new Set(gains.flat().map((gain) => gain.source))
  const sources = [...known.order.filter((source) => given.has(source)), ...[...given].filter((source) => !known.order.includes(source))]
  const now = parties.map(() => sources.map(() => 0))
  const bySource: number[][][] = []
  for (const some of gains) {
    for (const { seat, points, source } of some) {
      const party = now[parties.findIndex((one) => one.includes(seat))]
      if (party) party[sources.indexOf(source)]! += points
    }
    bySource.push(now.map((party) => [...party]))
  }
  const totals = bySource.map((parties) => parties.map((party) => party.reduce((sum, one) => sum + one, 0)))
  return { parties, sources, totals, bySource }
}

export interface Swing {
  ply: number
  party: number
  points: number // gained
  by: number // more than anybody else at that moment
}

/** The moves by which somebody gained most on all others, in the order of time. */
export function swings({ totals }: Tally, most = 3): Swing[] {
  const found: Swing[] = []
  for (let ply = 1; ply < totals.length; ply++) {
    const gains = totals[ply]!.map((total, party) => total - totals[ply - 1]![party]!)
    const best = Math.max(...gains)
    const party = gains.indexOf(best)
    const by = gains.length > 1 ? best - Math.max(...gains.filter((_, one) => one !== party)) : best
    if (by > 0) found.push({ ply, party, points: best, by })
  }
  return found
    .sort((a, b) => b.by - a.by || a.ply - b.ply)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply)
}

/** Plies at which somebody came to lead alone who did not before. */
export function newLeaders({ totals }: Tally): { ply: number; party: number }[] {
  const found: { ply: number; party: number }[] = []
  let leader: number | null = null
  totals.forEach((now, ply) => {
    const best = Math.max(...now)
    const first = now.indexOf(best)
    if (now.lastIndexOf(best) !== first || first === leader) return
    if (leader !== null) found.push({ ply, party: first })
    leader = first
  })
  return found
}

/** Round numbers for an axis, from 0 up to `most`. */
export function ticks(most: number, about = 4): number[] {
  const rough = Math.max(1, most) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough && one % 1 === 0) ?? rough)
  return Array.from({ length: Math.floor(Math.max(1, most) / step) + 1 }, (_, at) => at * step)
}

/** Keep the weightiest where several would stand on one place. Returns them in the order of their places. */
export function spread<T extends { at: number; weight: number }>(marks: readonly T[], gap: number): T[] {
  const kept: T[] = []
  for (const mark of [...marks].sort((a, b) => b.weight - a.weight)) {
    if (kept.every((other) => Math.abs(other.at - mark.at) >= gap)) kept.push(mark)
  }
  return kept.sort((a, b) => a.at - b.at)
}

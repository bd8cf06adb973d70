// Points over time, by source, from what happened; and the moments that decided a game.

import type { EventTold } from '../lib/told'
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
  /** By party: points that no event told of, and the ply at which they are counted. */
  untold: { at: number; points: readonly number[] }
}

/** How a game ended, and whether it began in the middle of another one: what was scored before is not told. */
export interface Ended {
  points: readonly (number | null)[] // by party; null: nobody knows
  midway: boolean
}

/** By the sides of the view, where it has any: a convention of views, not a rule. */
export function partiesOf(view: unknown, seats: number): Party[] {
  const sides = (view as { sides?: unknown } | null)?.sides
  if (Array.isArray(sides)) {
    const found = sides
      .map((side) => (side as { seats?: unknown }).seats)
      .filter((one): one is number[] => Array.isArray(one))
    if (found.flat().length === seats) return found
  }
  return Array.from({ length: seats }, (_, seat) => [seat])
}

/** `events[0]` happened at the start, `events[n]` by the n-th move. Of a game that is over the last total is the result,
    whatever was told of it: what is missing was there from the start, or else is counted at the end. */
export function tally(
  game: string,
  parties: readonly Party[],
  events: readonly (readonly EventTold[])[],
  ended: Ended | null = null,
): Tally {
  const known = sourcesOf(game)
  const gains = events.map((some) => some.map((event) => gainOf(event, known)).filter((gain) => gain !== null))
  const points = parties.map((party, at) => {
    const result = ended?.points[at] ?? null
    const told = gains.flat().reduce((sum, gain) => sum + (party.includes(gain.seat) ? gain.points : 0), 0)
    return result === null ? 0 : result - told
  })
  const untold = { at: ended?.midway ? 0 : events.length - 1, points }
  parties.forEach((party, at) => {
    if (points[at])
      gains[untold.at]?.push({
        seat: party[0]!,
        points: points[at],
        source: ended?.midway ? 'before' : (known.rest ?? 'points'),
      })
  })
  const given = new Set(gains.flat().map((gain) => gain.source))
  const sources = [
    ...(known.order ?? []).filter((source) => given.has(source)),
    ...[...given].filter((source) => !known.order?.includes(source)),
  ]
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
  return { parties, sources, totals, bySource, untold }
}

const HEAD_START = 5 // points for everybody, so that the first points of a game do not look like its end

/** After each ply: which part of all points each party has, from 0 to 1. */
export function shares({ totals, parties }: Tally): number[][] {
  return totals.map((now) => {
    const all = now.reduce((sum, one) => sum + Math.max(0, one) + HEAD_START, 0)
    return parties.map((_, party) => (Math.max(0, now[party] ?? 0) + HEAD_START) / all)
  })
}

export interface Swing {
  ply: number
  party: number
  points: number // gained
  by: number // more than anybody else at that moment
}

/** The moves by which somebody gained most on all others, in the order of time. */
export function swings({ totals, untold }: Tally, most = 3): Swing[] {
  const found: Swing[] = []
  for (let ply = 1; ply < totals.length; ply++) {
    const gains = totals[ply]!.map(
      (total, party) => total - totals[ply - 1]![party]! - (ply === untold.at ? untold.points[party]! : 0),
    )
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
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough && one % 1 === 0) ?? rough,
  )
  return Array.from({ length: Math.floor(Math.max(1, most) / step) + 1 }, (_, at) => at * step)
}

/** Places in ascending order, moved as little as need be so that they keep a distance, within bounds. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const moved: number[] = []
  // Those that are too near to each other stand around their middle, as one group.
  let groups = places.map((at) => ({ from: at, count: 1, sum: at }))
  const width = (count: number): number => (count - 1) * gap
  const placed = (sum: number, count: number): number =>
    Math.max(low, Math.min(high - width(count), sum / count - width(count) / 2))
  for (let changed = true; changed;) {
    changed = false
    const next: typeof groups = []
    for (const group of groups) {
      const before = next.at(-1)
      if (before && group.from < before.from + width(before.count) + gap - 1e-9) {
        before.sum += group.sum
        before.count += group.count
        before.from = placed(before.sum, before.count)
        changed = true
      } else next.push({ ...group, from: placed(group.sum, group.count) })
    }
    groups = next
  }
  for (const { from, count } of groups) for (let at = 0; at < count; at++) moved.push(from + at * gap)
  return moved
}

/** Keep the weightiest where several would stand on one place. Returns them in the order of their places. */
export function spread<T extends { at: number; weight: number }>(marks: readonly T[], gap: number): T[] {
  const kept: T[] = []
  for (const mark of [...marks].sort((a, b) => b.weight - a.weight)) {
    if (kept.every((other) => Math.abs(other.at - mark.at) >= gap)) kept.push(mark)
  }
  return kept.sort((a, b) => a.at - b.at)
}

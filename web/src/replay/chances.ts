// The analysis of a game as lines and verdicts: what the chart draws and the panel tells. No drawing here.

import type { ChanceTold, JudgedTold } from '../lib/protocol'
import type { Party } from './tally'

const SLIGHT = 0.01 // what a decision may give away without a word

/** After how many moves, and what part of the victory each party could expect. */
export interface Chance {
  ply: number
  shares: readonly number[]
}

/** Those who win together share one line. */
export function byParty(chances: readonly ChanceTold[], parties: readonly Party[]): Chance[] {
  return chances.map(({ ply, shares }) => ({
    ply,
    shares: parties.map((party) => party.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)),
  }))
}

/** The parties that anything is known of: not those whom the rules play. */
export function playing(chances: readonly ChanceTold[], parties: readonly Party[]): number[] {
  const seats = chances[0]?.shares.length ?? 0
  return parties.flatMap((party, at) => (party.some((seat) => seat < seats) ? [at] : []))
}

/** What was known last, at a moment; null before anything was. */
export function chanceAt(chances: readonly Chance[], ply: number): Chance | null {
  let found: Chance | null = null
  for (const chance of chances) {
    if (chance.ply > ply) break
    found = chance
  }
  return found
}

/** The corners of the line of a party. It reaches to the end of the game. */
export function corners(chances: readonly Chance[], party: number, last: number): [ply: number, share: number][] {
  const points = chances.map(({ ply, shares }): [number, number] => [ply, shares[party] ?? 0])
  const end = points.at(-1)
  return end && end[0] < last ? [...points, [last, end[1]]] : points
}

/** How high the line of a party is at a moment, also between two corners. */
export function heightAt(points: readonly (readonly [number, number])[], ply: number): number {
  const after = points.findIndex(([at]) => at >= ply)
  if (after < 0) return points.at(-1)?.[1] ?? 0
  const [to, high] = points[after]!
  const before = points[after - 1]
  if (!before || to === ply) return high
  return before[1] + ((high - before[1]) * (ply - before[0])) / (to - before[0])
}

/** Told apart without colour: seat by seat another stroke. */
const DASHES = ['', '9 4', '2.5 3.5', '12 3.5 2.5 3.5', '5 3'] as const
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!

export type Verdict = 'right' | 'fine' | 'worse'

export function verdictOf(decision: JudgedTold): Verdict {
  if (decision.right) return 'right'
  return decision.loss > SLIGHT ? 'worse' : 'fine'
}

/** The decision that was made next, at a moment. */
export const decisionAt = (decisions: readonly JudgedTold[], ply: number): JudgedTold | null =>
  decisions.find((one) => one.ply === ply) ?? null

/** Of each seat: how many decisions were looked at, and what each gave away on average. */
export function givenAway(decisions: readonly JudgedTold[], seats: number): { count: number; loss: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat)
    return { count: own.length, loss: own.length ? own.reduce((sum, one) => sum + one.loss, 0) / own.length : 0 }
  })
}

/** A few moments spread over the game, for a table. */
export function picked(chances: readonly Chance[], most = 12): Chance[] {
  if (chances.length <= most) return [...chances]
  return Array.from({ length: most }, (_, at) => chances[Math.round((at * (chances.length - 1)) / (most - 1))]!)
}

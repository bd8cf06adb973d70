// A fight as the events tell it.

import type { EventTold, Said } from '../../lib/protocol'

export interface Pool {
  seat: number // who speaks for the side
  side: Said
  dice: number
  /** The dice that small figures, large figures and a symbol bring; null where an older server does not tell. */
  from: { small: number; large: number; symbol: number } | null
}
export interface Roll {
  seat: number
  values: number[]
  best: number
}
export interface Round {
  rolls: Roll[]
  tied: number[]
  lost: { seat: number; points: number }[]
}
export interface Fight {
  kind: string
  cell: string
  rule: string | null
  /** The rules by which sides tie, lose and win. */
  rules: { tie?: string; lost?: string; won?: string }
  pools: Pool[]
  rounds: Round[]
  winner: number | null
}

export const PREFIX = 'carcassonne-event-'

/** An argument of an event. */
export const arg = <T>(event: EventTold, name: string): T => (event.args as Record<string, T>)[name] as T

/** The fight that starts with the event at an index, and how many events it takes. */
export function readFight(events: readonly EventTold[], start: number): { fight: Fight; length: number } {
  const first = events[start]!
  const fight: Fight = { kind: arg(first, 'kind'), cell: arg(first, 'cell'), rule: first.rule ?? null, rules: {}, pools: [], rounds: [], winner: null }
  let open = false // whether the last round may still get rolls
  let at = start + 1
  for (; at < events.length && fight.winner === null; at++) {
    const event = events[at]!
    const seat = arg<number>(event, 'seat')
    const what = event.key.slice(PREFIX.length)
    if ((what === 'tie' || what === 'lost' || what === 'won') && event.rule) fight.rules[what] = event.rule
    switch (what) {
      case 'pool':
        fight.pools.push({ seat, side: arg(event, 'side'), dice: arg(event, 'dice'), from: fromOf(event) })
        break
      case 'roll':
        if (!open) fight.rounds.push({ rolls: [], tied: [], lost: [] })
        open = true
        fight.rounds.at(-1)!.rolls.push({ seat, values: String(arg(event, 'rolled')).split(' ').map(Number), best: arg(event, 'best') })
        break
      case 'tie':
        open = false
        fight.rounds.at(-1)?.tied.push(seat)
        break
      case 'lost':
        open = false
        fight.rounds.at(-1)?.lost.push({ seat, points: arg(event, 'points') })
        break
      case 'won':
        fight.winner = seat
        break
      case 'returned':
      case 'lap':
        break
      default: // a fight that ends without a winner told: let the rest be shown as it is
        return { fight, length: at - start }
    }
  }
  return { fight, length: at - start }
}

function fromOf(event: EventTold): Pool['from'] {
  const [small, large, symbol] = ['small', 'large', 'symbol'].map((name) => arg<number | undefined>(event, name))
  return small === undefined || large === undefined || symbol === undefined ? null : { small, large, symbol }
}

/** The sides that roll in a round: those of the first one that have not lost yet. */
export function rolling(fight: Fight, round: number): readonly Pool[] {
  const seats = fight.rounds[round]?.rolls.map((roll) => roll.seat) ?? []
  return fight.pools.filter((pool) => seats.includes(pool.seat))
}

export interface Odds {
  /** By pool, in their order: the chance to win with one roll. */
  wins: readonly number[]
  tie: number
}

/** What the components tell of one roll of pools of these sizes; null if they tell nothing. */
export function oddsOf(components: unknown, pools: readonly number[]): Odds | null {
  const order = pools.map((_, at) => at).sort((one, two) => pools[two]! - pools[one]!)
  const told = (components as { odds?: Record<string, readonly number[]> } | null)?.odds?.[order.map((at) => pools[at]).join(' ')]
  if (!told) return null
  const wins = pools.map((_, at) => told[order.indexOf(at)]!)
  return { wins, tie: Math.max(0, 1 - wins.reduce((sum, one) => sum + one, 0)) }
}

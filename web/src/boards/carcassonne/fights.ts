// A fight as the events tell it.

import type { EventTold } from '../../lib/told'
import type { CarcassonneComponents, CarcassonneEvent, CarcassonneEventFight, Said } from '../../lib/protocol'

export interface Pool {
  seat: number // who speaks for the side
  side: Said
  dice: number
  /** The dice that small figures, large figures and a symbol bring. */
  from: { small: number; large: number; symbol: number }
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
  rules: { tie?: string | undefined; lost?: string | undefined; won?: string | undefined }
  pools: Pool[]
  rounds: Round[]
  winner: number | null
}

/** An event of the log as this game declares it. */
export type Told = EventTold & CarcassonneEvent

/** The fight that starts with the event at an index, and how many events it takes. */
export function readFight(events: readonly Told[], start: number): { fight: Fight; length: number } {
  const first = events[start] as Told & CarcassonneEventFight
  const fight: Fight = {
    kind: first.facts.kind,
    cell: first.facts.cell,
    rule: first.rule ?? null,
    rules: {},
    pools: [],
    rounds: [],
    winner: null,
  }
  let open = false // whether the last round may still get rolls
  let at = start + 1
  for (; at < events.length && fight.winner === null; at++) {
    const event = events[at]!
    switch (event.is) {
      case 'pool': {
        const { seat, dice, small, large, symbol } = event.facts
        fight.pools.push({ seat, side: (event.say.args as { side: Said }).side, dice, from: { small, large, symbol } })
        break
      }
      case 'roll':
        if (!open) fight.rounds.push({ rolls: [], tied: [], lost: [] })
        open = true
        fight.rounds.at(-1)!.rolls.push({ seat: event.facts.seat, values: event.facts.rolled, best: event.facts.best })
        break
      case 'tie':
        open = false
        fight.rules.tie = event.rule ?? undefined
        fight.rounds.at(-1)?.tied.push(event.facts.seat)
        break
      case 'lost':
        open = false
        fight.rules.lost = event.rule ?? undefined
        fight.rounds.at(-1)?.lost.push({ seat: event.facts.seat, points: event.facts.points })
        break
      case 'won':
        fight.rules.won = event.rule ?? undefined
        fight.winner = event.facts.seat
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

/** The sides that roll in a round: those that have not lost before. */
export function rolling(fight: Fight, round: number): readonly Pool[] {
  const lost = fight.rounds.slice(0, round).flatMap((one) => one.lost.map(({ seat }) => seat))
  return fight.pools.filter((pool) => !lost.includes(pool.seat))
}

export interface Odds {
  /** By pool, in their order: the chance to win with one roll. */
  wins: readonly number[]
  tie: number
}

/** What the components tell of one roll of pools of these sizes; null if they tell nothing. */
export function oddsOf(components: unknown, pools: readonly number[]): Odds | null {
  const order = pools.map((_, at) => at).sort((one, two) => pools[two]! - pools[one]!)
  const told = (components as Partial<CarcassonneComponents> | null)?.odds?.[order.map((at) => pools[at]).join(' ')]
  if (!told) return null
  const wins = pools.map((_, at) => told[order.indexOf(at)]!)
  return { wins, tie: Math.max(0, 1 - wins.reduce((sum, one) => sum + one, 0)) }
}

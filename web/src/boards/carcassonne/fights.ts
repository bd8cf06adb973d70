// A fight as the events tell it.

import type { EventTold, Said } from '../../lib/protocol'

export interface Pool {
  seat: number // who speaks for the side
  side: Said
  dice: number
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
  const fight: Fight = { kind: arg(first, 'kind'), cell: arg(first, 'cell'), rule: first.rule ?? null, pools: [], rounds: [], winner: null }
  let open = false // whether the last round may still get rolls
  let at = start + 1
  for (; at < events.length && fight.winner === null; at++) {
    const event = events[at]!
    const seat = arg<number>(event, 'seat')
    switch (event.key.slice(PREFIX.length)) {
      case 'pool':
        fight.pools.push({ seat, side: arg(event, 'side'), dice: arg(event, 'dice') })
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

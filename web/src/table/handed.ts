// Bots in place of people: what the log tells of it.

import type { DeedTold, TableTold } from '../lib/told'

/** A seat of one's own that a bot plays; `n` is the entry of the log by which it does. */
export interface Handed {
  seat: number
  n: number
  /** `asked`: by oneself. */
  reason: 'asked' | 'away' | 'time' | 'turn'
}

const AWAY: readonly unknown[] = ['away', 'left', 'banned']

const details = (entry: DeedTold): { seat?: number; reason?: string } =>
  (entry.details ?? {}) as { seat?: number; reason?: string }

function last(log: readonly DeedTold[], what: string, seat: number): DeedTold | undefined {
  return log.filter((entry) => entry.do === what && details(entry).seat === seat).at(-1)
}

export function handed(told: TableTold, log: readonly DeedTold[]): Handed[] {
  if (told.summary.status !== 'playing' && told.summary.status !== 'paused') return []
  return told.seats.flatMap((seat): Handed[] => {
    const one = told.summary.seats[seat]
    if (!one?.bot || one.kind === 'bot' || one.conceded) return []
    const entry = last(log, 'hand-over', seat)
    const reason = entry ? details(entry).reason : 'asked'
    const why = reason === 'time' || reason === 'turn' ? reason : AWAY.includes(reason) ? 'away' : 'asked'
    return [{ seat, n: entry?.n ?? 0, reason: why }]
  })
}

/** Who wants a bot at this seat; empty if they do not sit at the table. */
export const wisher = (log: readonly DeedTold[], seat: number): string => last(log, 'ask-hand-over', seat)?.name ?? ''

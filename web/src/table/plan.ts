// A table like the one before, and the links to its seats.

import { linksKey } from '../lib/lobby'
import type { NewTable, SeatPlan, TableTold } from '../lib/protocol'

/** The same game, options and seats: oneself and bots as before, a link for everybody else. */
export function samePlan(told: TableTold, addition: string): NewTable {
  const seats = told.summary.seats.map((seat, number): SeatPlan => {
    if (told.seats.includes(number)) return { kind: 'me' }
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.bot ?? null } : { kind: seat.kind }
  })
  return {
    game: told.summary.game,
    seats,
    options: told.options,
    public: told.summary.public,
    hints: told.hints ?? false,
    luck: addition,
    start: seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot'),
  }
}

/** Tokens are told only once, so whoever made the table keeps them while the browser is open. */
export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(linksKey(table), JSON.stringify(links))
  } catch {
    // Then a new link is made when it is wanted.
  }
}

export function keptLinks(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(linksKey(table)) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

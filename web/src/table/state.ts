import type { AskTold, TableTold } from '../lib/told'

/** Who is to act, from where somebody sits: `mine`, `handed` (my seat, but a bot plays it), `bot`, `theirs`, `paused`, `over`, `closed`. */
export interface State {
  is: 'mine' | 'handed' | 'bot' | 'theirs' | 'paused' | 'over' | 'closed'
  ask: AskTold | null
}

export function stateOf(told: TableTold, mine: AskTold | null): State {
  const { status, seats } = told.summary
  const asks = told.asks ?? []
  if (status === 'over' || status === 'closed') return { is: status, ask: null }
  if (status === 'paused') return { is: 'paused', ask: mine ?? asks[0] ?? null }
  if (mine) return { is: 'mine', ask: mine }
  const person = asks.find((ask) => !seats[ask.seat]?.bot)
  if (person) return { is: 'theirs', ask: person }
  const ask = asks[0] ?? null
  const handed = ask && told.seats.includes(ask.seat) && !seats[ask.seat]?.conceded
  return { is: handed ? 'handed' : ask ? 'bot' : 'theirs', ask }
}

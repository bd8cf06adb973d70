// What the lobby makes of the summaries of tables. No words here: keys and numbers only.

import { deadlineOf } from './days'
import type { GameTold, NewTable, SeatSummary, Summary } from './protocol'

/** The games for somebody new: those with a lesson, the easiest first; any others after them. */
export const forBeginners = (games: readonly GameTold[], taught: (game: string) => boolean): GameTold[] =>
  [...games].sort((a, b) => Number(taught(b.id)) - Number(taught(a.id)) || a.complexity - b.complexity)

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  return hour < 18 ? 'day' : 'evening'
}

export const isFree = (seat: SeatSummary): boolean => seat.kind !== 'bot' && !seat.name && !seat.gone

/** Seats that anybody may take now. */
export function openSeats(table: Summary): number {
  return table.status === 'open'
    ? table.seats.filter((seat) => seat.kind === 'open' && !seat.name && !seat.kept).length
    : 0
}

/** `who` is the sign of a person that the server gives out; names may be shared. */
export const isMine = (seat: SeatSummary, who: string | null): boolean => who !== null && seat.who === who

/** A seat is kept for this person. */
export const isKept = (seat: SeatSummary, who: string | null): boolean => who !== null && seat.kept_who === who

export const isInvited = (table: Summary, who: string | null): boolean =>
  table.status === 'open' && table.seats.some((seat) => isKept(seat, who))

export function isMyTurn(table: Summary, who: string | null): boolean {
  return (
    table.status === 'playing' &&
    table.waiting.some((at) => table.seats[at] && isMine(table.seats[at], who) && !table.seats[at].bot)
  )
}

/** Everybody is there, so it waits only for whoever made it. */
export const isReady = (table: Summary): boolean => table.status === 'open' && !table.seats.some(isFree)

const CLOSED_SHOWN = 3 * 24 * 3600 // seconds: so that those who were not there find out

const FAR = 1e12 // seconds, after any deadline

/** The tables that still go on, and those that were closed lately: where it is my turn first, the one that is most urgent
    at the top. */
export function goingOn(tables: readonly Summary[], who: string | null, now = Date.now() / 1000): Summary[] {
  const order = ['playing', 'open', 'paused', 'closed']
  const rank = (table: Summary): number =>
    isMyTurn(table, who) ? 0 : isInvited(table, who) ? 0.5 : 1 + order.indexOf(table.status)
  // Whose time is up first, then who has waited longest.
  const urgency = (table: Summary): number => deadlineOf(table, who) ?? FAR + table.updated_at
  const shown = ({ status, updated_at }: Summary): boolean =>
    status === 'closed' ? updated_at > now - CLOSED_SHOWN : status !== 'over'
  return tables
    .filter(
      (table) => shown(table) && !table.lesson && table.seats.some((seat) => isMine(seat, who) || isKept(seat, who)),
    )
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? urgency(a) - urgency(b) : b.updated_at - a.updated_at))
}

/** What is over; a lesson was no game. */
export const over = (tables: readonly Summary[]): Summary[] =>
  tables.filter((table) => table.status === 'over' && !table.lesson)

/** Games of others that are being played: where I sit myself, I do not watch. */
export const toWatch = (tables: readonly Summary[], who: string | null): Summary[] =>
  tables.filter((table) => !table.seats.some((seat) => isMine(seat, who)))

export interface Standing {
  seat: number
  place: number
  score: number | null
}

/** The places of all players: those without a seat, whom the rules play, have the places that no seat has. */
export function allPlaces(places: readonly number[], players: number): number[] {
  const taken = new Set<number>()
  for (const place of [...places].sort((a, b) => a - b)) {
    let at = place // equals share the better one
    while (taken.has(at)) at++
    taken.add(at)
  }
  const free = Array.from({ length: players }, (_, at) => at + 1).filter((place) => !taken.has(place))
  return [...places, ...free].slice(0, players)
}

/** The players of a finished game, best first; without places, as they sit. `others` are the points of those without a seat. */
export function standings(table: Summary, others: readonly (number | null)[] = []): Standing[] {
  const scores = [...table.seats.map((_, seat) => table.scores?.[seat] ?? null), ...others]
  const places = table.places ? allPlaces(table.places, scores.length) : null
  return scores
    .map((score, seat) => ({ seat, place: places?.[seat] ?? seat + 1, score }))
    .sort((a, b) => a.place - b.place)
}

/** A level without the strength that an even match was given: `even@0.43`. */
export const plainLevel = (level: string): string => level.replace(/@.*/, '')

/** The level of a bot for whom nobody has chosen one. */
export function usualLevel(levels: readonly string[]): string {
  const usual = levels.find((level) => level === 'medium') ?? levels.filter((level) => level !== 'hard').at(-1)
  return usual ?? levels.at(-1) ?? 'random'
}

/** Three at the table, if the game can be played so. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(3) ? 3 : (seats.find((number) => number > 1) ?? seats[0] ?? 2)
}

/** One click: me against bots, with the rulebook's defaults. */
export function playNow(game: GameTold): NewTable {
  const bots = Array.from({ length: usualSeats(game.seats) - 1 }, () => ({
    kind: 'bot',
    level: usualLevel(game.levels),
  }))
  return { game: game.id, seats: [{ kind: 'me' }, ...bots], public: false, hints: true, luck: true, start: true }
}

/** Where the tokens of a new table's links wait for the table's screen. */
export const linksKey = (table: string): string => `links-${table}`

export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    if (Object.keys(links).length) sessionStorage.setItem(linksKey(table), JSON.stringify(links))
  } catch {
    // Without it the owner makes new links at the table.
  }
}

// Putting what the server says into words at a table: seats by their players' names, places by the board's names.

import { levelName, nameOf } from '../lib/levels'
import type { Said, SeatSummary } from '../lib/protocol'
import type { TableTold } from '../lib/told'
import { hasWords, say, w } from '../lib/words.svelte'
import { isSaid } from './log'

export { plainTarget } from './names'

const BOTS_NAMED = 5 // by a star each
const EMBLEMS = ['triangle', 'square', 'circle', 'diamond', 'star'] // as art/seats draws them

/** How the board calls a target. */
export type PlaceName = (target: string) => string

/** Who sits there: the player's name, a bot's own name, else what the seat is called. */
export function seatNames(told: TableTold): string[] {
  const names = told.summary.seats.map((seat, number) => {
    if (seat.name || seat.gone) return nameOf(seat)
    if (told.summary.lesson && hasWords('web-first-rival')) return w('web-first-rival')
    if (seat.bot && number < BOTS_NAMED) return w('web-table-bot-name', { number })
    return unnamed(number, told.seat_names?.[number])
  })
  // Players whom the rules play have no seat, but a name.
  const others = (told.seat_names ?? []).slice(names.length).map((called, at) => unnamed(names.length + at, called))
  return [...names, ...others]
}

/** A seat where nobody's name is known: what the game calls it; but by its emblem, if that is a colour of the rulebook.
    People see other colours here, so that all can tell them apart, and what is written is to be what is seen. */
export function unnamed(number: number, called?: Said): string {
  const isName = called && !('colour' in (called.args ?? {})) && !('number' in (called.args ?? {}))
  if (isName && hasWords(called.key)) return say(called)
  return w('web-table-emblem', { emblem: EMBLEMS[number % EMBLEMS.length]! })
}

/** A message in words. A game whose words are not here is still told, if clumsily. */
export function tell(said: Said, names: readonly string[], place?: PlaceName): string {
  if (!hasWords(said.key)) return clumsy(said, names)
  return say(place ? placed(said, place) : said, [...names])
}

/** The same as a sentence: a capital first, a full stop last. */
export function sentence(said: Said, names: readonly string[], place?: PlaceName): string {
  const text = capital(tell(said, names, place))
  return /[.!?…:]$/.test(text) ? text : `${text}.`
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function placed(said: Said, place: PlaceName): Said {
  const args: Record<string, unknown> = { ...(said.args ?? {}) }
  for (const [name, value] of Object.entries(args)) {
    if (name === 'cell' && typeof value === 'string') args[name] = place(`cell:${value}`)
    else if (isSaid(value)) args[name] = placed(value, place)
  }
  return { key: said.key, args }
}

function clumsy(said: Said, names: readonly string[]): string {
  const rest = Object.entries(said.args ?? {}).map(([name, value]) => {
    if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat'))) return names[value] ?? unnamed(value)
    return `${name} ${isSaid(value) ? tell(value, names) : String(value)}`
  })
  const what = said.key.replace(/^[a-z]+-(ask|event|option|why)-?/, '').replaceAll('-', ' ') || said.key
  return [what, ...rest].join(' · ')
}

/** What an option is called: its label, or its notation where there are no words for it. */
export function optionName(
  option: { notation: string; label: Said },
  names: readonly string[],
  place?: PlaceName,
): string {
  return capital(hasWords(option.label.key) ? tell(option.label, names, place) : option.notation)
}

/** A bot's level in words, or null for a person. */
export function botLevel(seat: SeatSummary): string | null {
  return seat.bot ? w('web-seat-bot-level', { level: levelName(seat.bot) }) : null
}

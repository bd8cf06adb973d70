// Names of bots and of their levels, and of who sits somewhere.

import { plainLevel } from './lobby'
import type { SeatSummary } from './protocol'
import { attribute, hasWords, w } from './words.svelte'

export function levelName(level: string): string {
  const key = `web-level-${plainLevel(level)}`
  return hasWords(key) ? w(key) : level
}

export function levelAbout(level: string): string {
  return attribute(`web-level-${plainLevel(level)}`, 'about')
}

const BOTS_NAMED = 5

/** The name a bot goes by at a table: a star for each seat, as in its log. */
export function botName(seat: number, level: string): string {
  return seat < BOTS_NAMED
    ? w('web-table-bot-name', { number: seat })
    : w('web-seat-bot-level', { level: levelName(level) })
}

/** The name of who sits there, or sat there before they deleted all that was known of them. */
export function nameOf(seat: SeatSummary): string {
  return seat.name || (seat.gone ? w('someone-who-left') : '')
}

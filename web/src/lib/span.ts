// A span of time in words: "3 days", "15 minutes", by the rules of the language itself.

import { settings } from './settings.svelte'

const UNITS: readonly [string, number][] = [
  ['week', 604800],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

export function span(seconds: number, language: string = settings.language): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

const PARTS = UNITS.slice(1, 4) // days, hours, minutes

const told = (value: number, unit: string, unitDisplay: 'long' | 'short', language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value)

/** A span that need not be exact, by its two largest parts: "1 day 4 hr", "22 min". */
export function rough(seconds: number, language: string = settings.language): string {
  const at = PARTS.findIndex(([, size]) => seconds >= size)
  if (at < 0) return told(1, 'minute', 'short', language)
  const [unit, size] = PARTS[at]!
  const next = PARTS[at + 1]
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0
  return [
    told(Math.floor(seconds / size), unit, 'short', language),
    ...(next && rest ? [told(rest, next[0], 'short', language)] : []),
  ].join(' ')
}

/** "7 days". */
export const days = (count: number, language: string = settings.language): string =>
  told(count, 'day', 'long', language)

/** How long something took, in one unit: "48 minutes", "3 hours", "5 days". */
export function lasted(seconds: number, language: string = settings.language): string {
  const [unit, size] = PARTS.find(([, size]) => seconds >= 2 * size) ?? PARTS.at(-1)!
  return told(Math.max(1, Math.round(seconds / size)), unit, 'long', language)
}

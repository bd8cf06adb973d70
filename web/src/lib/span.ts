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

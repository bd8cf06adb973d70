// Names and points, without any words of a language.

/** What a target is called where the board does not say: `card:raid3` → "raid3", `seat:1` → the player. */
export function plainTarget(target: string, names: readonly string[]): string {
  const [kind, ...rest] = target.split(':')
  const value = rest.join(':')
  if (kind === 'seat' && names[Number(value)] !== undefined) return names[Number(value)]!
  return value || target
}

/** Text cut up so that names and points can stand out. */
export interface Bit {
  text: string
  kind: 'plain' | 'name' | 'points'
}

export function bits(text: string, names: readonly string[]): Bit[] {
  const known = names.filter((name) => name.length > 1).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Whole words only: a seat may be called “Star”.
  const pattern = new RegExp(`(\\+\\d+|(?<![\\p{L}\\p{N}])(?:${known.join('|') || '(?!)'})(?![\\p{L}\\p{N}]))`, 'gu')
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, kind: /^\+\d+$/.test(part) ? 'points' : names.includes(part) ? 'name' : 'plain' }))
}

/** Points by seat, where the view tells them by sides, or Power by seats: conventions of views, not rules. */
export function pointsOf(view: unknown, seat: number): number | null {
  return sideOf(view, seat)?.points ?? powerOf(view, seat)
}

function powerOf(view: unknown, seat: number): number | null {
  const seats = (view as { seats?: unknown } | null)?.seats
  const power: unknown = Array.isArray(seats)
    ? (seats[seat] as { power?: unknown } | undefined)?.power
    : fameOf(view, seat)
  return typeof power === 'number' ? power : null
}

function fameOf(view: unknown, seat: number): unknown {
  const players = (view as { players?: unknown } | null)?.players
  return Array.isArray(players) ? (players[seat] as { fame?: unknown } | undefined)?.fame : null
}

interface Side {
  seats: number[]
  points: number
}

function sideOf(view: unknown, seat: number): Side | null {
  return sides(view).find((side) => side.seats.includes(seat)) ?? null
}

function sides(view: unknown): Side[] {
  const found = (view as { sides?: unknown } | null)?.sides
  if (!Array.isArray(found)) return []
  return found.filter(
    (side): side is Side => Array.isArray((side as Side).seats) && typeof (side as Side).points === 'number',
  )
}

/** The players of a side, by number. */
export function sideName(view: unknown, side: number, names: readonly string[]): string {
  const seats = sides(view)[side]?.seats ?? [side]
  return seats.map((seat) => names[seat] ?? '?').join(' + ')
}

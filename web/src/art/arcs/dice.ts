// Faces of the three kinds of dice. Each kind has its own outline: round corners, cut corners, notched corners.

import { ARCS_ICONS, type ArcsIconName } from './icons'
import { n } from '../basics'

/** In the order in which a face tells them. */
export const SYMBOLS = [
  'self_hit',
  'intercept',
  'hit',
  'building_hit',
  'key',
] as const satisfies readonly ArcsIconName[]

// For a square of 48.
const OUTLINES: Record<string, string> = {
  skirmish: 'M12 2h24a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H12A10 10 0 0 1 2 36V12A10 10 0 0 1 12 2Z',
  assault: 'M13 2h22l11 11v22L35 46H13L2 35V13Z',
  raid: 'M11 2h26a9 9 0 0 0 9 9v26a9 9 0 0 0-9 9H11a9 9 0 0 0-9-9V11a9 9 0 0 0 9-9Z',
}
const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[24, 24]],
  2: [
    [15, 15.5],
    [33, 32.5],
  ],
  3: [
    [24, 13.5],
    [13.5, 33],
    [34.5, 33],
  ],
}
const SIZES: Record<number, number> = { 1: 26, 2: 20, 3: 17 }

/** A face in a square of 48; `face` says how many of each symbol. Coloured by `--die`. */
export function dieFace(kind: string, face: readonly number[]): string {
  const shown = SYMBOLS.flatMap((symbol, at) => Array.from({ length: face[at] ?? 0 }, () => symbol))
  const count = Math.min(3, shown.length)
  const size = SIZES[count] ?? 0
  const signs = shown.slice(0, 3).map((symbol, i) => {
    const [x, y] = PLACES[count]![i]!
    const own = symbol === 'self_hit' || symbol === 'intercept' ? 'var(--die-bad)' : 'var(--die-ink)'
    return (
      `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 24).toFixed(3)})" ` +
      `style="color:${own}">${ARCS_ICONS[symbol]}</g>`
    )
  })
  return (
    `<path d="${OUTLINES[kind] ?? OUTLINES.skirmish}" style="fill:var(--die-ground)" stroke="var(--die)" ` +
    `stroke-width="2"/>${signs.join('')}`
  )
}

// Emblems of the factions, our own: a rising wing, a citadel from above, a sight. Each has its own outline, so that
// colour never tells alone.

import { line, n, type Point } from '../basics'

export type Faction = 'rebel' | 'empire' | 'bounty_hunter'

interface Look {
  ink: string
  rim: string
  ground: string
  glyph: string
  shape: (attributes: string) => string
}

const ring = (count: number, at: (angle: number) => readonly Point[]): Point[] =>
  Array.from({ length: count }, (_, i) => (i * 2 * Math.PI) / count).flatMap((angle) => at(angle))
const spun = (p: Point, angle: number): Point => [
  p[0] * Math.cos(angle) - p[1] * Math.sin(angle),
  p[0] * Math.sin(angle) + p[1] * Math.cos(angle),
]
const hexagon = (r: number): string =>
  line(
    ring(6, (angle) => [spun([r, 0], angle)]),
    true,
  )

// A fort with four bastions: wall, flank, shoulder, tip, shoulder, flank; a court in the middle, and its keep.
const WALL: Point[] = [
  [-2.7, -5.2],
  [2.7, -5.2],
  [3.9, -8.9],
  [9.7, -9.7],
  [8.9, -3.9],
  [5.2, -2.7],
]
const CITADEL =
  line(
    ring(4, (angle) => WALL.map((p) => spun(p, angle))),
    true,
  ) + line(ring(4, (angle) => [spun([2.6, -2.6], angle)]).reverse(), true)

const LOOKS: Record<Faction, Look> = {
  rebel: {
    ink: '#ffd9cf',
    rim: '#ff8f78',
    ground: '#5a1730',
    glyph:
      '<path d="M0-10.2L11.4 5L6.7 3.9L7.6 9.2L0 1.8L-7.6 9.2L-6.7 3.9L-11.4 5Z" fill="#ffd9cf" stroke="#ffd9cf" ' +
      'stroke-width=".8" stroke-linejoin="round"/>',
    shape: (attributes) => `<circle r="15" ${attributes}/>`,
  },
  empire: {
    ink: '#f1f4fb',
    rim: '#c3cce0',
    ground: '#2b3346',
    glyph: `<path d="${CITADEL}" fill="#f1f4fb" fill-rule="evenodd" stroke="#f1f4fb" stroke-width=".6" stroke-linejoin="round"/>`,
    shape: (attributes) => `<path d="${hexagon(16.4)}" ${attributes}/>`,
  },
  bounty_hunter: {
    ink: '#f6eaa0',
    rim: '#d9c65a',
    ground: '#37380f',
    glyph:
      '<circle r="6.3" fill="none" stroke="#f6eaa0" stroke-width="2.1"/>' +
      '<path d="M0-10.4V-3.9M0 10.4V3.9M-10.4 0H-3.9M10.4 0H3.9" stroke="#f6eaa0" stroke-width="2.3"/>' +
      '<circle r="1.6" fill="#f6eaa0"/>',
    shape: (attributes) => `<rect x="-13.6" y="-13.6" width="27.2" height="27.2" rx="5" ${attributes}/>`,
  },
}

const look = (faction: string): Look => LOOKS[faction as Faction] ?? LOOKS.bounty_hunter
export const factionRim = (faction: string): string => look(faction).rim

/** The emblem around the origin, about 2 r wide. */
export function badge(faction: string, r = 16): string {
  const { shape, ground, rim, glyph } = look(faction)
  return (
    `<g transform="scale(${n((r / 16) * 10) / 10})">${shape('fill="#060914" opacity=".55" transform="translate(1.2 1.8) scale(1.1)"')}` +
    `${shape(`fill="${ground}" stroke="${rim}" stroke-width="2.2" stroke-linejoin="round"`)}<g transform="scale(.97)">${glyph}</g></g>`
  )
}

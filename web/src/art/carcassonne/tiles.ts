// A tile as SVG. Its geometry is turned as points and only then shaded, so that light always falls from the upper left
// and symbols stay upright.

import { apart, chance, line, n, smooth, type Point } from '../basics'
import { badge, factionRim } from './factions'
import { geometryWithRocks, lengthOf, lookOf, turned, type Face, type Field, type Route } from './geometry'
import { rock } from './rocks'
import { symbolSpots } from './spots'
import { world } from './worlds'

export const DUST = '#574453'
export const GROUND = '#131d41'
const RIM = '#e3bd93'

function lane(points: Point[]): { glow: string; edge: string; body: string; dashes: string } {
  const d = smooth(points)
  const all = lengthOf(points)
  const dash = (all / Math.max(2, Math.round(all / 15)) / 2).toFixed(2)
  return {
    glow:
      `<path d="${d}" stroke="#5f8cff" stroke-width="36" stroke-opacity=".08"/>` +
      `<path d="${d}" stroke="#5f8cff" stroke-width="26" stroke-opacity=".17"/>`,
    edge: `<path d="${d}" stroke="#9dbcff" stroke-width="16.5"/>`,
    body: `<path d="${d}" stroke="#2746a8" stroke-width="12.5"/><path d="${d}" stroke="#5b86f2" stroke-width="6" stroke-opacity=".38"/>`,
    dashes:
      `<path d="${d}" stroke="#f2f6ff" stroke-width="2.6" stroke-dasharray="${dash} ${dash}" ` +
      `stroke-dashoffset="${(Number(dash) / 2).toFixed(2)}" stroke-opacity=".95"/>`,
  }
}

function gate(route: Route, turn: (p: Point) => Point): string {
  if (!route.gate) return ''
  const [at, way] = [route.gate.at, route.gate.along]
  const a = turn(at)
  const b = turn([at[0] + way[0], at[1] + way[1]])
  const side: Point = [-(b[1] - a[1]), b[0] - a[0]]
  const bar = (half: number) =>
    `M${n(a[0] + side[0] * half)} ${n(a[1] + side[1] * half)}L${n(a[0] - side[0] * half)} ${n(a[1] - side[1] * half)}`
  return (
    `<path d="${bar(13)}" stroke="#060a18" stroke-width="8" stroke-linecap="round" stroke-opacity=".6"/>` +
    `<path d="${bar(11)}" stroke="#eaf0ff" stroke-width="4.6" stroke-linecap="round"/>`
  )
}

const OCTAGON = Array.from({ length: 8 }, (_, i): Point => [
  Math.cos(Math.PI / 8 + (i * Math.PI) / 4) * 19,
  Math.sin(Math.PI / 8 + (i * Math.PI) / 4) * 19,
])
const STATION =
  '<g transform="translate(80 80)"><circle r="30" fill="#5f8cff" fill-opacity=".16"/>' +
  `<path d="${line(OCTAGON, true)}" fill="#060a18" fill-opacity=".55" ` +
  'transform="translate(1.4 2.2) scale(1.06)"/>' +
  `<path d="${line(OCTAGON, true)}" fill="#39477a" stroke="#dfe7fb" stroke-width="2.6" stroke-linejoin="round"/><path d="${line(
    OCTAGON.map((p): Point => [p[0] * 0.66, p[1] * 0.66]),
    true,
  )}" fill="#1a2347" stroke="#8fa3d8" stroke-width="1.4"/>` +
  '<circle r="8.5" fill="url(#art-core)"/><circle r="3.6" fill="#fffdf2"/></g>'

function asteroids(face: Face, field: Field, clip: string, turn: (p: Point) => Point): string {
  const outline = line(field.outline.map(turn), true)
  const rims = field.rims.map((rim) => smooth(rim.points.map(turn)))
  const strokes = (attributes: string) =>
    `<g fill="none" ${attributes}>${rims.map((d) => `<path d="${d}"/>`).join('')}</g>`
  let s =
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    `${strokes(`stroke="${RIM}" stroke-width="11" opacity=".1"`)}<path d="${outline}" fill="${DUST}"/>` +
    `<g clip-path="url(#${clip})">`
  // Clouds keep off the edge of the tile, so that neighbours match.
  const r = chance(face.id + field.id + 'cl')
  for (let k = 0; field.sides.length > 1 && k < 4; k++) {
    const p = turn([40 + r() * 80, 40 + r() * 80])
    const q = Math.min(p[0], p[1], 160 - p[0], 160 - p[1], 26 + r() * 26)
    s += `<ellipse cx="${n(p[0])}" cy="${n(p[1])}" rx="${n(q)}" ry="${n(q * 0.8)}" fill="url(#${k % 2 ? 'art-dust-b' : 'art-dust-a'})"/>`
  }
  s += strokes('stroke="#2a1c29" stroke-width="9" opacity=".45"')
  for (const grain of field.dust) {
    const p = turn(grain.at)
    s += `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(grain.radius)}" fill="#e9cda8" fill-opacity="${grain.shine.toFixed(2)}"/>`
  }
  return (
    s +
    '</g>' +
    field.rocks.map((one) => rock(turn(one.at), one.radius, one.seed)).join('') +
    strokes(`stroke="${RIM}" stroke-width="2.6"`)
  )
}

/** The tile in its frame of 160 by 160. Needs the shared gradients (gradients.ts). */
export function tileArt(face: Face, quarters: number): string {
  const made = geometryWithRocks(face)
  const turn = (p: Point) => turned(p, quarters)
  const name = `art-${lookOf(face)}-${quarters}`
  let s =
    `<rect width="160" height="160" fill="${GROUND}"/>` +
    `<circle cx="80" cy="80" r="78" fill="url(#${made.nebula < 0.55 ? 'art-nebula-a' : 'art-nebula-b'})"/>`
  for (const star of made.stars) {
    const p = turn(star.at)
    s +=
      `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(star.radius)}" ` +
      `fill="${star.shine > 0.7 ? '#fff4dc' : '#cfdcff'}" fill-opacity="${star.shine.toFixed(2)}"/>`
  }
  const lanes = made.routes.map((route) => lane(route.points.map(turn)))
  const part = (which: 'glow' | 'edge' | 'body' | 'dashes') => lanes.map((one) => one[which]).join('')
  s +=
    `<g fill="none">${part('glow')}</g>` +
    made.fields.map((field) => asteroids(face, field, `${name}-${field.id}`, turn)).join('')
  s +=
    `<g fill="none">${part('edge')}${part('body')}${part('dashes')}</g>` +
    made.routes.map((route) => gate(route, turn)).join('')
  if (made.station) s += STATION
  const symbols = symbolSpots(face, quarters)
  if (made.planet) {
    const c = turn(made.planet.at)
    const own = symbols.find((symbol) => symbol.on === 'planet')
    if (own)
      s +=
        `<circle cx="${n(c[0])}" cy="${n(c[1])}" r="${n(apart(own.at, c))}" fill="none" ` +
        `stroke="${factionRim(own.faction)}" stroke-width="1.3" stroke-dasharray="2.2 4.2" stroke-opacity=".7"/>`
    s += world(made.planet.name, c, made.planet.radius)
  }
  for (const { faction, at, on } of symbols)
    s += `<g transform="translate(${n(at[0])} ${n(at[1])})">${badge(faction, on === 'planet' ? 18.5 : 20)}</g>`
  return `<g clip-path="url(#art-tile)">${s}</g>`
}

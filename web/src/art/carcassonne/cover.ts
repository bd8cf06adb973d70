// A little plan that lies aslant, with a tile about to land. The plan is a legal one, grown once and written down here.

import { chance, freshId, inside, line, mix, n, type Point } from '../basics'
import { figure } from './figures'
import { planet, type OrbKind } from '../orbs'
import { haze, stars } from '../sky'

type Side = 'N' | 'E' | 'S' | 'W'
// x, y, sides of the fields, sides of the routes, what they end at, whether a planet lies there.
type Cell = readonly [
  x: number,
  y: number,
  fields: readonly string[],
  routes: readonly string[],
  end: '' | 'cross' | 'field' | 'planet',
  planet: boolean,
]
const PLAN: readonly Cell[] = [
  [-2, -2, ['NSW'], ['E'], 'field', false],
  [-1, -2, [], ['W'], 'planet', true],
  [-2, -1, ['NW'], ['ES'], '', false],
  [-1, -1, [], ['W'], 'planet', true],
  [-2, 0, [], ['N', 'E', 'S', 'W'], 'cross', false],
  [0, -2, [], ['NS'], '', false],
  [-1, 0, [], ['E', 'S', 'W'], 'cross', false],
  [0, -1, ['S'], ['NE'], '', false],
  [-2, 1, [], ['NE'], '', false],
  [0, 0, ['N'], ['EW'], '', false],
  [-1, 1, [], ['NW'], '', false],
  [1, -1, ['ES'], ['NW'], '', false],
  [1, 0, ['NES'], ['W'], 'field', false],
  [0, 1, [], [], '', true],
  [1, 1, ['NES'], [], '', false],
  [2, 0, ['E', 'W'], [], '', false],
]
const LANDING: Cell = [2, -1, ['W'], ['NE'], '', false]
// seat, where, whether large
const FIGURES: readonly (readonly [number, number, number, boolean])[] = [
  [0, 1.388, 3.388, false],
  [1, 3.69, 3.5, true],
  [3, 3.19, 2.5, false],
  [1, 3.388, 1.388, false],
  [0, 2.5, 1.86, false],
]
const COLOURS: Record<number, string> = { 0: '#f0764d', 1: '#62bdf0', 3: '#f3da5a' }

const SIDES = 'NESW'
const MIDDLE: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
const middle = (side: string): Point => MIDDLE[side as Side]

const bow = (a: Point, b: Point, c: Point): Point[] =>
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const u = 1 - t
    return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]]
  })

function region(group: string): Point[] {
  const spin = (points: Point[], times: number): Point[] =>
    points.map((p) => {
      let [x, y] = p
      for (let i = 0; i < times; i++) [x, y] = [100 - y, x]
      return [x, y]
    })
  if (group.length === 1) return spin(bow([0, 0], [50, 58], [100, 0]), SIDES.indexOf(group))
  if (group.length === 3) {
    const missing = [...SIDES].findIndex((side) => !group.includes(side))
    return spin([[0, 0], [100, 0], [100, 100], ...bow([100, 100], [50, 52], [0, 100])], (missing + 2) % 4)
  }
  if (group === 'EW' || group === 'NS')
    return spin([...bow([0, 0], [50, 44], [100, 0]), ...bow([100, 100], [50, 56], [0, 100])], group === 'EW' ? 0 : 1)
  return spin(
    [[0, 0], [100, 0], [100, 100], ...bow([100, 100], [28, 72], [0, 0])],
    ['NE', 'ES', 'SW', 'NW'].indexOf(group),
  )
}

function lane(group: string, end: Cell[4]): string {
  const a = middle(group[0]!)
  if (group.length === 1) {
    const stop = end === 'planet' ? 0.5 : end === 'field' ? 0.62 : 0.82
    return `M${a}L${n(a[0] + (50 - a[0]) * stop)} ${n(a[1] + (50 - a[1]) * stop)}`
  }
  const b = middle(group[1]!)
  if (group === 'NS' || group === 'EW') return `M${a}L${b}`
  const pull = (p: Point) => `${n(((p[0] + 50) / 2) * 0.4 + 30)} ${n(((p[1] + 50) / 2) * 0.4 + 30)}`
  return `M${a}C${pull(a)} ${pull(b)} ${b}`
}

function rock(x: number, y: number, r: number, seed: number): string {
  const c = chance(seed * 131 + 17)
  const count = 6 + Math.floor(c() * 3)
  const turn = c() * 6
  const corners = Array.from({ length: count }, (_, i): Point => {
    const angle = turn + (i / count) * 6.283
    const e = r * (0.78 + c() * 0.34)
    return [x + Math.cos(angle) * e, y + Math.sin(angle) * e * 0.86]
  })
  const peak: Point = [x - r * 0.15 + c() * r * 0.2, y - r * 0.2 + c() * r * 0.15]
  return corners
    .map((p, i) => {
      const q = corners[(i + 1) % count]!
      const lit = Math.cos(Math.atan2((p[1] + q[1]) / 2 - y, (p[0] + q[0]) / 2 - x) + 2.2)
      const colour = lit > 0 ? mix('#97879b', '#f1e6dc', lit * 0.5) : mix('#97879b', '#1b1630', -lit * 0.62)
      return `<path d="${line([peak, p, q], true)}" fill="${colour}" stroke="${colour}" stroke-width=".3"/>`
    })
    .join('')
}

function field(group: string, seed: number, c: () => number): string {
  const points = region(group)
  const outline = line(points, true)
  let s =
    `<path d="${outline}" fill="#5a4560" opacity=".92"/>` +
    `<path d="${outline}" fill="none" stroke="#b993a6" stroke-width="1.6" stroke-dasharray="1.5 3.2" ` +
    'stroke-linecap="round" opacity=".8"/>'
  for (let i = 0; i < 46; i++) {
    const p: Point = [c() * 100, c() * 100]
    if (inside(p, points))
      s += `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(0.4 + c() * 0.6)}" fill="#d8bccb" opacity=".45"/>`
  }
  const rocks: [number, number, number][] = []
  const within = (v: number) => Math.min(99, Math.max(1, v))
  for (let i = 0; i < 90 && rocks.length < 3 + group.length * 4; i++) {
    const [x, y, r] = [5 + c() * 90, 5 + c() * 90, 3.2 + c() * c() * 8]
    const fits = [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ].every(([dx, dy]) => inside([within(x + dx! * r * 0.7), within(y + dy! * r * 0.7)], points))
    if (fits && rocks.every((other) => Math.hypot(other[0] - x, other[1] - y) > other[2] + r + 1.5))
      rocks.push([x, y, r])
  }
  return s + rocks.map(([x, y, r], i) => rock(x, y, r, seed * 31 + i)).join('')
}

function tile(cell: Cell, seed: number, ground: readonly [string, string]): string {
  const c = chance(seed * 977 + 5)
  const [clip, fill] = [freshId('clip'), freshId('tile')]
  let s =
    `<clipPath id="${clip}"><rect width="100" height="100" rx="2"/></clipPath>` +
    `<linearGradient id="${fill}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground[1]}"/>` +
    `<stop offset="1" stop-color="${ground[0]}"/></linearGradient><g clip-path="url(#${clip})">` +
    `<rect width="100" height="100" fill="url(#${fill})"/>`
  for (let i = 0; i < 16; i++)
    s += `<circle cx="${n(c() * 100)}" cy="${n(c() * 100)}" r="${c() > 0.85 ? 0.9 : 0.45}" fill="#dbe6ff" opacity="${n(0.3 + c() * 0.5)}"/>`
  s += cell[2].map((group, i) => field(group, seed + i * 7, c)).join('')
  for (const group of cell[3]) {
    const d = lane(group, cell[4])
    s +=
      `<path d="${d}" stroke="#a9c7ff" stroke-width="15" opacity=".13" fill="none"/>` +
      `<path d="${d}" stroke="#0a1128" stroke-width="8.6" fill="none"/>` +
      `<path d="${d}" stroke="#a9c7ff" stroke-width="7.8" fill="none" opacity=".5"/>` +
      `<path d="${d}" stroke="#12204a" stroke-width="5" fill="none"/>` +
      `<path d="${d}" stroke="#eef5ff" stroke-width="1.5" stroke-dasharray="5 4" fill="none"/>`
  }
  if (cell[4] === 'cross') {
    s +=
      '<circle cx="50" cy="50" r="10.5" fill="#0d1733" stroke="#a9c7ff" stroke-width="2"/>' +
      '<circle cx="50" cy="50" r="5.6" fill="none" stroke="#a9c7ff" stroke-width="1.3" ' +
      'stroke-dasharray="2.6 1.8"/><circle cx="50" cy="50" r="2.2" fill="#ffd79a"/>'
  }
  return s + '</g><rect x=".5" y=".5" width="99" height="99" rx="2" fill="none" stroke="#31437a" opacity=".9"/>'
}

export function cover(w: number, h: number): string {
  const [A, B, lift] = [74, 39, 44]
  const at = (u: number, v: number): [number, number] => [n(292 + (u - v) * A), n(22 + (u + v) * B)]
  const slant = (x: number, y: number, drawing: string) =>
    `<g transform="matrix(${A / 100} ${B / 100} ${-A / 100} ${B / 100} ${x} ${y})">${drawing}</g>`
  const diamond = (x: number, y: number) => `M${x} ${y}L${x + A} ${y + B}L${x} ${y + 2 * B}L${x - A} ${y + B}Z`
  const ground = freshId('ground')
  let s =
    `<linearGradient id="${ground}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#0a1030"/>` +
    '<stop offset=".55" stop-color="#16245a"/><stop offset="1" stop-color="#0b1230"/></linearGradient>' +
    `<rect width="${w}" height="${h}" fill="url(#${ground})"/>`
  s +=
    haze(500, 60, 340, 170, '#5b6cff', 0.42, -18) +
    haze(120, 320, 300, 150, '#2fb7c9', 0.22, 12) +
    stars(w, h, 150, 11) +
    planet(560, 64, 40, 'ringed', 4)
  const kinds: OrbKind[] = ['sea', 'rose', 'icy', 'banded']
  for (const cell of PLAN) {
    const [cx, cy] = cell
    const [x, y] = at(cx + 2, cy + 2)
    s +=
      `<path d="M${x - A} ${y + B}L${x} ${y + 2 * B}L${x + A} ${y + B}V${y + B + 9}L${x} ${y + 2 * B + 9}L${x - A} ` +
      `${y + B + 9}Z" fill="#0a1026"/>` +
      `<path d="M${x - A} ${y + B}L${x} ${y + 2 * B}V${y + 2 * B + 9}L${x - A} ${y + B + 9}Z" fill="#24336b"/>`
    s += slant(x, y, tile(cell, cx * 53 + cy * 97 + 41, ['#182553', '#223370']))
    if (cell[5]) {
      const [px, py] = at(cx + 2.5, cy + 2.5)
      s +=
        `<ellipse cx="${px}" cy="${py + 4}" rx="28" ry="12" fill="#04081a" opacity=".6"/>` +
        planet(px, py - 17, 24, kinds[(cx + cy + 8) % 4]!, cx * 3 + cy + 9)
    }
  }
  for (const [seat, u, v, large] of FIGURES) {
    const [x, y] = at(u, v)
    s += `<g transform="translate(${x} ${y - 12}) scale(.62)">${figure(seat, large, COLOURS[seat])}</g>`
  }
  const [x, y] = at(LANDING[0] + 2, LANDING[1] + 2)
  s +=
    `<path d="${diamond(x, y)}" fill="#58e0c0" fill-opacity=".2" stroke="#58e0c0" stroke-width="2.2" ` +
    'stroke-dasharray="6 5"/>' +
    `<path d="M${x - A} ${y + B}v${-lift}M${x + A} ${y + B}v${-lift}M${x} ${y + 2 * B}v${-lift}" stroke="#58e0c0" ` +
    'opacity=".55"/>'
  return (
    s +
    slant(x, y - lift, tile(LANDING, 77, ['#22356f', '#31488d'])) +
    `<path d="${diamond(x, y - lift)}" fill="none" stroke="#8ff3dc" stroke-width="2"/>`
  )
}

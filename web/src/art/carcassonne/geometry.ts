// The geometry of a tile, from its segments: made once in the unturned frame of 160 by 160; the same tile always looks the same.
// A field meets the edge from a tenth to nine tenths of it, a lane at the middle, so that neighbours join.

import type { Face, FaceSegment } from '../../lib/protocol'
import { apart, chance, inside, type Chance, type Point } from '../basics'

export type { Face, FaceSegment } from '../../lib/protocol'

export const TILE = 160
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

export interface Rim {
  points: Point[]
  corner: number | null // of the tile, if the field only leaves that corner out
}
export interface Field {
  id: string
  sides: Side[]
  rims: Rim[]
  outline: Point[]
  symbolAt: Point
  anchor: Point
  rocks: { at: Point; radius: number; seed: string }[]
  dust: { at: Point; radius: number; shine: number }[]
}
export interface Route {
  id: string
  sides: Side[]
  points: Point[]
  gate: { at: Point; along: Point } | null // what closes it inside the tile
  symbolAt: Point
}
export interface Planet {
  id: string
  name: string
  at: Point
  radius: number
}
export interface Geometry {
  fields: Field[]
  routes: Route[]
  planet: Planet | null
  station: boolean
  stars: { at: Point; radius: number; shine: number }[]
  nebula: number
  symbols: { faction: string; segment: string; at: Point; on: 'field' | 'route' | 'planet' }[]
}

const MIDDLE: Record<Side, Point> = { N: [80, 0], E: [160, 80], S: [80, 160], W: [0, 80] }

/** A point turned clockwise by so many quarters about the middle of the tile. */
export function turned(p: Point, quarters: number): Point {
  let [x, y] = p
  for (let i = 0; i < (quarters & 3); i++) [x, y] = [TILE - y, x]
  return [x, y]
}
export const turnedSide = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) & 3]!
export const sidesOf = (edges: string): Side[] => SIDES.filter((side) => edges.includes(side))

// Catmull-Rom through the points, with the directions at both ends.
function spline(points: Point[], from: Point, to: Point): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const all: Point[] = [
    [first[0] - from[0] * 14, first[1] - from[1] * 14],
    ...points,
    [last[0] + to[0] * 14, last[1] + to[1] * 14],
  ]
  const out: Point[] = []
  for (let i = 1; i < all.length - 2; i++) {
    const [a, b, c, d] = [all[i - 1]!, all[i]!, all[i + 1]!, all[i + 2]!]
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const at = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
      out.push([at(0), at(1)])
    }
  }
  out.push(last)
  return out
}

// Pushes points off along the normal, but not at the ends: the profile at the edge stays the same.
function wobble(points: Point[], r: Chance, size: number): Point[] {
  const phase = [r() * 6.3, r() * 6.3, r() * 6.3] as const
  let total = 0
  const lengths = points.map((p, i) => (total += i ? apart(p, points[i - 1]!) : 0))
  return points.map((p, i) => {
    const [a, b] = [points[i - 1], points[i + 1]]
    if (!a || !b) return p
    const s = lengths[i]!
    const weight = Math.min(1, s / 26, (total - s) / 26)
    const push =
      (Math.sin(s / 9 + phase[0]) * 0.6 + Math.sin(s / 5.3 + phase[1]) * 0.4 + Math.sin(s / 17 + phase[2]) * 0.7) *
      size *
      weight *
      weight
    const length = apart(a, b) || 1
    return [p[0] - ((b[1] - a[1]) / length) * push, p[1] + ((b[0] - a[0]) / length) * push]
  })
}

// The rim of a field from one of its edges to the next, `gap` edges on clockwise; drawn as if the first were north.
function rim(gap: number, r: Chance, depth: number, waist: number): Point[] {
  if (gap === 1)
    return spline(
      [
        [144, 0],
        [148.7, 11.3],
        [160, 16],
      ],
      [0, 1],
      [1, 0],
    )
  if (gap === 2)
    return wobble(
      spline(
        [
          [144, 0],
          [138, 20],
          [waist + 10, 46],
          [waist, 80],
          [waist + 10, 114],
          [138, 140],
          [144, 160],
        ],
        [0, 1],
        [0, 1],
      ),
      r,
      1.7,
    )
  if (gap === 3)
    return wobble(
      spline(
        [
          [144, 0],
          [139, 22],
          [113, 53],
          [80, 80],
          [53, 113],
          [22, 139],
          [0, 144],
        ],
        [0, 1],
        [-1, 0],
      ),
      r,
      1.8,
    )
  return wobble(
    spline(
      [
        [144, 0],
        [138, 12],
        [117, depth * 0.68],
        [80, depth],
        [43, depth * 0.68],
        [22, 12],
        [16, 0],
      ],
      [0, 1],
      [0, -1],
    ),
    r,
    1.4,
  )
}

function field(face: Face, segment: FaceSegment, depth: number): Field {
  const sides = sidesOf(segment.edges)
  const r = chance(face.id + segment.id)
  const numbers = sides.map((side) => SIDES.indexOf(side))
  const rims: Rim[] = []
  const outline: Point[] = []
  numbers.forEach((number, i) => {
    const gap = (numbers[(i + 1) % numbers.length]! - number + 4) % 4 || 4
    const points = rim(gap, r, depth, sides.length === 3 ? 106 : 116).map((p) => turned(p, number))
    rims.push({ points, corner: gap === 1 ? number : null })
    outline.push(turned([16, 0], number), ...points)
  })
  const [anchor, symbolAt] = spots(segment.edges, sides)
  return { id: segment.id, sides, rims, outline, anchor, symbolAt, rocks: [], dust: [] }
}

// Where figure and symbol stand in a field, apart from each other.
function spots(edges: string, sides: Side[]): [Point, Point] {
  if (sides.length === 4)
    return [
      [106, 96],
      [54, 62],
    ]
  if (sides.length === 3) {
    const missing = SIDES.findIndex((side) => !edges.includes(side))
    return [turned([110, 52], missing + 2), turned([52, 54], missing + 2)]
  }
  if (sides.length === 1)
    return [turned([80, 23], SIDES.indexOf(sides[0]!)), turned([80, 23], SIDES.indexOf(sides[0]!))]
  if (edges.includes('N') === edges.includes('S'))
    return [turned([110, 80], edges.includes('N') ? 1 : 0), turned([52, 80], edges.includes('N') ? 1 : 0)]
  const corner = SIDES.findIndex((side, i) => edges.includes(side) && edges.includes(SIDES[(i + 1) & 3]!)) // NW is 3
  return [turned([98, 27], corner + 1), turned([42, 44], corner + 1)]
}

const length = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => sum + (i ? apart(p, points[i - 1]!) : 0), 0)

/** The point at a share of the way along. */
export function along(points: readonly Point[], share: number): Point {
  let left = length(points) * share
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    const step = apart(a, b)
    if (step >= left) return [a[0] + ((b[0] - a[0]) * left) / step, a[1] + ((b[1] - a[1]) * left) / step]
    left -= step
  }
  return points.at(-1)!
}
export const lengthOf = length

function route(segment: FaceSegment, planetRadius: number, gives: boolean): Route {
  const sides = sidesOf(segment.edges)
  const [a, b] = sides
  if (a && b) {
    const points = (SIDES.indexOf(b) - SIDES.indexOf(a)) % 2 === 0 ? straight(a, b, gives ? 9 : 0) : bend(a, b)
    return { id: segment.id, sides, points, gate: null, symbolAt: along(points, 0.36) }
  }
  const from = MIDDLE[a ?? 'N']
  const stop = segment.inner_end === 'crossroads' ? 17 : segment.inner_end === 'planet' ? planetRadius + 5 : 27
  const way: Point = [(80 - from[0]) / 80, (80 - from[1]) / 80]
  const end: Point = [80 - way[0] * stop, 80 - way[1] * stop]
  const points = Array.from({ length: 9 }, (_, i): Point => [
    from[0] + ((end[0] - from[0]) * i) / 8,
    from[1] + ((end[1] - from[1]) * i) / 8,
  ])
  return {
    id: segment.id,
    sides,
    points,
    gate: segment.inner_end === 'crossroads' ? null : { at: end, along: way },
    symbolAt: along(points, 0.5),
  }
}

// A lane under a field gives way a little.
function straight(a: Side, b: Side, bow: number): Point[] {
  const [from, to] = [MIDDLE[a], MIDDLE[b]]
  return Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    const push = Math.sin(Math.PI * t) ** 2 * bow
    const p: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return a === 'E' || a === 'W' ? [p[0], p[1] + push] : [p[0] + push, p[1]]
  })
}

function bend(a: Side, b: Side): Point[] {
  const both = a + b
  const c: Point = [both.includes('E') ? 160 : 0, both.includes('S') ? 160 : 0]
  const angle = (p: Point) => Math.atan2(p[1] - c[1], p[0] - c[0])
  const from = angle(MIDDLE[a])
  let to = angle(MIDDLE[b])
  if (to - from > Math.PI) to -= 2 * Math.PI
  if (from - to > Math.PI) to += 2 * Math.PI
  return Array.from({ length: 25 }, (_, i): Point => {
    const t = from + ((to - from) * i) / 24
    return [c[0] + 80 * Math.cos(t), c[1] + 80 * Math.sin(t)]
  })
}

const ROCKS: Record<number, number[]> = {
  1: [12, 8.5, 7, 5.5, 4.5, 4, 3.5],
  2: [14, 11, 9, 8, 7, 6, 5, 5, 4, 4, 3.5],
  3: [15, 13, 11, 10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 4, 3.5, 3.5],
}

// Rocks by chance, large ones first, clear of rims, symbols and the planet; and dust.
function scatter(face: Face, made: Geometry): void {
  for (const one of made.fields) {
    const r = chance(face.id + one.id + 'rocks')
    const free = (p: Point, radius: number) =>
      inside(p, one.outline) &&
      Math.min(p[0], p[1], TILE - p[0], TILE - p[1]) >= radius + 3 &&
      !one.rims.some((rim) => rim.points.some((q) => apart(q, p) < radius + 4)) &&
      !one.rocks.some((rock) => apart(rock.at, p) < rock.radius + radius + 5) &&
      !made.symbols.some((symbol) => apart(symbol.at, p) < radius + 25) &&
      !(made.planet && apart(made.planet.at, p) < made.planet.radius + radius + 6)
    for (const radius of ROCKS[Math.min(3, one.sides.length)]!) {
      for (let k = 0; k < 90; k++) {
        const p: Point = [6 + r() * 148, 6 + r() * 148]
        if (!free(p, radius)) continue
        one.rocks.push({ at: p, radius, seed: face.id + one.id + k + radius })
        r()
        break
      }
    }
    for (let k = 0; k < 60; k++) {
      const p: Point = [3 + r() * 154, 3 + r() * 154]
      if (inside(p, one.outline)) one.dust.push({ at: p, radius: 0.5 + r() * 0.8, shine: 0.25 + r() * 0.4 })
    }
  }
}

function starlight(made: Geometry, r: Chance): void {
  for (let k = 0; k < 60 && made.stars.length < 15; k++) {
    const p: Point = [5 + r() * 150, 5 + r() * 150]
    if (
      made.fields.some(
        (one) => inside(p, one.outline) || one.rims.some((rim) => rim.points.some((q) => apart(q, p) < 7)),
      )
    )
      continue
    if (made.routes.some((one) => one.points.some((q) => apart(q, p) < 15))) continue
    if (made.planet && apart(made.planet.at, p) < made.planet.radius + 8) continue
    made.stars.push({ at: p, radius: r() < 0.16 ? 1.5 : 0.55 + r() * 0.5, shine: 0.35 + r() * 0.55 })
  }
  made.nebula = r()
}

const looks = new Map<string, string[]>() // by id: what tiles of that id show
const names = new WeakMap<Face, string>()

/** Names what a tile shows: by its id, with a number where tiles of several packs have one id and show different things. */
export function lookOf(face: Face): string {
  const before = names.get(face)
  if (before) return before
  const shows = JSON.stringify([face.segments, face.symbols, face.planet])
  const known = looks.get(face.id) ?? []
  if (!known.includes(shows)) known.push(shows)
  looks.set(face.id, known)
  const number = known.indexOf(shows)
  const name = number ? `${face.id}-${number}` : face.id
  names.set(face, name)
  return name
}

const made = new Map<string, Geometry>()

export function geometry(face: Face): Geometry {
  const look = lookOf(face)
  const before = made.get(look)
  if (before) return before
  const fields = face.segments.filter((segment) => segment.kind === 'asteroid')
  const routes = face.segments.filter((segment) => segment.kind === 'route')
  const planet = face.segments.find((segment) => segment.kind === 'planet')
  const cap = fields.length === 1 && fields[0]!.edges.length === 1
  const radius = !planet ? 0 : cap ? 36 : routes.length ? 37 : 42
  const here: Geometry = {
    fields: fields.map((segment) => field(face, segment, planet ? 39 : 47)),
    routes: routes.map((segment) => route(segment, radius, cap)),
    planet: planet
      ? {
          id: planet.id,
          name: face.planet ?? face.id,
          at: cap ? turned([80, 93], SIDES.indexOf(sidesOf(fields[0]!.edges)[0]!)) : [80, 80],
          radius,
        }
      : null,
    station: routes.some((segment) => segment.inner_end === 'crossroads'),
    stars: [],
    nebula: 0,
    symbols: [],
  }
  for (const { faction, segment } of face.symbols ?? []) {
    const spot = here.fields.find((one) => one.id === segment) ?? here.routes.find((one) => one.id === segment)
    if (spot) here.symbols.push({ faction, segment, at: spot.symbolAt, on: 'outline' in spot ? 'field' : 'route' })
    else if (here.planet)
      here.symbols.push({
        faction,
        segment,
        at: [here.planet.at[0] + (radius + 12) * 0.707, here.planet.at[1] + (radius + 12) * 0.707],
        on: 'planet',
      })
  }
  made.set(look, here)
  return here
}

const strewn = new WeakSet<Geometry>()

/** The same with what is only looked at: rocks, dust and stars take longer than all else. */
export function geometryWithRocks(face: Face): Geometry {
  const here = geometry(face)
  if (strewn.has(here)) return here
  strewn.add(here)
  scatter(face, here)
  starlight(here, chance(face.id))
  return here
}

// Where symbols and figures stand on a tile, at any turn: upright, apart from each other, each on its own segment.

import { apart, inside, type Point } from '../basics'
import { along, geometry, lookOf, TILE, turned, turnedSide, type Face, type Geometry } from './geometry'

export interface Spot {
  at: Point
  scale: number
}

const SYMBOL = 21 // radius, with a little air
// Half the width of a figure, and how far it reaches up and down, at scale 1.
const REACH = { small: [21, 26, 26], large: [28, 47, 32] } as const
const SCALE = { small: 0.96, large: 0.8 } as const

/** Beside a planet the symbol keeps its place on the screen at any turn, and gives way only to a field or a lane on that side. */
function besidePlanet(made: Geometry, quarters: number): Point {
  const planet = made.planet!
  const c = turned(planet.at, quarters)
  const other = made.fields[0] ?? made.routes[0]
  const side = other ? turnedSide(other.sides[0]!, quarters) : 'N'
  const k = (planet.radius + 12) * 0.707
  return side === 'E' ? [c[0] - k, c[1] + k] : side === 'S' ? [c[0] + k, c[1] - k] : [c[0] + k, c[1] + k]
}

export function symbolSpots(
  face: Face,
  quarters: number,
): { faction: string; segment: string; at: Point; on: 'field' | 'route' | 'planet' }[] {
  const made = geometry(face)
  return made.symbols.map((symbol) => ({
    ...symbol,
    at: symbol.on === 'planet' ? besidePlanet(made, quarters) : turned(symbol.at, quarters),
  }))
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export function figureBox(spot: Spot, large: boolean): Box {
  const [half, up, down] = REACH[large ? 'large' : 'small'].map((reach) => reach * spot.scale) as [
    number,
    number,
    number,
  ]
  return { left: spot.at[0] - half, right: spot.at[0] + half, top: spot.at[1] - up, bottom: spot.at[1] + down }
}
/** How far a box reaches into a circle; 0: they are apart. */
export const overlap = (box: Box, c: Point, radius: number): number =>
  Math.max(
    0,
    radius - apart(c, [Math.min(box.right, Math.max(box.left, c[0])), Math.min(box.bottom, Math.max(box.top, c[1]))]),
  )
const covers = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
const beyond = (box: Box): number =>
  Math.max(0, -box.left) + Math.max(0, -box.top) + Math.max(0, box.right - TILE) + Math.max(0, box.bottom - TILE)

const GRID: Point[] = []
for (let x = 16; x <= 144; x += 4) for (let y = 12; y <= 148; y += 4) GRID.push([x, y])

/** The place that is wanted, those that there are, and which of these are on the segment. */
interface Places {
  wanted: Point
  all: readonly Point[]
  has: (p: Point) => boolean
}

function placesOn(made: Geometry, segment: string, quarters: number): Places {
  if (made.planet?.id === segment) {
    const c = turned(made.planet.at, quarters)
    const symbol = made.symbols[0] ? besidePlanet(made, quarters) : c
    const away = Math.sign(symbol[0] - c[0]) || 1
    return {
      wanted: [c[0] - away * 22, c[1] + (symbol[1] < c[1] ? 4 : 9)],
      all: GRID,
      has: (p) => apart(p, c) < made.planet!.radius + 6,
    }
  }
  const field = made.fields.find((one) => one.id === segment)
  if (field) {
    const outline = field.outline.map((p) => turned(p, quarters))
    const foot = (p: Point): Point => [p[0], Math.min(TILE - 2, p[1] + 12)]
    return {
      wanted: turned(field.anchor, quarters),
      all: GRID,
      has: (p) => inside(p, outline) && inside(foot(p), outline),
    }
  }
  const route = made.routes.find((one) => one.id === segment)
  if (!route) return { wanted: [80, 80], all: [[80, 80]], has: () => true }
  const points = route.points.map((p) => turned(p, quarters))
  const lane = Array.from({ length: 41 }, (_, i): Point => along(points, 0.08 + (i / 40) * 0.84))
  const raised = (p: Point): Point => [p[0], p[1] - 9] // it stands on the lane with its feet
  return {
    wanted: raised(along(points, route.sides.length === 1 ? 0.45 : 0.5)),
    all: lane.map(raised),
    has: () => true,
  }
}

const found = new Map<string, Spot[]>()

/** Where figures stand on a segment of a turned tile, in its frame of 160; true for a large one. */
export function figureSpots(face: Face, quarters: number, segment: string, larges: readonly boolean[]): Spot[] {
  const key = `${lookOf(face)} ${quarters} ${segment} ${larges.join()}`
  const before = found.get(key)
  if (before) return before
  const made = geometry(face)
  const symbols = symbolSpots(face, quarters)
  const { wanted, all, has } = placesOn(made, segment, quarters)
  const far = all.map((at) => apart(at, wanted))
  const nearest = all[far.indexOf(Math.min(...far))]!
  const crowd = [1, 1, 0.8, 0.68, 0.56][larges.length] ?? 0.46
  const spots: Spot[] = []
  for (const large of larges) {
    const scale = SCALE[large ? 'large' : 'small'] * crowd
    const costOf = (at: Point): number => {
      const box = figureBox({ at, scale }, large)
      const hidden = symbols.reduce((sum, symbol) => sum + overlap(box, symbol.at, SYMBOL), 0)
      const crowded = spots.reduce((sum, spot, i) => sum + covers(box, figureBox(spot, larges[i]!)), 0)
      return hidden * 60 + crowded * 0.6 + beyond(box) * 2 + apart(at, wanted)
    }
    let best = wanted
    let least = Infinity
    // Nothing farther away than what the nearest place costs can be better: most are not looked at.
    const farthest = has(nearest) ? costOf(nearest) : Infinity
    all.forEach((at, i) => {
      if (far[i]! > farthest) return
      const cost = costOf(at)
      if (cost < least && has(at)) [best, least] = [at, cost]
    })
    spots.push({ at: best, scale })
  }
  found.set(key, spots)
  return spots
}

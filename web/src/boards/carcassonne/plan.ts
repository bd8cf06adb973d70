// The plan that the tiles make: cells, targets, what lies under a point. Drawing only; what may be done is what the table says.

import { apart, inside, type Point } from '../../art/basics'
import {
  geometry,
  SIDES,
  sidesOf,
  TILE,
  turned,
  turnedSide,
  type Face,
  type FaceSegment,
  type Side,
} from '../../art/carcassonne/geometry'
import type { CarcassonneComponents, CarcassonneView } from '../../lib/protocol'

export type Cell = readonly [x: number, y: number]
export interface Laid {
  cell: string
  at: Cell
  face: Face
  quarters: number
}
export type Plan = ReadonlyMap<string, Laid>

export const STEP: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export function cellOf(text: string): Cell {
  const [x, y] = text.split(',')
  return [Number(x), Number(y)]
}
export const cellText = ([x, y]: Cell): string => `${x},${y}`

/** What a target points at: `segment:3,-1/r1` → kind "segment", cell "3,-1", segment "r1". */
export function readTarget(target: string): { kind: string; cell: string; segment: string; value: string } {
  const colon = target.indexOf(':')
  const value = target.slice(colon + 1)
  const [cell = '', segment = ''] = value.split('/')
  return { kind: target.slice(0, colon), cell, segment, value }
}
export const segmentTarget = (cell: string, segment: string): string => `segment:${cell}/${segment}`

export function facesOf(components: unknown): ReadonlyMap<string, Face> {
  const tiles = (components as CarcassonneComponents | null)?.tiles ?? []
  return new Map(tiles.map((face) => [face.id, face]))
}

export function planOf(view: Pick<CarcassonneView, 'tiles'>, faces: ReadonlyMap<string, Face>): Map<string, Laid> {
  const plan = new Map<string, Laid>()
  for (const { cell, tile, turn } of view.tiles) {
    const face = faces.get(tile)
    if (face) plan.set(cell, { cell, at: cellOf(cell), face, quarters: (turn / 90) & 3 })
  }
  return plan
}

export interface Bounds {
  left: number
  top: number
  right: number // first column beyond
  bottom: number
}
export function boundsOf(cells: Iterable<string>): Bounds {
  const all = [...cells].map(cellOf)
  if (!all.length) return { left: 0, top: 0, right: 1, bottom: 1 }
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 }
}

export const segmentOf = (laid: Laid | undefined, id: string): FaceSegment | undefined =>
  laid?.face.segments.find((segment) => segment.id === id)
/** The sides of the plan that a segment of a turned tile reaches. */
export const reaches = (laid: Laid, segment: FaceSegment): Side[] =>
  sidesOf(segment.edges).map((side) => turnedSide(side, laid.quarters))
/** What a turned tile has on a side. */
export const edgeOf = (face: Face, quarters: number, side: Side): string =>
  face.edges[(SIDES.indexOf(side) - quarters + 4) & 3] ?? 'space'
const fieldAt = (laid: Laid, side: Side): FaceSegment | undefined =>
  laid.face.segments.find((segment) => segment.kind === 'asteroid' && reaches(laid, segment).includes(side))

/** The whole object that a segment belongs to, as "cell/segment". */
export function objectAt(plan: Plan, cell: string, segment: string): { kind: string; segments: readonly string[] } {
  const kind = segmentOf(plan.get(cell), segment)?.kind ?? ''
  const found = new Set<string>()
  const open: [cell: string, segment: string][] = kind ? [[cell, segment]] : []
  for (let one = open.pop(); one; one = open.pop()) {
    if (found.has(one.join('/'))) continue
    found.add(one.join('/'))
    const laid = plan.get(one[0])!
    for (const side of reaches(laid, segmentOf(laid, one[1])!)) {
      const next = plan.get(cellText([laid.at[0] + STEP[side][0], laid.at[1] + STEP[side][1]]))
      const across = SIDES[(SIDES.indexOf(side) + 2) & 3]!
      const on = next?.face.segments.find((other) => other.kind === kind && reaches(next, other).includes(across))
      if (next && on) open.push([next.cell, on.id])
    }
  }
  return { kind, segments: [...found] }
}

/** From the frame of a tile to the plan, 160 to a cell. */
export const onPlan = (laid: Laid, p: Point): Point => {
  const [x, y] = turned(p, laid.quarters)
  return [laid.at[0] * TILE + x, laid.at[1] * TILE + y]
}

/** The segment under a point of the plan: a planet before a lane before a field. */
export function segmentAt(plan: Plan, p: Point): string | null {
  const cell: Cell = [Math.floor(p[0] / TILE), Math.floor(p[1] / TILE)]
  const laid = plan.get(cellText(cell))
  if (!laid) return null
  const made = geometry(laid.face)
  const local = turned([p[0] - cell[0] * TILE, p[1] - cell[1] * TILE], 4 - laid.quarters)
  if (made.planet && apart(local, made.planet.at) <= made.planet.radius + 4)
    return segmentTarget(laid.cell, made.planet.id)
  const route = made.routes.find((one) => one.points.some((q) => apart(q, local) < 15))
  if (route) return segmentTarget(laid.cell, route.id)
  const field = made.fields.find((one) => inside(local, one.outline))
  return field ? segmentTarget(laid.cell, field.id) : null
}

/** A point to stand for a target, in the middle of it. */
export function middleOf(plan: Plan, target: string): Point {
  const { cell, segment } = readTarget(target)
  const [x, y] = cellOf(cell)
  const laid = plan.get(cell)
  const made = laid && geometry(laid.face)
  if (!laid || !made || !segment) return [(x + 0.5) * TILE, (y + 0.5) * TILE]
  if (made.planet?.id === segment) return onPlan(laid, made.planet.at)
  const route = made.routes.find((one) => one.id === segment)
  if (route) return onPlan(laid, route.points[Math.floor(route.points.length / 2)] ?? [80, 80])
  const outline = made.fields.find((one) => one.id === segment)?.outline ?? [[80, 80]]
  const sum = outline.reduce<[number, number]>((all, p) => [all[0] + p[0], all[1] + p[1]], [0, 0])
  return onPlan(laid, [sum[0] / outline.length, sum[1] / outline.length])
}

/** The nearest target in a direction; straight ahead counts for more than aside. */
export function nearest(points: ReadonlyMap<string, Point>, from: string, way: Cell): string | null {
  const here = points.get(from)
  if (!here) return null
  let best: string | null = null
  let least = Infinity
  for (const [target, p] of points) {
    if (target === from) continue
    const [dx, dy] = [p[0] - here[0], p[1] - here[1]]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = ahead + aside * 2.2
    if (ahead > 1 && cost < least) [best, least] = [target, cost]
  }
  return best
}

/** For the ghost under the pointer, before the table has told the turns: the first turn in which the edges look alike. */
export function likelyTurn(plan: Plan, face: Face, cell: string): number {
  const [x, y] = cellOf(cell)
  for (let quarters = 0; quarters < 4; quarters++) {
    const alike = SIDES.every((side) => {
      const other = plan.get(cellText([x + STEP[side][0], y + STEP[side][1]]))
      return !other || edgeOf(other.face, other.quarters, turnedSide(side, 2)) === edgeOf(face, quarters, side)
    })
    if (alike) return quarters * 90
  }
  return 0
}

/** Grid corners (by the cell to their lower right) across which four tiles carry one field, so that no notch is left. */
export function filledCorners(plan: Plan): string[] {
  const corners: string[] = []
  const joins = (laid: Laid | undefined, a: Side, b: Side) => {
    const field = laid && fieldAt(laid, a)
    return field !== undefined && field === fieldAt(laid!, b)
  }
  for (const laid of plan.values()) {
    const [x, y] = laid.at
    const at = (dx: number, dy: number) => plan.get(cellText([x + dx, y + dy]))
    if (joins(laid, 'E', 'S') && joins(at(1, 0), 'W', 'S') && joins(at(0, 1), 'N', 'E') && joins(at(1, 1), 'N', 'W'))
      corners.push(cellText([x + 1, y + 1]))
  }
  return corners
}

/** Borders between two tiles, east and south of a tile, over which a field goes on. */
export function fieldBorders(plan: Plan): { cell: string; side: 'E' | 'S' }[] {
  return [...plan.values()].flatMap((laid) =>
    (['E', 'S'] as const)
      .filter(
        (side) =>
          edgeOf(laid.face, laid.quarters, side) === 'asteroid' &&
          plan.has(cellText([laid.at[0] + STEP[side][0], laid.at[1] + STEP[side][1]])),
      )
      .map((side) => ({ cell: laid.cell, side })),
  )
}

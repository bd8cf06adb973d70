// Outlines of segments and of whole objects, over all their tiles.

import { line, n, smooth } from '../../art/basics'
import { geometry, SIDES, TILE, turned } from '../../art/carcassonne/geometry'
import { cellText, filledCorners, onPlan, readTarget, reaches, segmentOf, STEP, type Plan } from './plan'

export interface Shape {
  kind: 'planet' | 'route' | 'asteroid'
  /** The whole outline, closed; of a lane: its middle line. */
  path: string
}

/** The outline of one segment, for a glow around it. */
export function shapeOf(plan: Plan, cell: string, segment: string): Shape | null {
  const laid = plan.get(cell)
  if (!laid) return null
  const made = geometry(laid.face)
  if (made.planet?.id === segment) {
    const [x, y] = onPlan(laid, made.planet.at)
    return { kind: 'planet', path: circle(x, y, made.planet.radius + 3) }
  }
  const route = made.routes.find((one) => one.id === segment)
  if (route) return { kind: 'route', path: smooth(route.points.map((p) => onPlan(laid, p))) }
  const field = made.fields.find((one) => one.id === segment)
  return field
    ? {
        kind: 'asteroid',
        path: line(
          field.outline.map((p) => onPlan(laid, p)),
          true,
        ),
      }
    : null
}

const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export interface ObjectShape {
  fills: string[] // closed: fields and planets
  lines: string[] // their rims, without the borders between tiles
  lanes: string[]
  open: string[] // borders over which the object may go on
}

/** A whole object; `segments` as "cell/segment". */
export function objectShape(plan: Plan, segments: readonly string[]): ObjectShape {
  const shape: ObjectShape = { fills: [], lines: [], lanes: [], open: [] }
  const filled = new Set(filledCorners(plan))
  for (const one of segments) {
    const { cell, segment } = readTarget(`segment:${one}`)
    const laid = plan.get(cell)
    const part = segmentOf(laid, segment)
    const whole = shapeOf(plan, cell, segment)
    if (!laid || !part || !whole) continue
    const [x, y] = laid.at
    if (whole.kind === 'route') shape.lanes.push(whole.path)
    else shape.fills.push(whole.path)
    if (whole.kind === 'planet') shape.lines.push(whole.path)
    const field = geometry(laid.face).fields.find((other) => other.id === segment)
    for (const rim of field?.rims ?? []) {
      const corner = rim.corner === null ? null : (rim.corner + laid.quarters) & 3
      if (
        corner !== null &&
        filled.has(cellText([x + (corner < 2 ? 1 : 0), y + (corner === 1 || corner === 2 ? 1 : 0)]))
      )
        continue
      shape.lines.push(smooth(rim.points.map((p) => onPlan(laid, p))))
    }
    for (const side of reaches(laid, part)) {
      if (plan.has(cellText([x + STEP[side][0], y + STEP[side][1]]))) continue
      const [from, to] = (part.kind === 'route' ? [66, 94] : [20, 140]).map((at) =>
        turned([at, 1.5], SIDES.indexOf(side)),
      )
      shape.open.push(
        `M${n(x * TILE + from![0])} ${n(y * TILE + from![1])}L${n(x * TILE + to![0])} ${n(y * TILE + to![1])}`,
      )
    }
  }
  return shape
}

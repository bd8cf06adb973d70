// What things on this board are called.

import { turnedSide, sidesOf } from '../../art/geometry'
import type { CarcassonneView } from '../../lib/protocol'
import { w } from '../../lib/words.svelte'
import { cellName, facesOf, planOf, readTarget, segmentOf, type Plan } from './plan'

/** "planet Naboo", "trade route", or "trade route, east" where a tile has several and the whole object is not meant. */
export function segmentName(plan: Plan, cell: string, segment: string, whole = false): string {
  const laid = plan.get(cell)
  const part = segmentOf(laid, segment)
  if (!laid || !part) return segment
  if (part.kind === 'planet') return laid.face.planet ? w('web-carcassonne-planet', { name: laid.face.planet }) : w('carcassonne-kind', { kind: 'planet' })
  const kind = w('carcassonne-kind', { kind: part.kind })
  if (whole || laid.face.segments.filter((other) => other.kind === part.kind).length < 2) return kind
  const side = turnedSide(sidesOf(part.edges)[0] ?? 'N', laid.quarters)
  return w('web-carcassonne-segment-side', { kind: part.kind, side })
}

export function targetName(target: string, { view, components }: { view: unknown; components: unknown }): string {
  const now = view as CarcassonneView | null
  const { kind, cell, segment, value } = readTarget(target)
  if (!now) return value
  switch (kind) {
    case 'cell':
      return cellName(now, cell)
    case 'turn':
      return `${value}°`
    case 'segment':
      return segmentName(planOf(now, facesOf(components)), cell, segment)
    case 'figure':
      return w('carcassonne-size', { size: value })
    default:
      return value
  }
}

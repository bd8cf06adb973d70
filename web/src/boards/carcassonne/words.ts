// What things on this board are called.

import { turnedSide, sidesOf } from '../../art/carcassonne/geometry'
import type { CarcassonneView, OptionTold, Said } from '../../lib/protocol'
import { w } from '../../lib/words.svelte'
import { phone } from '../phone.svelte'
import type { Part } from './scenes'
import { facesOf, planOf, readTarget, segmentOf, type Plan } from './plan'

/** "planet Naboo", "trade route", or "trade route, east" where a tile has several and the whole object is not meant. */
export function segmentName(plan: Plan, cell: string, segment: string, whole = false): string {
  const laid = plan.get(cell)
  const part = segmentOf(laid, segment)
  if (!laid || !part) return segment
  if (part.kind === 'planet')
    return laid.face.planet
      ? w('web-carcassonne-planet', { name: laid.face.planet })
      : w('carcassonne-kind', { kind: 'planet' })
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
      return cell
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

/** The step of the turn in which the game waits. Fights and points come and go between two choices. */
export const stepOf = (view: CarcassonneView): Part => (view.drawn === null ? 'figure' : 'tile')

/** Tiles are counted with the one that the plan begins with, and those that fitted nowhere. */
export function progress(view: unknown): Said | null {
  const now = view as CarcassonneView | null
  if (!now) return null
  const seen = now.tiles.length + now.removed.length + (now.drawn === null ? 0 : 1)
  return { key: 'web-carcassonne-progress', args: { tile: seen, tiles: seen + now.left } }
}

/** On a phone the bar has little room: a segment that glows on the tile just placed need not be told once more. */
export const shows = (target: string): boolean => phone.is && readTarget(target).kind === 'segment'

export function confirms({ notation, facts }: OptionTold): Said | null {
  const [verb, first, where] = notation.split(' ')
  if (verb === 'place') return { key: 'web-carcassonne-place-on', args: { cell: first } }
  if (verb === 'figure' && where)
    return { key: 'web-carcassonne-put', args: { size: first, kind: where === 'planet' ? where : facts?.kind } }
  return null
}

// Plates with the names of planets, and where patrols stand so that they hide neither names nor contacts nor other spaces.

import type { Point } from '../../art/basics'
import type { Chart, Place } from './layout'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const HIGH = 24
const measure = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')

/** The font that names of spaces are written in: that of all our words. */
export const fontOfPage = (): string =>
  typeof document === 'undefined' ? 'sans-serif' : getComputedStyle(document.body).fontFamily

/** How wide a name is in the font that is there. */
function length(name: string, family: string): number {
  if (!measure) return name.length * 9
  measure.font = `600 17px ${family}`
  return measure.measureText(name).width
}

/** The plate of a space with a name of its own. */
export function plateOf(place: Place, name: string, family: string): Box | null {
  const { label } = place
  if (!label) return null
  const width = length(name, family) + (place.faction ? 40 : 18)
  const middle = label.at[0] - label.shift * width * Math.sin((label.turn * Math.PI) / 180)
  return { x: middle - width / 2, y: label.at[1] - HIGH / 2, width, height: HIGH }
}

const PATROL = 22 // half of its width
const SPOT = 17
const ENOUGH = 6 // of room: more is no better
const NAME = 4 // times as bad
const WAYS = 24

/** Points on the limb of a planet, the best place for a patrol first. */
export function patrolPoints(chart: Chart, plates: ReadonlyMap<string, Box>, place: Place, count: number): Point[] {
  const others = [...chart.places.values()]
  const spots = others.flatMap((one) => one.spots.map(({ at }) => ({ at, r: SPOT })))
  const spaces = others.flatMap(({ id, kind, at, radius }) =>
    id === place.id ? [] : [{ at, r: kind === 'navpoint' ? 16 : radius }],
  )
  const taken: { at: Point; r: number }[] = []
  const room = ([x, y]: Point): number => {
    const round = [...spots, ...spaces, ...taken].map(({ at, r }) => Math.hypot(at[0] - x, at[1] - y) - r - PATROL)
    // A patrol is a square shield. A name that is hidden is worse than anything else.
    const square = [...plates.values()].map(
      (box) => Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height) - PATROL,
    )
    return Math.min(ENOUGH, ...round, ...square.map((gap) => (gap < 0 ? gap * NAME : gap)))
  }
  // Beside the planet rather than above or below it; if need be, a little more on it.
  const ways = Array.from({ length: WAYS }, (_, i) => (i * 2 * Math.PI) / WAYS).sort(
    (a, b) => Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)),
  )
  const points = [4, -8].flatMap((out) =>
    ways.map((way): Point => [
      place.at[0] + (place.radius + out) * Math.cos(way),
      place.at[1] + (place.radius + out) * Math.sin(way),
    ]),
  )
  for (let i = 0; i < count; i++) {
    const best = points.reduce((a, b) => (room(b) > room(a) ? b : a))
    taken.push({ at: best, r: PATROL })
  }
  return taken.map(({ at }) => at)
}

// Where everything is on the map, for an order of tiles: points, lanes, plates for names. All in a box of 1400 by 700.

import { n, type Point } from '../../art/basics'
import type { Components } from './view'

export interface Place {
  id: string
  kind: string
  faction: string | null
  at: Point
  radius: number
  /** Contact spaces, with their class. */
  spots: readonly { id: string; at: Point; class: string }[]
  /** The middle of the name plate, the turn of its tile (degrees), and how far the plate leans. */
  label: { at: Point; turn: number; shift: number } | null
}
export interface Lane {
  ends: readonly [string, string]
  control: Point
}
export interface Stack {
  faction: string
  at: Point
  side: string
  /** Where the patrols of the stack come out. */
  gate: string
}
export interface Chart {
  places: ReadonlyMap<string, Place>
  lanes: readonly Lane[]
  stacks: readonly Stack[]
  sectors: readonly string[]
  ends: readonly string[]
}

interface Frame {
  translate: Point
  rotate: number
}
const turned = ({ translate, rotate }: Frame, [x, y]: Point): Point => {
  const a = (rotate * Math.PI) / 180
  return [translate[0] + x * Math.cos(a) - y * Math.sin(a), translate[1] + x * Math.sin(a) + y * Math.cos(a)]
}

/** A part of the ring, from one angle to another, upright at 0. */
export function sector([cx, cy]: Point, from: number, to: number, inner: number, outer: number): string {
  const at = (r: number, angle: number): string => {
    const a = (angle * Math.PI) / 180
    return `${n(cx + r * Math.sin(a))} ${n(cy - r * Math.cos(a))}`
  }
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

export function chartOf(components: Components, order: readonly string[]): Chart {
  const { layout, tiles, spaces } = components.map
  const { rim } = layout
  const about = new Map(spaces.map((one) => [one.id, one]))
  const byId = new Map(tiles.map((one) => [one.id, one]))
  const places = new Map<string, Place>()
  const lanes: Lane[] = []
  order.forEach((id, position) => {
    const tile = layout.tiles[id]
    const frame = layout.positions[position]
    if (!tile || !frame) return
    for (const [name, space] of Object.entries(tile.spaces)) {
      const printed = about.get(name)
      const { label } = space
      const plate = label ? turned(frame, label.at) : null
      places.set(name, {
        id: name,
        kind: printed?.kind ?? 'navpoint',
        faction: printed?.faction ?? null,
        at: turned(frame, space.at),
        radius: space.radius,
        spots: (space.contact_spaces ?? []).map((at, i) => ({
          id: `${name}/${i + 1}`,
          at: turned(frame, at),
          class: printed?.contact_spaces[i] ?? 'white',
        })),
        label:
          plate && label
            ? {
                at: [plate[0] + label.upright[0], plate[1] + label.upright[1]],
                turn: frame.rotate,
                shift: label.shift ?? layout.label_shift,
              }
            : null,
      })
    }
    for (const { ends, control } of tile.lanes) lanes.push({ ends, control: turned(frame, control) })
  })
  // Lanes between tiles join connectors of the same row.
  for (let i = 0; i + 1 < order.length; i++) {
    const [left, right] = [byId.get(order[i]!), byId.get(order[i + 1]!)]
    for (const row of [0, 1]) {
      const [from, to] = [left?.right[row], right?.left[row]]
      const [a, b] = [places.get(from ?? ''), places.get(to ?? '')]
      if (!a || !b) continue
      const middle: Point = [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]
      const out = Math.hypot(middle[0] - rim.centre[0], middle[1] - rim.centre[1])
      lanes.push({
        ends: [a.id, b.id],
        control: [
          middle[0] + ((middle[0] - rim.centre[0]) / out) * layout.joint_bow,
          middle[1] + ((middle[1] - rim.centre[1]) / out) * layout.joint_bow,
        ],
      })
    }
  }
  const stacks = Object.values(layout.endcaps).flatMap((cap) =>
    cap.patrol_stacks.map((stack): Stack => {
      const tile = byId.get(order[cap.side === 'left' ? 0 : order.length - 1] ?? '')
      const row = stack.connector === 'upper' ? 0 : 1
      return {
        faction: stack.faction,
        at: turned(cap, stack.at),
        side: cap.side,
        gate: (cap.side === 'left' ? tile?.left : tile?.right)?.[row] ?? '',
      }
    }),
  )
  const half = (order.length * rim.tile_angle) / 2
  return {
    places,
    lanes,
    stacks,
    sectors: order.map((_, i) =>
      sector(
        rim.centre,
        i * rim.tile_angle - half + 0.28,
        (i + 1) * rim.tile_angle - half - 0.28,
        rim.inner_radius,
        rim.outer_radius,
      ),
    ),
    ends: [-half - rim.endcap_angle, half].map((from) =>
      sector(rim.centre, from + 0.3, from + rim.endcap_angle - 0.3, rim.inner_radius, rim.outer_radius),
    ),
  }
}

/** A lane as a path, from one of its ends to the other. */
export function lanePath(chart: Chart, lane: Lane, from: string = lane.ends[0]): string {
  const [first, second] = from === lane.ends[0] ? lane.ends : [lane.ends[1], lane.ends[0]]
  const [a, b] = [chart.places.get(first)?.at, chart.places.get(second)?.at]
  return a && b ? `M${n(a[0])} ${n(a[1])}Q${n(lane.control[0])} ${n(lane.control[1])} ${n(b[0])} ${n(b[1])}` : ''
}

export const laneBetween = (chart: Chart, a: string, b: string): Lane | null =>
  chart.lanes.find(({ ends }) => ends.includes(a) && ends.includes(b)) ?? null

/** Tokens that stand on a space: where each goes, ships first. `around` has places for patrols beside a planet. */
export function tokenPoints(
  components: Components,
  place: Place,
  ships: number,
  patrols: number,
  around: (count: number) => Point[],
): { ships: Point[]; patrols: Point[] } {
  const slots = components.map.layout.token_slots
  const at = ([x, y]: Point): Point => [place.at[0] + x, place.at[1] + y]
  const take = (points: readonly Point[] | undefined, count: number): Point[] =>
    Array.from({ length: count }, (_, i) => at(points?.[i] ?? points?.at(-1) ?? [0, 0]))
  if (place.kind !== 'navpoint') {
    const own = slots[place.kind] ?? slots.planet
    const seats = take(own?.seats, ships)
    // So that two stand beside one another, and not one in the middle.
    if (ships === 2) for (const [i, p] of seats.entries()) seats[i] = [p[0] - 15, p[1]]
    return { ships: seats, patrols: around(patrols) }
  }
  const all = ships + patrols
  const points = take(slots.navpoint?.[['alone', 'alone', 'pair', 'three', 'four'][Math.min(4, all)]!], all)
  return { ships: points.slice(0, ships), patrols: points.slice(ships) }
}

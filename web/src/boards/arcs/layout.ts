// Where things are on the map, from layout.json: systems, slots, ships, borders, paths.

import { polar, type Border } from '../../art/arcs/map'
import type { Point } from '../../art/basics'
import raw from './layout.json'

export interface Place {
  id: string
  cluster: number
  gate: boolean
  path: string
  sector: readonly [from: number, to: number, inner: number, outer: number]
  /** The middle of its planet, or of its gate. */
  at: Point
  radius: number
  badge: { at: Point; radius: number } | null
  label: { radius: number; middle: number; flip: boolean } | null
  /** By site: the slots of a planet and the place beside it; on a gate those of a starport and of a city. */
  sites: readonly Point[]
  ships: { at: Point; width: number; height: number }
}
export interface Path {
  cluster: number
  path: string
}

interface RawSystem {
  kind: string
  sector: number[]
  path: string
  planet?: { cx: number; cy: number; r: number }
  gate?: { cx: number; cy: number; r: number }
  badge?: { x: number; y: number; r: number }
  label: { arc?: { r: number; mid: number; flip: boolean } }
  slots: number[][]
  ships: { x: number; y: number; w: number; h: number }
}

const middleOf = (sector: readonly number[]): number => {
  const [from = 0, to = 0] = sector
  return from + ((((to - from) % 360) + 360) % 360) / 2
}

function sitesOf(one: RawSystem, middle: number): Point[] {
  if (one.kind === 'gate') return [polar(133, middle - 19), polar(133, middle + 19)]
  const slots = one.slots.map(([x = 0, y = 0]): Point => [x, y])
  const { x = 0, y = 0 } = one.badge ?? {}
  const far = Math.hypot(x - 500, y - 500)
  const angle = (Math.atan2(x - 500, 500 - y) * 180) / Math.PI
  // Beside the planet, where its badge is not.
  const beside = polar(far, 2 * middle - angle)
  return [slots[0]!, slots[1] ?? slots[0]!, beside]
}

function read(id: string, one: RawSystem): Place {
  const middle = middleOf(one.sector)
  const orb = one.planet ?? one.gate ?? { cx: 500, cy: 500, r: 0 }
  const label = one.label.arc
  return {
    id,
    cluster: Number(id[1]),
    gate: one.kind === 'gate',
    path: one.path,
    sector: one.sector as unknown as Place['sector'],
    at: [orb.cx, orb.cy],
    radius: orb.r,
    badge: one.badge ? { at: [one.badge.x, one.badge.y], radius: one.badge.r } : null,
    label: label ? { radius: label.r, middle: label.mid, flip: label.flip } : null,
    sites: sitesOf(one, middle),
    ships: { at: [one.ships.x, one.ships.y], width: one.ships.w, height: one.ships.h },
  }
}

export const PLACES: readonly Place[] = Object.entries(raw.systems).map(([id, one]) => read(id, one as RawSystem))
export const BORDERS: readonly Border[] = raw.borders
export const PATHS: readonly Path[] = raw.paths

const byId = new Map(PLACES.map((place) => [place.id, place]))
export const placeOf = (system: string): Place | null => byId.get(system) ?? null

/** Where a site is: `c2_hex/1`. */
export function siteAt(site: string): Point | null {
  const [system = '', number = ''] = site.split('/')
  return placeOf(system)?.sites[Number(number) - 1] ?? null
}

/** Where pieces of a system are, on average. */
export function heartOf(place: Place): Point {
  return [(place.at[0] + place.ships.at[0]) / 2, (place.at[1] + place.ships.at[1]) / 2]
}

/** The middle of a target on the map; null: it is not on the map. */
export function pointOf(kind: string, value: string, system: string | null): Point | null {
  if (kind === 'site') return siteAt(value)
  const place = system === null ? null : placeOf(system)
  if (!place) return null
  return kind === 'ship' ? place.ships.at : heartOf(place)
}

/** The gates in play that the path over a cluster out of play joins. */
export function joined(cluster: number, out: readonly number[]): [number, number] {
  const go = (step: number): number => {
    for (let at = cluster + step, i = 0; i < 6; at += step, i++) {
      const number = ((at - 1 + 12) % 6) + 1
      if (!out.includes(number)) return number
    }
    return cluster
  }
  return [go(-1), go(1)]
}

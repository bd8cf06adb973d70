// What all drawings share: seeded chance (the same seed always draws the same), short numbers, colours, ids.

export type Point = readonly [x: number, y: number]
export type Chance = () => number

function mulberry(start: number): Chance {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Chance from a number or a name. */
export function chance(seed: number | string): Chance {
  if (typeof seed === 'number') return mulberry(seed)
  let hash = 2166136261
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return mulberry(hash)
}

/** A number with one decimal: drawings need no more. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** One of a list that is not empty. */
export const of = <T>(list: readonly T[], index: number): T =>
  list[Math.min(list.length - 1, Math.max(0, Math.floor(index)))]!

export function mix(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16)
  return (
    '#' +
    [1, 3, 5]
      .map((at) =>
        Math.round(part(a, at) * (1 - share) + part(b, at) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

let last = 0
/** An id for a gradient or a clip, unique on the page. */
export const freshId = (name: string): string => `art-${name}-${++last}`

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const line = (points: readonly Point[], close = false): string =>
  'M' + points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L') + (close ? 'Z' : '')

/** Dense points as a light cubic path. */
export function smooth(points: readonly Point[]): string {
  const first = of(points, 0)
  let path = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [of(points, i - 1), of(points, i), of(points, i + 1), of(points, i + 2)]
    path +=
      `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ` +
      `${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return path
}

export function inside(p: Point, outline: readonly Point[]): boolean {
  let within = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!
    const [xj, yj] = outline[j]!
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

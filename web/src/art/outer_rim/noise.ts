// Seeded noise in space, and colours by height: what worlds are painted with.

import { chance } from '../basics'

export type Colour = readonly [r: number, g: number, b: number]
export type Noise = (x: number, y: number, z: number) => number

/** Value noise from -1 to 1. Written out, for it is asked for millions of times. */
export function noise(seed: string): Noise {
  const next = chance(seed)
  const order = new Uint8Array(512)
  const values = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    values[i] = next() * 2 - 1
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  order.copyWithin(256, 0, 256)
  return (x, y, z) => {
    const X = Math.floor(x)
    const Y = Math.floor(y)
    const Z = Math.floor(z)
    x -= X
    y -= Y
    z -= Z
    const u = x * x * x * (x * (x * 6 - 15) + 10)
    const v = y * y * y * (y * (y * 6 - 15) + 10)
    const s = z * z * z * (z * (z * 6 - 15) + 10)
    const a = order[X & 255]!
    const b = order[(X + 1) & 255]!
    const y0 = Y & 255
    const y1 = (Y + 1) & 255
    const z0 = Z & 255
    const z1 = (Z + 1) & 255
    const aa = order[a + y0]!
    const ab = order[a + y1]!
    const ba = order[b + y0]!
    const bb = order[b + y1]!
    const p = values[order[aa + z0]!]!
    const q = values[order[ab + z0]!]!
    const r = values[order[aa + z1]!]!
    const t = values[order[ab + z1]!]!
    const near = p + (values[order[ba + z0]!]! - p) * u
    const far = q + (values[order[bb + z0]!]! - q) * u
    const nearer = r + (values[order[ba + z1]!]! - r) * u
    const farther = t + (values[order[bb + z1]!]! - t) * u
    const front = near + (far - near) * v
    return front + (nearer + (farther - nearer) * v - front) * s
  }
}

/** Noise upon finer noise. */
export function rough(by: Noise, x: number, y: number, z: number, octaves = 5): number {
  let [share, sum, all] = [1, 0, 0]
  for (let i = 0; i < octaves; i++) {
    sum += share * by(x, y, z)
    all += share
    share *= 0.5
    x = x * 2.03 + 7.1
    y = y * 2.03 + 3.7
    z = z * 2.03 + 1.3
  }
  return sum / all
}

export const colour = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour
export const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** 0 up to `from`, 1 beyond `to`, softly between. */
export function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Colours by height: `[-0.6, '#39362c'], [0.1, '#8d7a4e']`. */
export function ramp(...stops: readonly (readonly [at: number, hex: string])[]): (t: number) => Colour {
  const known = stops.map(([at, hex]) => [at, colour(hex)] as const)
  return (t) => {
    for (let i = 1; i < known.length; i++) {
      const [to, end] = known[i]!
      if (t > to) continue
      const [from, start] = known[i - 1]!
      return blend(start, end, Math.max(0, (t - from) / (to - from)))
    }
    return known.at(-1)![1]
  }
}

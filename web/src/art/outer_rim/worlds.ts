// Worlds of the rim as pictures, each painted once on a small canvas: always the same, and never all at once, so that
// nothing waits for them.

import { blend, colour, noise, ramp, rough, step, type Colour, type Noise } from './noise'
import { SKIES, SURFACES } from './surfaces'

/** How many radii of the world a picture is across, halved. */
export const reach = (id: string): number =>
  id === 'kessel' ? 1.95 : id === 'maelstrom' ? 1.42 : id === 'ring_of_kafrene' ? 1.3 : 1.28

const LIGHT: Colour = [-0.519, -0.579, 0.629]
const TILT = [Math.cos(0.42), Math.sin(0.42)] as const
const rock = ramp([-0.6, '#6b5c4e'], [0, '#a8957f'], [0.5, '#dccbb0'])
const storm = ramp([0, '#190b33'], [0.3, '#4a1f7c'], [0.6, '#a23f9a'], [0.85, '#ff7f6e'], [1.15, '#ffe3b0'])

const [DUSK, DUST, PITS, SPARK] = ['#5a3f6e', '#d79a63', '#3d342e', '#54d6ff'].map(colour) as [
  Colour,
  Colour,
  Colour,
  Colour,
]

type Point = (x: number, y: number) => readonly [Colour, number]

function sphere(id: string, n: Noise): Point {
  const sky = colour(SKIES[id] ?? '#bfe3ff')
  const surface = SURFACES[id] ?? SURFACES.tatooine!
  return (x, y) => {
    const far = Math.hypot(x, y)
    let [found, solid]: [Colour, number] = [sky, 0]
    if (far < 1.02) {
      const z = Math.sqrt(Math.max(0, 1 - far * far))
      const ground = surface(n, x * TILT[0] - y * TILT[1], x * TILT[1] + y * TILT[0], z)
      const day = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
      const lit = step(-0.16, 0.85, day - (ground.dark ?? 0))
      const shine = ground.gloss ? Math.max(0, 2 * day * z - LIGHT[2]) ** 22 * 0.55 * ground.gloss : 0
      const own = ground.light ? ground.light * (ground.always ? 0.35 + 0.65 * (1 - lit) : step(0.45, 0.05, lit)) : 0
      const rim = (1 - z) ** 2.6 * (0.15 + 0.85 * lit)
      const part = (i: 0 | 1 | 2): number =>
        ground.colour[i] * (0.05 + lit * 1.16) + sky[i] * (0.02 + rim * 0.62) + shine + (ground.glow?.[i] ?? 0) * own
      found = [part(0), part(1), part(2)]
      solid = 1 - step(0.985, 1.015, far)
    }
    if (solid < 1) {
      const halo =
        Math.exp(-Math.max(0, far - 1) * 11) *
        0.42 *
        (0.45 + 0.55 * step(-0.7, 0.8, -(x * 0.6 + y * 0.7))) *
        (1 - step(1.12, 1.27, far))
      const all = solid + halo * (1 - solid)
      found = all > 0 ? blend(sky, found, solid / all) : sky
      solid = all
    }
    return [found, solid]
  }
}

/** The storm around Kessel lies over it. */
function ringed(world: Point, n: Noise): Point {
  const [cos, sin] = [Math.cos(-0.38), Math.sin(-0.38)]
  return (x, y) => {
    const [found, solid] = world(x, y)
    const [X, Y] = [x * cos - y * sin, (x * sin + y * cos) / 0.34]
    const far = Math.hypot(X, Y)
    if (far <= 1.12 || far >= 1.92 || (Y < 0 && Math.hypot(x, y) < 1)) return [found, solid]
    const turn = Math.atan2(Y, X)
    const f = rough(n, Math.cos(turn) * 2.4 + far * 1.5, Math.sin(turn) * 2.4, far * 3.2)
    const share = step(1.12, 1.32, far) * (1 - step(1.5, 1.9, far)) * step(-0.42, 0.3, f) * 0.92
    const all = share + solid * (1 - share)
    if (all < 0.01) return [found, solid]
    const dust = blend(blend(DUSK, DUST, step(-0.3, 0.4, f)), [1, 0.95, 1], step(0.42, 0.55, f))
    return [blend(found, dust, share / all), all]
  }
}

/** Two rocks, and the lit town strung between them. */
function kafrene(n: Noise): Point {
  const part = (
    x: number,
    y: number,
    cx: number,
    cy: number,
    r: number,
    seed: number,
  ): readonly [Colour, number] | null => {
    const [dx, dy] = [x - cx, y - cy]
    const turn = Math.atan2(dy, dx)
    const radius = r * (1 + 0.24 * rough(n, Math.cos(turn) * 1.6 + seed, Math.sin(turn) * 1.6, seed, 4))
    const far = Math.hypot(dx, dy) / radius
    if (far > 1.03) return null
    const z = Math.sqrt(Math.max(0, 1 - far * far))
    const b = rough(n, dx * 5 + seed, dy * 5, z * 4)
    const [nx, ny] = [dx / radius + b * 0.35, dy / radius + b * 0.3]
    const day = Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + z * LIGHT[2]) / Math.hypot(nx, ny, z))
    const ground = blend(rock(b), PITS, step(0.25, 0.5, n(dx * 6.5 + seed * 3, dy * 6.5, z * 3)) * 0.6)
    const lamps = step(0.5, 0.75, n(dx * 19 + seed, dy * 19, 3)) * (1 - day) * 0.9
    const lit = 0.1 + day * 1.15
    return [
      [ground[0] * lit + lamps, ground[1] * lit + lamps * 0.75, ground[2] * lit + lamps * 0.35],
      1 - step(0.97, 1.03, far),
    ]
  }
  return (x, y) => {
    let [found, solid]: [Colour, number] = [[0, 0, 0], 0]
    const along = ((x * 0.66 - y * 0.5) / 0.6856) * 0.5 + 0.5
    const aside = Math.abs(x * 0.5 + y * 0.66) / 0.828
    const width = 0.24 + 0.04 * Math.sin(along * 26) + 0.03 * n(along * 30, 4, 1)
    if (along > 0.1 && along < 0.9 && aside < width) {
      const f = aside / width
      found = blend([0.34, 0.3, 0.34], [0.12, 0.11, 0.15], f)
      if (n(x * 22, y * 22, 8) > -0.05 && f < 0.8) found = blend(found, [1, 0.8, 0.42], 0.95)
      solid = 1
    }
    for (const one of [part(x, y, -0.5, 0.42, 0.72, 1.7), part(x, y, 0.56, -0.46, 0.62, 5.2)]) {
      if (!one) continue
      found = blend(found, one[0], one[1])
      solid = Math.max(solid, one[1])
    }
    return [found, solid]
  }
}

function maelstrom(n: Noise): Point {
  return (x, y0) => {
    const y = y0 * 1.12
    const far = Math.hypot(x, y) + 1e-4
    const twist = Math.atan2(y, x) + 2.5 * Math.log(far + 0.12)
    const f = rough(n, Math.cos(twist) * 1.5 * far + far, Math.sin(twist) * 1.5 * far, far * 2.2)
    const fine = rough(n, Math.cos(twist) * 4 * far, Math.sin(twist) * 4 * far, far * 3 + 5, 4)
    const arm = 0.5 + 0.5 * Math.cos(3 * twist + f * 2.6)
    const dense = Math.max(
      0,
      (arm * 0.8 + 0.28 + f * 0.75 + fine * 0.35) * (1 - step(0.72 + f * 0.3, 1.36, far)) * step(0.05, 0.26, far),
    )
    const blue = step(0.55, 0.9, arm + fine * 0.6) * step(0.35, 0.6, far) * (1 - step(0.8, 1.2, far))
    const eye = 1 - step(0.1, 0.23, far)
    const halo = Math.exp(-(((far - 0.24) / 0.07) ** 2)) * 0.9
    const light = blend(
      blend(storm(dense * (0.55 + 0.75 * (1 - step(0.1, 1, far)))), SPARK, blue * 0.42),
      [1, 0.9, 0.75],
      halo * 0.75,
    )
    return [
      blend(light, [0.02, 0.01, 0.05], eye),
      Math.min(1, Math.max(dense * 1.25, eye, halo * 0.8) * (1 - step(1.05, 1.38, far))),
    ]
  }
}

function pointOf(id: string): Point {
  const n = noise(id === 'maelstrom' ? id : id + '·3')
  if (id === 'maelstrom') return maelstrom(n)
  if (id === 'ring_of_kafrene') return kafrene(n)
  return id === 'kessel' ? ringed(sphere(id, n), n) : sphere(id, n)
}

const SLICE = 14 // ms of painting at a time
const painted = new Map<string, Promise<HTMLCanvasElement>>()
const waiting: (() => Promise<void>)[] = []
let busy = false

/** What was asked for last is seen first: it is painted first, after the frame that shows all else. */
async function work(): Promise<void> {
  if (busy) return
  busy = true
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (let next = waiting.pop(); next; next = waiting.pop()) await next()
  busy = false
}

async function paint(id: string, size: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')!
  const image = context.createImageData(size, size)
  const point = pointOf(id)
  const radius = size / 2 / reach(id)
  let since = performance.now()
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [found, solid] = point((column + 0.5 - size / 2) / radius, (row + 0.5 - size / 2) / radius)
      const at = (row * size + column) * 4
      for (let i = 0; i < 3; i++) image.data[at + i] = Math.min(255, found[i]! * 255)
      image.data[at + 3] = solid * 255
    }
    if (performance.now() - since > SLICE) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** The picture of a world, `size` points across. They are painted one after another. */
export function worldPicture(id: string, size: number): Promise<HTMLCanvasElement> {
  const key = `${id} ${size}`
  let picture = painted.get(key)
  if (!picture) {
    picture = new Promise((resolve) => waiting.push(async () => resolve(await paint(id, size))))
    painted.set(key, picture)
    requestAnimationFrame(() => setTimeout(() => void work())) // the board is seen first
  }
  return picture
}

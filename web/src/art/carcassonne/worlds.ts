// The worlds of the tiles. A planet is drawn from its name, so that it always looks the same.

import { chance, line, n, type Chance, type Point } from '../basics'

export const WORLD_STYLES = ['ocean', 'city', 'desert', 'forest', 'ringed', 'lava', 'ice', 'moon', 'gas'] as const
export type WorldStyle = (typeof WORLD_STYLES)[number]

const KNOWN: Record<string, WorldStyle> = {
  Alderaan: 'ocean',
  Coruscant: 'city',
  Tatooine: 'desert',
  Dagobah: 'forest',
  Naboo: 'ringed',
  Jakku: 'lava',
  Hoth: 'ice',
  Endor: 'moon',
  Bespin: 'gas',
}
// Ground, and the light at the rim.
const COLOURS: Record<WorldStyle, readonly [string, string]> = {
  gas: ['#f0c9a0', '#ffd9b0'],
  desert: ['#e0b06a', '#ffd79a'],
  ocean: ['#2f7fd6', '#8fd0ff'],
  ice: ['#d5e8f6', '#ffffff'],
  lava: ['#4a2c30', '#ff8a4a'],
  forest: ['#3f8a52', '#a6e59a'],
  city: ['#5f5d7c', '#ffe3a8'],
  ringed: ['#8ec7b4', '#c9f2e2'],
  moon: ['#a9a6ad', '#e6e2e2'],
}

/** What a planet looks like; names nobody has thought of get one by chance, always the same. */
export const worldStyle = (name: string): WorldStyle =>
  KNOWN[name] ?? WORLD_STYLES[Math.floor(chance(name)() * WORLD_STYLES.length)]!

function blob(r: Chance, cx: number, cy: number, rx: number, ry: number, count = 9, jitter = 0.35): string {
  const v = Array.from({ length: count }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / count
    const q = 1 - jitter / 2 + r() * jitter
    return [cx + Math.cos(angle) * rx * q, cy + Math.sin(angle) * ry * q]
  })
  const half = (i: number): Point => {
    const [p, q] = [v[i % count]!, v[(i + 1) % count]!]
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  }
  let d = `M${n(half(0)[0])} ${n(half(0)[1])}`
  for (let i = 1; i <= count; i++)
    d += `Q${n(v[i % count]![0])} ${n(v[i % count]![1])} ${n(half(i)[0])} ${n(half(i)[1])}`
  return d + 'Z'
}

function band(r: Chance, y: number, height: number, colour: string, shine: number, wave: number): string {
  const phase = r() * 6
  const [top, bottom]: [Point[], Point[]] = [[], []]
  for (let x = -54; x <= 54; x += 9) {
    const sag = (1 - (x / 54) ** 2) * 7
    top.push([x, y + sag + Math.sin(x / 13 + phase) * wave * 0.5])
    bottom.push([x, y + height + sag + Math.sin(x / 11 + phase * 1.7) * wave * 0.5])
  }
  return `<path d="${line([...top, ...bottom.reverse()], true)}" fill="${colour}" fill-opacity="${shine}"/>`
}

const fill = (d: string, colour: string, shine = 1) => `<path d="${d}" fill="${colour}" fill-opacity="${shine}"/>`
const LAVA =
  'M-46-8L-28-14L-16-2L2-8L14 6L34 0L48 8M-16-2L-24 16L-12 30L-16 46M14 6L8 24L20 36L18 48M2-8L8-26L-2-42M-28-14L-34-34M8-26L28-32'

// Each surface is drawn for a radius of 50.
const SURFACES: Record<WorldStyle, (r: Chance) => string> = {
  gas: (r) =>
    (
      [
        [-50, 14, '#d99f74'],
        [-34, 9, '#f6dcb8'],
        [-25, 8, '#c98560'],
        [-16, 13, '#f3cfa2'],
        [-3, 7, '#b56f55'],
        [5, 12, '#efc297'],
        [18, 9, '#c98a68'],
        [28, 8, '#e9bd94'],
        [36, 14, '#b67a60'],
      ] as const
    )
      .map(([y, h, colour]) => band(r, y, h, colour, 0.95, 2.6))
      .join('') +
    '<ellipse cx="16" cy="15" rx="12" ry="6.5" fill="#f8e6cf" fill-opacity=".9"/>' +
    '<ellipse cx="16" cy="15" rx="7.5" ry="3.6" fill="#c7765a"/>',
  desert: (r) => {
    let s =
      fill(blob(r, -12, -18, 30, 14), '#f3cd8d', 0.75) +
      fill(blob(r, 20, 16, 28, 13), '#b97f45', 0.75) +
      fill(blob(r, -22, 26, 20, 10), '#c58d52', 0.8)
    for (let i = 0; i < 7; i++) {
      s +=
        `<path d="M${n(-30 + r() * 24)} ${-34 + i * 11}q10 -5 20 0t22 1" fill="none" ` +
        `stroke="${i % 2 ? '#8f5d31' : '#ffe3b0'}" stroke-width="2" stroke-opacity=".6" stroke-linecap="round"/>`
    }
    return s + '<circle cx="-8" cy="2" r="6" fill="#a86f3c"/><circle cx="-9.3" cy=".8" r="4.6" fill="#c98f55"/>'
  },
  ocean: (r) =>
    fill(blob(r, -18, -8, 22, 19, 11, 0.6), '#6fae6a') +
    fill(blob(r, 22, 22, 19, 14, 11, 0.6), '#7fb56e') +
    fill(blob(r, 26, -24, 11, 8, 9, 0.6), '#8cbb77') +
    fill(blob(r, -16, -6, 11, 8, 9, 0.5), '#b9b27c') +
    '<path d="M-46-20q18-12 38-5t34-8M-30 16q16 8 30 2t34 5M-40 32q14-4 30 2" fill="none" stroke="#fff" ' +
    'stroke-width="5" stroke-linecap="round" stroke-opacity=".82"/>' +
    '<ellipse cx="0" cy="-49" rx="24" ry="8" fill="#fff" fill-opacity=".95"/>',
  ice: (r) =>
    fill(blob(r, -14, -20, 30, 16), '#fff') +
    fill(blob(r, 18, 20, 26, 15), '#a9cbe6') +
    fill(blob(r, -26, 24, 16, 9), '#bcd9ee') +
    '<path d="M-44-4L-22-9L-8 4L12-4L30 5L48 0M-8 4L-14 22L-2 38L4 50M12-4L18-24L10-42M-22-9L-30-26M18-24L34-32" ' +
    'fill="none" stroke="#5f93bd" stroke-width="2.4" stroke-linejoin="round" stroke-opacity=".85"/>',
  lava: (r) =>
    fill(blob(r, -14, -16, 28, 17), '#6e4440') +
    fill(blob(r, 22, 22, 24, 15), '#37212a') +
    `<path d="${LAVA}" fill="none" stroke="#ff5a1f" stroke-width="6.5" stroke-linejoin="round" ` +
    'stroke-opacity=".55"/>' +
    `<path d="${LAVA}" fill="none" stroke="#ffb347" stroke-width="2.8" stroke-linejoin="round"/>`,
  forest: (r) => {
    let s = ''
    for (let i = 0; i < 9; i++)
      s += fill(
        blob(r, -38 + r() * 76, -38 + r() * 76, 10 + r() * 11, 7 + r() * 8, 9, 0.6),
        ['#245a3a', '#67b05f', '#1d4a38'][i % 3]!,
        0.9,
      )
    return (
      s +
      '<path d="M-14-4q10 3 16 12t20 10" fill="none" stroke="#4fa7b8" stroke-width="3.4" stroke-linecap="round"/>' +
      '<path d="M-44-22q20-8 36-2M0 30q16-6 36 0" fill="none" stroke="#e9f7dc" stroke-width="4" ' +
      'stroke-linecap="round" stroke-opacity=".65"/>'
    )
  },
  city: (r) => {
    let s =
      '<path d="M-50-30L-18-46L6-22L-10 2L-44 0Z" fill="#7d7a96"/>' +
      '<path d="M8-20L40-30L52 4L22 16L-6 4Z" fill="#676583"/>' +
      '<path d="M-44 4L-12 6L4 30L-14 52L-46 34Z" fill="#6e6c89"/>' +
      '<path d="M8 30L24 18L50 10L40 44L4 52Z" fill="#59577a"/>' +
      '<g fill="none" stroke="#37355a" stroke-width="1.5" opacity=".9">' +
      `${[16, 33, 45].map((q) => `<ellipse rx="${q}" ry="50"/>`).join('')}<path d="M0-50V50"/>` +
      `${[-30, -12, 8, 28].map((y) => `<path d="M-52 ${y}Q0 ${y + 13} 52 ${y}"/>`).join('')}</g>`
    for (const [cx, cy, lights, spread] of [
      [-22, -20, 16, 13],
      [14, -6, 14, 12],
      [-16, 22, 13, 12],
      [20, 28, 12, 12],
      [4, -36, 7, 9],
    ] as const) {
      s += `<circle cx="${cx}" cy="${cy}" r="${n(spread * 0.8)}" fill="#ffc861" fill-opacity=".28"/>`
      for (let i = 0; i < lights; i++) {
        const [x, y, q] = [cx + (r() + r() - 1) * spread, cy + (r() + r() - 1) * spread * 0.8, 1.6 + r() * 1.9]
        s += `<rect x="${n(x)}" y="${n(y)}" width="${n(q)}" height="${n(q)}" fill="${i % 4 ? '#ffd98a' : '#fff6dc'}"/>`
      }
    }
    return (
      s +
      '<path d="M-52 8Q0 21 52 8" fill="none" stroke="#ffdf9a" stroke-width="1.8" stroke-dasharray="6 2 2 2" stroke-opacity=".95"/>'
    )
  },
  ringed: (r) =>
    (
      [
        [-42, 12, '#6fae9c'],
        [-20, 9, '#b9e3d3'],
        [-4, 10, '#67a796'],
        [14, 8, '#a9d9c7'],
        [28, 12, '#5c9a8a'],
      ] as const
    )
      .map(([y, h, colour]) => band(r, y, h, colour, 0.9, 2))
      .join(''),
  moon: (r) =>
    fill(blob(r, 10, 14, 30, 20), '#8b8a94', 0.8) +
    (
      [
        [-16, -18, 12],
        [18, 6, 10],
        [-22, 16, 8],
        [8, 30, 7],
        [10, -30, 6],
        [32, -18, 6],
        [-2, 4, 4.5],
        [-34, -4, 4],
        [30, 28, 5],
      ] as const
    )
      .map(
        ([x, y, q]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${q}" ry="${n(q * 0.9)}" fill="#6d6b77"/>` +
          `<ellipse cx="${n(x + q * 0.16)}" cy="${n(y + q * 0.2)}" rx="${n(q * 0.82)}" ry="${n(q * 0.72)}" ` +
          'fill="#93919b"/>' +
          `<path d="M${n(x + q * 0.78)} ${n(y - q * 0.3)}A${q} ${n(q * 0.9)} 0 0 1 ${n(x - q * 0.5)} ` +
          `${n(y + q * 0.78)}" fill="none" stroke="#efecec" stroke-width="1.6" stroke-opacity=".8"/>`,
      )
      .join(''),
}
// What shines on the night side.
const NIGHT: Partial<Record<WorldStyle, string>> = {
  city: `<g fill="#ffdf94" opacity=".9">${[
    [24, 30],
    [32, 20],
    [16, 38],
    [36, 8],
    [30, 33],
    [8, 42],
    [22, 20],
    [39, 18],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.2"/>`)
    .join('')}</g>`,
  lava: '<path d="M14 6L8 24L20 36L18 48M14 6L34 0L48 8" fill="none" stroke="#ff7a2a" stroke-width="2" stroke-opacity=".75"/>',
}

/** A planet around `c`. Needs the shared gradients of sprite.ts on the page. */
export function world(name: string, c: Point, radius: number): string {
  const style = worldStyle(name)
  const [ground, light] = COLOURS[style]
  const ring = (front: boolean) =>
    style === 'ringed'
      ? '<g transform="rotate(-18)" fill="none">' +
        `<path d="M-76 0A76 19 0 0 ${front ? 0 : 1} 76 0" stroke="#f2dfb2" stroke-width="7" stroke-opacity=".92"/>` +
        `<path d="M-64 0A64 14.5 0 0 ${front ? 0 : 1} 64 0" stroke="#b39a78" stroke-width="4" stroke-opacity=".9"/>` +
        '</g>'
      : ''
  const scale = ((radius / 50) * (style === 'ringed' ? 0.86 : 1)).toFixed(3)
  return (
    `<g transform="translate(${n(c[0])} ${n(c[1])}) scale(${scale})">` +
    `<circle r="62" fill="url(#art-glow)" fill-opacity=".5"/>${ring(false)}` +
    `<g clip-path="url(#art-round)"><circle r="50" fill="${ground}"/>` +
    `${SURFACES[style](chance(name + style))}<circle r="50.5" fill="url(#art-shade)"/>` +
    `${NIGHT[style] ?? ''}<circle r="50" fill="url(#art-light)"/></g>` +
    `<circle r="49.6" fill="none" stroke="${light}" stroke-width="1.6" stroke-opacity=".28"/>` +
    `<path d="M-47.7-15A50 50 0 0 1 15-47.7" fill="none" stroke="${light}" stroke-width="2.4" ` +
    `stroke-linecap="round" stroke-opacity=".85"/>${ring(true)}</g>`
  )
}

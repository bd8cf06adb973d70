// What views of places are drawn with, in a box of 340 by 150. Words may lie on the lower left, so landmarks stand on
// the right.

import { chance, freshId, n, smooth, type Point } from '../../basics'

export const WIDE = 340
export const HIGH = 150

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const bar = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`
export const stroke = (d: string, colour: string, width = 1.5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
export const at = (x: number, y: number, svg: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`

/** The sky, from its height to the horizon. */
export function sky(...colours: readonly string[]): string {
  const id = freshId('sky')
  const stops = colours.map((one, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${one}"/>`).join('')
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>` +
    bar(0, 0, WIDE, HIGH, `url(#${id})`)
  )
}

/** A sun or a moon in its own light. */
export const sun = (x: number, y: number, r: number, fill: string): string =>
  disc(x, y, r * 2.3, fill, 0.14) + disc(x, y, r * 1.55, fill, 0.25) + disc(x, y, r, fill)

export function moon(x: number, y: number, r: number, fill: string, shade: string): string {
  return (
    disc(x, y, r, fill) +
    path(
      `M${n(x)} ${n(y - r)}A${r} ${r} 0 0 1 ${n(x)} ${n(y + r)}A${n(r * 1.5)} ${n(r * 1.5)} 0 0 0 ${n(x)} ${n(y - r)}Z`,
      shade,
      ' opacity=".6"',
    )
  )
}

/** The line of hills, always the same for a seed: how high, how rough, and how wide the steps. */
export function hills(seed: string, y: number, high: number, step: number, fill: string): string {
  const r = chance(`vista ${seed}`)
  const points: Point[] = []
  for (let x = -step; x <= WIDE + step; x += step) points.push([x + (r() - 0.5) * step * 0.5, y - r() * high])
  return path(`${smooth(points)}V${HIGH}H${-step}Z`, fill)
}

/** Straight cliffs and tables of rock. */
export function mesas(seed: string, y: number, high: number, step: number, fill: string): string {
  const r = chance(`vista ${seed}`)
  let d = `M-10 ${HIGH}V${y}`
  for (let x = -10; x < WIDE;) {
    const [w, top] = [step * (0.5 + r()), n(y - high * (0.2 + 0.8 * r()))]
    d += `L${n(x + w * 0.12)} ${top}L${n(x + w * 0.72)} ${n(top + r() * 3)}L${n(x + w * 0.86)} ${y}H${n(x + w)}`
    x += w
  }
  return path(`${d}L${WIDE + 10} ${y}V${HIGH}Z`, fill)
}

export function stars(seed: string, count: number, height = HIGH): string {
  const r = chance(`vista ${seed}`)
  return Array.from({ length: count }, () =>
    disc(r() * WIDE, r() * height, 0.4 + r() * 0.9, '#fff', n(0.35 + r() * 0.6) || 0.4),
  ).join('')
}

/** Lit windows in a house. */
export function windows(seed: string, x: number, y: number, w: number, h: number, fill: string, share = 0.5): string {
  const r = chance(`vista ${seed}`)
  let d = ''
  for (let row = y; row < y + h; row += 4)
    for (let column = x; column < x + w; column += 4) if (r() < share) d += `M${n(column)} ${n(row)}h1.8v1.8h-1.8z`
  return path(d, fill)
}

/** Ripples on water. */
export function ripples(seed: string, y: number, h: number, fill: string): string {
  const r = chance(`vista ${seed}`)
  return Array.from({ length: 22 }, () => {
    const down = r()
    return stroke(
      `M${n(r() * WIDE)} ${n(y + down * h)}h${n(8 + down * 26)}`,
      fill,
      n(0.7 + down * 0.9),
      ' opacity=".5"',
    )
  }).join('')
}

// The ground of the Arcs map: space, systems, thin borders and rifts. Drawn once for a setup; everything that moves lies over it.

import { chance, line, n, type Chance, type Point } from '../basics'

export interface Border {
  a: string
  b: string
  kind: string
  path: string
}

/** A point by its distance from the middle and its angle, 0 at the top, clockwise. */
export function polar(r: number, degrees: number, middle = 500): Point {
  const angle = (degrees * Math.PI) / 180
  return [middle + r * Math.sin(angle), middle - r * Math.cos(angle)]
}

const spot = (p: Point): string => `${n(p[0])} ${n(p[1])}`
export const arc = (r: number, from: number, to: number): string =>
  `M${spot(polar(r, from))}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${spot(polar(r, to))}`

export const MAP_DEFS =
  '<radialGradient id="arcs-sun"><stop offset="0" stop-color="#fff3d8"/><stop offset=".22" stop-color="#ffcf87"/>' +
  '<stop offset=".5" stop-color="#b66a1c" stop-opacity=".45"/>' +
  '<stop offset="1" stop-color="#b66a1c" stop-opacity="0"/></radialGradient>' +
  '<pattern id="arcs-hatch" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0v13" stroke="#26325a" stroke-width="2.4"/></pattern>'

export const SPACE =
  '<circle cx="500" cy="500" r="497" fill="#070b17"/><circle cx="500" cy="500" r="497" fill="none" stroke="#22305c" stroke-width="1.5"/>'

export function stars(): string {
  const c = chance(7)
  let s = ''
  for (let i = 0; i < 150; i++) {
    const [x, y] = polar(100 + c() * 375, c() * 360)
    s += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.5 + c() * 1.1)}" fill="#cdd8ff" opacity="${(0.15 + c() * 0.5).toFixed(2)}"/>`
  }
  return s
}

/** The ground of one system. */
export const systemGround = (path: string, gate: boolean, out: boolean): string =>
  `<path d="${path}" fill="${out ? '#090e1d' : gate ? '#171d31' : '#0e1529'}" fill-opacity="${out ? 1 : 0.86}"/>` +
  `${out ? `<path d="${path}" fill="url(#arcs-hatch)" opacity=".55"/>` : ''}`

function rocks(c: Chance, degrees: number): string {
  let s = ''
  for (let r = 246; r < 470; r += 15 + c() * 5) {
    const size = (r / 474) * (7 + c() * 8)
    const [x, y] = polar(r, degrees + (c() - 0.5) * 2.2)
    const start = c() * 6
    const points = Array.from({ length: 6 }, (_, i): Point => {
      const far = size * (0.7 + c() * 0.45)
      const angle = start + (i * 6.283) / 6
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    })
    s += `<path d="${line(points, true)}" fill="#39435f"/><path d="${line([...points.slice(0, 3), [x, y]], true)}" fill="#66718f"/>`
  }
  return s
}

/** Thin borders as lines; rifts as torn voids full of rocks. `out` says whether a system is out of play. */
export function borders(all: readonly Border[], out: (system: string) => boolean): string {
  let s = ''
  for (const { a, b, kind, path } of all) {
    const dead = out(a) || out(b)
    if (kind === 'thin')
      s += `<path d="${path}" fill="none" stroke="${dead ? '#28345f' : '#6f83c4'}" stroke-width="${dead ? 1.5 : 2}"/>`
  }
  const c = chance(11)
  for (const { a, kind, path } of all) {
    if (kind !== 'thick') continue
    s +=
      `<path d="${path}" fill="#050811" stroke="#7c88b0" stroke-width="4" stroke-linejoin="round"/>` +
      `${rocks(c, 60 * (Number(a[1]) - 1) + 30)}`
  }
  return s
}

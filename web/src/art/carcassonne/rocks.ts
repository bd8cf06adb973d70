import { chance, line, type Point } from '../basics'

/** A faceted rock: an uneven outline, a peak pulled toward the light, each facet shaded by where it faces. */
export function rock(c: Point, radius: number, seed: string): string {
  const r = chance(seed)
  const count = radius > 8 ? 8 : radius > 5 ? 7 : 6
  const turn = r() * 6.3
  const flat = 0.78 + r() * 0.3
  const corners = Array.from({ length: count }, (_, i): Point => {
    const angle = turn + ((i + (r() - 0.5) * 0.55) * 2 * Math.PI) / count
    const q = radius * (0.82 + r() * 0.28)
    return [c[0] + Math.cos(angle) * q, c[1] + Math.sin(angle) * q * flat]
  })
  const peak: Point = [
    c[0] - radius * 0.22 + (r() - 0.5) * radius * 0.3,
    c[1] - radius * 0.24 + (r() - 0.5) * radius * 0.25,
  ]
  const warm = r() < 0.5
  const [dark, light] = warm
    ? [
        [58, 44, 46],
        [226, 196, 164],
      ]
    : [
        [54, 48, 58],
        [206, 198, 196],
      ]
  const shadow = corners.map((p): Point => [p[0] + radius * 0.16 + 0.6, p[1] + radius * 0.22 + 0.8])
  let s = `<path d="${line(shadow, true)}" fill="#120d16" fill-opacity=".5"/>`
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % count]!
    const [x, y] = [(p[0] + q[0]) / 2 - c[0], (p[1] + q[1]) / 2 - c[1]]
    const lit = Math.max(0, Math.min(1, 0.5 - ((x * 0.62 + y * 0.78) / (Math.hypot(x, y) || 1)) * 0.5))
    const share = lit * lit * (3 - 2 * lit)
    const colour = `rgb(${dark!.map((from, j) => Math.round(from + (light![j]! - from) * share)).join()})`
    s += `<path d="${line([peak, p, q], true)}" fill="${colour}" stroke="${colour}" stroke-width=".5"/>`
  })
  return (
    s +
    `<path d="${line(corners, true)}" fill="none" stroke="#1d141b" stroke-width="${radius > 6 ? 1 : 0.7}" ` +
    'stroke-linejoin="round" stroke-opacity=".8"/>'
  )
}

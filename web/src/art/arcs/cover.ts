import { freshId, mix, n } from '../basics'
import { planet, type OrbKind } from '../orbs'
import { haze, stars } from '../sky'

const TINTS = ['#d4577f', '#6f5bd0', '#d98b45', '#4f8fc4', '#b25bc0', '#4fa88f']
const KINDS: OrbKind[] = [
  'lava',
  'sea',
  'cratered',
  'rose',
  'icy',
  'banded',
  'moss',
  'cratered',
  'banded',
  'icy',
  'rose',
  'sea',
  'moss',
  'banded',
  'lava',
  'icy',
  'cratered',
  'rose',
]
// Angle, distance, colour.
const SHIPS: [number, number, string][] = [
  [2.6, 170, '#ff8a5c'],
  [2.74, 178, '#ff8a5c'],
  [2.67, 196, '#ff8a5c'],
  [0.52, 172, '#ffe27a'],
  [0.4, 178, '#ffe27a'],
  [4.32, 176, '#7fd0ff'],
  [4.46, 168, '#7fd0ff'],
  [1.57, 180, '#7fd0ff'],
  [1.7, 172, '#7fd0ff'],
  [1.63, 196, '#7fd0ff'],
]

const ship = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${n(turn)}) scale(1.05)">` +
  `<path d="M14 0-8 8-4 0-8-8Z" fill="${colour}" stroke="#080512" stroke-width="1.2" stroke-linejoin="round"/>` +
  '<path d="M14 0-4 0-8-8Z" fill="#fff" opacity=".35"/></g>'

/** The round map with its six clusters, seen aslant. */
export function cover(w: number, h: number): string {
  const [cx, cy, k] = [330, 196, 0.5]
  const ground = freshId('arcs')
  const at = (angle: number, r: number): [number, number] => [
    n(cx + Math.cos(angle) * r),
    n(cy + Math.sin(angle) * r * k),
  ]
  const sector = (a0: number, a1: number, r0: number, r1: number) => {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(a0, r1), at(a1, r1), at(a1, r0), at(a0, r0)]
    return `M${x0} ${y0}A${r1} ${r1 * k} 0 0 1 ${x1} ${y1}L${x2} ${y2}A${r0} ${r0 * k} 0 0 0 ${x3} ${y3}Z`
  }
  let s =
    `<linearGradient id="${ground}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1c0d2e"/>` +
    '<stop offset=".5" stop-color="#3a1546"/><stop offset="1" stop-color="#160a26"/></linearGradient>' +
    `<rect width="${w}" height="${h}" fill="url(#${ground})"/>`
  s +=
    haze(330, 190, 420, 210, '#e0578a', 0.3, -8) +
    haze(330, 196, 190, 90, '#ffb454', 0.42) +
    haze(70, 40, 260, 150, '#7a4cff', 0.32, 20) +
    stars(w, h, 140, 23, '#f3dcff')
  s += `<ellipse cx="${cx}" cy="${cy + 16}" rx="282" ry="${282 * k}" fill="#08040f" opacity=".6"/>`
  TINTS.forEach((tint, i) => {
    const a0 = (i * Math.PI) / 3 + 0.23
    const a1 = a0 + Math.PI / 3 - 0.06
    s += `<path d="${sector(a0, a1, 92, 140)}" fill="${tint}" fill-opacity=".34" stroke="${mix(tint, '#ffffff', 0.4)}" stroke-width="1.4"/>`
    for (let j = 0; j < 3; j++) {
      const b0 = a0 + (j * (a1 - a0)) / 3 + 0.012
      const b1 = a0 + ((j + 1) * (a1 - a0)) / 3 - 0.012
      s +=
        `<path d="${sector(b0, b1, 148, 276)}" fill="${tint}" fill-opacity="${0.26 + (j % 2) * 0.1}" ` +
        `stroke="${tint}" stroke-width="1.1" stroke-opacity=".9"/>`
    }
  })
  // The heart: concentric arcs, and bright gates.
  for (let r = 26; r < 90; r += 10) {
    s +=
      `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * k}" fill="none" stroke="#ffd9a0" ` +
      `stroke-width="${r === 86 ? 2 : 0.8}" opacity="${n(0.85 - r / 140)}" ` +
      `stroke-dasharray="${n(r * 1.3)} ${r * 0.5}" transform="rotate(${r * 3} ${cx} ${cy})"/>`
  }
  s += haze(cx, cy, 62, 34, '#fff1d0', 0.95)
  for (let i = 0; i < 6; i++) {
    const [x, y] = at((i * Math.PI) / 3 + 0.2 + Math.PI / 6, 116)
    s +=
      `<ellipse cx="${x}" cy="${y}" rx="17" ry="9" fill="#150a22" stroke="#ffd08a" stroke-width="2"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="10" ry="5" fill="#ffb454" opacity=".75"/>`
  }
  KINDS.map((kind, i) => {
    const angle = (Math.floor(i / 3) * Math.PI) / 3 + 0.23 + (((i % 3) + 0.5) * (Math.PI / 3 - 0.06)) / 3
    return { kind, i, at: at(angle, 216 + (i % 2) * 18) }
  })
    .sort((one, two) => one.at[1] - two.at[1])
    .forEach(({ kind, i, at: [x, y] }) => {
      const r = n((i % 3 === 1 ? 15 : 11.5) * (0.72 + ((y - 60) / 270) * 0.75))
      s +=
        `<ellipse cx="${x}" cy="${n(y + 3)}" rx="${n(r * 1.1)}" ry="${n(r * 0.46)}" fill="#08040f" opacity=".55"/>` +
        planet(x, y - r * 0.55, r, kind, i + 3)
    })
  for (const [angle, r, colour] of SHIPS) {
    const [x, y] = at(angle, r)
    s += ship(x, y - 3, (angle * 180) / Math.PI + 200, colour)
  }
  return (
    s +
    '<path d="M-10 330C140 250 120 70 420 -20" fill="none" stroke="#ffd9a0" stroke-width="1.3" opacity=".5"/>' +
    '<path d="M-10 350C170 262 150 84 470 -20" fill="none" stroke="#ffd9a0" stroke-width=".7" opacity=".4"/>'
  )
}

import { chance, freshId, n } from './basics'

/** Stars over a field of w by h. */
export function stars(w: number, h: number, count: number, seed: number, tint = '#cfe0ff'): string {
  const r = chance(seed)
  let s = ''
  for (let i = 0; i < count; i++) {
    const x = n(r() * w)
    const y = n(r() * h)
    const size = r()
    const radius = size > 0.97 ? 1.5 : size > 0.8 ? 0.95 : 0.55
    const shine = n(0.25 + r() * 0.65)
    s += `<circle cx="${x}" cy="${y}" r="${radius}" fill="${r() > 0.8 ? '#ffe2b8' : tint}" opacity="${shine}"/>`
    if (size > 0.985)
      s += `<path d="M${x - 5} ${y}h10M${x} ${y - 5}v10" stroke="${tint}" stroke-width=".5" opacity=".6"/>`
  }
  return s
}

export function haze(cx: number, cy: number, rx: number, ry: number, colour: string, shine = 0.5, turn = 0): string {
  const id = freshId('haze')
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${shine}"/>` +
    `<stop offset=".55" stop-color="${colour}" stop-opacity="${shine * 0.35}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})" transform="rotate(${turn} ${cx} ${cy})"/>`
  )
}

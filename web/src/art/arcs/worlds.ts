// The worlds of Arcs: one look for each type of planet, and details of its own for each world, always the same.

import { chance, freshId, n, of, type Chance } from '../basics'

type Palette = readonly [ground: string, dark: string, light: string]
const PALETTES: Record<string, Palette> = {
  material: ['#a2988a', '#5d554b', '#cfc6b6'],
  fuel: ['#c98f47', '#7a4c1f', '#f0cd92'],
  weapon: ['#5a2327', '#22090c', '#ff7a4d'],
  relic: ['#c6cfb4', '#77826d', '#f4f7e2'],
  psionic: ['#7d55b8', '#33195e', '#d9bcff'],
}

const within = (r: Chance, low: number, high: number): number => low + (high - low) * r()

// Surfaces for a radius of `r` around the origin: craters, bands, lava, an old grid, swirls.
const SURFACES: Record<string, (c: Chance, r: number, p: Palette) => string> = {
  material: (c, r, p) => {
    let s = ''
    for (let i = 0; i < 13; i++) {
      const angle = within(c, 0, 6.28)
      const far = Math.sqrt(c()) * r * 0.92
      const w = within(c, 0.06, 0.2) * r
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
      s +=
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(w * 0.86)}" fill="${p[1]}" opacity=".6"/>` +
        `<path d="M${n(x - w)} ${n(y + w * 0.2)}a${n(w)} ${n(w * 0.9)} 0 0 0 ${n(2 * w)} 0" fill="none" ` +
        `stroke="${p[2]}" stroke-width="1.4" opacity=".55"/>`
    }
    return s
  },
  fuel: (c, r, p) => {
    const colours = [p[1], p[2], '#a8692c', '#dca860']
    let s = `<g transform="rotate(${n(within(c, -24, -12))})">`
    for (let y = -r, i = 0; y < r; i++) {
      const h = within(c, 0.09, 0.24) * r
      const b = within(c, 2, 5)
      s +=
        `<path d="M${n(-r * 1.2)} ${n(y)}q${n(r * 0.6)} ${n(b)} ${n(r * 1.2)} 0t${n(r * 1.2)} 0v${n(h)}q${n(-r * 0.6)} ` +
        `${n(b)} ${n(-r * 1.2)} 0t${n(-r * 1.2)} 0Z" fill="${of(colours, i % 4)}" ` +
        `opacity="${within(c, 0.35, 0.75).toFixed(2)}"/>`
      y += h * 1.15
    }
    return `${s}<ellipse cx="${n(within(c, -14, 14))}" cy="${n(r * 0.42)}" rx="11" ry="5.5" fill="#8b3f1a" opacity=".75"/></g>`
  },
  weapon: (c, r, p) => {
    let s = ''
    for (let i = 0; i < 7; i++) {
      let [x, y] = [within(c, -r, r), within(c, -r, r)]
      let d = `M${n(x)} ${n(y)}`
      for (let k = 0; k < 5; k++) {
        x += within(c, -r * 0.45, r * 0.45)
        y += within(c, -r * 0.4, r * 0.4)
        d += `L${n(x)} ${n(y)}`
      }
      s +=
        `<path d="${d}" fill="none" stroke="#ff5a36" stroke-width="5" opacity=".22" stroke-linejoin="round"/>` +
        `<path d="${d}" fill="none" stroke="${p[2]}" stroke-width="1.7" opacity=".9" stroke-linejoin="round"/>`
    }
    return s
  },
  relic: (c, r, p) => {
    const turn = n(within(c, -30, 30))
    let s = `<g transform="rotate(${turn})"><g fill="none" stroke="${p[1]}" stroke-width="1.7" opacity=".9">`
    for (const k of [0.3, 0.62, 0.88]) s += `<ellipse rx="${n(r * k)}" ry="${r}"/>`
    for (const k of [-0.66, -0.36, 0, 0.36, 0.66]) s += `<path d="M${-r} ${n(k * r)}q${r} ${n(r * 0.18)} ${2 * r} 0"/>`
    s += '</g>'
    for (let i = 0; i < 6; i++)
      s +=
        `<rect x="${n(within(c, -r, r * 0.7))}" y="${n(within(c, -r, r * 0.7))}" width="${n(within(c, 7, 16))}" ` +
        `height="${n(within(c, 5, 12))}" fill="${p[1]}" opacity=".4"/>`
    return `${s}</g>`
  },
  psionic: (c, r, p) => {
    let s = ''
    for (let i = 0; i < 8; i++) {
      const k = 0.2 + i * 0.13
      s +=
        `<path d="M${n(r * (k - 1.05))} ${n(within(c, -6, 6))}c${n(r * 0.3)} ${n(-r * k)} ${n(r * 0.9)} ${n(-r * 0.6)} ` +
        `${n(r * 0.85)} ${n(r * 0.05)}s${n(r * 0.3)} ${n(r * k * 0.8)} ${n(r * 0.8)} ${n(-r * 0.1)}" fill="none" ` +
        `stroke="${i % 2 ? p[2] : '#4a2a86'}" stroke-width="${n(within(c, 2.5, 7))}" ` +
        `opacity="${within(c, 0.4, 0.8).toFixed(2)}" stroke-linecap="round" transform="rotate(${i * 17})"/>`
    }
    return s
  },
}

/** What shades a world; to be defined once where worlds are drawn. */
export const SHADE =
  '<radialGradient id="arcs-shade" cx=".34" cy=".3" r=".78">' +
  '<stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".38" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".68" stop-color="#04060f" stop-opacity=".42"/>' +
  '<stop offset="1" stop-color="#04060f" stop-opacity=".9"/></radialGradient>'

/** A world around the origin. Planets with fuel have a ring. */
export function arcsWorld(id: string, type: string, r: number): string {
  const palette = PALETTES[type] ?? PALETTES.material!
  const clip = freshId('arcs-world')
  const surface = (SURFACES[type] ?? SURFACES.material!)(chance(`${id} ${type}`), r, palette)
  const ring = (front: boolean): string =>
    type === 'fuel'
      ? '<g transform="rotate(-20)">' +
        `<path d="M${n(-r * 1.26)} 0a${n(r * 1.26)} ${n(r * 0.3)} 0 0 ${front ? 0 : 1} ${n(r * 2.52)} 0" ` +
        `fill="none" stroke="${palette[2]}" stroke-width="3.4" opacity=".75"/>` +
        `<path d="M${n(-r * 1.13)} 0a${n(r * 1.13)} ${n(r * 0.24)} 0 0 ${front ? 0 : 1} ${n(r * 2.26)} 0" ` +
        `fill="none" stroke="${palette[0]}" stroke-width="2" opacity=".6"/></g>`
      : ''
  return (
    `<clipPath id="${clip}"><circle r="${r}"/></clipPath>` +
    `${ring(false)}<circle r="${r + 5}" fill="${palette[0]}" opacity=".14"/>` +
    `<circle r="${r}" fill="${palette[0]}"/><g clip-path="url(#${clip})">${surface}</g>` +
    `<circle r="${r + 0.5}" fill="url(#arcs-shade)"/>` +
    `<circle r="${r - 0.8}" fill="none" stroke="${palette[2]}" stroke-opacity=".35" stroke-width="1.5"/>` +
    ring(true)
  )
}

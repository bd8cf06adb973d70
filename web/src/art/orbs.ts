// Small worlds for covers: banded, ringed, cratered, icy, with seas, lava, moss.

import { chance, freshId, n, of, type Chance } from './basics'

export type OrbKind = 'banded' | 'ringed' | 'cratered' | 'icy' | 'sea' | 'lava' | 'rose' | 'moss'
type Palette = readonly [string, string, string, string]

const PALETTES: Record<OrbKind, Palette> = {
  banded: ['#e7b98a', '#c98556', '#8d4f38', '#f4dcb8'],
  ringed: ['#d9c38f', '#b79a62', '#7a6240', '#efe2bd'],
  cratered: ['#9fa6b8', '#7a8297', '#525a70', '#c3c9d6'],
  icy: ['#d7eef7', '#9fcfe4', '#5f9cc0', '#ffffff'],
  sea: ['#4ea3c9', '#2f79a8', '#1c4f7d', '#79c08a'],
  lava: ['#7a3b3f', '#53262f', '#2e1620', '#ff8a4a'],
  rose: ['#d990a8', '#b0627f', '#733a57', '#f3c2cb'],
  moss: ['#8fb27a', '#5f8a5c', '#365a44', '#cfdca0'],
}

function bands(r: number, c: Palette, chance: Chance, spot: boolean): string {
  let s = ''
  for (let y = -r; y < r;) {
    const h = r * (0.08 + chance() * 0.22)
    const colour = of(c, chance() * 4)
    const b = r * (chance() * 0.06)
    s +=
      `<path d="M${-r} ${n(y)}Q${n(-r / 2)} ${n(y - b)} 0 ${n(y)}T${r} ${n(y)}V${n(y + h)}Q${n(r / 2)} ${n(y + h + b)} 0 ` +
      `${n(y + h)}T${-r} ${n(y + h)}Z" fill="${colour}" opacity="${n(0.45 + chance() * 0.5)}"/>`
    y += h * 0.9
  }
  if (spot) {
    s += `<ellipse cx="${n(r * 0.3)}" cy="${n(r * 0.3)}" rx="${n(r * 0.24)}" ry="${n(r * 0.11)}" fill="${c[3]}" opacity=".75"/>`
    s += `<ellipse cx="${n(r * 0.3)}" cy="${n(r * 0.3)}" rx="${n(r * 0.13)}" ry="${n(r * 0.05)}" fill="${c[1]}"/>`
  }
  return s
}

function craters(r: number, c: Palette, chance: Chance): string {
  let s = ''
  for (let i = 0; i < 13; i++) {
    const angle = chance() * 6.28
    const d = Math.sqrt(chance()) * r * 0.92
    const q = r * (0.06 + chance() * 0.17)
    const [x, y] = [n(Math.cos(angle) * d), n(Math.sin(angle) * d)]
    s +=
      `<circle cx="${x}" cy="${y}" r="${n(q)}" fill="${c[1]}"/>` +
      `<circle cx="${n(x + q * 0.16)}" cy="${n(y + q * 0.16)}" r="${n(q * 0.8)}" fill="${c[2]}" opacity=".55"/>`
  }
  return s
}

function lands(kind: OrbKind, r: number, c: Palette, chance: Chance): string {
  const blob = (x: number, y: number, q: number, colour: string) => {
    const turn = chance() * 6
    let d = ''
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * 6.283
      const e = q * (0.65 + 0.5 * chance())
      d += (i ? 'L' : 'M') + n(x + Math.cos(angle + turn) * e * 1.25) + ' ' + n(y + Math.sin(angle + turn) * e * 0.8)
    }
    return `<path d="${d}Z" fill="${colour}" opacity=".8" stroke="${colour}" stroke-width="${n(r * 0.06)}" stroke-linejoin="round"/>`
  }
  const colour = kind === 'lava' || kind === 'icy' ? c[1] : c[3]
  let s = ''
  for (let i = 0; i < 6; i++) {
    const angle = chance() * 6.28
    const d = chance() * r * 0.85
    s += blob(Math.cos(angle) * d, Math.sin(angle) * d, r * (0.16 + chance() * 0.26), i % 3 ? colour : c[1])
  }
  if (kind === 'lava') {
    for (let i = 0; i < 7; i++) {
      const [x, y] = [(chance() * 2 - 1) * r, (chance() * 2 - 1) * r]
      s +=
        `<path d="M${n(x)} ${n(y)}l${n(r * (0.1 + chance() * 0.2))} ${n(r * (chance() - 0.5) * 0.3)}l${n(r * 0.12)} ` +
        `${n(r * (chance() - 0.3) * 0.3)}" stroke="${c[3]}" stroke-width="${n(r * 0.035)}" fill="none" ` +
        'stroke-linecap="round"/>'
    }
  }
  if (kind === 'icy' || kind === 'sea') {
    s +=
      `<ellipse cx="0" cy="${n(-r * 0.95)}" rx="${n(r * 0.6)}" ry="${n(r * 0.22)}" fill="#fff" opacity=".9"/>` +
      `<ellipse cx="0" cy="${n(r * 0.98)}" rx="${n(r * 0.45)}" ry="${n(r * 0.16)}" fill="#fff" opacity=".8"/>`
  }
  if (kind === 'sea') {
    for (let i = 0; i < 4; i++) {
      s +=
        `<path d="M${n(-r)} ${n((chance() * 1.4 - 0.7) * r)}q${n(r)} ${n(r * (chance() - 0.5) * 0.4)} ${n(2 * r)} 0" ` +
        `stroke="#fff" stroke-width="${n(r * 0.05)}" opacity=".35" fill="none"/>`
    }
  }
  return s
}

export function planet(cx: number, cy: number, r: number, kind: OrbKind, seed: number, palette?: Palette): string {
  const r1 = chance(seed * 7919 + 3)
  const c = palette ?? PALETTES[kind]
  const [clip, shade, rim] = [freshId('clip'), freshId('shade'), freshId('rim')]
  const banded = kind === 'banded' || kind === 'ringed' || kind === 'rose'
  const surface = banded
    ? bands(r, c, r1, kind !== 'ringed')
    : kind === 'cratered'
      ? craters(r, c, r1)
      : lands(kind, r, c, r1)
  const ring = (front: boolean) => {
    const half = (rx: number, ry: number, colour: string, width: number) =>
      `<path d="M${n(-r * rx)} 0A${n(r * rx)} ${n(r * ry)} 0 0 ${front ? 0 : 1} ${n(r * rx)} 0" fill="none" ` +
      `stroke="${colour}" stroke-width="${n(r * width)}" opacity=".88"/>`
    return kind === 'ringed'
      ? `<g transform="rotate(-18)">${half(1.75, 0.5, c[3], 0.17)}${half(1.46, 0.41, c[1], 0.13)}</g>`
      : ''
  }
  return (
    `<g transform="translate(${n(cx)} ${n(cy)})"><clipPath id="${clip}"><circle r="${r}"/></clipPath>` +
    `<radialGradient id="${shade}" cx=".3" cy=".26" r=".86">` +
    '<stop offset="0" stop-color="#fff" stop-opacity=".32"/>' +
    '<stop offset=".32" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset=".55" stop-color="#050914" stop-opacity=".12"/>' +
    '<stop offset=".82" stop-color="#050914" stop-opacity=".7"/>' +
    '<stop offset="1" stop-color="#050914" stop-opacity=".9"/></radialGradient>' +
    `<radialGradient id="${rim}" r=".5"><stop offset=".84" stop-color="${c[3]}" stop-opacity=".38"/>` +
    `<stop offset="1" stop-color="${c[3]}" stop-opacity="0"/></radialGradient>` +
    `<circle r="${n(r * 1.16)}" fill="url(#${rim})"/>${ring(false)}<g clip-path="url(#${clip})">` +
    `<g transform="rotate(-18)"><rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" fill="${c[0]}"/>` +
    `${surface}</g><circle r="${r}" fill="url(#${shade})"/></g>${ring(true)}</g>`
  )
}

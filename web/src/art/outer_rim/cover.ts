import { chance, freshId, n } from '../basics'
import { planet, type OrbKind } from '../orbs'
import { haze, stars } from '../sky'

// Where on the arc, how large, which kind, which seed.
const WORLDS: [number, number, OrbKind, number][] = [
  [0.14, 19, 'moss', 3],
  [0.3, 14, 'lava', 5],
  [0.45, 22, 'ringed', 8],
  [0.61, 14, 'icy', 6],
  [0.76, 20, 'sea', 9],
  [0.9, 13, 'cratered', 2],
]

function galaxy(): string {
  const r = chance(8)
  let s = ''
  for (let i = 0; i < 430; i++) {
    const t = r() * 9.5
    const arm = Math.floor(r() * 2) * Math.PI
    const radius = 6 + t * 13 + (r() - 0.5) * 22
    const angle = t * 0.62 + arm + (r() - 0.5) * 0.25
    s +=
      `<circle cx="${n(Math.cos(angle) * radius)}" cy="${n(Math.sin(angle) * radius)}" r="${n(0.4 + r())}" ` +
      `fill="${r() > 0.7 ? '#ffd9a8' : '#bdeff5'}" opacity="${n(0.25 + r() * 0.6)}"/>`
  }
  return (
    `<g transform="translate(122 92) rotate(-22) scale(1 .42)">${s}</g>` + haze(122, 92, 60, 30, '#fff3da', 0.9, -22)
  )
}

/** A blunt freighter with two pods, leaving a trail. */
function freighter(): string {
  const trail = freshId('trail')
  return (
    `<g transform="translate(352 236) rotate(-19)"><linearGradient id="${trail}">` +
    '<stop offset="0" stop-color="#ffb454" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#ffd79a" stop-opacity=".95"/></linearGradient>' +
    `<path d="M-300 3-40-9V9Z" fill="url(#${trail})"/><path d="M-210-16-32-20v5ZM-210 20-32 16v5Z" fill="url(#${trail})" opacity=".7"/>` +
    '<path d="M-36-24h34l10 6-4 7h-40ZM-36 24h34l10-6-4-7h-40Z" fill="#8b98a0" stroke="#0b1519" ' +
    'stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M-42-12H8L44-7 54 0 44 7 8 12H-42L-36 0Z" fill="#c9cfce" stroke="#0b1519" stroke-width="1.8" ' +
    'stroke-linejoin="round"/><path d="M-42-12H8L44-7 54 0H-36Z" fill="#fff" opacity=".38"/>' +
    '<path d="M26-3.6 42-2.8 46 0 42 2.8 26 3.6Z" fill="#123a48" stroke="#0b1519"/>' +
    '<path d="M-22-12V12M-4-12V12M8-12V12" stroke="#68757b" stroke-width="1.3"/>' +
    '<rect x="-18" y="-6" width="10" height="12" rx="2" fill="#d2673a"/><path d="M-36-24h8v10h-8ZM-36 24h8V14h-8Z" fill="#d2673a"/></g>'
  )
}

/** The arc of the rim, with its worlds, over a large one; the core far away. */
export function cover(w: number, h: number): string {
  const ground = freshId('rim')
  const path = 'M-30 372C90 160 300 80 690 96'
  const at = (t: number): [number, number] => {
    const u = 1 - t
    return [
      n(u * u * u * -30 + 3 * u * u * t * 90 + 3 * u * t * t * 300 + t * t * t * 690),
      n(u * u * u * 372 + 3 * u * u * t * 160 + 3 * u * t * t * 80 + t * t * t * 96),
    ]
  }
  let s =
    `<linearGradient id="${ground}" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#04141c"/>` +
    '<stop offset=".55" stop-color="#0b3440"/><stop offset="1" stop-color="#3b2018"/></linearGradient>' +
    `<rect width="${w}" height="${h}" fill="url(#${ground})"/>`
  s +=
    haze(560, 330, 420, 200, '#e0713c', 0.42, -14) +
    haze(110, 80, 300, 180, '#2aa7b8', 0.36, -24) +
    stars(w, h, 170, 37, '#d6fbff') +
    galaxy()
  s += planet(512, 452, 218, 'banded', 12, ['#c67a4a', '#9a5436', '#5c2f28', '#f0c08a'])
  s +=
    `<path d="${path}" fill="none" stroke="#7fe9ef" stroke-width="54" opacity=".07"/>` +
    `<path d="${path}" fill="none" stroke="#7fe9ef" stroke-width="30" opacity=".07"/>` +
    `<path d="${path}" fill="none" stroke="#9ff3f5" stroke-width="1.6" stroke-dasharray="2 7" ` +
    'stroke-linecap="round"/>'
  WORLDS.forEach(([t, r, kind, seed], i) => {
    const [x, y] = at(t)
    const next = WORLDS[i + 1]
    for (let j = 1; next && j < 3; j++) {
      const [a, b] = at(t + ((next[0] - t) * j) / 3)
      s += `<circle cx="${a}" cy="${b}" r="4.6" fill="#072028" stroke="#9ff3f5" stroke-width="1.5"/>`
    }
    s +=
      `<circle cx="${x}" cy="${y}" r="${r + 7}" fill="#05161d" fill-opacity=".65" stroke="#9ff3f5" stroke-width="1.2"/>` +
      planet(x, y, r, kind, seed)
  })
  return s + freighter()
}

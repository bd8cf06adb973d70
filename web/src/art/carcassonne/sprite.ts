// One hidden drawing on the page holds the shared gradients and every tile that was ever needed: each is drawn once and used by reference.

import { tileArt } from './tiles'
import { lookOf, type Face } from './geometry'

const stop = (offset: number, colour: string, shine: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${shine}"/>`
const fade = (id: string, colour: string, shine: number) =>
  `<radialGradient id="${id}">${stop(0, colour, shine)}${stop(1, colour, 0)}</radialGradient>`

const DEFS =
  '<clipPath id="art-tile"><rect width="160" height="160"/></clipPath><clipPath id="art-round"><circle r="50"/></clipPath>' +
  '<radialGradient id="art-shade" cx=".3" cy=".28" r=".86">' +
  `${stop(0.38, '#050816', 0)}${stop(0.62, '#050816', 0.42)}${stop(0.84, '#050816', 0.86)}` +
  `${stop(1, '#050816', 0.94)}</radialGradient>` +
  `<radialGradient id="art-light" cx=".28" cy=".24" r=".5">${stop(0, '#fff', 0.38)}${stop(1, '#fff', 0)}</radialGradient>` +
  `<radialGradient id="art-glow">${stop(0.72, '#9dbcff', 0.55)}${stop(1, '#9dbcff', 0)}</radialGradient>` +
  fade('art-nebula-a', '#3450ac', 0.24) +
  fade('art-nebula-b', '#4a3a9a', 0.2) +
  fade('art-dust-a', '#a07c62', 0.55) +
  fade('art-dust-b', '#2b1f2c', 0.5) +
  `<radialGradient id="art-core">${stop(0, '#fffbe8', 1)}${stop(0.5, '#ffe2a0', 1)}${stop(1, '#ffe2a0', 0)}</radialGradient>`

const SVG = 'http://www.w3.org/2000/svg'
let sprite: SVGSVGElement | null = null
const drawn = new Set<string>()

function page(): SVGSVGElement {
  if (sprite?.isConnected) return sprite
  drawn.clear()
  sprite = document.createElementNS(SVG, 'svg')
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.style.position = 'absolute'
  const defs = document.createElementNS(SVG, 'defs')
  defs.innerHTML = DEFS
  sprite.append(defs)
  document.body.append(sprite)
  return sprite
}

/** To be called by whatever draws a planet by itself. */
export function needGradients(): void {
  page()
}

/** What `<use href>` needs to show the tile, turned clockwise by so many quarters. */
export function tileHref(face: Face, quarters: number): string {
  const id = `art-tile-${lookOf(face)}-${quarters & 3}`
  const all = page()
  if (!drawn.has(id)) {
    const symbol = document.createElementNS(SVG, 'symbol')
    symbol.id = id
    symbol.setAttribute('viewBox', '0 0 160 160')
    symbol.innerHTML = tileArt(face, quarters & 3)
    all.append(symbol)
    drawn.add(id)
  }
  return `#${id}`
}

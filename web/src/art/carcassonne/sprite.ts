// One hidden drawing on the page holds the shared gradients and every tile that was ever needed outside the board: each is
// drawn once and used by reference. Those on the board are painted (painted.ts).

import { lookOf, type Face } from './geometry'
import { DEFS } from './gradients'
import { tileArt } from './tiles'

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

// What portraits are drawn with, in a box of 80 by 96 whose middle is x = 40. Light comes from the left.

import { mix } from '../../basics'

export const INK = '#0b1020'
export const dark = (colour: string, share = 0.28): string => mix(colour, INK, share)
export const light = (colour: string, share = 0.35): string => mix(colour, '#ffffff', share)

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const stroke = (d: string, colour: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`
export const turned = (svg: string, x: number, y: number, angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}">${svg}</g>`

export const mirrored = (svg: string): string => `<g transform="matrix(-1 0 0 1 80 0)">${svg}</g>`
/** What is on the left, on both sides. */
export const both = (svg: string): string => svg + mirrored(svg)

/** A body from its left half; its right half lies in the shade. The line hides the seam. */
export function solid(d: string, fill: string, share = 0.24): string {
  const half = (colour: string): string => `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width=".7"/>`
  return mirrored(half(dark(fill, share))) + half(fill)
}

// Tokens of Outer Rim around the origin: contacts, patrols, ships of players; dice.

import { n } from '../basics'
import { sign, type SignName } from './icons'
import { HEAD, portrait, type Portrayed } from './portraits'
import { seatShape } from '../seats'

export const hexagon = (r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const a = ((i * 60 - 90) * Math.PI) / 180
    return `${i ? 'L' : 'M'}${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`
  }).join('') + 'Z'

const DOTS: Readonly<Record<string, number>> = { white: 1, green: 2, yellow: 3 }
export const dotsOf = (contactClass: string): number => DOTS[contactClass] ?? 1

const dots = (count: number, y: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${n((i - (count - 1) / 2) * 7.6)}" cy="${y}" r="2.9" fill="${fill}"/>`,
  ).join('')

/** An empty contact space. */
export const emptySpot = (contactClass: string): string =>
  `<path d="${hexagon(14)}" fill="#0b1020" fill-opacity=".55" stroke="var(--rim-${contactClass})" ` +
  'stroke-opacity=".9" stroke-width="1.8" stroke-dasharray="4 3"/>'

/** What cuts faces to the shape of a token; once in a drawing with tokens. */
export const FACE_CLIP = `<clipPath id="rim-face"><path d="${hexagon(22)}"/></clipPath>`

/** Facedown it shows its class; faceup who it is, larger; looked at secretly the same in the dark, and an eye. */
export function contactToken(contactClass: string, who: Portrayed | null, faceup: boolean): string {
  const colour = `var(--rim-${contactClass})`
  const count = dotsOf(contactClass)
  if (!who)
    return (
      `<path d="${hexagon(18.5)}" fill="#060a16"/>` +
      `<path d="${hexagon(16.5)}" fill="#1c2747" stroke="${colour}" stroke-width="2.8"/>${dots(count, 0, colour)}`
    )
  const dark = `<path d="${hexagon(22)}" fill="#0b1430" fill-opacity=".5"/>`
  const eye =
    `<g transform="translate(15 -15)"><circle r="8.4" fill="#060a16" stroke="${colour}" stroke-width="1.4"/>` +
    `<g transform="translate(-5.8 -5.8) scale(.48)" color="#fff">${sign('focus')}</g></g>`
  return (
    `<path d="${hexagon(24)}" fill="#060a16"/><g clip-path="url(#rim-face)">` +
    `<svg x="-22" y="-23" width="44" height="44" viewBox="${HEAD}">${portrait(who.id, who.droid)}</svg>` +
    `${faceup ? '' : dark}<path d="M-22 11.4H22V22H-22Z" fill="#060a16" fill-opacity=".82"/></g>` +
    `<path d="${hexagon(22)}" fill="none" stroke="${colour}" stroke-width="2.8"/>${dots(count, 15, colour)}` +
    `${faceup ? '' : eye}`
  )
}

const shield = (r: number): string =>
  `M${n(-r * 0.86)} ${n(-r * 0.92)}H${n(r * 0.86)}Q${n(r)} ${n(-r * 0.92)} ${n(r)} ${n(-r * 0.78)}V${n(r * 0.38)}` +
  `L0 ${n(r * 1.18)}L${n(-r)} ${n(r * 0.38)}V${n(-r * 0.78)}Q${n(-r)} ${n(-r * 0.92)} ${n(-r * 0.86)} ` +
  `${n(-r * 0.92)}Z`

/** A patrol with its level; level 0: the back of one that is still to come. */
export function patrolToken(faction: string, level: number, r = 22): string {
  const colour = `var(--rim-${faction})`
  const pips = Array.from(
    { length: level },
    (_, i) => `<circle cx="${n((i - (level - 1) / 2) * 7.4)}" cy="${n(r * 0.66)}" r="2.7" fill="#fff"/>`,
  ).join('')
  return (
    `<path d="${shield(r * 1.14)}" fill="#060a16"/>` +
    `<path d="${shield(r)}" style="fill:color-mix(in srgb,${colour} ${level ? 24 : 9}%,#10162c)" ` +
    `stroke="${colour}" stroke-width="2.2"/>` +
    `<g transform="translate(${n(-r * 0.56)} ${n(-r * 0.76)}) scale(${(r * 1.12) / 24})" color="${colour}">` +
    `${sign(faction as SignName)}</g>${pips}`
  )
}

/** A player's marker: colour and emblem. */
export function seatToken(seat: number, own: boolean, r = 17): string {
  const colour = `var(--seat-${seat + 1})`
  return (
    `<circle r="${r + 3}" fill="#060a16"/>` +
    `${own ? `<circle r="${r + 6}" fill="none" stroke="${colour}" stroke-width="2.4"/>` : ''}<circle r="${r}" ` +
    `fill="${colour}" stroke="#fff" stroke-width="2"/>` +
    `<path d="${seatShape(seat)}" ` +
    `transform="translate(${n(-r * 0.58)} ${n(-r * 0.58 - (seat ? 0 : 1.2))}) scale(${(r * 1.16) / 24})" ` +
    'fill="#0b1020"/>'
  )
}

/** A die of eight faces in a box of 48 by 54. */
export const dieShape =
  '<path d="M24 1.5L46 14V40L24 52.5L2 40V14Z" class="body"/><path d="M24 1.5L42 37.5H6Z" class="front"/>' +
  '<path d="M6 37.5L24 52.5L42 37.5M46 14L24 1.5L2 14" class="edge"/>'

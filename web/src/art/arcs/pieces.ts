// Ships, cities and starports of Arcs: each kind has one outline for all seats, with the colour and the emblem of its seat.
// A damaged piece lies aslant, hollow and cracked, so that fresh and damaged are told apart by shape. `--edge` is the
// ground around a piece.

import { n } from '../basics'
import { seatColour, seatShape } from '../seats'

// In a square of 24: a wedge with swept wings and an engine.
const SHIP = 'M12-2 24 21.5 15.5 20.5 12 24.5 8.5 20.5 0 21.5Z'
const CRACK = 'M18-3 11 9l4.5 2.5L9 17l2.5 2L7 28'
// In a square of 40: towers on a plinth; a ring with four docks.
const CITY = 'M3 38V19l8-5v8h4V6l5-5 5 5v16h4v-8l8 5v19Z'
const STARPORT =
  'M15 1h10v6.5a14 14 0 0 1 7.5 7.5H39v10h-6.5A14 14 0 0 1 25 32.5V39H15v-6.5A14 14 0 0 1 7.5 25H1V15h6.5A14 14 0 0 1 15 7.5Z'

const EDGE = 'var(--edge, #0a0f1f)'

/** A ship around a point, about so wide. */
export function ship(x: number, y: number, width: number, seat: number, damaged = false): string {
  const colour = seatColour(seat)
  const whole =
    `<path d="${SHIP}" fill="${colour}" stroke="${EDGE}" stroke-width="3" paint-order="stroke" ` +
    `stroke-linejoin="round"/>${emblem(12, 14, 9, seat, EDGE)}`
  const broken =
    `<path d="${SHIP}" fill="${EDGE}" stroke="${EDGE}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${SHIP}" style="fill:color-mix(in srgb, ${colour} 22%, ${EDGE})" stroke="${colour}" ` +
    'stroke-width="2.4" stroke-linejoin="round"/>' +
    `<path d="${CRACK}" fill="none" stroke="${EDGE}" stroke-width="3.2" stroke-linejoin="bevel"/>${emblem(12, 14.5, 8, seat)}`
  return (
    `<g transform="translate(${n(x)} ${n(y)})${damaged ? ' rotate(32)' : ''} ` +
    `scale(${((width / 24) * (damaged ? 0.9 : 1)).toFixed(3)}) translate(-12 -12)">${damaged ? broken : whole}</g>`
  )
}

/** The emblem of a seat around a point. */
export const emblem = (x: number, y: number, width: number, seat: number, fill: string = seatColour(seat)): string =>
  `<path d="${seatShape(seat)}" ` +
  `transform="translate(${n(x - width / 2)} ${n(y - width / 2)}) scale(${(width / 24).toFixed(3)})" ` +
  `fill="${fill}"/>`

/** A city or a starport around a point, about so wide. */
export function building(piece: string, x: number, y: number, width: number, seat: number, damaged = false): string {
  const colour = seatColour(seat)
  const isCity = piece === 'city'
  const d = isCity ? CITY : STARPORT
  const at = isCity ? 29.5 : 20
  const scale = (width / 40) * (damaged ? 0.92 : 1)
  const whole =
    `<path d="${d}" fill="${colour}" stroke="${EDGE}" stroke-width="4" paint-order="stroke" ` +
    'stroke-linejoin="round"/>' +
    `${isCity ? emblem(20, at, 12.5, seat, EDGE) : `<circle cx="20" cy="20" r="10" fill="${EDGE}"/>${emblem(20, 19.5, 12, seat)}`}`
  const broken =
    `<path d="${d}" fill="${EDGE}" stroke="${EDGE}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${d}" style="fill:color-mix(in srgb, ${colour} 18%, ${EDGE})" stroke="${colour}" stroke-width="3" ` +
    'stroke-linejoin="round"/>' +
    `<path d="M33-4 24 9l5 3-9 9" fill="none" stroke="${EDGE}" stroke-width="5" stroke-linejoin="bevel"/>${emblem(20, at, 12, seat)}`
  return (
    `<g transform="translate(${n(x)} ${n(y)})${damaged ? ' rotate(18)' : ''} scale(${scale.toFixed(3)}) translate(-20 ` +
    `-20)">${damaged ? broken : whole}</g>`
  )
}

// Our own figure: a standing envoy with helm and visor and the emblem of its seat; the large one has broad shoulders and a plume.

import { line, n, type Point } from '../basics'
import { figureColour } from '../seats'

const LARGE =
  'M0-33C7.6-33 12.8-27.6 12.8-20.6C12.8-17.4 11.6-14.6 9.8-12.4C17.6-12.2 23-8.6 24.4-3.4L24.6 1.4L21.2 3.4L24 ' +
  '22.5C24.4 25.6 22.6 27.6 19.8 27.6H-19.8C-22.6 27.6-24.4 25.6-24 22.5L-21.2 3.4L-24.6 1.4L-24.4-3.4' +
  'C-23-8.6-17.6-12.2-9.8-12.4C-11.6-14.6-12.8-17.4-12.8-20.6C-12.8-27.6-7.6-33 0-33Z'
const SMALL =
  'M0-23.5C6-23.5 10-19.4 10-14C10-11 8.8-8.6 7-6.8C12.4-4.6 15.2 1 16.2 8.4L17.4 17.4C17.8 20.2 16.2 21.8 13.8 ' +
  '21.8H-13.8C-16.2 21.8-17.8 20.2-17.4 17.4L-16.2 8.4C-15.2 1-12.4-4.6-7-6.8C-8.8-8.6-10-11-10-14' +
  'C-10-19.4-6-23.5 0-23.5Z'
const PLUME = 'M-4.2-31C-6-39 1-44.5 12-44C8.6-40.6 6.6-36.4 5.6-31Z'

/** The emblem of a seat around the origin. */
export function emblemShape(seat: number, r: number): string {
  const star = (): Point[] =>
    Array.from({ length: 10 }, (_, k) => {
      const angle = -Math.PI / 2 + (k * Math.PI) / 5
      const q = k % 2 ? r * 0.5 : r * 1.15
      return [Math.cos(angle) * q, Math.sin(angle) * q]
    })
  const shapes = [
    () => `<path d="M0 ${n(-r * 1.05)}L${n(r * 1.05)} ${n(r * 0.8)}H${n(-r * 1.05)}Z"/>`,
    () => `<rect x="${n(-r * 0.86)}" y="${n(-r * 0.86)}" width="${n(r * 1.72)}" height="${n(r * 1.72)}"/>`,
    () => `<circle r="${n(r)}"/>`,
    () => `<path d="M0 ${n(-r * 1.15)}L${n(r * 1.15)} 0L0 ${n(r * 1.15)}L${n(-r * 1.15)} 0Z"/>`,
    () => `<path d="${line(star(), true)}"/>`,
  ]
  return shapes[seat % shapes.length]!()
}

/** Around the origin, about 50 high (large: 76). */
export function figure(seat: number, large: boolean, colour: string = figureColour(seat)): string {
  const body = large ? LARGE : SMALL
  const plume = large ? PLUME : ''
  const visor = large
    ? '<path d="M-8.6-23.6H8.6V-18.4H2.4L1.4-13.6H-1.4L-2.4-18.4H-8.6Z" fill="#0a0f20"/>'
    : '<rect x="-6.6" y="-16.6" width="13.2" height="4.6" rx="2" fill="#0a0f20"/>'
  return (
    `<ellipse cx="2" cy="${large ? 27 : 21.5}" rx="${large ? 26 : 19}" ry="${large ? 5.6 : 4.4}" fill="#02040c" opacity=".6"/>` +
    `<path d="${body}${plume}" fill="#060a18" stroke="#060a18" stroke-width="6.6" stroke-linejoin="round"/>` +
    (large ? `<path d="${plume}" fill="${colour}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>` : '') +
    `<path d="${body}" fill="${colour}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>${visor}` +
    `<g transform="translate(0 ${large ? 10.5 : 9.6})" fill="#0a0f20">${emblemShape(seat, large ? 9.2 : 7.2)}</g>`
  )
}

// Shoulders and what is worn on them.

import { both, box, dark, dot, light, shape, solid, stroke } from './kit'

const SHOULDERS = 'M40 62L32 65C20 68 11 74 8 97H40Z'
const NARROW = 'M40 62L34 64C26 67 19 74 17 97H40Z'

export const neck = (skin: string): string => solid('M40 52H33V66L40 72Z', dark(skin, 0.2))

/** A plain shirt or suit. */
export const suit = (cloth: string): string => solid(SHOULDERS, cloth)
export const slim = (cloth: string): string => solid(NARROW, cloth)

/** A coat that is open over a shirt. */
export const coat = (cloth: string, shirt: string, lapel = dark(cloth, 0.35)): string =>
  solid(SHOULDERS, cloth) +
  solid('M40 64L33 64.5L40 92Z', shirt) +
  both(shape('M33 63L27 68L33 79L39 97L40 92Z', lapel))

/** A vest without sleeves over a shirt. */
export const vest = (cloth: string, shirt: string): string =>
  solid(SHOULDERS, shirt) +
  both(shape('M31 65.5L21 68.5L25 97H37.5Z', cloth)) +
  stroke('M34 66L40 78L46 66', dark(shirt), 1.5)

/** Plates on chest and shoulders. */
export const armour = (cloth: string, plate: string, pad = plate): string =>
  solid(SHOULDERS, cloth) +
  solid('M39.2 72H28.5L24.5 80L29 93L39.2 96Z', plate) +
  solid('M27 66C17 67 9 73 7.5 84L18 86L26.5 75Z', pad)

/** Long folds that fall from the neck. */
export const robe = (cloth: string, trim: string): string =>
  solid('M40 60L30 64C16 70 6 82 3 97H40Z', cloth) +
  both(shape('M33 62L29 64.5L37 97H40V92Z', trim) + stroke('M22 72L15 97', dark(cloth, 0.35), 1.6))

/** Shaggy fur. */
export const fur = (hair: string): string =>
  solid('M40 56L30 60L24 62L25 65L16 68L17.5 71L8 77L10 80L3 89L5.5 91L2 97H40Z', hair) +
  both(stroke('M28 70L25 78M20 78L16 87M33 80L31 90', dark(hair, 0.38), 1.8))

/** A cape over one's back, higher than the shoulders. */
export const cape = (cloth: string, lining: string): string =>
  solid('M40 56L29 54L20 62C9 67 3 78 1 97H40Z', cloth) + solid('M40 60L30 57L25 66L31 97H40Z', lining)

/** A high stiff collar. */
export const collar = (cloth: string): string => solid('M40 63L31 56L28.5 66L40 78Z', cloth)

/** Straps with boxes, from one shoulder to the other hip. */
export function bandolier(strap: string, boxes: string): string {
  const at = [0, 1, 2, 3, 4]
    .map((i) => `<rect x="${i * 9.4 - 3}" y="-3.6" width="6.4" height="7.2" rx="1.2"/>`)
    .join('')
  return (
    `<g transform="translate(20 68) rotate(42)"><rect x="-8" y="-4.4" width="58" height="8.8" fill="${strap}"/>` +
    `<g fill="${boxes}">${at}</g></g>`
  )
}

/** A thin neck of steel and a narrow frame. */
export const frame = (metal: string, core: string): string =>
  box(36.5, 54, 7, 14, dark(metal, 0.45)) +
  stroke('M36.5 58H43.5M36.5 62H43.5', light(metal, 0.1), 1.2) +
  solid('M40 66H27L20 70L22 97H40Z', metal) +
  solid('M20 69L11 72L8 84L12 97H18Z', dark(metal, 0.12)) +
  solid('M40 72H33L35 86H40Z', core)

/** Shoulder pieces of a uniform. */
export const epaulettes = (gold: string): string =>
  both(shape('M28 66.5L12.5 71.5L9.5 77L27 71.5Z', gold) + stroke('M10 77V81M14 76V80M18 75V79', dark(gold, 0.2), 1.6))

export const spikes = (metal: string): string =>
  both(
    shape('M26 66C15 67 8 73 6 85L22 84Z', dark(metal, 0.3)) +
      shape('M10 74L2 64L15 70ZM18 69L14 57L23 67ZM7 82L-1 76L7 76Z', metal),
  ) + dot(15, 77, 1.8, light(metal))

/** A row of small colours on the chest. */
export const medals = (colours: readonly string[]): string =>
  box(21, 79, 3.4 * colours.length + 1, 5, '#9aa2b4', 0.8) +
  colours.map((one, i) => box(22 + i * 3.4, 80, 2.6, 3, one)).join('')

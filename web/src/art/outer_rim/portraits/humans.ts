// Faces of people, their hair and what they wear on their heads.

import { both, box, dark, dot, INK, light, oval, shape, solid, stroke } from './kit'
import { neck } from './bodies'

const HEAD = 'M40 19C30 19 25 26 25 37C25 47 31.5 58.5 40 60Z'

export interface Look {
  /** The colour of eyes; of lips. */
  eyes?: string
  lips?: string
  /** Of brows. */
  brows?: string
  /** Eyes that one remembers. */
  glare?: boolean
}

export function face(skin: string, look: Look = {}): string {
  const { eyes = INK, lips = dark(skin, 0.45), brows = dark(skin, 0.6), glare = false } = look
  const eye = glare ? shape('M29.4 38.4L37 40.6L36 43L30.6 42Z', eyes) : oval(33.4, 40, 2.1, 1.9, eyes)
  return (
    neck(skin) +
    both(oval(25, 41, 2.6, 4.4, dark(skin, 0.14))) +
    solid(HEAD, skin) +
    both(stroke(glare ? 'M29 35.6L37 38' : 'M30 36C31.5 34.8 34.5 34.8 36.5 36', brows, 1.8) + eye) +
    stroke('M40 41L41.5 47H39', dark(skin, 0.32), 1.3) +
    stroke('M36 52.5C38 53.6 42 53.6 44 52.5', lips, 1.9)
  )
}

/** Swept to a side. */
export const swept = (hair: string): string =>
  shape(
    'M23.5 40C20 24 28 12 42 12C55 12 60 22 56.5 40L54.5 38C55 32 53 28 49 24.5C44 29 33 29.5 29 26.5C26.5 30 26 34 25.8 38Z',
    hair,
  ) + stroke('M31 20C37 16 45 16 51 20', light(hair, 0.16), 1.6)

/** Close and even. */
export const cropped = (hair: string): string =>
  solid('M40 13C27 13 22 22 23.5 39L26.4 38C26.5 30 30 26 40 25.5Z', hair)

/** Combed back, with a line above the brow. */
export const sleek = (hair: string): string => solid('M40 14C29 13 23.5 20 24 36L26.5 33L28 27L33 23L40 25.5Z', hair)

/** A fringe that parts, and loose strands. */
export const parted = (hair: string): string =>
  both(shape('M40.4 14.5C28 13 22 21 22.4 35C22.6 44 24 50 26.5 55L29 52C27.4 43 29 31 40.4 24Z', hair)) +
  stroke('M40 15V23', dark(hair, 0.3), 1.2)

/** A straight fringe, and hair to the shoulders behind. */
export const fringe = (hair: string): string =>
  solid('M40 13C27 12.5 21.5 20 21.5 34L20.5 58L27 60L26.6 33.5H40Z', hair) +
  stroke('M31 20C35 17 41 17 45 19', light(hair, 0.2), 1.6)

export const longHair = (hair: string): string => solid('M40 13C26 13 20 22 20 38L18 68H40Z', dark(hair, 0.3))

/** A bun at each side. */
export const buns = (hair: string): string =>
  both(
    dot(18.5, 40, 9.6, hair) +
      stroke('M24 40A5.6 5.6 0 1 0 18.5 45.6', light(hair, 0.2), 1.6) +
      stroke('M21 40A2.4 2.4 0 1 0 18.5 42.4', light(hair, 0.2), 1.3),
  ) + solid('M40 14C28 13.5 23 21 23.6 38L27 35C28 29 33 26.5 40 23.5Z', hair)

/** A knot on top. */
export const knot = (hair: string, x = 40, y = 11, r = 7.5): string =>
  dot(x, y, r, dark(hair, 0.15)) +
  stroke(`M${x - 4} ${y - 1}C${x - 1} ${y - 5} ${x + 3} ${y - 4} ${x + 5} ${y}`, light(hair, 0.18), 1.3)

export const moustache = (hair: string): string =>
  shape(
    'M32 51C35 47.4 38.4 47.2 40 48.6C41.6 47.2 45 47.4 48 51C45 50.4 42.4 51.4 40 51C37.6 51.4 35 50.4 32 51Z',
    hair,
  )

export const beard = (hair: string): string =>
  shape(
    'M26 44C28 55 33 62 40 63C47 62 52 55 54 44C52 50 49 51 46 49.6C42 48 38 48 34 49.6C31 51 28 50 26 44ZM36.5 53H43.5L42 55.5H38Z',
    hair,
  )

/** Lenses on a band, over the eyes or pushed up. */
export const goggles = (frame: string, glass: string, y: number, r = 6): string =>
  stroke(`M23.5 ${y + 2}C30 ${y - 1} 50 ${y - 1} 56.5 ${y + 2}`, dark(frame, 0.3), 4.4) +
  both(
    dot(32.4, y, r, frame) +
      dot(32.4, y, r - 2, glass) +
      shape(`M29.4 ${y + 1}A3.4 3.4 0 0 1 33 ${y - 3.2}L33.6 ${y - 1.8}Z`, '#ffffff'),
  ) +
  box(38, y - 1.4, 4, 2.8, frame)

/** A close leather cap. */
export const cap = (leather: string, flaps: boolean): string =>
  solid(`M40 11C27 11 21.5 20 22 33${flaps ? 'L21 52L27 55L27 34' : 'L26 35'}C30 30 35 29.4 40 29.4Z`, leather) +
  stroke('M40 11.5V29', dark(leather, 0.3), 1.3)

/** A device around the back of the head. */
export const implant = (metal: string, lamp: string): string =>
  both(
    shape('M27.4 28L17 27L14 33V47L18 53L27 52L24.6 46V33Z', metal) +
      box(16, 33, 6.6, 3, dark(metal, 0.5), 1) +
      box(16, 38, 6.6, 3, lamp, 1) +
      box(16, 43, 6.6, 3, dark(metal, 0.5), 1),
  ) + shape('M24.6 30C32 26.5 48 26.5 55.4 30L55 33.4C48 30 32 30 25 33.4Z', light(metal, 0.15))

/** Wound around head and chin. */
export const bandages = (cloth: string): string =>
  solid('M40 12C27 12 21.5 21 22.5 35L26.5 36.5C30 33.6 35 33 40 33Z', cloth) +
  shape('M22.4 31L57.4 24L58 29L22.6 37Z', dark(cloth, 0.14)) +
  shape('M23 25L56 35L57.6 38L22.5 29Z', light(cloth, 0.3)) +
  both(shape('M23.5 36L28 36.5C28.4 48 33 56 40.3 58V63C30 62 24 50 23.5 36Z', cloth)) +
  stroke('M27 22L45 14M30 28L54 20', dark(cloth, 0.28), 1.2)

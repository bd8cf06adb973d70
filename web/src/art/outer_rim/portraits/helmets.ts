// Helmets and hoods.

import { both, box, dark, dot, INK, light, shape, solid, stroke } from './kit'

/** Closed, with a slit across and one down, and a stalk beside it. */
export const slit = (metal: string, trim: string): string =>
  box(58, 8, 3.4, 30, dark(metal, 0.3), 1) +
  box(55.6, 5, 8, 5.4, trim, 1) +
  solid('M40 13C28 13 22.5 21 22.5 33V55L29 63H40Z', metal) +
  shape('M22.6 30C30 26 50 26 57.4 30V34C50 30.6 30 30.6 22.6 34Z', trim) +
  shape('M25.6 35.4H54.4V41.4L44.4 44V63H35.6V44L25.6 41.4Z', INK) +
  both(shape('M24.4 45L33.4 47.6V62.8H29.2L24.4 57Z', light(metal, 0.12))) +
  stroke('M28 20L33 16.5', light(metal, 0.5), 2) +
  both(box(19.6, 33, 4, 13, dark(metal, 0.35), 1.5))

/** Closed, with a visor that spreads like wings, and a fin. */
export const winged = (metal: string, paint: string, glass: string): string =>
  shape('M38 16V4.5C43 3.5 49 7 52 15Z', paint) +
  solid('M40 12C29 12 23 20 22.5 32L20 45L26 58L34 63H40Z', metal) +
  solid('M40 14C33 14 27.5 19 26 27L40 31Z', paint) +
  solid('M40 37.5L23.6 30.5L25.4 41L33 46.4L36.6 62H40Z', INK) +
  both(
    shape('M25.4 33L38.4 38.7L37.4 43L33.6 44.6L27 40Z', glass) +
      shape('M21.4 44.5L27.6 48L31.4 60.6L27.2 57.6Z', paint),
  )

/** Of a pilot: open, with cups over the ears and a visor pushed up. */
export const open = (shell: string, glass: string): string =>
  solid('M40 9C25 9 18.5 19 19 35L20.5 53L27.4 56L26.4 34C31 30.4 36 30 40 30Z', shell) +
  shape('M23.4 23C29 18.6 51 18.6 56.6 23L56 30C50 26.4 30 26.4 24 30Z', glass) +
  shape('M25.6 24.2C29 22 35 21 39 21L31 26.4Z', light(glass, 0.45)) +
  both(dot(21, 43, 5.4, dark(shell, 0.4)) + dot(21, 43, 2.6, light(shell, 0.3))) +
  stroke('M22 52C25 60 31 62.5 36 62', INK, 2.4)

/** A deep hood; the face in it is dark, but for what is put there. */
export const hood = (cloth: string, deep = INK): string =>
  solid('M40 5C26 6 17 20 18 40L13 66L40 74Z', cloth) +
  solid('M40 17C30 18 25.4 27 26 39C26.6 51 32 60 40 63Z', deep, 0)

/** A band of light, where eyes would be. */
export const visor = (glow: string): string =>
  shape('M28 36L40 39.6L52 36L51 43L40 46L29 43Z', glow) + shape('M30 38L39 40.6V42.6L30.6 40.6Z', '#fff')

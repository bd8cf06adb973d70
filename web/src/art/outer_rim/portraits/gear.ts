// What people carry.

import { box, dark, dot, INK, light, shape, stroke, turned } from './kit'

/** A pistol, held up beside the head. */
export const pistol = (metal = '#8d96a8', x = 67, y = 66, angle = 8): string =>
  turned(
    box(-2, -26, 4, 18, dark(metal, 0.2)) +
      box(-3.4, -29, 6.8, 5, metal, 1) +
      box(-4, -14, 8, 16, metal, 1.5) +
      box(4, -12, 3.6, 9, INK, 1.4) +
      shape('M-4 0H4L-1 16H-9Z', '#5c4030'),
    x,
    y,
    angle,
  )

/** A rifle across one's back. */
export const rifle = (metal: string, wood: string, x = 62, y = 52, angle = 24): string =>
  turned(
    box(-1.6, -48, 3.2, 40, dark(metal, 0.15)) +
      box(-3, -50, 6, 7, metal, 1.4) +
      box(-3.6, -22, 7.2, 30, metal, 1.5) +
      box(3.2, -22, 4.4, 15, INK, 2) +
      shape('M-3.6 8H3.6L6 34H-5Z', wood),
    x,
    y,
    angle,
  )

/** A staff with a light at its ends. */
export const staff = (wood: string, glow: string, x = 66, y = 56, angle = 14): string =>
  turned(
    box(-1.8, -50, 3.6, 96, wood, 1.8) + box(-3.2, -54, 6.4, 15, glow, 3) + box(-1, -51, 2, 9, '#fff', 1),
    x,
    y,
    angle,
  )

/** A bow laid over a rifle. */
export const bowcaster = (metal: string, wood: string): string =>
  turned(
    box(-2.4, -34, 4.8, 60, wood, 1) +
      stroke('M-19 -12C-16 -25 -8 -29 0 -29S16 -25 19 -12', metal, 3.4) +
      stroke('M-19 -12L0 -4L19 -12', light(metal), 1) +
      dot(-19, -12, 3, metal) +
      dot(19, -12, 3, metal),
    59,
    40,
    10,
  )

/** A pack with a rocket, seen over the shoulder. */
export const jetpack = (metal: string, tip: string): string =>
  turned(
    box(-7, 0, 14, 40, dark(metal, 0.35), 3) +
      box(-4.6, -12, 9.2, 24, metal, 2) +
      shape('M-4.6 -11C-4.6 -18 -2 -23 0 -26C2 -23 4.6 -18 4.6 -11Z', tip),
    15,
    48,
    -4,
  )

/** A slate with lines of light. */
export const slate = (glow: string): string =>
  turned(
    box(-11, -8, 22, 17, '#1a2340', 2.4) +
      box(-8.6, -5.8, 17.2, 12.6, dark(glow, 0.62), 1) +
      stroke('M-6 -2.6H3M-6 0.6H6M-6 3.8H-1', glow, 1.6),
    58,
    84,
    -12,
  )

/** Cards in a fan. */
export const hand = (back: string): string =>
  [-26, -2, 22]
    .map((angle) => turned(box(-5.5, -19, 11, 17, '#f4efe0', 1.6) + box(-3.6, -17, 7.2, 13, back, 1), 61, 93, angle))
    .join('')

export const syringe = (fluid: string): string =>
  turned(
    stroke('M0 -30V-18', '#dfe6f2', 1.4) +
      box(-4, -18, 8, 18, '#dfe6f2', 1.5) +
      box(-2.6, -12, 5.2, 11, fluid, 1) +
      box(-6, 0, 12, 2.6, '#aab4c8', 1) +
      box(-1.4, 2, 2.8, 9, '#aab4c8'),
    66,
    80,
    16,
  )

/** A short blade. */
export const blade = (steel: string, hilt: string): string =>
  turned(
    shape('M-3 0L-3 -34L0.5 -42L3 -34V0Z', steel) +
      shape('M0.5 -42L3 -34V0H0Z', dark(steel, 0.3)) +
      box(-6, 0, 12, 3, hilt, 1) +
      box(-2.2, 3, 4.4, 14, dark(hilt, 0.5), 1.6),
    66,
    74,
    12,
  )

/** A baton. */
export const baton = (metal: string): string =>
  turned(
    box(-2.6, -34, 5.2, 46, dark(metal, 0.1), 2.4) +
      box(-3.4, 6, 6.8, 14, INK, 2) +
      box(-1.4, -31, 1.6, 30, light(metal), 0.8),
    66,
    78,
    18,
  )

/** Something to speak into. */
export const comlink = (metal: string, lamp: string): string =>
  turned(box(-4, -12, 8, 22, metal, 2.4) + stroke('M-2 -8H2M-2 -5H2', INK, 1.2) + dot(0, 2, 2, lamp), 56, 80, -20)

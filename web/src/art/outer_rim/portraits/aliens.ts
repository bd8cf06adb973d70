// Heads of other peoples.

import { both, box, dark, dot, INK, light, oval, shape, solid, stroke } from './kit'
import { neck } from './bodies'

/** A lizard: a broad flat head, eyes at its sides, teeth. */
export const lizard = (skin: string, belly: string, eye: string): string =>
  solid('M40 50L29 54L31 68L40 74Z', dark(skin, 0.15)) +
  solid('M40 17C33 16 29 18 27 22C21 22 17 26 17.5 31C18 36 20 38 19 44C18 52 26 59 40 60Z', skin) +
  solid('M40 47C32 46 24 47 19.4 44C18.4 52 26 60.5 40 61Z', belly) +
  stroke('M19.6 45C28 50.4 52 50.4 60.4 45', INK, 2.4) +
  both(shape('M23 47.4L25.4 52.4L28 49ZM30.4 49.6L32.6 54.4L35 50Z', '#fff7e0')) +
  both(
    dot(24.4, 30, 5.6, eye) +
      oval(24.8, 30, 1.3, 4.4, INK) +
      stroke('M18.6 27C22 23.6 27 23.6 30 27', dark(skin, 0.45), 2.6),
  ) +
  both(oval(36.6, 41, 1.2, 1.8, INK)) +
  stroke('M33 22.5H47M35 27H45M36 31.5H44', dark(skin, 0.3), 1.8)

/** A tall shaggy head. */
export const shaggy = (hair: string, muzzle: string, eyes: string): string =>
  solid('M40 8C30 8 24 13 22 22L18 30L21 32L16 42L20 44L16 54L21 56L19 66L27 64L31 70L40 68Z', hair) +
  both(shape('M36 24C30 25 26 30 26.5 36L33 33Z', dark(hair, 0.22))) +
  solid('M40 36L34 40C31 45 32 53 40 57Z', muzzle) +
  shape('M36 41.6H44L42.4 45.4L40 46.6L37.6 45.4Z', INK) +
  stroke('M40 46.4V50M34.6 51.4C37 53.6 43 53.6 45.4 51.4', INK, 1.6) +
  both(dot(32.4, 36.4, 2.4, eyes) + dot(32.8, 36.4, 1.1, INK) + stroke('M28.6 33.4L35.6 34.6', dark(hair, 0.5), 1.8)) +
  both(stroke('M25 44L23 52M28 56L27 62M24 24L23 30M33 12L31 19', light(hair, 0.16), 1.7))

/** Big eyes, a snout, cups for ears and a crest of spines. */
export const snouted = (skin: string, eye: string): string =>
  neck(skin) +
  shape('M31 17L33 7L36 15L40 5L44 15L47 7L49 17Z', dark(skin, 0.35)) +
  both(
    stroke('M25 29L17.4 20', dark(skin, 0.15), 4.4) +
      oval(15.4, 17.6, 5.6, 6.6, skin) +
      oval(15, 17.4, 3, 4, dark(skin, 0.45)),
  ) +
  solid('M40 15C29 15 22 23 22.5 33C23 42 30 46 32.5 51C33.6 57 36 61 40 61Z', skin) +
  both(oval(30, 34, 7.4, 8.4, eye) + oval(27.8, 31, 2.2, 2.8, '#ffffff') + dot(32.4, 38.4, 1.1, '#ffffff')) +
  solid('M40 43C36 43.6 34.4 48 34.4 53L32 59L40 61.4Z', light(skin, 0.14)) +
  stroke('M35 58.6C38 60 42 60 45 58.6', INK, 1.6) +
  both(dot(37.6, 54, 0.9, INK))

/** Two tails of the head, over the shoulders, with stripes. */
export const tails = (skin: string, stripe: string): string =>
  both(
    shape('M31 20C20 22 15 34 15 48C15 64 17 78 22 92C26 94 29 91 28 86C25 74 25 60 27 48Z', skin) +
      stroke('M16 46L26 48M15.8 57L25.6 58M17 68L26 68M19.4 79L27 78', stripe, 2.6),
  )

/** Horns over a bald head, pointed ears and a small beard. */
export const horned = (skin: string, horn: string, hair: string): string =>
  neck(skin) +
  both(shape('M26 38L15.4 29L21 46L26 46Z', dark(skin, 0.14))) +
  solid('M40 17C30 17 24.6 25 25 36C25.4 47 31.5 58.5 40 60Z', skin) +
  both(
    shape('M29 25C25.4 18 26 9 31.6 2.4C32 10 33 17 35.4 21.4Z', horn) +
      stroke('M27.6 17L31.4 16M28.4 11L31 10.4', dark(horn, 0.35), 1.3),
  ) +
  both(
    stroke('M29.4 35.4L37 37.6', dark(skin, 0.6), 2.4) +
      oval(33.4, 40.4, 2.1, 1.8, '#ffe27a') +
      dot(33.6, 40.4, 1, INK),
  ) +
  stroke('M40 41L41.5 47H39', dark(skin, 0.32), 1.3) +
  stroke('M35 51.6C38 53.4 42 53.4 45.6 50.6', dark(skin, 0.6), 1.9) +
  shape('M36 55H44L41.6 66L40 69L38.4 66Z', hair)

/** Leathery, with folds, and braids at its sides. */
export const leathery = (skin: string, braid: string): string =>
  both(
    shape('M25 40L18 46L16 66L20 72L24 66L27 52Z', braid) +
      stroke('M17.4 52L25.4 54M17 58L24.6 60M17.4 64L23 65.4', dark(braid, 0.45), 1.5),
  ) +
  neck(skin) +
  solid('M40 18C29 18 23.4 26 24 37C24.4 46 28 52 27 57L32 62L40 63Z', skin) +
  both(
    stroke('M27 43C30 45 33 46 36 45.6M28 48C30.4 51 31 55 30 58', dark(skin, 0.34), 1.6) +
      oval(33.2, 40.4, 2.2, 1.6, '#fff3c8') +
      dot(33.4, 40.4, 1.1, INK),
  ) +
  both(stroke('M28.6 36.4L37 37.6', dark(skin, 0.5), 2.6)) +
  shape('M37.6 42H42.4L44 48.6H36Z', dark(skin, 0.2)) +
  stroke('M34 53.4C38 57 43 56.4 47 52', INK, 1.9) +
  both(stroke('M34 59L33 65M38 60.6V68', dark(skin, 0.25), 2))

/** Green, ridged, with a tail of hair that is bound high. */
export const ridged = (skin: string, hair: string): string =>
  neck(skin) +
  both(shape('M26 40L20.6 36L23 46.4L26.4 46Z', dark(skin, 0.14))) +
  solid('M40 17C30.6 17 25 25 25 36C25 46 31 57 36.6 61H40Z', skin) +
  solid('M40 12C32.4 12 27.4 17 26.4 26C31 21.4 36 20.6 40 20.6Z', hair) +
  both(
    stroke('M29.6 37L36.6 39', dark(skin, 0.6), 2.2) + oval(33.2, 41.4, 2.1, 1.6, '#e9d35a') + dot(33.4, 41.4, 1, INK),
  ) +
  stroke('M36.4 25L40 28L43.6 25M36.4 30L40 33L43.6 30', dark(skin, 0.4), 1.9) +
  stroke('M40 42L41.4 48H39', dark(skin, 0.34), 1.3) +
  stroke('M36 53.4C38 52.6 42 52.6 44 53.4', dark(skin, 0.6), 1.9)

/** Tusks under a bristly face with great eyes. */
export const tusked = (skin: string, tusk: string): string =>
  neck(skin) +
  solid('M40 14C28 14 21 23 21.5 34C22 42 25 47 26.5 52L34 61H40Z', skin) +
  both(oval(29.4, 33.4, 6.6, 6.2, INK) + oval(27.6, 31.4, 2, 1.8, '#ffffff')) +
  both(stroke('M24 22L21 17M28.4 18.4L26.4 12.6M33.6 16L32.8 10', dark(skin, 0.4), 2)) +
  solid('M40 40C35 40 33 44 33 48L35.4 54L40 56Z', dark(skin, 0.3)) +
  stroke('M38 44V53M42 44V53', dark(skin, 0.6), 1.4) +
  both(
    shape('M33.6 45C27 45.6 24 51 24.6 58L28 68C29.4 69.6 32 69 32 66.4L31 58C31.6 54 34 52.6 37 52Z', tusk) +
      stroke('M26.4 55L30.4 56', dark(tusk, 0.3), 1.3),
  )

/** A hanging trunk under round dark glasses. */
export const trunked = (skin: string, glass: string): string =>
  oval(40, 38, 13.6, 17, skin) +
  shape(
    'M34.4 40C34 52 33 60 36 70C38 77 44 80 50 79C51.6 77 51 74 48.6 73.6C45.4 73 44.4 69 45 62C45.6 54 46 48 45.6 40Z',
    light(skin, 0.12),
  ) +
  stroke('M35 52H44.6M34.8 58H44.4M35.4 64H44.6M37.6 70.4L45.4 68.4', dark(skin, 0.4), 1.6) +
  both(dot(32, 36, 7.2, '#b9c0cc') + dot(32, 36, 5, glass) + dot(30.2, 34.2, 1.5, '#ffffff')) +
  box(38, 34.6, 4, 2.8, '#b9c0cc')

/** A small round head behind enormous lenses. */
export const lensed = (skin: string, frame: string, glass: string): string =>
  solid('M40 56H35V70L40 76Z', dark(skin, 0.25)) +
  both(oval(21.6, 47, 3.4, 4.4, dark(skin, 0.14))) +
  solid('M40 24C28 24 20.5 33 21 45C21.6 57 30 66 40 66Z', skin) +
  both(stroke('M27 57C30 61 34 63.4 38 63.6M30 29C33 27.6 37 27 39 27', dark(skin, 0.3), 1.4)) +
  both(
    dot(29.6, 44, 10.4, frame) + dot(29.6, 44, 7.8, glass) + dot(30.4, 44.4, 4, INK) + dot(28.6, 42.4, 1.5, '#ffffff'),
  ) +
  box(38.4, 42, 3.2, 3.6, frame) +
  both(dot(20, 36.4, 3, frame)) +
  stroke('M35 60.6C38 62.4 42 62.4 45 60.6', dark(skin, 0.6), 1.7)

/** Bulging eyes over a mask with hoses. */
export const masked = (skin: string, eye: string, metal: string): string =>
  both(
    stroke('M33 57C24 60 21 68 24 80', dark(metal, 0.3), 5.4) +
      stroke('M24.6 62.4L28.4 66M21.6 69L26.4 70.4M21 75.6L26 75.6', light(metal, 0.3), 1.3),
  ) +
  solid('M40 10C27 10 20.6 20 21 33C21.4 44 29 52 33 60H40Z', skin) +
  stroke('M40 11V27', dark(skin, 0.35), 2) +
  both(
    oval(29.4, 33.6, 7.8, 6.8, dark(eye, 0.5)) +
      oval(29.2, 33.2, 6.2, 5.2, eye) +
      stroke('M25 33.2H33.6M29.2 29V37.6', dark(eye, 0.45), 1) +
      dot(26.8, 31, 1.4, '#ffffff'),
  ) +
  solid('M40 43C34 43 31 47 31.6 53L34.6 61L40 63Z', metal) +
  both(dot(34.6, 55, 3.2, INK)) +
  stroke('M37.4 47.6H42.6M37.4 50.4H42.6', INK, 1.4)

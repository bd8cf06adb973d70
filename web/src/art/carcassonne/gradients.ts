// The gradients and clips that all tiles and planets share, as SVG has them and as paint.ts does.

import type { Gradient, Shared } from '../paint'

type Stop = Gradient['stops'][number]

const around = (cx: number, cy: number, r: number, ...stops: Stop[]): Gradient => ({ cx, cy, r, stops })
const middle = (...stops: Stop[]): Gradient => around(0.5, 0.5, 0.5, ...stops)
const fade = (colour: string, shine: number): Gradient => middle([0, colour, shine], [1, colour, 0])

export const SHARED: Shared = {
  gradients: {
    'art-shade': around(
      0.3,
      0.28,
      0.86,
      [0.38, '#050816', 0],
      [0.62, '#050816', 0.42],
      [0.84, '#050816', 0.86],
      [1, '#050816', 0.94],
    ),
    'art-light': around(0.28, 0.24, 0.5, [0, '#fff', 0.38], [1, '#fff', 0]),
    'art-glow': middle([0.72, '#9dbcff', 0.55], [1, '#9dbcff', 0]),
    'art-nebula-a': fade('#3450ac', 0.24),
    'art-nebula-b': fade('#4a3a9a', 0.2),
    'art-dust-a': fade('#a07c62', 0.55),
    'art-dust-b': fade('#2b1f2c', 0.5),
    'art-core': middle([0, '#fffbe8', 1], [0.5, '#ffe2a0', 1], [1, '#ffe2a0', 0]),
  },
  clips: { 'art-tile': 'M0 0H160V160H0Z', 'art-round': 'M50 0A50 50 0 1 1-50 0A50 50 0 1 1 50 0Z' },
}

const stop = ([offset, colour, shine]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${shine}"/>`

/** What a drawing on the page needs that is not painted. */
export const DEFS =
  Object.entries(SHARED.clips)
    .map(([id, d]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    .join('') +
  Object.entries(SHARED.gradients)
    .map(
      ([id, { cx, cy, r, stops }]) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stop).join('')}</radialGradient>`,
    )
    .join('')

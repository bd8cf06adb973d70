import { gameHere } from '../games'
import { haze, stars } from './sky'

export const WIDTH = 640
export const HEIGHT = 360

const plain = (w: number, h: number) =>
  `<rect width="${w}" height="${h}" fill="#0b1230"/>${haze(420, 120, 340, 170, '#5b6cff', 0.42, -18)}${stars(w, h, 150, 11)}`

/** Drawn anew each time: gradients and clips have ids of their own. */
export const cover = (game: string): string => (gameHere(game)?.cover ?? plain)(WIDTH, HEIGHT)

import { coverArcs } from './coverArcs'
import { coverCarcassonne } from './coverCarcassonne'
import { coverRim } from './coverRim'
import { haze, stars } from './sky'

const W = 640
const H = 360

const COVERS: Record<string, (w: number, h: number) => string> = { carcassonne: coverCarcassonne, arcs: coverArcs, outer_rim: coverRim }
const plain = (w: number, h: number) => `<rect width="${w}" height="${h}" fill="#0b1230"/>${haze(420, 120, 340, 170, '#5b6cff', 0.42, -18)}${stars(w, h, 150, 11)}`

/** Drawn anew each time: gradients and clips have ids of their own. */
export const cover = (game: string): string => (COVERS[game] ?? plain)(W, H)

// Tiles painted on canvases, so many before each frame that the page does not stand still meanwhile.

import { paint } from '../paint'
import { TILE, type Face } from './geometry'
import { SHARED } from './gradients'
import { tileArt } from './tiles'

const SLICE = 10 // ms of painting before a frame
const waiting = new Map<HTMLCanvasElement, () => void>()
let coming = 0 // the frame before which it goes on

function work(): void {
  const until = performance.now() + SLICE
  for (const [canvas, job] of waiting) {
    waiting.delete(canvas)
    job()
    if (performance.now() > until) break
  }
  coming = waiting.size ? requestAnimationFrame(work) : 0
}

/** Paint a tile, turned clockwise by so many quarters, `points` across. It is kept until it is painted anew. */
export function paintTile(canvas: HTMLCanvasElement, face: Face, quarters: number, points: number): void {
  waiting.set(canvas, () => {
    canvas.width = canvas.height = points
    const context = canvas.getContext('2d')
    if (!context) return
    context.scale(points / TILE, points / TILE)
    paint(context, tileArt(face, quarters & 3), SHARED)
  })
  coming ||= requestAnimationFrame(work)
}

/** It is no longer to be seen. */
export const leaveTile = (canvas: HTMLCanvasElement): boolean => waiting.delete(canvas)

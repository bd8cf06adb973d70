// Where a card goes that tells of a tile without lying over it, and where one has to look for that.

import type { Point } from '../../art/basics'
import { TILE } from '../../art/carcassonne/geometry'
import type { Place } from './camera.svelte'

const GAP = 26 // between tile and card
const EDGE = 12
const WIDE = 900 // px of a board on which a card has room beside a tile
const SMALL_TILE = 72 // px, where the card stands below it

export interface Beside {
  /** Of the card. */
  x: number
  y: number
  /** On which side of the card the tile is. */
  side: 'left' | 'right' | 'top'
  /** Where to look. */
  place: Place
}

/** `cell` is the corner of the tile on the plan; `place` where one looks now. */
export function beside(
  cell: Point,
  place: Place,
  card: { width: number; height: number },
  board: { width: number; height: number },
): Beside {
  const clamp = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, Math.max(least, most)))
  if (board.width < WIDE) {
    // Below the tile, which is in the middle of what is left above.
    const y = Math.max(EDGE, board.height - card.height - EDGE)
    const scale = Math.min(place.scale, clamp(y - 2 * EDGE, 24, SMALL_TILE) / TILE)
    const at = (from: number, middle: number): number => middle - (from + TILE / 2) * scale
    return {
      x: (board.width - card.width) / 2,
      y,
      side: 'top',
      place: { x: at(cell[0], board.width / 2), y: at(cell[1], y / 2), scale },
    }
  }
  const size = TILE * place.scale
  const [left, top] = [cell[0] * place.scale + place.x, cell[1] * place.scale + place.y]
  const needed = card.width + GAP + EDGE
  const onRight = board.width - left - size >= left
  const seenLeft = onRight
    ? clamp(Math.min(left, board.width - size - needed), EDGE, board.width)
    : Math.min(Math.max(left, needed), board.width - size - EDGE)
  const seenTop = clamp(top, EDGE, board.height - size - EDGE)
  return {
    x: onRight ? seenLeft + size + GAP : seenLeft - GAP - card.width,
    y: clamp(seenTop + size / 2 - card.height * 0.45, EDGE, board.height - card.height - EDGE),
    side: onRight ? 'left' : 'right',
    place: { x: place.x + seenLeft - left, y: place.y + seenTop - top, scale: place.scale },
  }
}

// What stands over the plan, and the room that is left beside it.

import { TILE } from '../../art/carcassonne/geometry'
import type { Box, Camera, Padding } from './camera.svelte'
import type { Cell } from './plan'

interface Over {
  small: boolean
  /** Of the board, in px. */
  width: number
  height: number
  /** How wide the steps of the turn are. */
  strip: number
  /** Whether the drawn tile is shown on the board. */
  tile: boolean
}

export const stripBox = ({ small, strip }: Pick<Over, 'small' | 'strip'>): Box => ({
  left: 0,
  top: 0,
  right: strip + (small ? 18 : 26),
  bottom: small ? 60 : 56,
})

/** The steps of the turn, the drawn tile, the buttons to zoom, the one that shows who would score what. */
export function boxesOver(over: Over): Box[] {
  const { small, width, height, strip, tile } = over
  const zoom = small
    ? { left: width - 152, top: 0, right: width, bottom: 62 }
    : { left: 0, top: height - 158, right: 68, bottom: height }
  const drawn = small
    ? { left: 0, top: 0, right: strip + 76, bottom: 64 }
    : { left: 0, top: 0, right: 110, bottom: 150 }
  const held = small
    ? { left: 0, top: height - 78, right: 62, bottom: height }
    : { left: 0, top: height - 210, right: 68, bottom: height }
  return [stripBox(over), zoom, held, ...(tile ? [drawn] : [])]
}

const BUTTON = 22 // px, half of one that can be touched

/**
 * The corner of a picked tile, from 0,0 to 1,1, where a button is whole in sight and under nothing; the upper right one
 * if there is none.
 */
export function cornerFor(
  camera: Pick<Camera, 'width' | 'height' | 'toScreen'>,
  [column, row]: Cell,
  boxes: readonly Box[],
): Cell {
  const corners: readonly Cell[] = [
    [1, 0],
    [0, 0],
    [1, 1],
    [0, 1],
  ]
  const clear = ([x, y]: Cell): boolean => {
    const [px, py] = camera.toScreen([(column + x) * TILE, (row + y) * TILE])
    const inside = px >= BUTTON && py >= BUTTON && px <= camera.width - BUTTON && py <= camera.height - BUTTON
    return (
      inside &&
      !boxes.some(
        (box) => px + BUTTON > box.left && px - BUTTON < box.right && py + BUTTON > box.top && py - BUTTON < box.bottom,
      )
    )
  }
  return corners.find(clear) ?? corners[0]!
}

/** Those that leave most room first. */
export function paddings(small: boolean): Padding[] {
  const pad = (top: number, left: number): Padding => ({ top, right: 28, bottom: 26, left })
  return small ? [pad(12, 10), pad(66, 10)] : [pad(26, 28), pad(62, 28), pad(26, 84), pad(62, 84)]
}

// What stands over the plan, and the room that is left beside it.

import type { Box, Padding } from './camera.svelte'

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

export const stripBox = ({ small, strip }: Pick<Over, 'small' | 'strip'>): Box => ({ left: 0, top: 0, right: strip + (small ? 18 : 26), bottom: small ? 60 : 56 })

/** The steps of the turn, the drawn tile, the buttons to zoom. */
export function boxesOver(over: Over): Box[] {
  const { small, width, height, strip, tile } = over
  const zoom = small ? { left: width - 152, top: 0, right: width, bottom: 62 } : { left: 0, top: height - 158, right: 68, bottom: height }
  const drawn = small ? { left: 0, top: 0, right: strip + 76, bottom: 64 } : { left: 0, top: 0, right: 110, bottom: 150 }
  return [stripBox(over), zoom, ...(tile ? [drawn] : [])]
}

/** Those that leave most room first. */
export function paddings(small: boolean): Padding[] {
  const pad = (top: number, left: number): Padding => ({ top, right: small ? 10 : 28, bottom: 26, left })
  return small ? [pad(12, 10), pad(66, 10)] : [pad(26, 28), pad(62, 28), pad(26, 84), pad(62, 84)]
}

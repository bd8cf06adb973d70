// What makes a field one over the borders of tiles.

import type { Point } from '../../art/basics'
import { chance } from '../../art/basics'
import { TILE } from '../../art/carcassonne/geometry'
import { rock } from '../../art/carcassonne/rocks'
import { DUST } from '../../art/carcassonne/tiles'
import { cellOf } from './plan'

/** Rocks that lie across a border. */
export function borderRocks(cell: string, side: 'E' | 'S'): string {
  const [x, y] = cellOf(cell)
  const r = chance(`seam${cell}${side}`)
  return [0, 1]
    .map((i) => {
      const at = 34 + (i + 0.15 + r() * 0.7) * 46
      const radius = 4.5 + r() * 5.5
      const off = (r() - 0.5) * 7
      const p: Point = side === 'E' ? [(x + 1) * TILE + off, y * TILE + at] : [x * TILE + at, (y + 1) * TILE + off]
      return rock(p, radius, `sr${cell}${side}${i}`)
    })
    .join('')
}

/** Fills the notch where four tiles of one field meet. */
export function cornerDust(cell: string): string {
  const [x, y] = cellOf(cell).map((one) => one * TILE) as [number, number]
  return (
    `<circle cx="${x}" cy="${y}" r="20.5" fill="${DUST}"/>` +
    rock([x + 1, y - 1], 9, `pc${cell}`) +
    rock([x - 13, y + 10], 4, `pd${cell}`)
  )
}

// What can be counted from what lies on the table: the server does not tell it.

import type { CarcassonneView, Face, HeldObjectView } from '../../lib/protocol'

export const SMALL = 4 // figures of a seat; and a large one

/** The figures that a seat has at hand. */
export function supplyOf({ figures }: CarcassonneView, seat: number): { small: number; large: number } {
  const placed = (size: string): number => figures.filter((one) => one.seat === seat && one.size === size).length
  return { small: SMALL - placed('small'), large: 1 - placed('large') }
}

/** How many tiles of this face are still to come. The first tile of the plan was never in the pile. */
export function toCome({ tiles, drawn, removed }: CarcassonneView, face: Face): number {
  const out = [...tiles.slice(1).map(({ tile }) => tile), ...removed, drawn]
  return face.count - out.filter((tile) => tile === face.id).length
}

/** The seats with figures in an object, and whether they are of several sides, who will fight for it. */
export function holdersOf(
  { figures, seats }: Pick<CarcassonneView, 'figures' | 'seats'>,
  { segments }: HeldObjectView,
): { owners: number[]; fought: boolean } {
  const there = new Set(segments)
  const found = figures.filter(({ cell, segment }) => there.has(`${cell}/${segment}`)).map(({ seat }) => seat)
  const owners = [...new Set(found)].sort((one, two) => one - two)
  return { owners, fought: new Set(owners.map((seat) => seats[seat]?.side)).size > 1 }
}

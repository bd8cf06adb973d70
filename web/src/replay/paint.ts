// How sources of points are told apart: by pattern, in the colour of the seat, so never by colour alone.

import { seatColour } from '../art/seats'

const STYLES = 5

export const colourOf = (seat: number | null): string => (seat === null ? 'var(--muted)' : seatColour(seat))

/** The fill of the n-th source for a seat (null: for the legend). The patterns are in Patterns.svelte. */
export function paint(source: number, seat: number | null): string {
  const style = source % STYLES
  const colour = colourOf(seat)
  if (style === 0) return colour
  if (style === 2) return `color-mix(in srgb, ${colour} 30%, var(--panel))`
  return `url(#points-${style}-${seat ?? 'all'})`
}

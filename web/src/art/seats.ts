// Seats: colour and emblem, told apart without colour. Seat 0 is the triangle.

/** Outlines in a square of 24. */
export const SEAT_SHAPES = [
  'M12 2.5 22 20.5H2Z',
  'M3.5 3.5h17v17h-17Z',
  'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  'M12 1.5 21.5 12 12 22.5 2.5 12Z',
  'M12 1.6l3 7 7.5.6-5.7 5 1.8 7.4L12 17.6 5.4 21.6l1.8-7.4-5.7-5L9 8.6Z',
] as const

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!
export const seatColour = (seat: number): string => `var(--seat-${(seat % SEAT_SHAPES.length) + 1})`
/** On a board, which is dark in both themes. */
export const figureColour = (seat: number): string => `var(--fig-${(seat % SEAT_SHAPES.length) + 1})`

// What dice are likely to show.

/** That at least one of so many dice shows a face that passes. */
export function passChance(die: readonly string[], passing: readonly string[], dice: number): number {
  const misses = die.filter((face) => !passing.includes(face)).length / die.length
  return 1 - misses ** dice
}

// Half a choice is free: options are narrowed target by target, on the board or by buttons, and going back costs nothing.
// Knows no game: an option is its notation and the targets it points at, in the order in which they are to be chosen.

export interface Choosable {
  notation: string
  targets?: readonly string[]
}

export interface Narrowed<O extends Choosable> {
  picked: readonly string[]
  options: readonly O[] // that are still meant
  next: readonly string[] // targets that may be picked now
  only: O | null // the one option that is left, if there is just one
}

export function narrow<O extends Choosable>(options: readonly O[], picked: readonly string[]): Narrowed<O> {
  const meant = options.filter((option) => picked.every((target, level) => option.targets?.[level] === target))
  const next = [
    ...new Set(meant.map((option) => option.targets?.[picked.length]).filter((target) => target !== undefined)),
  ]
  return { picked, options: meant, next, only: meant.length === 1 ? meant[0]! : null }
}

/** Pick a target: the next one, or instead of one picked before at the same level. Null: it is not among the options. */
export function pick<O extends Choosable>(
  options: readonly O[],
  picked: readonly string[],
  target: string,
): readonly string[] | null {
  for (let level = picked.length; level >= 0; level--) {
    const before = picked.slice(0, level)
    if (narrow(options, before).next.includes(target)) return [...before, target]
  }
  return null
}

/** The same picks on new options, as far as they still hold: what a reconnect must not lose. */
export function keep<O extends Choosable>(options: readonly O[], picked: readonly string[]): readonly string[] {
  let kept: readonly string[] = []
  for (const target of picked) {
    if (!narrow(options, kept).next.includes(target)) break
    kept = [...kept, target]
  }
  return kept
}

/** A level of the choice: its targets, and the one picked, if one is. */
export interface Level {
  targets: readonly string[]
  picked: string | null
}

/** All levels as far as they are open: those picked, then the one to be picked now. */
export function levels<O extends Choosable>(options: readonly O[], picked: readonly string[]): Level[] {
  const found: Level[] = []
  for (let level = 0; level <= picked.length; level++) {
    const targets = narrow(options, picked.slice(0, level)).next
    if (targets.length) found.push({ targets, picked: picked[level] ?? null })
  }
  return found
}

/** Options that are meant as they are, with no target left to pick: "no figure", or one of several at the same place. */
export function wholes<O extends Choosable>(options: readonly O[], picked: readonly string[]): readonly O[] {
  const bare = options.filter((option) => !option.targets?.length)
  if (!picked.length) return bare
  const ended = narrow(options, picked).options.filter((option) => option.targets?.length === picked.length)
  const { next } = narrow(options, picked)
  return ended.length > 1 || next.length ? [...ended, ...bare] : bare
}

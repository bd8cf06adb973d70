import type { OptionTold } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'

/** What names of targets are found in. */
export interface About {
  view: unknown
  components?: unknown
  names: readonly string[]
  options?: readonly OptionTold[]
}

/** What the only option with this target is called. */
export function labelOf(target: string, { names, options = [] }: About): string | null {
  const found = options.filter((option) => option.targets?.[0] === target)
  return found.length === 1 ? say(found[0]!.label, [...names]) : null
}

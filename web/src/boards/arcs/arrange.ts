// Arranging resources: what lies in each slot, by the options, and swapping two of them. Slots of one raid cost are all the
// same to the game, so two arrangements that differ by them alone are one option.

import type { OptionTold } from '../../lib/protocol'
import type { SlotView } from './view'

export type Arrangement = ReadonlyMap<number, string> // slot → type

export function read(option: OptionTold): Arrangement {
  return new Map(
    (option.targets ?? []).flatMap((target) => {
      const found = /^arrange:(\d+)\/(\w+)$/.exec(target)
      return found ? [[Number(found[1]), found[2]!] as const] : []
    }),
  )
}

const tally = (types: Iterable<string>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const type of types) found.set(type, (found.get(type) ?? 0) + 1)
  return found
}

/** All resources that there are to be held: of each type, as many as any option holds. */
export function everything(options: readonly OptionTold[]): string[] {
  const most = new Map<string, number>()
  for (const option of options)
    for (const [type, count] of tally(read(option).values())) most.set(type, Math.max(most.get(type) ?? 0, count))
  return [...most].flatMap(([type, count]) => Array.from({ length: count }, () => type))
}

/** What an arrangement leaves out. */
export function surplus(all: readonly string[], arrangement: Arrangement): string[] {
  const left = [...all]
  for (const type of arrangement.values()) {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The same for arrangements that are one option. */
function sign(arrangement: Arrangement, slots: readonly SlotView[]): string {
  const costs = new Map<number, string[]>()
  for (const { slot, keys } of slots) costs.set(keys, [...(costs.get(keys) ?? []), arrangement.get(slot) ?? '-'])
  return [...costs]
    .map(([keys, types]) => `${keys}:${types.sort().join(',')}`)
    .sort()
    .join(' ')
}

export function optionFor(
  options: readonly OptionTold[],
  arrangement: Arrangement,
  slots: readonly SlotView[],
): OptionTold | null {
  const wanted = sign(arrangement, slots)
  return options.find((option) => sign(read(option), slots) === wanted) ?? null
}

/** Where a resource is: in a slot, or among those left out, by its number there. */
export type Spot = { slot: number } | { out: number }

/** Two resources change places; null: it comes to nothing. */
export function swap(
  arrangement: Arrangement,
  out: readonly string[],
  a: Spot,
  b: Spot,
): { arrangement: Arrangement; out: string[] } | null {
  const typeAt = (spot: Spot): string | null =>
    'slot' in spot ? (arrangement.get(spot.slot) ?? null) : (out[spot.out] ?? null)
  const [first, second] = [typeAt(a), typeAt(b)]
  if (first === second) return null
  const held = new Map(arrangement)
  const left: (string | null)[] = [...out]
  const put = (spot: Spot, type: string | null): void => {
    if (!('slot' in spot)) left[spot.out] = type
    else if (type === null) held.delete(spot.slot)
    else held.set(spot.slot, type)
  }
  put(a, second)
  put(b, first)
  return { arrangement: held, out: left.filter((type): type is string => type !== null) }
}

// From what somebody points at to options and back. Knows no rule: all of it comes from the options and their targets.

import { narrow, pick } from '../../lib/narrow'
import type { OptionTold } from '../../lib/protocol'
import { readTarget } from './view'

/** Kinds of targets that are spaces of the map. */
const SPACES = new Set(['space', 'planet', 'to'])

export const spaceIn = (target: string): string | null => {
  const { kind, value } = readTarget(target)
  return SPACES.has(kind) ? value : null
}
export const spotIn = (target: string): string | null => {
  const { kind, value } = readTarget(target)
  return kind === 'spot' ? value : null
}
export const isOnMap = (target: string): boolean => spaceIn(target) !== null || spotIn(target) !== null

/** The target among these that a click on a space means. */
export const atSpace = (targets: readonly string[], space: string): string | null =>
  targets.find((target) => spaceIn(target) === space) ?? null

/** What a click on a place of the map means now: one of the next targets, or another one instead of one picked before. */
export function meant(
  options: readonly OptionTold[],
  picked: readonly string[],
  is: (target: string) => boolean,
): string | null {
  for (let level = picked.length; level >= 0; level--) {
    const target = narrow(options, picked.slice(0, level)).next.find(is)
    if (target !== undefined && pick(options, picked, target)) return target
  }
  return null
}

/** The first word of a notation. */
export const verbOf = (option: OptionTold): string => option.notation.split(' ')[0]!
export const wordsOf = (option: OptionTold): readonly string[] => option.notation.split(' ').slice(1)

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** Whether an option is just what has been picked. */
export const isPicked = (option: OptionTold, picked: readonly string[]): boolean =>
  picked.length > 0 && same(option.targets ?? [], picked)

/** Whether its targets say which option is meant. */
export const isAlone = (options: readonly OptionTold[], option: OptionTold): boolean =>
  (option.targets?.length ?? 0) > 0 &&
  options.filter((other) => same(other.targets ?? [], option.targets ?? [])).length === 1

/** The option with a verb that is about something. */
export const optionWith = (
  options: readonly OptionTold[],
  verb: string,
  ...words: readonly string[]
): OptionTold | null => options.find((option) => option.notation === [verb, ...words].join(' ')) ?? null

/** Options that name a card, a character or a ship. */
export const optionsAbout = (options: readonly OptionTold[], id: string): OptionTold[] =>
  options.filter((option) =>
    (option.targets ?? []).some(
      (target) => ['card', 'source', 'by'].includes(readTarget(target).kind) && readTarget(target).value === id,
    ),
  )

/** The one option that is left, if it is a move or another choice of a space. */
export function course(options: readonly OptionTold[], picked: readonly string[]): OptionTold | null {
  const left = narrow(options, picked).options.filter((option) =>
    option.targets?.some((target) => spaceIn(target) !== null),
  )
  return picked.some((target) => spaceIn(target) !== null)
    ? (left.find((option) => same(option.targets ?? [], picked)) ?? left[0] ?? null)
    : null
}
/** The option that a click on a space would come to. */
export const courseTo = (
  options: readonly OptionTold[],
  picked: readonly string[],
  space: string,
): OptionTold | null => {
  const target = meant(options, picked, (one) => spaceIn(one) === space)
  return target === null ? null : (options.find((option) => option.targets?.includes(target)) ?? null)
}

/** Credits that may be given or asked for, by verb and partner: from, to and step of a slider. */
export function amounts(options: readonly OptionTold[], verb: string, rest: readonly string[] = []): number[] {
  return options
    .filter((option) => verbOf(option) === verb && rest.every((word, at) => wordsOf(option)[at + 1] === word))
    .map((option) => Number(wordsOf(option)[0]))
    .sort((a, b) => a - b)
}

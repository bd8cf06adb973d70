// From what somebody points at to targets, and back: which places glow, what a click on one means, what may be done there.
// Knows no rule: all of it comes from the options and the order of their targets.

import { narrow, pick } from '../../lib/narrow'
import type { OptionTold } from '../../lib/protocol'
import { PLACES } from './layout'
import { readTarget } from './view'

/** Kinds of targets that are places on the map. */
const ON_MAP = new Set(['system', 'to', 'site', 'ship', 'cluster'])

export const isOnMap = (target: string): boolean => ON_MAP.has(readTarget(target).kind)

/** The systems that a target is about. */
export function systemsOf(target: string): readonly string[] {
  const { kind, value, system } = readTarget(target)
  if (kind === 'cluster') return PLACES.filter((place) => place.cluster === Number(value)).map((place) => place.id)
  return system !== null && ON_MAP.has(kind) ? [system] : []
}

/** The targets among these that a click on a system can mean, if it can mean only one. */
export function inSystem(targets: readonly string[], system: string): string | null {
  const found = targets.filter((target) => systemsOf(target).includes(system))
  const whole = found.filter((target) => readTarget(target).kind !== 'site' && readTarget(target).kind !== 'ship')
  if (whole.length) return whole[0]!
  return found.length === 1 ? found[0]! : null
}

/** What a click on a system means now: one of the next targets, or another one instead of one picked before. */
export function meant(options: readonly OptionTold[], picked: readonly string[], system: string): string | null {
  for (let level = picked.length; level >= 0; level--) {
    const target = inSystem(narrow(options, picked.slice(0, level)).next, system)
    if (target !== null && pick(options, picked, target)) return target
  }
  return null
}

/** Something that may be done with a place or a card, before anything is picked. */
export interface Way {
  /** To be picked, one after the other. */
  path: readonly string[]
  options: readonly OptionTold[]
}

const FIRST = new Set(['action', 'deed'])

/** Options that begin with an action and come to this place or card, each way once. */
export function ways(options: readonly OptionTold[], isHere: (target: string) => boolean): Way[] {
  const found = new Map<string, { path: string[]; options: OptionTold[] }>()
  for (const option of options) {
    const targets = option.targets ?? []
    if (!FIRST.has(readTarget(targets[0] ?? '').kind)) continue
    const at = targets.findIndex((target, level) => level > 0 && readTarget(target).kind !== 'to' && isHere(target))
    if (at < 0) continue
    // A rival to fight with is part of it: “battle Juno”.
    const end = readTarget(targets[at + 1] ?? '').kind === 'rival' ? at + 2 : at + 1
    const path = targets.slice(0, end)
    const key = path.join(' ')
    const way = found.get(key)
    if (way) way.options.push(option)
    else found.set(key, { path, options: [option] })
  }
  return [...found.values()]
}

export const waysIn = (options: readonly OptionTold[], system: string): Way[] =>
  ways(options, (target) => readTarget(target).kind !== 'court' && systemsOf(target).includes(system))

export const waysWith = (options: readonly OptionTold[], ...targets: readonly string[]): Way[] =>
  ways(options, (target) => targets.includes(target))

/** The systems where something may be done. */
export function lively(options: readonly OptionTold[]): Set<string> {
  const found = new Set<string>()
  for (const option of options) {
    const targets = option.targets ?? []
    if (!FIRST.has(readTarget(targets[0] ?? '').kind)) continue
    for (const target of targets.slice(1))
      if (readTarget(target).kind !== 'to') for (const system of systemsOf(target)) found.add(system)
  }
  return found
}

// Actions that a system may be clicked for, the likeliest first.
const AT_SYSTEMS = ['move', 'battle', 'build', 'tax', 'repair']
const NEED_SITE = new Set(['tax', 'build'])

/** How to ask why nothing can be done in a system: an action with it, as it would be written. Null: nobody wants a place. */
export function whyText(options: readonly OptionTold[], picked: readonly string[], system: string): string | null {
  const firsts = new Set(options.map((option) => option.targets?.[0] ?? ''))
  const first = picked[0] ?? AT_SYSTEMS.map((action) => `action:${action}`).find((target) => firsts.has(target))
  if (first === undefined) return options.some((option) => option.targets?.some(isOnMap)) ? `system:${system}` : null
  const { kind, value: action } = readTarget(first)
  if (kind !== 'action') return `system:${system}`
  const said = picked.slice(1).map((target) => readTarget(target).value)
  if (action === 'build' && !said.length) said.push('starport')
  return [action, ...said, NEED_SITE.has(action) ? `${system}/1` : system].join(' ')
}

/** The option whose targets are just these. */
export function exactly(options: readonly OptionTold[], targets: readonly string[]): OptionTold | null {
  return (
    options.find(
      (option) =>
        option.targets?.length === targets.length && targets.every((target, at) => option.targets?.[at] === target),
    ) ?? null
  )
}

/** What a hand card would allow: how it may be played, and with how many actions. */
export interface Use {
  mode: string
  pips: number | null
  path: readonly string[]
}

// Ways to play a card; it may also be one to swap, or to discard.
const MODES = new Set(['lead', 'surpass', 'copy', 'pivot', 'seize'])

export function usesOf(options: readonly OptionTold[], card: string): Use[] {
  return options.flatMap((option): Use[] => {
    const [first, second] = option.targets ?? []
    if (first !== `hand:${card}`) return []
    const pips = option.facts?.pips
    const mode = second ? readTarget(second).value : option.notation.split(' ')[0]!
    if (!MODES.has(mode)) return []
    return [{ mode, pips: typeof pips === 'number' ? pips : null, path: option.targets ?? [] }]
  })
}

/** The card that a deed belongs to. */
export function cardOf({ facts }: OptionTold): string | null {
  return typeof facts?.card === 'string' ? facts.card : null
}

/** Deeds of a card: the ways that begin with one. */
export function deedsOf(options: readonly OptionTold[], card: string): Way[] {
  const found = new Map<string, { path: string[]; options: OptionTold[] }>()
  for (const option of options) {
    const first = option.targets?.[0] ?? ''
    if (readTarget(first).kind !== 'deed' || cardOf(option) !== card) continue
    const way = found.get(first)
    if (way) way.options.push(option)
    else found.set(first, { path: [first], options: [option] })
  }
  return [...found.values()]
}

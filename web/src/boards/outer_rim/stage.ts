// Where something is decided: on the map, at the market, in a list in the hollow of the rim, or in a dialog over it all.

import type { AskTold, OptionTold } from '../../lib/protocol'
import { isOnMap, verbOf } from './choose'
import type { RimView } from './view'

export type Stage = 'map' | 'market' | 'list' | 'draft' | 'purchase' | 'cards' | 'deal' | 'test' | 'combat' | 'card'

const PREFIX = 'outer_rim-ask-'
const STAGES: Readonly<Record<string, Stage>> = {
  character: 'draft', rival: 'draft', ship: 'draft', supply: 'draft',
  plan: 'map', act: 'map', market: 'market', encounter: 'list', partner: 'list',
  pay: 'purchase', bargain: 'purchase',
  gain: 'cards', slots: 'cards', discard: 'cards', sell: 'cards', deliver: 'cards',
  deal: 'deal', proposal: 'deal', 'answer-offer': 'deal', 'answer-request': 'deal',
  test: 'test', 'after-roll': 'test', reroll: 'combat', turn: 'combat', ignore: 'combat',
}

export const askName = (ask: AskTold | null): string => (ask?.prompt.key.startsWith(PREFIX) ? ask.prompt.key.slice(PREFIX.length) : '')

export function stageOf(ask: AskTold | null, options: readonly OptionTold[], view: RimView): Stage {
  if (!ask) return 'map'
  const known = STAGES[askName(ask)]
  if (known) return known
  if (options.some((option) => option.targets?.some(isOnMap))) return 'map'
  if (view.combat) return 'combat'
  if (view.roll) return 'test'
  return 'card'
}

/** Verbs with which somebody ends a step, or keeps out of something: less than a choice. */
const QUIET = new Set(['end', 'leave', 'done', 'decline', 'no', 'none', 'yield', 'bear'])
export const isQuiet = (option: OptionTold): boolean => QUIET.has(verbOf(option))

/** Options in the order in which they are to be read: what leads on first. */
export const inOrder = (options: readonly OptionTold[]): OptionTold[] => [...options.filter((option) => !isQuiet(option)), ...options.filter(isQuiet)]

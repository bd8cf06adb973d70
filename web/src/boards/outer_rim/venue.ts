// Where something is decided: on the map, at the market, in a list in the hollow of the rim, or in a dialog over it all.

import type { OptionTold, OuterRimAsk } from '../../lib/protocol'
import type { AskTold } from '../../lib/told'
import { isOnMap, verbOf } from './choose'
import type { RimView } from './view'

export type Venue = 'map' | 'market' | 'list' | 'draft' | 'purchase' | 'cards' | 'deal' | 'test' | 'combat' | 'card'

/** A question, with what it is about. */
export type Asked = AskTold & OuterRimAsk

const VENUES: Readonly<Partial<Record<string, Venue>>> = {
  character: 'draft',
  rival: 'draft',
  ship: 'draft',
  supply: 'draft',
  plan: 'map',
  act: 'map',
  market: 'market',
  encounter: 'list',
  partner: 'list',
  pay: 'purchase',
  bargain: 'purchase',
  gain: 'cards',
  search: 'cards',
  slots: 'cards',
  discard: 'cards',
  sell: 'cards',
  deliver: 'cards',
  deal: 'deal',
  proposal: 'deal',
  'answer-offer': 'deal',
  'answer-request': 'deal',
  test: 'test',
  'after-roll': 'test',
  reroll: 'combat',
  turn: 'combat',
  ignore: 'combat',
}

export function venueOf(ask: AskTold | null, options: readonly OptionTold[], view: RimView): Venue {
  if (!ask) return 'map'
  const known = VENUES[ask.is]
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
export const inOrder = (options: readonly OptionTold[]): OptionTold[] => [
  ...options.filter((option) => !isQuiet(option)),
  ...options.filter(isQuiet),
]

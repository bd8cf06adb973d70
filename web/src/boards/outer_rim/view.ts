// The view and the components of Outer Rim, as the server tells them.

import type { Portrayed } from '../../art/outer_rim/portraits'
import type {
  CombatView,
  HeldView,
  OuterRimComponents,
  OuterRimView,
  PrintedCard,
  PrintedCharacter,
  PrintedContact,
  PrintedShip,
  PrintedSpace,
} from '../../lib/protocol'

export type { CombatView, HeldView, MarketView, PlayerView, RollView } from '../../lib/protocol'
export type RimView = OuterRimView
export type SideView = CombatView['sides'][number]
export type Components = OuterRimComponents
export type Card = PrintedCard

export const FACTIONS = ['rebel', 'imperial', 'hutt', 'syndicate'] as const
export const SKILLS = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const
export const STEPS = ['planning', 'action', 'encounter'] as const

/** `contact:kessel/1` → kind and value. */
export function readTarget(target: string): { kind: string; value: string } {
  const at = target.indexOf(':')
  return { kind: at < 0 ? '' : target.slice(0, at), value: target.slice(at + 1) }
}

interface Tables {
  cards: Map<string, Card>
  characters: Map<string, PrintedCharacter>
  ships: Map<string, PrintedShip>
  contacts: Map<string, PrintedContact>
  spaces: Map<string, PrintedSpace>
}
const known = new WeakMap<object, Tables>()

function tablesOf(components: Components): Tables {
  let found = known.get(components)
  if (!found) {
    const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
      new Map(list.map((one) => [one.id, one]))
    // A resource is called by the id it has as one.
    const cards = byId(components.cards)
    for (const card of components.cards) if (card.asset && !cards.has(card.asset)) cards.set(card.asset, card)
    found = {
      cards,
      characters: byId(components.characters),
      ships: byId(components.ships),
      contacts: byId(components.contacts),
      spaces: byId(components.map.spaces),
    }
    known.set(components, found)
  }
  return found
}
export const cardOf = (components: Components, id: string): Card | null => tablesOf(components).cards.get(id) ?? null
export const characterOf = (components: Components, id: string): PrintedCharacter | null =>
  tablesOf(components).characters.get(id) ?? null
export const shipOf = (components: Components, id: string): PrintedShip | null =>
  tablesOf(components).ships.get(id) ?? null
export const contactOf = (components: Components, id: string): PrintedContact | null =>
  tablesOf(components).contacts.get(id) ?? null
export const spaceOf = (components: Components, id: string): PrintedSpace | null =>
  tablesOf(components).spaces.get(id) ?? null

/** Whom a card is about: who is wanted, or the contact it is the card of. */
export function somebodyOn(components: Components, card: string): Portrayed | null {
  const about = cardOf(components, card)
  const id = about?.bounty?.target ?? about?.contact
  return id ? contactOf(components, id) : null
}

/** Cards that a player holds, by type, with those that lie open in no slot. */
export const heldOf = (view: RimView, player: number): readonly HeldView[] => view.players[player]?.held ?? []

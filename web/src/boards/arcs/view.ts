// The view and the component table of the game as this board reads them: what `games/arcs/view.py` and `components.py` tell.

import type { ArcsView } from '../../lib/protocol'

export type { ArcsView, FleetView, SystemView } from '../../lib/protocol'
// By what they are of: boards of other games have slots and seats as well.
export type SeatView = ArcsView['seats'][number]
export type SlotView = SeatView['slots'][number]

export interface ActionCard {
  id: string
  suit: string
  number: number
  pips: number
  ambitions: readonly string[]
}
export interface CourtCard {
  id: string
  vox: boolean
  suit: string | null
  keys: number
}
export interface Components {
  systems: readonly { id: string; cluster: number; type: string | null; slots: number }[]
  setups: Readonly<Record<string, { out: readonly number[]; name: string; players: number }>>
  suits: Readonly<Record<string, readonly string[]>>
  action_cards: readonly ActionCard[]
  court: readonly CourtCard[]
  lore: readonly string[]
  /** With its pieces at A, at B and at each C. */
  leaders: readonly { id: string; resources: readonly string[]; pieces: readonly Readonly<Record<string, number>>[] }[]
  dice: Readonly<Record<string, readonly (readonly number[])[]>>
  slots: readonly number[]
  open_slots: readonly number[]
  city_bonus: readonly number[]
}

export const TYPES = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const
export const DICE = ['skirmish', 'assault', 'raid'] as const

/** `site:c2_hex/1` → kind, value, and the system it lies in, if it lies in one. */
export interface Target {
  kind: string
  value: string
  system: string | null
}

const SYSTEM = /^c[1-6]_[a-z]+/

export function readTarget(target: string): Target {
  const at = target.indexOf(':')
  const kind = at < 0 ? '' : target.slice(0, at)
  const value = target.slice(at + 1)
  return { kind, value, system: SYSTEM.exec(value)?.[0] ?? null }
}

/** The seat whose hand is seen: that of whoever looks. */
export const viewer = (view: ArcsView): number | null => {
  const seat = view.seats.findIndex((one) => one.hand !== null)
  return seat < 0 ? null : seat
}

const tables = new WeakMap<object, { actions: Map<string, ActionCard>; court: Map<string, CourtCard> }>()

function tablesOf(components: Components): { actions: Map<string, ActionCard>; court: Map<string, CourtCard> } {
  let found = tables.get(components)
  if (!found) {
    found = { actions: new Map(components.action_cards.map((card) => [card.id, card])), court: new Map(components.court.map((card) => [card.id, card])) }
    tables.set(components, found)
  }
  return found
}
export const actionCard = (components: Components, id: string): ActionCard | null => tablesOf(components).actions.get(id) ?? null
export const courtCard = (components: Components, id: string): CourtCard | null => tablesOf(components).court.get(id) ?? null

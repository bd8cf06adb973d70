// The view and the components of Arcs, as the server tells them.

import type { ActionCard, ArcsComponents, ArcsView, CourtCard } from '../../lib/protocol'

export type { ActionCard, ArcsView, CourtCard, FleetView, SystemView } from '../../lib/protocol'
export type Components = ArcsComponents
// By what they are of: boards of other games have slots and seats as well.
export type SeatView = ArcsView['seats'][number]
export type SlotView = SeatView['slots'][number]

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
    found = {
      actions: new Map(components.action_cards.map((card) => [card.id, card])),
      court: new Map(components.court.map((card) => [card.id, card])),
    }
    tables.set(components, found)
  }
  return found
}
export const actionCard = (components: Components, id: string): ActionCard | null =>
  tablesOf(components).actions.get(id) ?? null
export const courtCard = (components: Components, id: string): CourtCard | null =>
  tablesOf(components).court.get(id) ?? null

/** From who leads, clockwise. */
export function seatsInOrder({ lead, initiative, leader, seats }: ArcsView): number[] {
  const first = lead === null ? initiative : leader
  return seats.map((_, i) => (first + i) % seats.length)
}

// The view and the components of Outer Rim, as the server tells them.

import type { CombatView, HeldView, OuterRimView, Said } from '../../lib/protocol'

export type { CombatView, HeldView, MarketView, PlayerView, RollView } from '../../lib/protocol'
export type RimView = OuterRimView
export type SideView = CombatView['sides'][number]

export interface Effect {
  do: string
  amount?: number
  [name: string]: unknown
}
export interface Bounty {
  target: string
  class: string
  combat: string
  dice: number
  dead: readonly [credits: number, fame: number]
  alive: readonly [credits: number, fame: number]
  destination: string | null
}
export interface Card {
  id: string
  deck?: string
  databank?: number
  encounters?: string
  type?: string
  asset?: string
  cost?: number
  traits?: readonly string[]
  skills?: readonly string[]
  droid?: boolean
  destination?: string
  reward?: readonly Effect[]
  bounty?: Bounty
  job?: { skills: readonly (readonly [skill: string, needed: boolean])[]; databank: number | null; favor: string | null; in_action: boolean }
  ship?: string
  patrol?: { faction: string; distance: number }
  sections?: readonly { where: string; title: string }[]
  contact?: string
  effects?: readonly Effect[]
  steps?: readonly (readonly Effect[])[]
  secret?: unknown
}
export interface Character {
  id: string
  skills: readonly string[]
  ground_combat: number
  health: number
  droid: boolean
  reputation: readonly (readonly [faction: string | null, level: number])[]
}
export interface Ship {
  id: string
  starter: boolean
  cost: number
  hyperdrive: number
  ship_combat: number
  hull: number
  slots: Readonly<Record<string, number>>
  goal: unknown
  flipped: unknown
}
type Pair = readonly [number, number]
export interface LayoutTile {
  lanes: readonly { ends: readonly [string, string]; control: Pair }[]
  spaces: Readonly<Record<string, { at: Pair; radius: number; contact_spaces?: readonly Pair[]; label?: { at: Pair; upright: Pair; shift?: number } }>>
}
export interface Layout {
  box: Pair
  label_shift: number
  joint_bow: number
  rim: { centre: Pair; inner_radius: number; outer_radius: number; tile_angle: number; endcap_angle: number }
  token_slots: Readonly<Record<string, Readonly<Record<string, readonly Pair[]>>>>
  positions: readonly { translate: Pair; rotate: number }[]
  endcaps: Readonly<Record<string, { side: string; translate: Pair; rotate: number; patrol_stacks: readonly { faction: string; connector: string; at: Pair; radius: number }[] }>>
  tiles: Readonly<Record<string, LayoutTile>>
}
export interface Components {
  map: {
    tiles: readonly { id: string; spaces: readonly string[]; left: readonly string[]; right: readonly string[] }[]
    spaces: readonly { id: string; kind: string; faction: string | null; contact_spaces: readonly string[]; encounters: string }[]
    layout: Layout
  }
  characters: readonly Character[]
  ships: readonly Ship[]
  contacts: readonly { id: string; class: string; factions: readonly string[]; droid: boolean; databank: number }[]
  patrols: Readonly<Record<string, readonly { level: number; dice: number | null; credits: number; fame: number }[]>>
  cards: readonly Card[]
  ai: readonly { id: string }[]
  die: readonly string[]
  words: { factions: readonly string[]; skills: readonly string[]; decks: readonly string[]; classes: readonly string[]; slots: readonly string[] }
  /** What is printed, made from the tables: `card-…`, `resource-…`, `section-…`, `character-…-goal`. */
  texts?: Readonly<Record<string, Said>>
  /** Of a pack: laid over our words. */
  names?: Readonly<Record<string, string>>
}

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
  characters: Map<string, Character>
  ships: Map<string, Ship>
  contacts: Map<string, Components['contacts'][number]>
  spaces: Map<string, Components['map']['spaces'][number]>
}
const known = new WeakMap<object, Tables>()

function tablesOf(components: Components): Tables {
  let found = known.get(components)
  if (!found) {
    const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]))
    // A resource is called by the id it has as one.
    const cards = byId(components.cards)
    for (const card of components.cards) if (card.asset && !cards.has(card.asset)) cards.set(card.asset, card)
    found = { cards, characters: byId(components.characters), ships: byId(components.ships), contacts: byId(components.contacts), spaces: byId(components.map.spaces) }
    known.set(components, found)
  }
  return found
}
export const cardOf = (components: Components, id: string): Card | null => tablesOf(components).cards.get(id) ?? null
export const characterOf = (components: Components, id: string): Character | null => tablesOf(components).characters.get(id) ?? null
export const shipOf = (components: Components, id: string): Ship | null => tablesOf(components).ships.get(id) ?? null
export const contactOf = (components: Components, id: string): Components['contacts'][number] | null => tablesOf(components).contacts.get(id) ?? null
export const spaceOf = (components: Components, id: string): Components['map']['spaces'][number] | null => tablesOf(components).spaces.get(id) ?? null

/** Cards that a player holds, by type, with those that lie open in no slot. */
export const heldOf = (view: RimView, player: number): readonly HeldView[] => view.players[player]?.held ?? []

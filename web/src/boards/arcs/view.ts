// The view and the component table of the game as this board reads them: what `games/arcs/view.py` and `components.py` tell.

export interface FleetView {
  seat: number
  fresh: number
  damaged: number
}
export interface BuildingView {
  site: string
  seat: number
  piece: string
  damaged: boolean
  used: boolean
}
export interface SystemView {
  system: string
  type: string | null
  slots: number
  control: number | null
  ships: readonly FleetView[]
  buildings: readonly BuildingView[]
  reshaped: boolean
}
export interface SlotView {
  slot: number
  type: string | null
  keys: number
  open: boolean
}
export interface PlayedView {
  mode: string
  card: string | null
  seizing: boolean
  seizing_card: string | null
  union: string | null
}
export interface SeatView {
  power: number
  hand: readonly string[] | null
  cards_in_hand: number
  known: readonly string[]
  ships: number
  starports: number
  cities: number
  agents: number
  uncovered: number
  slots: readonly SlotView[]
  trophies: readonly (readonly [owner: number, piece: string, count: number])[]
  captives: readonly (readonly [owner: number, count: number])[]
  outrage: readonly string[]
  guilds: readonly string[]
  lore: readonly string[]
  leader: string | null
  played: PlayedView | null
}
export interface CourtView {
  card: string | null
  agents: readonly number[]
}
export interface StandingView {
  ambition: string
  markers: readonly (readonly [first: number, second: number])[]
  counts: readonly number[]
  third: number
  gains: readonly number[]
}
export interface MarkerView {
  first: number
  second: number
  flipped: boolean
  ambition: string | null
}
export interface BattleView {
  system: string
  attacker: number
  defender: number
  dice: readonly (readonly [kind: string, face: number])[]
  self_hits: number
  intercepts: number
  hits: number
  building_hits: number
  keys: number
}
export interface ArcsView {
  chapter: number
  chapters: number
  power_to_end: number
  setup: string | null
  initiative: number
  seized: boolean
  turn: number
  leader: number
  lead: string | null
  number: number | null
  zero: boolean
  prelude: boolean
  pips: number
  armed: boolean
  supply: Readonly<Record<string, number>>
  spent: Readonly<Record<string, number>>
  boxes: Readonly<Record<string, number>>
  systems: readonly SystemView[]
  seats: readonly SeatView[]
  court: readonly CourtView[]
  court_deck: number
  court_discard: readonly string[]
  markers: readonly MarkerView[]
  standings: readonly StandingView[]
  discard: number
  discard_open: readonly string[] | null
  draft: readonly string[]
  peek: readonly string[]
  battle: BattleView | null
}

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
  leaders: readonly { id: string; resources: readonly string[] }[]
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

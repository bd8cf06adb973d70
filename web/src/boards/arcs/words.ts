// What things on this board are called.

import type { OptionTold, Said } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { hasWords, say, w } from '../../lib/words.svelte'
import { labelOf, type About } from '../kit/label'
import { type Way } from './choose'
import { readTarget, type ArcsView, type Components } from './view'

export const systemName = (system: string): string =>
  w('arcs-system', { cluster: Number(system[1]), place: system.slice(3) })

/** With the number of the slot, where a planet has two. */
function siteName(view: ArcsView | null, site: string): string {
  const [system = '', slot = ''] = site.split('/')
  const slots = view?.systems.find((one) => one.system === system)?.slots ?? 1
  return slots > 1 || Number(slot) > 1
    ? w('web-arcs-site', { system: systemName(system), slot: Number(slot) })
    : systemName(system)
}

export const cardName = (card: string): string => (hasWords(`arcs-card-${card}`) ? w(`arcs-card-${card}`) : card)
export const cardText = (card: string): string =>
  hasWords(`arcs-card-${card}-text`) ? w(`arcs-card-${card}-text`) : ''

/** `aggression_4` → “Aggression 4”. */
export function actionCardName(card: string): string {
  const [suit = '', number = ''] = card.split('_')
  return w('arcs-action-card', { suit, number: Number(number) })
}

export const typeName = (type: string): string => w(`arcs-resource-${type}`)
export const pieceName = (piece: string): string => w(`arcs-piece-${piece}`)
export const ambitionName = (ambition: string): string => w(`arcs-ambition-${ambition}`)

/** One of these actions. */
export const anyOf = (actions: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(
    actions.map((action) => w(`arcs-action-${action}`)),
  )

/** What a token spent in the Prelude as this type would allow now. */
export function spentFor(view: ArcsView | null, type: string): string {
  const actions = view?.spends[type] ?? []
  return actions.length ? w('web-arcs-spent-for', { type, actions: anyOf(actions) }) : w('web-arcs-spent-for-nothing')
}

/** How a card may follow, and what that pays for. */
export function modeName(mode: string, view: ArcsView | null, components: Components | null): string {
  const suit = view?.lead?.split('_')[0] ?? ''
  return w('web-arcs-mode', { mode, actions: anyOf(components?.suits[suit] ?? []) })
}

/** What a deed does, by the one option it comes to, or with that left open which its options differ in. */
function deedSaid(options: readonly OptionTold[], names: readonly string[]): string {
  // A card may also be discarded for nothing: what goes further says what it is for.
  const [first] = [...options].sort((a, b) => (b.targets?.length ?? 0) - (a.targets?.length ?? 0))
  if (!first) return ''
  const { key, args } = first.label
  return say(options.length === 1 ? first.label : { key, args: { ...args, what: '…' } }, [...names])
}

/** A token by what it would allow if it is spent; if it may be spent in several ways, or goes elsewhere, by itself. */
function tokenName(target: string, { view, options = [] }: About): string {
  const now = view as ArcsView | null
  const type = ownSlot(now, Number(readTarget(target).value)) ?? ''
  const uses = options.filter((option) => option.targets?.[0] === target)
  const as = readTarget(uses[0]?.targets?.[1] ?? '')
  if (uses.length !== 1 || as.kind !== 'as') return w('web-arcs-token-any', { type })
  // Equal tokens differ by what it costs to steal them.
  const alike = options.filter(
    ({ targets }) => readTarget(targets?.[0] ?? '').kind === 'token' && targets?.[1] === `as:${as.value}`,
  )
  return w('web-arcs-token', {
    type,
    slot: Number(readTarget(target).value),
    several: alike.length > 1 ? 'yes' : 'no',
    what: spentFor(now, as.value),
  })
}

export function targetName(target: string, about: About): string {
  const { view, names } = about
  const { kind, value } = readTarget(target)
  const now = view as ArcsView | null
  switch (kind) {
    case 'system':
      return systemName(value)
    case 'to':
      return w('web-arcs-to', { system: systemName(value) })
    case 'site':
      return siteName(now, value)
    case 'ship': {
      const [system = '', owner = '', state = ''] = value.split('/')
      return w('web-arcs-ship-target', { state, name: names[Number(owner)] ?? '', system: systemName(system) })
    }
    case 'action':
      return w(`arcs-action-${value}`)
    case 'hand':
    case 'theirs':
    case 'played':
      return actionCardName(value)
    case 'mode':
      return modeName(value, now, (about.components ?? null) as Components | null)
    case 'ambition':
      return about.options?.some((option) => option.targets?.includes(target))
        ? w('web-arcs-ambition-counts', { ambition: value })
        : ambitionName(value)
    case 'court':
    case 'card':
    case 'draft':
    case 'peek':
    case 'lore':
      return cardName(value)
    case 'loot':
      return /^\d+$/.test(value) ? lootName(now, Number(value)) : cardName(value)
    case 'slot':
      return slotName(now, names, value)
    case 'arrange': {
      const [slot = '', type = ''] = value.split('/')
      return w('web-arcs-slot', { type, slot: Number(slot) })
    }
    case 'token':
      return tokenName(target, about)
    case 'pay':
      return w('web-arcs-pay', { type: ownSlot(now, Number(value)) ?? '' })
    case 'as':
      return w('web-arcs-as', { type: value, what: spentFor(now, value) })
    case 'type':
      return typeName(value)
    case 'piece':
      return pieceName(value)
    case 'captive':
    case 'rival':
    case 'seat':
      return names[Number(value)] ?? value
    case 'cluster':
      return w('web-arcs-cluster', { cluster: Number(value) })
    case 'fresh':
    case 'damaged':
      return w('web-arcs-ships', { state: kind, count: Number(value) })
    case 'skirmish':
    case 'assault':
    case 'raid':
      return w('web-arcs-dice', { kind, count: Number(value) })
    case 'die': {
      const [die = '', face = ''] = value.split('/')
      return w('web-arcs-die', { kind: die, face: Number(face) })
    }
    case 'deed':
      return (
        deedSaid(
          (about.options ?? []).filter((option) => option.targets?.[0] === target),
          names,
        ) || value.replaceAll('-', ' ')
      )
    case 'choose':
      return labelOf(target, about) ?? value
    case 'given':
    case 'taken':
      return w('web-arcs-trade', { way: kind, type: value })
    case 'count':
      return `${value}×`
    default:
      return value
  }
}

/** The type of the resource in a slot of whoever acts now. */
function ownSlot(view: ArcsView | null, slot: number): string | null {
  const own = view?.seats.find((seat) => seat.hand !== null) ?? view?.seats[view.turn]
  return own?.slots.find((one) => one.slot === slot)?.type ?? null
}

function lootName(view: ArcsView | null, slot: number): string {
  const type = view?.battle ? view.seats[view.battle.defender]?.slots.find((one) => one.slot === slot)?.type : null
  return type ? w('web-arcs-slot', { type, slot }) : String(slot)
}

/** `1/3`: the third slot of seat 1. */
function slotName(view: ArcsView | null, names: readonly string[], value: string): string {
  const [first = '', second = ''] = value.split('/')
  const type = view?.seats[Number(first)]?.slots.find((one) => one.slot === Number(second))?.type ?? ''
  return w('web-arcs-slot-of', { type, name: names[Number(first)] ?? '' })
}

/** What a way is called: by the one option it comes to, or by what it begins with. */
export function wayName(way: Way, names: readonly string[], view: ArcsView): string {
  if (way.options.length === 1 || readTarget(way.path[0] ?? '').kind === 'deed') return deedSaid(way.options, names)
  const parts = way.path.filter((target) => !['system', 'site', 'court'].includes(readTarget(target).kind))
  return parts.map((target) => targetName(target, { view, names })).join(' · ') + '…'
}

/** How far the game is. */
export function progress(view: unknown): Said | null {
  const now = view as ArcsView | null
  return now
    ? { key: 'web-arcs-progress', args: { chapter: now.chapter, chapters: now.chapters, power: now.power_to_end } }
    : null
}

// Facts that are shown somewhere, by the kind of target that they are there.
const SHOWN: Readonly<Record<string, string>> = {
  system: 'system',
  origin: 'system',
  site: 'site',
  card: 'court',
  ambition: 'ambition',
}

/** Systems, cards and ambitions that an event or a question speaks of. */
export function placesOf(_: Said, facts: Readonly<Record<string, unknown>> = {}): readonly string[] {
  return Object.entries(SHOWN).flatMap(([name, kind]) =>
    typeof facts[name] === 'string' ? [`${kind}:${facts[name]}`] : [],
  )
}

/** The button that confirms: what is done, in short, where the label would be long. */
export function confirms({ label, targets }: OptionTold): Said | null {
  if (targets?.some((target) => readTarget(target).kind === 'mode'))
    return { key: 'web-arcs-play', args: label.args ?? {} }
  return null
}

/** A system in words: its type, who controls it, what is there. */
export function describeSystem(view: ArcsView, system: string, names: readonly string[], may: boolean): string {
  const here = view.systems.find((one) => one.system === system)
  if (!here) return systemName(system)
  const ships = here.ships.map(({ seat, fresh, damaged }) =>
    w('web-arcs-ships-of', { name: names[seat] ?? '', fresh, damaged }),
  )
  const built = here.buildings.map(({ seat, piece, damaged }) =>
    w('web-arcs-building-of', { name: names[seat] ?? '', piece, state: damaged ? 'damaged' : 'fresh' }),
  )
  const control =
    here.control === null ? w('web-arcs-no-control') : w('web-arcs-controls', { name: names[here.control] ?? '' })
  return [
    systemName(system),
    here.type ? typeName(here.type) : '',
    control,
    ...ships,
    ...built,
    may ? w('web-arcs-may') : '',
  ]
    .filter(Boolean)
    .join('. ')
}

// The plan of a new table: seats, options by the game's schema, clock; and where an error of the server belongs.

import { usualLevel, usualSeats } from './lobby'
import type { ClockPlan, GameTold, NewTable, SeatPlan } from './protocol'

export type SeatKind = 'me' | 'link' | 'open' | 'bot'
export const SEAT_KINDS: readonly SeatKind[] = ['me', 'link', 'open', 'bot']

export interface SeatChoice {
  kind: SeatKind
  level: string
  /** Of somebody who plays at this device, too. */
  name?: string
}

export type Value = boolean | number | string
export interface Option {
  name: string
  kind: 'switch' | 'one-of' | 'seat' | 'per-seat' | 'number'
  values: readonly (string | number)[]
  start: Value | readonly Value[]
  /** Whether only who plays alone may choose it. */
  alone?: boolean
  /** Where the rulebook speaks of it. */
  rule: string | null
}

interface Schema {
  type?: string
  format?: string
  enum?: (string | number)[]
  anyOf?: unknown[]
  items?: { enum?: (string | number)[] }
  default?: Value | Value[]
  rule?: string
}

/** The options of a game, from its JSON schema. What we do not know how to show keeps its default. */
export function optionsOf(game: GameTold): Option[] {
  const { properties = {} } = game.options as { properties?: Record<string, Schema> }
  return Object.entries(properties).flatMap(([name, schema]): Option[] => {
    const about = { name, start: schema.default ?? false, rule: schema.rule ?? null }
    if (schema.type === 'boolean') return [{ ...about, kind: 'switch', values: [] }]
    if (schema.enum?.length === 1) return [] // nothing to choose: the content pack of the server
    if (schema.enum) return [{ ...about, kind: 'one-of', values: schema.enum, alone: schema.format === 'alone' }]
    if (schema.format === 'seat') return [{ ...about, kind: 'seat', values: schema.anyOf ? ['random'] : [] }]
    if (schema.format === 'per-seat') return [{ ...about, kind: 'per-seat', values: schema.items?.enum ?? [] }]
    if (schema.type === 'integer') return [{ ...about, kind: 'number', values: [] }]
    return []
  })
}

/** Whether an option can be chosen at a table of so many seats. */
export const isOpen = (option: Option, seats: number): boolean => !option.alone || seats === 1

/** The switches that a table has set otherwise than the rulebook. */
export function unusual(set: Record<string, unknown>, options: readonly Option[]): { name: string; on: boolean }[] {
  return options
    .filter(
      (option) =>
        option.kind === 'switch' && typeof set[option.name] === 'boolean' && set[option.name] !== option.start,
    )
    .map((option) => ({ name: option.name, on: set[option.name] === true }))
}

export type Values = Record<string, Value | Value[]>

export function defaults(options: readonly Option[]): Values {
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      Array.isArray(option.start) ? [...(option.start as Value[])] : (option.start as Value),
    ]),
  )
}

/** Every seat has its own value: whoever had the wanted one gets the other in return. */
export function swapped(values: readonly Value[], seat: number, wanted: Value): Value[] {
  const other = values.indexOf(wanted)
  const changed = [...values]
  if (other >= 0 && values[seat] !== undefined) changed[other] = values[seat]
  changed[seat] = wanted
  return changed
}

/** The values when a seat is taken away: the others keep their own, and the first player stays the same one. */
export function without(values: Values, options: readonly Option[], seat: number): Values {
  const left = { ...values }
  for (const { name, kind } of options) {
    const value = left[name]
    if (kind === 'per-seat' && Array.isArray(value))
      left[name] = [...value.filter((_, at) => at !== seat), ...value.slice(seat, seat + 1)]
    else if (kind === 'seat' && typeof value === 'number')
      left[name] = value > seat ? value - 1 : value === seat ? 0 : value
  }
  return left
}

export function firstSeats(game: GameTold): SeatChoice[] {
  const level = usualLevel(game.levels)
  return Array.from({ length: usualSeats(game.seats) }, (_, at) => ({ kind: at ? 'bot' : 'me', level }))
}

export const mayAdd = (game: GameTold, seats: number): boolean => game.seats.some((number) => number > seats)
export const mayRemove = (game: GameTold, seats: number): boolean => game.seats.some((number) => number < seats)

/** Who may watch without a seat; and in a choice, `link` for all who have the address of a table in no list. */
export type Watchers = 'all' | 'friends' | 'nobody'
export type Visible = Watchers | 'link'
export const VISIBLE: readonly Visible[] = ['all', 'link', 'friends', 'nobody']
export const DELAYS: readonly number[] = [0, 60, 180, 600]
export const GOOD_DELAY = 180 // for a rated game: a turn is over by then, and the talk about it still fresh

export const visibleOf = (plan: Pick<Plan, 'public' | 'watchers'>): Visible =>
  plan.watchers === 'all' && !plan.public ? 'link' : plan.watchers

/** `days`: a move has days; `move` and `game`: all play at the same time. */
export type ClockKind = 'none' | 'days' | 'move' | 'game'
export const DAY_TIMES: readonly number[] = [1, 2, 3, 5, 7, 14].map((days) => days * 86400)
export const MOVE_TIMES: readonly number[] = [30, 60, 120, 300, 900, 3600]
export const GAME_TIMES: readonly number[] = [600, 900, 1800, 2700, 3600, 7200]
export const RESERVES: readonly number[] = [0, 60, 300, 900, 3600]

export interface Plan {
  game: string
  seats: SeatChoice[]
  values: Values
  public: boolean
  watchers: Watchers
  /** Seconds after which those without a seat see what happens. */
  delay: number
  hints: boolean
  shuffle: boolean
  clock: ClockKind
  seconds: number
  reserve: number
  webhook: string
  /** The id of a content pack; empty: the cards of the box. */
  pack: string
  /** To that pack, if it is shared by one. */
  link: string | null
}

export const startsAtOnce = (seats: readonly SeatChoice[]): boolean =>
  seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot')

export function written(plan: Plan, options: readonly Option[]): NewTable {
  const known = options.filter((option) => plan.values[option.name] !== undefined && isOpen(option, plan.seats.length))
  const value = (option: Option): Value | Value[] => {
    const chosen = plan.values[option.name]!
    return option.kind === 'per-seat' && Array.isArray(chosen) ? chosen.slice(0, plan.seats.length) : chosen
  }
  const clock: ClockPlan | null =
    plan.clock === 'none'
      ? null
      : { kind: plan.clock === 'days' ? 'move' : plan.clock, seconds: plan.seconds, reserve: plan.reserve }
  return {
    game: plan.game,
    seats: plan.seats.map((seat): SeatPlan =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level }
        : { kind: seat.kind, ...(seat.kind === 'me' && seat.name?.trim() ? { name: seat.name.trim() } : {}) },
    ),
    options: Object.fromEntries(known.map((option) => [option.name, value(option)])),
    // Where few may watch the lobby lists the table only for those who may still sit down.
    public: plan.watchers === 'all' ? plan.public : plan.seats.some(({ kind }) => kind === 'open'),
    watchers: plan.watchers,
    delay: plan.watchers === 'nobody' ? 0 : plan.delay,
    hints: plan.hints,
    shuffle: plan.shuffle,
    clock,
    webhook: plan.webhook.trim() || null,
    ...(plan.pack ? { pack: plan.pack, link: plan.link } : {}),
    luck: true,
    start: startsAtOnce(plan.seats),
  }
}

/** Why the game will not count for ratings, as the server has it (tables/rated.py); null: it will, if nobody takes two seats. */
export function unrated(plan: Plan): 'hints' | 'alone' | 'twice' | null {
  if (plan.hints) return 'hints'
  if (plan.seats.length === 1) return 'alone'
  const players = plan.seats
    .filter((seat) => seat.kind === 'me' || seat.kind === 'bot')
    .map((seat) => (seat.kind === 'bot' ? seat.level : 'me'))
  return new Set(players).size < players.length ? 'twice' : null
}

export type Part = 'game' | 'seats' | 'options' | 'clock' | 'webhook' | 'whole'

/** To which part of the screen a refusal belongs. */
export function partOf(key: string): Part {
  if (key === 'table-bad-webhook') return 'webhook'
  if (key === 'table-bad-clock') return 'clock'
  if (key.startsWith('pack-')) return 'options'
  if (key === 'error-unknown-game') return 'game'
  if (['error-bad-seats', 'table-bad-seat', 'error-unknown-bot', 'table-seats-free'].includes(key)) return 'seats'
  if (['error-bad-option', 'error-unknown-option'].includes(key) || /^[a-z_]+-error-/.test(key)) return 'options'
  return 'whole'
}

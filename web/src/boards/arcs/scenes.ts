// What just happened, as the board shows it: cards are laid, ships travel, dice roll, hits fall, Power flies up.
// The view is that of the step which is told; what the same step tells later is not drawn yet.

import type { DeedTold, EventTold } from '../../lib/told'
import type { ArcsEvent, Said } from '../../lib/protocol'
import { lasts, type Scene } from '../../table/scenes'
import type { Beat, Telling } from '../../table/stage.svelte'
import type { ArcsView, FleetView } from './view'
import { placesOf } from './words'

const BATTLE = { part: 'battle', rest: 1800 } as const

/** Every kind of event of the game. */
export const scenes: Readonly<Record<Exclude<ArcsEvent['is'], 'sealed' | 'opened'>, Scene>> = {
  // Setting up
  setup: lasts(1300),
  'laid-out': lasts(900, { small: true }),
  drafted: lasts(1300),
  'leader-placed': lasts(1100),
  'begins-outraged': lasts(1100),
  scrapped: lasts(1100),
  'draws-lore': lasts(900, { small: true }),
  'kept-lore': lasts(1100),
  // Chapters and rounds
  chapter: lasts(1500),
  dealt: lasts(350, { small: true }),
  initiative: lasts(1100),
  played: lasts(1400, { cue: 'move' }),
  copied: lasts(1200, { cue: 'move' }),
  passed: lasts(1000),
  'all-passed': lasts(1300),
  seized: lasts(1400),
  declared: lasts(2000, { cue: 'gain' }),
  gave: lasts(1300),
  looked: lasts(1300),
  swapped: lasts(1300),
  attached: lasts(1300),
  'took-card': lasts(1300),
  recycled: lasts(1000),
  drew: lasts(800, { small: true }),
  'drew-nothing': lasts(1000, { small: true }),
  // Actions
  spent: lasts(1000),
  deed: lasts(1300),
  taxed: lasts(1000),
  gained: lasts(800, { small: true }),
  'none-left': lasts(1000, { small: true }),
  surplus: lasts(1000),
  lost: lasts(1000),
  traded: lasts(1300),
  built: lasts(1000),
  'no-ship': lasts(1000, { small: true }),
  ruthless: lasts(1100),
  reshaped: lasts(1300),
  pruned: lasts(1200),
  annexed: lasts(1400, { cue: 'loss' }),
  'city-returned': lasts(1100),
  placed: lasts(1000),
  repaired: lasts(900),
  moved: lasts(1000, { cue: 'move' }),
  guided: lasts(1000, { cue: 'move' }),
  // The court
  influenced: lasts(1000),
  secured: lasts(1500, { cue: 'gain' }),
  refilled: lasts(800, { small: true }),
  discarded: lasts(1100),
  buried: lasts(1100),
  'shuffled-in': lasts(1000),
  'guilds-shuffled-in': lasts(1000),
  // Battles, captives and trophies
  battle: lasts(1200, { ...BATTLE, rest: 0 }),
  rifles: lasts(1200, { ...BATTLE, rest: 0 }),
  rolled: { ...BATTLE, phases: { rolling: 950, read: 1100 }, cue: 'dice' },
  intercepted: lasts(1000, BATTLE),
  hit: lasts(800, { ...BATTLE, cue: 'loss' }),
  outrage: lasts(1400, BATTLE),
  'outrage-over': lasts(1100),
  stole: lasts(1400, { ...BATTLE, cue: 'loss' }),
  captured: lasts(1100),
  'captive-returned': lasts(900),
  'agents-trophies': lasts(1000, BATTLE),
  executed: lasts(1100),
  'trophy-returned': lasts(1000),
  // The end of a chapter is told ambition by ambition, and stays until somebody has read it.
  scored: lasts(900, { told: true, small: true }),
  power: lasts(1200, { told: true, cue: 'gain' }),
  cleaned: lasts(2500, { told: true, small: true, waits: true }),
}

type Told = EventTold & ArcsEvent
const told = (event: EventTold | null | undefined): Told | null => (event ?? null) as Told | null

/** An event at its place in an entry of the log. */
export interface Placed {
  n: number
  at: number
  event: Told
}

/** Events up to the one that is told, the last one first. */
export function* backwards(log: readonly DeedTold[], now: Beat | null): Generator<Placed> {
  for (let i = log.length - 1; i >= 0; i--) {
    const { n, events = [] } = log[i]!
    const end = now?.entry.n === n ? Math.min(events.length, now.at + 1) : events.length
    for (let at = end - 1; at >= 0; at--) yield { n, at, event: events[at] as Told }
  }
}

// Ships

/** What an event changes about ships: system, seat, fresh ones, damaged ones. */
export type Change = readonly [system: string, seat: number, fresh: number, damaged: number]

export function changesOf(event: ArcsEvent): Change[] {
  switch (event.is) {
    case 'moved':
    case 'guided': {
      const { origin, system, fresh, damaged } = event.facts
      const seat = event.is === 'guided' ? event.facts.owner : event.facts.seat
      return [
        [origin, seat, -fresh, -damaged],
        [system, seat, fresh, damaged],
      ]
    }
    case 'built': {
      const { seat, piece, site, state } = event.facts
      if (piece !== 'ship') return []
      return [[site.split('/')[0]!, seat, state === 'damaged' ? 0 : 1, state === 'damaged' ? 1 : 0]]
    }
    case 'placed':
      return [[event.facts.system, event.facts.seat, event.facts.count, 0]]
    case 'repaired':
      return event.facts.piece === 'ship' ? [[event.facts.system, event.facts.seat, 1, -1]] : []
    case 'hit': {
      const { owner, piece, system, state } = event.facts
      return piece === 'ship' ? [[system, owner, state === 'damaged' ? -1 : 0, state === 'damaged' ? 1 : -1]] : []
    }
    default:
      return []
  }
}

export interface Flight {
  id: string
  seat: number
  from: string
  to: string
  fresh: number
  damaged: number
  ms: number
}

/** Ships on their way. */
export function flightOf(now: Beat | null): Flight | null {
  const event = told(now?.event)
  if (!now || (event?.is !== 'moved' && event?.is !== 'guided')) return null
  const { origin: from, system: to, fresh, damaged } = event.facts
  const seat = event.is === 'guided' ? event.facts.owner : event.facts.seat
  return { id: `${now.entry.n}-${now.at}`, seat, from, to, fresh, damaged, ms: now.ms }
}

/** Ships by system: without those on their way, if they are seen to fly, and before what the same step tells later. */
export function fleetsShown(view: ArcsView, now: Beat | null, flies = true): Map<string, readonly FleetView[]> {
  const later = ((now?.entry.events ?? []) as readonly Told[]).slice((now?.at ?? 0) + 1, now?.to ?? 0)
  const arriving = flies && flightOf(now) ? changesOf(told(now!.event)!).slice(1) : []
  const found = new Map<string, readonly FleetView[]>(view.systems.map((one) => [one.system, one.ships]))
  for (const [system, seat, fresh, damaged] of [...arriving, ...later.flatMap(changesOf)]) {
    const fleet = (found.get(system) ?? []).map((one) => ({ ...one }))
    let own = fleet.find((one) => one.seat === seat)
    if (!own) fleet.push((own = { seat, fresh: 0, damaged: 0 }))
    own.fresh -= fresh
    own.damaged -= damaged
    found.set(
      system,
      fleet.filter((one) => one.fresh + one.damaged > 0).sort((a, b) => a.seat - b.seat),
    )
  }
  return found
}

// Battles

export interface BattleShown {
  /** The same as long as it is the same battle. */
  id: string
  system: string
  attacker: number
  defender: number
  dice: readonly (readonly [kind: string, face: number])[]
  rolling: boolean
  /** What came of it so far. */
  lines: readonly Said[]
  over: boolean
}

// What a battle brings about.
const OUTCOMES = new Set([
  'intercepted',
  'hit',
  'outrage',
  'discarded',
  'agents-trophies',
  'secured',
  'buried',
  'stole',
])

export const isBattle = (beat: Beat | null): boolean =>
  beat?.event != null && (scenes as Readonly<Record<string, Scene | undefined>>)[beat.event.is]?.part === 'battle'

/** The last battle of the log, as far as it is told. */
function lastBattle(log: readonly DeedTold[], now: Beat | null): BattleShown | null {
  const lines: Said[] = []
  let dice: BattleShown['dice'] | null = null
  for (const { n, at, event } of backwards(log, now)) {
    if (event.is === 'battle' || event.is === 'rifles') {
      const { system, seat: attacker, owner: defender } = event.facts
      lines.reverse()
      return { id: `${n}-${at}`, system, attacker, defender, dice: dice ?? [], rolling: false, lines, over: true }
    }
    if (event.is === 'rolled') dice ??= event.facts.faces.map(dieOf)
    else if (OUTCOMES.has(event.is)) lines.push(event.say)
  }
  return null
}

/** The battle that is on, from the attack to the raid; who decides in it sees it in their dialog. */
export function battleShown(view: ArcsView, log: readonly DeedTold[], now: Beat | null): BattleShown | null {
  if (!view.battle) return null
  const { system, attacker, defender, dice } = view.battle
  return {
    id: '',
    lines: [],
    ...lastBattle(log, now),
    ...{ system, attacker, defender, dice },
    rolling: now?.event?.is === 'rolled' && now.phase === 'rolling',
    over: false,
  }
}

/** The battle as it ended, where it was told all at once; until something else is told. */
export function battleMissed(view: ArcsView, stage: Telling): BattleShown | null {
  if (view.battle || !stage.missed.length) return null
  const last = stage.log.filter((entry) => entry.events?.length).at(-1)
  const wasOn = last?.events?.some((_, at) => (stage.viewAt(last.n, at) as ArcsView | null)?.battle)
  const found = wasOn ? lastBattle(stage.log, null) : null
  return found?.dice.length ? found : null
}

/** A die with the face it shows: `assault/4`. */
export function dieOf(text: string): [kind: string, face: number] {
  const [kind = '', face = ''] = text.split('/')
  return [kind, Number(face)]
}

// What is pointed at while it is told

export interface Gain {
  id: string
  seat: number
  power: number
  ambition: string
}

/** Power that flies up. */
export function gainOf(now: Beat | null): Gain | null {
  const event = told(now?.event)
  if (!now || event?.is !== 'power') return null
  const { seat, power, ambition } = event.facts
  return { id: `${now.entry.n}-${now.at}`, seat, power, ambition }
}

// Kinds that are about the card which somebody plays.
const PLAYS = new Set(['played', 'copied', 'seized', 'declared', 'passed', 'initiative', 'attached', 'took-card'])

/** Where it happens: systems, sites, cards, ambitions, boards (`seat:1`), played cards (`round:1`). */
export function toldAt(now: Beat | null): ReadonlySet<string> {
  if (!now?.event) return new Set()
  const { is, say, facts = {} } = now.event
  const seats = [facts.seat, facts.owner].filter((seat) => typeof seat === 'number')
  return new Set([
    ...placesOf(say, facts),
    ...seats.map((seat) => `seat:${seat}`),
    ...(PLAYS.has(is) && seats.length ? [`round:${seats[0]}`] : []),
  ])
}

/** The guild, vox, lore or leader card that it is about. */
export function cardTold(now: Beat | null): string | null {
  const { union, card } = now?.event?.facts ?? {}
  return [union, card].find((one): one is string => typeof one === 'string' && /^(bc|lore|leader)/.test(one)) ?? null
}

/** The card that leaves the court: its place is empty in the view. */
export function leavingCourt(now: Beat | null): string | null {
  const event = told(now?.event)
  return event?.is === 'secured' || event?.is === 'buried' || event?.is === 'shuffled-in' ? event.facts.card : null
}

// What just happened, as the board shows it: ships and patrols fly, dice roll, cards are read, fame is celebrated.

import type { EventTold } from '../../lib/told'
import type { OuterRimEvent } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { CAPTION, lasts, type Scene } from '../../table/scenes'
import type { Beat } from '../../table/stage.svelte'

/** An event, with what it tells. */
export type Told = EventTold & OuterRimEvent

const dice: Scene = { phases: { rolling: 700, read: 800 }, told: true, small: true, cue: 'dice' }
const card = (ms: number): Scene => lasts(ms, { told: true, read: true })
/** A card with a story is read longer, by those who want to read stories. */
const tale = (ms: number): Scene => card(settings.stories ? 2 * ms : ms)

export const scenes: Readonly<Record<Told['is'], Scene>> = {
  // Set-up and turns.
  first: CAPTION,
  character: CAPTION,
  ship: lasts(1000),
  start: lasts(1100),
  turn: lasts(800, { small: true }),
  'extra-turn': CAPTION,
  'turn-ended': CAPTION,
  moved: lasts(950),
  used: lasts(1200),
  won: lasts(2800, { cue: 'end' }),
  // Credits, fame, reputation, damage.
  gained: lasts(900, { cue: 'gain' }),
  lost: lasts(1000),
  fame: lasts(2000, { cue: 'gain' }),
  reputation: lasts(1000),
  'reputation-kept': lasts(1100),
  wounded: lasts(1100, { cue: 'loss' }),
  dented: lasts(1100, { cue: 'loss' }),
  recovered: lasts(900),
  defeated: lasts(1900, { cue: 'loss' }),
  'up-again': lasts(900),
  'goal-token': lasts(1100),
  goal: lasts(2600, { cue: 'gain' }),
  // Cards.
  revealed: lasts(450, { small: true }),
  cycled: lasts(800),
  searched: lasts(1600, { read: true }),
  bought: lasts(1200),
  took: lasts(800, { small: true }),
  declined: lasts(800, { small: true }),
  discarded: lasts(700, { small: true }),
  removed: lasts(500, { small: true }),
  delivered: lasts(1600, { cue: 'gain' }),
  marked: lasts(1100),
  get databank() {
    return tale(2800)
  },
  secret: card(1800),
  'secret-kept': CAPTION,
  'secrets-lost': lasts(1100),
  get job() {
    return tale(2200)
  },
  'job-done': lasts(1800, { cue: 'gain' }),
  'job-failed': lasts(1700, { cue: 'loss' }),
  // Encounters.
  get encounter() {
    return tale(2800)
  },
  'no-card': CAPTION,
  get contact() {
    return tale(2800)
  },
  'contact-revealed': lasts(1300),
  'contact-placed': lasts(1000),
  peeked: lasts(900, { small: true }),
  captured: lasts(1500),
  killed: lasts(1500),
  patrol: lasts(750),
  'patrol-new': lasts(1600),
  // Dice and combat.
  rolled: dice,
  'enemy-rolled': dice,
  tested: lasts(1600),
  combat: lasts(1800, { told: true }),
  ignored: lasts(1100),
  'combat-won': lasts(2000),
  'combat-lost': lasts(2000),
  // Trade between players.
  deal: lasts(2200),
  'declined-deal': CAPTION,
  offer: lasts(1500),
  request: lasts(1500),
  given: CAPTION,
  'declined-offer': CAPTION,
  // The AI player.
  'ai-card': lasts(2600, { told: true }),
  'ai-section': lasts(350, { told: true, small: true }),
  'ai-nothing': lasts(800, { told: true, small: true }),
  'ai-stops': CAPTION,
  'ai-does': lasts(1100, { told: true }),
  'ai-skips': lasts(200, { told: true, small: true }),
  'ai-shuffled': lasts(900, { small: true }),
  'ai-passes': lasts(1000, { small: true }),
  'ai-buys-not': lasts(1000, { small: true }),
  'ai-no-crew': lasts(1000, { small: true }),
  'ai-goal': lasts(900, { small: true }),
  'ai-goal-gone': lasts(700, { small: true }),
  // The kernel's: nobody decides in secret here.
  sealed: CAPTION,
  opened: CAPTION,
}

const told = (event: EventTold | null | undefined): Told | null => (event ?? null) as Told | null

/** How long whatever moves takes to get there: as long as that is told. */
export function flightOf(now: Beat | null): number {
  return now && ['moved', 'patrol', 'patrol-new', 'start'].includes(now.event?.is ?? '') ? now.ms * 0.85 : 0
}

/** What an event is about, on the board: it pulses while that is told. */
export interface Pointed {
  spaces: readonly string[]
  tokens: readonly string[] // by seat and by faction, as `Tokens` calls them
  deck: string | null
}
const NOTHING: Pointed = { spaces: [], tokens: [], deck: null }

export function pointedAt(now: Beat | null): Pointed {
  const facts = now?.event?.facts
  if (!facts) return NOTHING
  const { space, seat, player, faction, deck, enemy } = facts
  const [foe, who] = typeof enemy === 'string' ? enemy.split('/') : []
  const patrols = [...(now.event?.is.startsWith('patrol') ? [faction] : []), ...(foe === 'patrol' ? [who] : [])]
  const seats = [seat, player, ...(foe === 'player' ? [Number(who)] : [])]
  return {
    spaces: typeof space === 'string' ? [space] : [],
    tokens: [
      ...seats.flatMap((one) => (typeof one === 'number' ? [`seat ${one}`] : [])),
      ...patrols.flatMap((one) => (typeof one === 'string' ? [one] : [])),
    ],
    deck: typeof deck === 'string' ? deck : null,
  }
}

/** What is worth a flourish: fame, a goal, the end, a patrol that nobody can beat. */
export interface Feat {
  id: string
  is: 'fame' | 'goal' | 'won' | 'patrol'
  seat: number | null
  faction: string | null
  amount: number
  event: Told
  ms: number
}

export const UNBEATEN = 4 // the level of a patrol

export function featOf(now: Beat | null): Feat | null {
  const event = told(now?.event)
  if (!now || !event) return null
  const feat = { id: `${now.entry.n}-${now.at}`, faction: null, amount: 0, event, ms: now.ms }
  if (event.is === 'fame' && event.facts.amount > 0)
    return { ...feat, is: 'fame', seat: event.facts.seat, amount: event.facts.amount }
  if (event.is === 'goal' || event.is === 'won') return { ...feat, is: event.is, seat: event.facts.seat }
  if (event.is === 'patrol-new' && event.facts.level === UNBEATEN)
    return { ...feat, is: 'patrol', seat: null, faction: event.facts.faction }
  return null
}

/** Whose dice roll now: a seat; null: the enemy's; undefined: nobody's. */
export function rollingOf(now: Beat | null): number | null | undefined {
  const event = told(now?.event)
  if (now?.phase !== 'rolling') return undefined
  return event?.is === 'rolled' ? event.facts.seat : event?.is === 'enemy-rolled' ? null : undefined
}

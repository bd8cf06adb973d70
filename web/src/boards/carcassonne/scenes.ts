// What just happened, as the board shows it: tiles land, figures drop in, dice roll, points fly up, figures go home.

import type { DeedTold, EventTold } from '../../lib/told'
import type { CarcassonneEvent, FigureView } from '../../lib/protocol'
import { lasts, type Scene } from '../../table/scenes'
import type { Beat } from '../../table/stage.svelte'
import { readFight, type Fight, type Told } from './fights'
import { objectAt, type Plan } from './plan'

export const scenes: Readonly<Partial<Record<CarcassonneEvent['is'], Scene>>> = {
  drawn: lasts(250, { told: true, small: true }),
  placed: lasts(750, { cue: 'move' }),
  figure: lasts(650),
  fight: lasts(800, { told: true }),
  pool: lasts(450, { told: true, small: true }),
  roll: { phases: { rolling: 700, read: 450 }, told: true, small: true, cue: 'dice' },
  tie: lasts(450, { told: true, small: true }),
  lost: lasts(650, { told: true, cue: 'loss' }),
  won: lasts(2400, { told: true }),
  scored: lasts(1300, { cue: 'gain' }),
  final: lasts(1300, { cue: 'gain' }),
  returned: lasts(320, { told: true, small: true }),
}

/** The parts of a turn. */
export type Part = 'tile' | 'figure' | 'fight' | 'score'
const PARTS: Readonly<Record<string, Part | undefined>> = {
  placed: 'tile',
  figure: 'figure',
  fight: 'fight',
  pool: 'fight',
  roll: 'fight',
  tie: 'fight',
  lost: 'fight',
  won: 'fight',
  scored: 'score',
  final: 'score',
}
export const partOf = (now: Beat | null): Part | null => (now?.event && PARTS[now.event.is]) ?? null

export interface FightShown {
  fight: Fight
  round: number // that is shown now
  rolling: number | null // the seat whose dice roll
  over: boolean
}

const told = (event: EventTold | null | undefined): Told | null => (event ?? null) as Told | null
const eventsOf = (entry: DeedTold): readonly Told[] => (entry.events ?? []) as readonly Told[]

/** Where the last fight begins; -1 if there is none. */
const lastFight = (events: readonly Told[]): number => events.map((event) => event.is).lastIndexOf('fight')

/** The fight that is on, as far as it is told. */
export function fightShown(now: Beat | null): FightShown | null {
  if (!now?.event) return null
  // Who fights with how many dice is told in one step: all of it is seen from its beginning.
  const begins = now.event.is === 'fight' || now.event.is === 'pool'
  const events = eventsOf(now.entry).slice(0, begins ? now.to : now.at + 1)
  const start = lastFight(events)
  if (start < 0) return null
  const { fight, length } = readFight(events, start)
  if (start + length <= now.at) return null
  const event = told(now.event)
  return {
    fight,
    round: Math.max(0, fight.rounds.length - 1),
    rolling: event?.is === 'roll' && now.phase === 'rolling' ? event.facts.seat : null,
    over: fight.winner !== null,
  }
}

/** The last fight of what was told at once, whole. */
export function fightMissed(entries: readonly DeedTold[]): FightShown | null {
  for (const entry of [...entries].reverse()) {
    const start = lastFight(eventsOf(entry))
    if (start < 0) continue
    const { fight } = readFight(eventsOf(entry), start)
    return { fight, round: fight.rounds.length - 1, rolling: null, over: true }
  }
  return null
}

export const figureKey = (figure: Pick<FigureView, 'seat' | 'size' | 'cell' | 'segment'>): string =>
  `${figure.seat} ${figure.size} ${figure.cell}/${figure.segment}`

/** The tile that lands. */
export function landing(now: Beat | null): string | null {
  const event = told(now?.event)
  return event?.is === 'placed' ? event.facts.cell : null
}

/** The figure that drops in. */
export function dropping(now: Beat | null): string | null {
  const event = told(now?.event)
  return event?.is === 'figure' ? figureKey(event.facts) : null
}

/** The figure that goes home; the view no longer has it, nor those of the same step that follow. */
export function leaving(now: Beat | null): FigureView | null {
  const event = told(now?.event)
  return event?.is === 'returned' ? event.facts : null
}
export function goingHome(now: Beat | null): readonly FigureView[] {
  return now
    ? eventsOf(now.entry)
        .slice(now.at, now.to)
        .flatMap((event) => (event.is === 'returned' ? [event.facts] : []))
    : []
}

export interface Points {
  id: string
  cell: string
  seat: number
  points: number
  ms: number
}

/** Points that fly up. */
export function pointsOf(now: Beat | null): Points | null {
  const event = told(now?.event)
  if (!now || (event?.is !== 'scored' && event?.is !== 'final')) return null
  const { cell, seat, points } = event.facts
  return { id: `${now.entry.n}-${now.at}`, cell, seat, points, ms: now.ms }
}

/** The object that is scored, as "cell/segment": that of the figures that go home, or that of a figure which stays. */
export function scoredObject(now: Beat | null, plan: Plan, figures: readonly FigureView[]): readonly string[] {
  const event = told(now?.event)
  if (event?.is !== 'scored' && event?.is !== 'final') return []
  const { cell, kind } = event.facts
  const start = [...goingHome(now), ...figures].find((figure) => {
    const object = objectAt(plan, figure.cell, figure.segment)
    return object.kind === kind && object.segments.some((one) => one.startsWith(`${cell}/`))
  })
  return start ? objectAt(plan, start.cell, start.segment).segments : []
}

// Where points come from, by the events that carry them, and which events make a mark on the timeline. A game adds its
// lines here; a game that does not is still counted: whatever event has `seat` and `points` gives "points".

import type { IconName } from '../art/icons'
import type { EventTold } from '../lib/protocol'
import { battles, declarations } from './arcsTurnings'
import type { Told, Turning } from './moments'

type Args = Record<string, unknown>
type By<T> = T | ((args: Args, rule: string) => T)

export interface Sources {
  /** In the order in which they are stacked. Their names are the words `web-source-…`. */
  order: readonly string[]
  /** Event → source; null: its `points` are no gain. */
  points: Record<string, By<string | null>>
  /** The argument that carries the points, if it is not `points`. */
  amount?: string
  /** Where points come from that no event tells of, if the result has more of them. */
  rest?: string
  /** Points of events that do not carry them. */
  fixed?: Record<string, number>
  /** How large the game has become, by a view of it: the words and the number. */
  size?: (view: unknown) => { key: string; count: number } | null
  /** Moves that made a difference without points of their own, kind by kind. */
  turnings?: readonly ((told: Told) => Turning[])[]
  /** Events that make a mark, the weightier ones first. Their names are the words `web-mark-…`. */
  marks: readonly { event: string; icon: By<IconName>; name: By<string> }[]
}

const KINDS: Record<string, IconName> = { route: 'route', asteroid: 'rocks', planet: 'world' }
const kind = ({ kind }: Args): string => String(kind)

// What brings fame, by the chapter of the rule that says so.
const FAME: Record<string, string> = { GOAL: 'goal', BOUNTY: 'bounty', DELIVER: 'cargo', CARGO: 'cargo', JOB: 'job', PATROL: 'patrol' }

const GAMES: Record<string, Sources> = {
  carcassonne: {
    order: ['route', 'asteroid', 'planet', 'fight', 'final'],
    points: {
      'carcassonne-event-scored': kind,
      'carcassonne-event-final': 'final',
      'carcassonne-event-tie': 'fight',
      'carcassonne-event-lost': 'fight',
      'carcassonne-event-lap': null,
    },
    fixed: { 'carcassonne-event-tie': 1 },
    size: (view) => {
      const tiles = (view as { tiles?: unknown } | null)?.tiles
      return Array.isArray(tiles) ? { key: 'web-end-tiles', count: tiles.length } : null
    },
    marks: [
      { event: 'carcassonne-event-end', icon: 'flag', name: 'end' },
      { event: 'carcassonne-event-fight', icon: 'swords', name: 'fight' },
      { event: 'carcassonne-event-scored', icon: ({ kind }) => KINDS[String(kind)] ?? 'star', name: kind },
    ],
  },
  arcs: {
    order: ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'],
    amount: 'power',
    points: { 'arcs-event-power': ({ ambition }) => String(ambition) },
    turnings: [declarations, battles],
    marks: [
      { event: 'arcs-event-chapter', icon: 'flag', name: 'chapter' },
      { event: 'arcs-event-declared', icon: 'star', name: 'declared' },
      { event: 'arcs-event-battle', icon: 'swords', name: 'battle' },
      { event: 'arcs-event-secured', icon: 'cards', name: 'secured' },
    ],
  },
  outer_rim: {
    order: ['goal', 'bounty', 'cargo', 'job', 'patrol', 'card', 'held'],
    rest: 'held',
    amount: 'amount',
    points: { 'outer_rim-event-fame': (_, rule) => FAME[rule.split('-')[1] ?? ''] ?? 'card', 'outer_rim-event-gained': null, 'outer_rim-event-lost': null, 'outer_rim-event-wounded': null, 'outer_rim-event-dented': null, 'outer_rim-event-offer': null, 'outer_rim-event-request': null, 'outer_rim-event-given': null },
    marks: [
      { event: 'outer_rim-event-won', icon: 'flag', name: 'end' },
      { event: 'outer_rim-event-goal', icon: 'star', name: 'goal' },
      { event: 'outer_rim-event-job-done', icon: 'check', name: 'job' },
      { event: 'outer_rim-event-combat-won', icon: 'swords', name: 'combat' },
      { event: 'outer_rim-event-defeated', icon: 'warn', name: 'defeated' },
      { event: 'outer_rim-event-delivered', icon: 'cards', name: 'delivered' },
    ],
  },
}

const FALLBACK: Sources = { order: ['points'], points: {}, marks: [] }

export const sourcesOf = (game: string): Sources => GAMES[game] ?? FALLBACK

export interface Gain {
  seat: number
  points: number
  source: string
}

const given = <T>(by: By<T>, args: Args, rule = ''): T => (typeof by === 'function' ? (by as (args: Args, rule: string) => T)(args, rule) : by)

export function gainOf(event: EventTold, sources: Sources): Gain | null {
  const args = event.args as Args
  const points = sources.fixed?.[event.key] ?? args[sources.amount ?? 'points']
  if (typeof args.seat !== 'number' || typeof points !== 'number' || points === 0) return null
  const listed = sources.points[event.key]
  const source = listed === undefined ? 'points' : given(listed, args, event.rule ?? '')
  return source === null ? null : { seat: args.seat, points, source }
}

export interface Mark {
  icon: IconName
  name: string
  seat: number | null
  weight: number
}

/** The weightiest mark that a move makes, if any. */
export function markOf(events: readonly EventTold[], sources: Sources): Mark | null {
  for (const [at, { event, icon, name }] of sources.marks.entries()) {
    const found = events.filter((one) => one.key === event)
    if (!found.length) continue
    const points = (one: EventTold): number => Number((one.args as Args).points ?? 0)
    const best = found.reduce((a, b) => (points(b) > points(a) ? b : a))
    const args = best.args as Args
    const mark = { icon: given(icon, args), name: given(name, args) }
    return { ...mark, seat: typeof args.seat === 'number' ? args.seat : null, weight: points(best) + 100 * (sources.marks.length - at) }
  }
  return null
}

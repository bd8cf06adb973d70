// Where points come from, by the events that carry them, and which events make a mark on the timeline. A game declares
// that as data (sources.json beside its rules, src/starboard/kernel/sources.py): those of the games that are drawn here
// are built in, those of others the server tells. One that declares nothing is still counted: whatever event has the facts
// `seat` and `points` gives "points".

import { ICONS, type IconName } from '../art/icons'
import { gamesTold } from '../lib/games.svelte'
import type { EventTold } from '../lib/told'
import type { Sources } from '../lib/protocol'
import type { Told, Turning } from './moments'

/** What a game that is drawn here knows beyond that, in games/<id>/replay.ts. */
export interface Replayed {
  /** How large the game has become, by a view of it: the words and the number. */
  size?: (view: unknown) => { key: string; count: number } | null
  /** Moves that made a difference without points of their own, kind by kind. */
  turnings?: readonly ((told: Told) => Turning[])[]
}

const declared = import.meta.glob<Sources>('../../../src/starboard/games/*/sources.json', {
  eager: true,
  import: 'default',
})
const replayed = import.meta.glob<Replayed>('../games/*/replay.ts', { eager: true, import: 'default' })

export const sourcesOf = (game: string): Sources =>
  declared[`../../../src/starboard/games/${game}/sources.json`] ?? gamesTold.of(game)?.sources ?? {}

export const replayedOf = (game: string): Replayed => replayed[`../games/${game}/replay.ts`] ?? {}

export interface Gain {
  seat: number
  points: number
  source: string
}

type Facts = Readonly<Record<string, unknown>>

/** A word in braces stands for what the event says in that field. */
const filled = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(facts[field]))

/** What charts show a source as. */
function shown(source: string, { together = {}, order = [], other }: Sources): string {
  return together[source] ?? (order.includes(source) ? source : (other ?? source))
}

export function gainOf(event: EventTold, sources: Sources): Gain | null {
  const facts: Facts = event.facts ?? {}
  const gain = sources.gains ? sources.gains.find((one) => one.event === event.is) : { source: 'points' }
  if (!gain) return null
  const { source, points: by = 'points' } = gain as { source: string; points?: string | number }
  const points = typeof by === 'number' ? by : facts[by]
  if (typeof facts.seat !== 'number' || typeof points !== 'number' || points === 0) return null
  return { seat: facts.seat, points, source: shown(filled(source, facts), sources) }
}

export interface Mark {
  icon: IconName
  name: string
  seat: number | null
  weight: number
}

/** A game of another package may name an icon that this client does not have. */
const iconOf = (name: string): IconName => (name in ICONS ? (name as IconName) : 'star')

/** The weightiest mark that a move makes, if any. */
export function markOf(events: readonly EventTold[], { marks = [] }: Sources): Mark | null {
  for (const [at, { event, icon, icons = {}, name }] of marks.entries()) {
    const found = events.filter((one) => one.is === event)
    if (!found.length) continue
    const points = (one: EventTold): number => Number(one.facts?.points ?? 0)
    const best = found.reduce((a, b) => (points(b) > points(a) ? b : a))
    const facts: Facts = best.facts ?? {}
    const called = filled(name, facts)
    return {
      icon: iconOf(icons[called] ?? icon),
      name: called,
      seat: typeof facts.seat === 'number' ? facts.seat : null,
      weight: points(best) + 100 * (marks.length - at),
    }
  }
  return null
}

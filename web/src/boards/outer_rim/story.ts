// A story as far as it is told: a card, what was rolled for it, and what came of it. It ends with its turn.

import type { DeedTold, EventTold } from '../../lib/told'
import { movesOf } from '../../table/log'
import type { Beat } from '../../table/stage.svelte'
import { rollingOf, type Told } from './scenes'

export interface Story {
  /** The place in the log where it begins. */
  id: string
  seat: number | null
  title: Told
  /** It is over as soon as something else happens: a delivery, a fight on the way. */
  brief: boolean
  /** The combat that belongs to it, and whether it is over. */
  fight: Told | null
  fought: boolean
  rolls: readonly Roll[]
  lines: readonly Line[]
}
export interface Roll {
  seat: number | null // null: the enemy
  faces: readonly string[]
  rolling: boolean
}
/** A line of it: what the AI player does has what came of it, and what it passed over before. */
export interface Line {
  event: Told
  more: readonly Told[]
  skipped: readonly Told[]
}

// What begins a story, whatever was told before; what begins one if there is none; and what else is said of a brief one.
const CARDS: ReadonlySet<string> = new Set<Told['is']>(['encounter', 'contact', 'databank', 'job', 'ai-card'])
const BRIEF: ReadonlySet<string> = new Set<Told['is']>(['combat', 'rolled', 'enemy-rolled', 'delivered', 'secret'])
const FOLLOWS: ReadonlySet<string> = new Set<Told['is']>([
  ...(['first', 'tested', 'combat-won', 'combat-lost', 'used', 'ignored', 'gained', 'lost', 'fame'] as const),
  ...(['reputation', 'reputation-kept', 'wounded', 'dented', 'recovered', 'defeated', 'secrets-lost'] as const),
  ...(['goal-token', 'goal', 'discarded', 'removed', 'captured', 'killed', 'patrol-new', 'contact-placed'] as const),
])
// What is seen elsewhere, and not worth a line.
const SILENT: ReadonlySet<string> = new Set<Told['is']>(['revealed', 'removed'])

// What the AI player's card says one after another: all else comes of it.
const DEEDS: ReadonlySet<string> = new Set<Told['is']>([
  ...(['ai-section', 'ai-does', 'ai-skips', 'ai-nothing', 'ai-stops', 'ai-shuffled'] as const),
])

const seatOf = (event: EventTold): number | null => (typeof event.facts?.seat === 'number' ? event.facts.seat : null)

const begun = (event: Told, id: string, brief: boolean): Story => ({
  id,
  seat: seatOf(event),
  title: event,
  brief,
  fight: null,
  fought: false,
  rolls: [],
  lines: [],
})

/** The story after one event more. */
function after(story: Story | null, event: Told, id: string): Story | null {
  if (event.is === 'turn') return null
  if (CARDS.has(event.is)) return begun(event, id, false)
  const brief = story?.brief ?? true
  const on = story && brief && !FOLLOWS.has(event.is) && !BRIEF.has(event.is) ? null : story
  if (!on) {
    if (!BRIEF.has(event.is)) return null
    const first = begun(event, id, true)
    return event.is === 'delivered' || event.is === 'secret' ? first : after(first, event, id)
  }
  if (event.is === 'combat') return { ...on, fight: event, fought: false, rolls: [] }
  if (event.is === 'rolled' || event.is === 'enemy-rolled') {
    const seat = event.is === 'rolled' ? event.facts.seat : null
    const before = on.fought && event.facts.fresh ? [] : on.rolls.filter((one) => one.seat !== seat)
    const fight = on.fought && event.facts.fresh ? { fight: null, fought: false } : {}
    return { ...on, ...fight, rolls: [...before, { seat, faces: event.facts.faces, rolling: false }] }
  }
  const fought = on.fought || event.is === 'combat-won' || event.is === 'combat-lost'
  return SILENT.has(event.is) ? on : { ...on, fought, lines: linesAfter(on.lines, event) }
}

function linesAfter(lines: readonly Line[], event: Told): readonly Line[] {
  const last = lines.at(-1)
  // What was passed over waits for what is done instead.
  const waits = last && last.event.is === 'ai-skips' ? last : null
  if (event.is === 'ai-skips' && waits) return [...lines.slice(0, -1), { ...waits, skipped: [...waits.skipped, event] }]
  if (event.is === 'ai-skips') return [...lines, { event, more: [], skipped: [event] }]
  if (waits && (event.is === 'ai-does' || event.is === 'ai-nothing'))
    return [...lines.slice(0, -1), { event, more: [], skipped: waits.skipped }]
  if (last?.event.is === 'ai-does' && !DEEDS.has(event.is))
    return [...lines.slice(0, -1), { ...last, more: [...last.more, event] }]
  return [...lines, { event, more: [], skipped: [] }]
}

/** What was played, the set-up first; not what was taken back. */
const playedOf = (log: readonly DeedTold[]): readonly DeedTold[] => [
  ...log.filter((entry) => entry.do === 'start'),
  ...movesOf(log),
]
const eventsOf = (entry: DeedTold): readonly Told[] => (entry.events ?? []) as readonly Told[]

/** The story that is on: as far as it is told, if something is told just now. */
export function storyShown(log: readonly DeedTold[], now: Beat | null): Story | null {
  const told = (entry: DeedTold): readonly Told[] =>
    now?.event && entry.n === now.entry.n ? eventsOf(entry).slice(0, now.at + 1) : eventsOf(entry)
  const played = playedOf(log)
  const from = played.map((entry) => told(entry).some((event) => event.is === 'turn')).lastIndexOf(true)
  let story: Story | null = null
  for (const entry of played.slice(Math.max(0, from)))
    told(entry).forEach((event, at) => (story = after(story, event, `${entry.n}-${at}`)))
  return rolling(story, rollingOf(now))
}

/** Of what was told at once: the last story of it. */
export function storyMissed(entries: readonly DeedTold[]): Story | null {
  let story: Story | null = null
  let last: Story | null = null
  for (const entry of playedOf(entries))
    eventsOf(entry).forEach((event, at) => {
      story = after(story, event, `${entry.n}-${at}`)
      last = story ?? last
    })
  return last
}

function rolling(story: Story | null, who: number | null | undefined): Story | null {
  if (!story || who === undefined) return story
  return { ...story, rolls: story.rolls.map((one) => (one.seat === who ? { ...one, rolling: true } : one)) }
}

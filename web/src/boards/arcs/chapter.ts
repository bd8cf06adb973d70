// The end of a chapter: who scored what with what, what goes back, and what the markers are worth from now on.

import type { DeedTold } from '../../lib/told'
import type { Said } from '../../lib/protocol'
import type { Telling } from '../../table/stage.svelte'
import { backwards, type Placed } from './scenes'
import type { ArcsView } from './view'

export interface Scoring {
  ambition: string
  /** The markers on it. */
  markers: readonly (readonly [first: number, second: number])[]
  /** What each seat has for it, and the third player of a game of two. */
  counts: readonly number[]
  third: number
  /** The Power that each seat gains. */
  gains: readonly number[]
}

export interface ChapterEnd {
  /** The same as long as it is the same chapter. */
  id: number
  chapter: number
  scorings: readonly Scoring[]
  /** Power by seat. */
  before: readonly number[]
  after: readonly number[]
  /** All is told; from here on only what is known then. */
  over: boolean
  trophies: number
  captives: number
  /** What else players lose. */
  lines: readonly Said[]
  /** What the markers are worth in the next chapter; none after the last one. */
  markers: readonly { first: number; second: number; fresh: boolean }[]
}

const SCORES = new Set(['scored', 'cleaned'])

/** The events of the ending that these end with, and the one before them. */
function endingOf(events: Iterable<Placed>): readonly [Placed | null, ...Placed[]] | null {
  const found: Placed[] = []
  for (const one of events) {
    if (one.event.is === 'dealt') break
    found.unshift(one)
  }
  const start = found.findIndex(({ event }) => SCORES.has(event.is))
  return start < 0 ? null : [found[start - 1] ?? null, ...found.slice(start)]
}

/** The end of the chapter that is told now; null if none is. */
export function chapterShown(view: ArcsView, stage: Telling): ChapterEnd | null {
  if (!stage.now?.event) return null
  const events = endingOf(backwards(stage.log, stage.now))
  const last = events?.findIndex((one) => one?.event.is === 'cleaned') ?? -1
  return events && (last < 0 || last === events.length - 1) ? ended(events, view, stage) : null
}

/** The entry in which the last chapter has ended. */
export function lastEnd(log: readonly DeedTold[]): number {
  for (const { n, event } of backwards(log, null)) if (event.is === 'cleaned') return n
  return -1
}

/** The end of the last chapter, whole, if it has ended after this entry and nobody here has decided since. */
export function chapterMissed(
  view: ArcsView,
  stage: Telling,
  seen: number,
  yours: readonly number[],
): ChapterEnd | null {
  const n = lastEnd(stage.log)
  if (n <= seen) return null
  const own = (entry: DeedTold): boolean => yours.includes(Number((entry.details as { seat?: number } | null)?.seat))
  if (stage.log.some((entry) => entry.n > n && entry.do === 'move' && own(entry))) return null
  const all = [...backwards(stage.log, null)]
  const last = all.findIndex(({ event }) => event.is === 'cleaned')
  const events = endingOf(all.slice(last))
  // Of what was told before the page was loaded, nobody knows how it was then.
  return events && stage.viewAt(n, all[last]!.at) ? ended(events, view, stage) : null
}

function ended([before, ...events]: readonly [Placed | null, ...Placed[]], view: ArcsView, stage: Telling): ChapterEnd {
  const viewAt = (one: Placed | null | undefined): ArcsView | null =>
    one ? (stage.viewAt(one.n, one.at) as ArcsView | null) : null
  const first = events[0]!
  // The first scoring changes nothing but Power.
  const scored = viewAt(first.event.is === 'scored' ? first : before) ?? view
  const cleaned = viewAt(events.find(({ event }) => event.is === 'cleaned'))
  const scorings: Scoring[] = []
  const [from, to] = [scored.seats.map((one) => one.power), scored.seats.map((one) => one.power)]
  const gained = new Set<number>()
  for (const { event } of events) {
    if (event.is === 'scored') {
      const { ambition } = event.facts
      const { markers = [], counts = [], third = 0 } = scored.standings.find((one) => one.ambition === ambition) ?? {}
      scorings.push({ ambition, markers, counts, third, gains: scored.seats.map(() => 0) })
    } else if (event.is === 'power') {
      const { seat, power, ambition, total } = event.facts
      if (!gained.has(seat)) from[seat] = total - power
      gained.add(seat)
      to[seat] = total
      const at = scorings.findIndex((one) => one.ambition === ambition)
      if (at >= 0)
        scorings[at] = { ...scorings[at]!, gains: scorings[at]!.gains.map((n, i) => (i === seat ? power : n)) }
    }
  }
  const has = (ambition: string): boolean => scorings.some((one) => one.ambition === ambition)
  const isLast = scored.chapter >= scored.chapters || Math.max(...to) >= scored.power_to_end
  return {
    id: first.n,
    chapter: scored.chapter,
    scorings,
    before: from,
    after: to,
    over: cleaned !== null,
    trophies: has('warlord') ? sum(scored.seats.flatMap((one) => one.trophies.map(([, , count]) => count))) : 0,
    captives: has('tyrant') ? sum(scored.seats.flatMap((one) => one.captives.map(([, count]) => count))) : 0,
    lines: events.flatMap(({ event }) => (event.is === 'lost' || event.is === 'surplus' ? [event.say] : [])),
    markers:
      isLast || !cleaned
        ? []
        : cleaned.markers
            .map(({ first, second, flipped }, at) => ({
              first,
              second,
              fresh: flipped && !scored.markers[at]?.flipped,
            }))
            .sort((a, b) => b.first - a.first || b.second - a.second),
  }
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

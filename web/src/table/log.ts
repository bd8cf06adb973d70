// The log as lines for people. Knows no game: what happened in it comes as messages, and who sits where as deeds.

import { plainLevel } from '../lib/lobby'
import type { DeedTold, EventTold } from '../lib/told'
import type { LineTold, Said } from '../lib/protocol'

export interface Line {
  key: string
  n: number // of the entry
  at: number
  ply: number | null // the position after it, where it was a move
  by: number | null // who made that move
  back: number | null // the position to which an undo went back
  is: string | null // the id of the event that it tells; null: a deed at the table
  seat: number | null // whom it is about; null: nobody in particular
  seats: readonly number[] // all whom it speaks of
  said: Said
  facts: Readonly<Record<string, unknown>> // of the event that it tells
  rule: string | null
  targets: readonly string[] // places it speaks of
  gone: boolean // taken back since
  first: boolean // of its entry
}

/** An event that tells what another event of the same move tells as well: that one is shown alone. `same` says which facts
    are the same, by their names here and there. */
export interface Repeat {
  event: string
  of: string
  same: Readonly<Record<string, string>>
}

export interface ChatLine {
  key: string
  n: number // of its entry, or in the gallery
  gallery: boolean // said by somebody who watches a game, apart from those who play
  at: number
  name: string
  seat: number | null
  text: string
  erased: boolean
}

type Args = Record<string, unknown>

// Deeds that make a line of their own, and what they tell of themselves.
const TOLD = new Set([
  'claim',
  'leave',
  'remove',
  'start',
  'mute',
  'ask-undo',
  'refuse-undo',
  'allow-undo',
  'undo',
  'ask-hand-over',
  'refuse-hand-over',
  'hand-over',
  'take-back',
  'away',
  'pause',
  'resume',
  'concede',
  'end',
  'rematch',
  'close',
  'forget',
])
// Facts that are places or things on a board, by the kind of target that they are.
const PLACES = ['cell', 'card', 'space', 'system']

// Lines are made once for each entry: whoever draws them sees by that which are the same as before.
const made = new WeakMap<DeedTold, { ply: number; repeats: readonly Repeat[]; lines: Line[] }>()
const NONE: readonly Repeat[] = []

/** The log as lines, one for each thing that happened. */
export function lines(log: readonly DeedTold[], repeats = NONE): Line[] {
  let found: Line[] = []
  let ply = 0
  for (const entry of log) {
    if (entry.do === 'undo') {
      const back = Number((entry.details as Args).ply)
      ply = back
      found = found.map((line) => (line.ply !== null && line.ply > back ? { ...line, gone: true } : line))
    }
    if (entry.do === 'move') ply++
    const before = made.get(entry)
    if (before?.ply === ply && before.repeats === repeats) {
      found.push(...before.lines)
      continue
    }
    const fresh = entryLines(entry, ply, repeats)
    made.set(entry, { ply, repeats, lines: fresh })
    found.push(...fresh)
  }
  return found
}

function entryLines(entry: DeedTold, ply: number, repeats: readonly Repeat[]): Line[] {
  const details = (entry.details ?? {}) as Args
  const seat = seatOf(details)
  const found: Line[] = []
  const add = (one: Pick<Line, 'said'> & Partial<Line>, index: number): void => {
    found.push({
      key: `${entry.n}-${index}`,
      n: entry.n,
      at: entry.at,
      ply: entry.do === 'move' || entry.do === 'start' ? ply : null,
      by: entry.do === 'move' ? seat : null,
      back: entry.do === 'undo' ? ply : null,
      is: null,
      seat: null,
      seats: [],
      facts: {},
      rule: null,
      targets: [],
      gone: false,
      first: found.length === 0,
      ...one,
    })
  }
  const deed = (said: Said, whose: number | null): void =>
    add({ said, seat: whose, seats: whose === null ? [] : [whose] }, found.length)
  if (entry.do === 'leave-out')
    for (const one of details.seats as number[]) deed({ key: 'web-table-log-leave-out', args: { seat: one } }, one)
  if (entry.do === 'shuffle-seats') deed({ key: 'web-table-log-shuffle-seats' }, null)
  if (TOLD.has(entry.do)) deed(deedSaid(entry), seat)
  const events = entry.events ?? []
  const twice = told(events, repeats)
  const from = found.length
  events.forEach((event, index) => {
    if (!twice.has(event)) add(eventLine(event), from + index)
  })
  if (details.ahead && seat !== null)
    add(
      { said: { key: 'web-table-log-ahead', args: { seat, choice: { key: details.ahead } } }, seat, seats: [seat] },
      from + events.length,
    )
  return found
}

function eventLine(event: EventTold): Pick<Line, 'said'> & Partial<Line> {
  const facts = event.facts ?? {}
  const seats = new Set<number>()
  seatsOf((event.say.args ?? {}) as Args, seats)
  const own = seatOf(facts)
  if (own !== null) seats.add(own)
  return {
    said: event.say,
    is: event.is,
    rule: event.rule ?? null,
    // Whoever chose it is not whom it is about: that only the event can say.
    seat: own ?? (seats.size === 1 ? [...seats][0]! : null),
    seats: [...seats],
    facts,
    targets: targetsOf(event),
  }
}

/** The events that say nothing which another one of these does not say. */
function told(events: readonly EventTold[], repeats: readonly Repeat[]): Set<EventTold> {
  const found = new Set<EventTold>()
  if (!repeats.length) return found
  events.forEach((event, at) => {
    for (const repeat of repeats) {
      if (repeat.of !== event.is) continue
      // The nearest: what was paid for a card stands beside it.
      const twins = events
        .map((one, index) => ({ one, far: Math.abs(index - at) }))
        .filter(({ one }) => one.is === repeat.event && !found.has(one) && isSame(one, event, repeat.same))
      const twin = twins.sort((a, b) => a.far - b.far)[0]
      if (twin) found.add(twin.one)
    }
  })
  return found
}

function isSame(one: EventTold, other: EventTold, same: Repeat['same']): boolean {
  return Object.entries(same).every(([here, there]) => one.facts?.[here] === other.facts?.[there])
}

/** The moves that have not been taken back. */
export function movesOf(log: readonly DeedTold[]): DeedTold[] {
  const moves: DeedTold[] = []
  for (const entry of log) {
    if (entry.do === 'move') moves.push(entry)
    else if (entry.do === 'undo') moves.length = Math.min(moves.length, Number((entry.details as Args).ply))
  }
  return moves
}

/** What happened since the last turn of a seat, its present turn included; at most one turn of each of the others. Empty if
    nobody else has moved. Without a seat: since the last turn of whoever moved last. */
export function lastRound(log: readonly DeedTold[], seat: number | null, seats: number): DeedTold[] {
  const moves = movesOf(log)
  const moverOf = (at: number): number | null => seatOf((moves[at]?.details ?? {}) as Args)
  let at = moves.length - 1
  const own = seat ?? moverOf(at)
  while (at >= 0 && moverOf(at) === own) at--
  if (at < 0) return []
  for (let turns = 0; at >= 0 && moverOf(at) !== own; at--) {
    if (moverOf(at) !== moverOf(at + 1) && ++turns === seats) break
  }
  return moves.slice(at + 1)
}

/** What is said, in the order in which it came: at the table, which may be shown later, and in the gallery. */
export function talk(log: readonly DeedTold[], gallery: Iterable<LineTold>, later: number): ChatLine[] {
  const apart = [...gallery].map(({ line, at, name = '', text = '' }) => ({
    key: `gallery-${line}`,
    n: line,
    gallery: true,
    at,
    name,
    seat: null,
    text,
    erased: !text,
  }))
  const came = (line: ChatLine): number => line.at + (line.gallery ? 0 : later)
  return [...chats(log), ...apart].sort((one, other) => came(one) - came(other))
}

export function chats(log: readonly DeedTold[]): ChatLine[] {
  const erased = new Set(
    log.filter((entry) => entry.do === 'erase-chat').map((entry) => Number((entry.details as Args).line)),
  )
  return log
    .filter((entry) => entry.do === 'chat' && !(entry.details as Args).room)
    .map((entry) => {
      const details = (entry.details ?? {}) as Args
      return {
        key: String(entry.n),
        n: entry.n,
        gallery: false,
        at: entry.at,
        name: String(details.name ?? ''),
        seat: seatOf(details),
        text: String(details.text ?? ''),
        erased: erased.has(entry.n) || !details.text,
      }
    })
}

/** Who may not write at this table now. */
export function mutedNames(log: readonly DeedTold[]): Set<string> {
  const names = new Set<string>()
  for (const entry of log) {
    if (entry.do !== 'mute') continue
    const { name, on } = entry.details as Args
    if (on === false) names.delete(String(name))
    else names.add(String(name))
  }
  return names
}

function deedSaid(entry: DeedTold): Said {
  const { seat, name, reason, level, why, words } = (entry.details ?? {}) as Args
  const args: Args = {}
  if (typeof seat === 'number') args.seat = seat
  if (entry.do === 'hand-over')
    return { key: `web-table-log-hand-over-${String(reason ?? 'asked')}`, args: { ...args, level: levelSaid(level) } }
  if (entry.do === 'away' && Number((entry.details as Args).until) <= entry.at)
    return { key: 'web-table-log-away-over', args }
  // Who has no name is called by the seat.
  if (entry.do === 'claim')
    return name
      ? { key: 'web-table-log-claim', args: { ...args, name: String(name) } }
      : { key: 'web-table-log-claim-unnamed', args }
  if (entry.do === 'ask-hand-over') args.name = entry.name || { key: 'web-table-host' }
  if (entry.do === 'refuse-hand-over')
    return { key: `web-table-log-refuse-hand-over-${String(reason ?? 'said')}`, args }
  if (entry.do === 'close')
    return { key: `web-table-log-close-${String(why ?? 'operator')}`, args: { words: String(words || 'none') } }
  if (entry.do === 'remove') return { key: 'web-table-log-remove', args: { name: called(name) } }
  if (entry.do === 'mute')
    return {
      key: (entry.details as Args).on === false ? 'web-table-log-unmute' : 'web-table-log-mute',
      args: { name: called(name) },
    }
  if (entry.do === 'resume' && !entry.name) return { key: 'web-table-log-resume-itself', args: {} }
  if (entry.do === 'leave') args.number = Number(seat) + 1
  if (['pause', 'resume', 'rematch'].includes(entry.do)) args.name = called(entry.name)
  return { key: `web-table-log-${entry.do}`, args }
}

/** Who has no name any more has left for good. */
const called = (name: unknown): string | Said => (name ? String(name) : { key: 'someone-who-left' })

/** Why the table was closed; null if it is not. */
export function closing(log: readonly DeedTold[]): Said | null {
  const entry = log.find((one) => one.do === 'close')
  return entry ? deedSaid(entry) : null
}

/** The level of a bot as a message. */
export function levelSaid(level: unknown): Said {
  return { key: `web-level-${plainLevel(String(level ?? ''))}` }
}

function seatOf(args: Args): number | null {
  return typeof args.seat === 'number' ? args.seat : null
}

/** All seats that a message speaks of. */
function seatsOf(args: Args, found: Set<number>): void {
  for (const [name, value] of Object.entries(args))
    if (isSaid(value)) seatsOf((value.args ?? {}) as Args, found)
    else if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat'))) found.add(value)
}

function targetsOf({ facts = {} }: EventTold): string[] {
  return PLACES.filter((name) => typeof facts[name] === 'string').map((name) => `${name}:${String(facts[name])}`)
}

export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value
}

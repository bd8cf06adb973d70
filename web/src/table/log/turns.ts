// The log as a person reads it: turn by turn, and only what they want to see.

import type { Line, Repeat } from '../log'

/** What an event is about, where people may want to read nothing else. */
export type Topic = 'fight' | 'scoring'

export const FILTERS = ['all', 'mine', 'fight', 'scoring'] as const
export type Filter = (typeof FILTERS)[number]

/** What a game says of its events, by their ids, so that its log can be read. */
export interface Declared {
  /** Those with which a turn of their seat begins or, where they have none, what happens between turns. */
  begins?: readonly string[]
  topics?: Readonly<Partial<Record<string, Topic>>>
  /** With which a fight begins and ends: whatever happens between them is part of it. */
  fights?: { from: string; to: readonly string[] }
  /** Those that say what another one says as well. */
  repeats?: readonly Repeat[]
}

/** A turn, or what happens before the first one and between turns. */
export interface Turn {
  key: string
  seat: number | null // whose; null: nobody's
  number: number | null // of the turn; null: before or between turns
  first: boolean
  lines: Line[]
}

/** Lines in turns. Where a game does not say with what a turn begins, whoever chooses has it. */
export function turns(lines: readonly Line[], begins?: readonly string[]): Turn[] {
  const found: Turn[] = []
  const at = new Map<number, Turn>() // by position: the turn that it belongs to
  let count = 0
  let resumed: Turn | null = null // to which the table went back
  for (const line of lines) {
    const before = found.at(-1)
    const starts = begins ? line.is !== null && begins.includes(line.is) : line.by !== null
    const seat = starts ? (begins ? seatOf(line) : line.by) : (resumed?.seat ?? null)
    if (!before || (starts && !goesOn(before, line, seat, begins !== undefined)) || (!starts && resumed)) {
      const number = seat === null ? null : resumed?.seat === seat ? resumed.number : ++count
      found.push({ key: line.key, seat, number, first: !before, lines: [] })
    }
    resumed = null
    const turn = found.at(-1)!
    turn.lines.push(line)
    if (line.ply !== null) at.set(line.ply, turn)
    if (line.back !== null) {
      for (const ply of at.keys()) if (ply > line.back) at.delete(ply)
      const last = [...at.values()].at(-1) ?? null
      resumed = last?.number === turn.number ? null : last
    }
  }
  return found
}

/** Whether what begins with a line belongs to the turn before. A second tile for one that fits nowhere does. */
function goesOn(before: Turn, line: Line, seat: number | null, declared: boolean): boolean {
  return before.seat === seat && (!declared || seat === null || before.lines[0]!.n === line.n)
}

function seatOf({ facts }: Line): number | null {
  return typeof facts.seat === 'number' ? facts.seat : null
}

/** Which of a filter's lines are to be shown. `yours` are the seats of whoever reads. */
export function passing(
  lines: readonly Line[],
  filter: Filter,
  { topics = {}, fights }: Declared,
  yours: readonly number[],
): (line: Line) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'mine') return (line) => isMine(line, yours)
  const within = new Set(filter === 'fight' && fights ? inFights(lines, fights) : [])
  return (line) => within.has(line) || (line.is !== null && topics[line.is] === filter)
}

/** What one did, or what concerns one. */
function isMine(line: Line, yours: readonly number[]): boolean {
  if (line.seats.length) return line.seats.some((seat) => yours.includes(seat))
  return line.by !== null && yours.includes(line.by)
}

function inFights(lines: readonly Line[], { from, to }: NonNullable<Declared['fights']>): Line[] {
  let fighting = false
  return lines.filter(({ is }) => {
    const ends = is !== null && to.includes(is)
    const within: boolean = fighting || is === from
    fighting = within && !ends
    return within && is !== null
  })
}

/** The filters that find something in a game. */
export function filtersOf({ topics = {}, fights }: Declared, yours: readonly number[]): Filter[] {
  const known = new Set<Filter>(Object.values(topics).filter((topic) => topic !== undefined))
  if (fights) known.add('fight')
  if (yours.length) known.add('mine')
  return FILTERS.filter((filter) => filter === 'all' || known.has(filter))
}

/** Words as they are compared: without case, accents and curly apostrophes, which not every keyboard has. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether a text has all words of a query, in any order; both plain. */
export function has(text: string, query: string): boolean {
  return query.split(' ').every((word) => text.includes(word))
}

/** Turns with only those lines that are wanted, the newest `most` of them; and how many older ones are left out. */
export function picked(
  all: readonly Turn[],
  wanted: (line: Line) => boolean,
  most: number,
): { turns: Turn[]; left: number } {
  const found: Turn[] = []
  let count = 0
  let left = 0
  for (const turn of [...all].reverse()) {
    const lines = turn.lines.filter(wanted)
    const room = Math.max(0, most - count)
    const shown = room ? lines.slice(-room) : []
    left += lines.length - shown.length
    count += shown.length
    if (shown.length) found.unshift({ ...turn, lines: shown })
  }
  return { turns: found, left }
}

/** The first turn of those that stand open by themselves: the newest ones, with at least so many lines together. */
export function openFrom(all: readonly Turn[], lines: number): number {
  let at = all.length
  for (let count = 0; at > 0 && count < lines;) count += all[--at]!.lines.length
  return at
}

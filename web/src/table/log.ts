// The log as lines for people. Knows no game: what happened in it comes as messages, and who sits where as deeds.

import type { DeedTold, EventTold, Said } from '../lib/protocol'

export interface Line {
  key: string
  n: number // of the entry
  at: number
  ply: number | null // the position after it, where it was a move
  seat: number | null // whose deed
  said: Said
  rule: string | null
  targets: readonly string[] // places it speaks of
  gone: boolean // taken back since
  first: boolean // of its entry
}

export interface ChatLine {
  n: number
  at: number
  name: string
  seat: number | null
  text: string
}

type Args = Record<string, unknown>

// Deeds that make a line of their own, and what they tell of themselves.
const TOLD = new Set([
  'claim', 'leave', 'start', 'ask-undo', 'refuse-undo', 'allow-undo', 'undo', 'ask-hand-over', 'refuse-hand-over', 'hand-over', 'take-back', 'pause', 'resume', 'concede', 'end', 'rematch',
])
// Arguments that are places or things on a board.
const PLACES = ['cell', 'card', 'space', 'system']

export function lines(log: readonly DeedTold[]): Line[] {
  const found: Line[] = []
  let ply = 0
  for (const entry of log) {
    const details = (entry.details ?? {}) as Args
    if (entry.do === 'undo') {
      ply = Number(details.ply)
      for (const line of found) if (line.ply !== null && line.ply > ply) line.gone = true
    }
    if (entry.do === 'move') ply++
    const said: { said: Said; rule: string | null; seat: number | null }[] = []
    if (TOLD.has(entry.do)) said.push({ said: deedSaid(entry), rule: null, seat: seatOf(details) })
    for (const event of entry.events ?? []) said.push({ said: event, rule: event.rule ?? null, seat: eventSeat(event) ?? seatOf(details) })
    said.forEach((one, index) =>
      found.push({
        key: `${entry.n}-${index}`,
        n: entry.n,
        at: entry.at,
        ply: entry.do === 'move' || entry.do === 'start' ? ply : null,
        ...one,
        targets: targetsOf(one.said),
        gone: false,
        first: index === 0,
      }),
    )
  }
  return found
}

/** The moves that have not been taken back. */
function movesOf(log: readonly DeedTold[]): DeedTold[] {
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

export function chats(log: readonly DeedTold[]): ChatLine[] {
  return log
    .filter((entry) => entry.do === 'chat')
    .map((entry) => {
      const details = (entry.details ?? {}) as Args
      return { n: entry.n, at: entry.at, name: String(details.name ?? ''), seat: seatOf(details), text: String(details.text ?? '') }
    })
}

function deedSaid(entry: DeedTold): Said {
  const { seat, name, reason, level } = (entry.details ?? {}) as Args
  const args: Args = {}
  if (typeof seat === 'number') args.seat = seat
  if (entry.do === 'hand-over') return { key: `web-table-log-hand-over-${String(reason ?? 'asked')}`, args: { ...args, level: levelSaid(level) } }
  // Who has no name is called by the seat.
  if (entry.do === 'claim') return name ? { key: 'web-table-log-claim', args: { ...args, name: String(name) } } : { key: 'web-table-log-claim-unnamed', args }
  if (entry.do === 'ask-hand-over') args.name = entry.name || { key: 'web-table-host' }
  if (entry.do === 'refuse-hand-over') return { key: `web-table-log-refuse-hand-over-${String(reason ?? 'said')}`, args }
  if (entry.do === 'leave') args.number = Number(seat) + 1
  if (['pause', 'resume', 'rematch'].includes(entry.do)) args.name = entry.name ?? ''
  return { key: `web-table-log-${entry.do}`, args }
}

/** The level of a bot as a message. */
export function levelSaid(level: unknown): Said {
  return { key: `web-level-${String(level ?? '')}` }
}

function seatOf(args: Args): number | null {
  return typeof args.seat === 'number' ? args.seat : null
}

function eventSeat(event: EventTold): number | null {
  const args = event.args as Args
  const own = seatOf(args)
  if (own !== null) return own
  for (const value of Object.values(args)) {
    if (isSaid(value)) {
      const inner = seatOf((value.args ?? {}) as Args)
      if (inner !== null) return inner
    }
  }
  return null
}

function targetsOf(said: Said): string[] {
  const args = (said.args ?? {}) as Args
  return PLACES.filter((name) => typeof args[name] === 'string').map((name) => `${name}:${String(args[name])}`)
}

export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value
}

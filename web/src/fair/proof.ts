// Working out again that nobody chose the dice (src/starboard/kernel/fair.py, docs/protocol.md).

import type { DeedTold, TableTold } from '../lib/told'
import { sealOf, type Kept } from './keep'
import { sha256 } from './sha256'

export const promiseOf = (secret: string): string => sha256(secret)

/** All bits of SHA-256 over the secret, and seal and luck of every seat. */
export function seedOf(
  table: string,
  round: number,
  secret: string,
  seals: readonly string[],
  luck: readonly string[],
): string {
  const seats = seals.map((seal, seat) => `${seal} ${luck[seat] ?? ''}`)
  return BigInt(`0x${sha256(['starboard dice 2', table, round, secret, ...seats].join('\n'))}`).toString()
}

/** The first 64 bits of SHA-256 over the secret and what the players added: at tables from before luck was sealed. */
export function oldSeedOf(secret: string, added: readonly string[]): string {
  return BigInt(`0x${sha256([secret, ...added].join('\n')).slice(0, 16)}`).toString()
}

/** What the players added, by seat, at such a table. */
export function oldLucks(log: readonly DeedTold[], seats: number): string[] {
  const added = Array.from({ length: seats }, () => '')
  for (const entry of log) {
    const { seat, luck } = (entry.details ?? {}) as { seat?: number; luck?: string }
    if (seat === undefined) continue
    if (entry.do === 'claim') added[seat] = luck ?? ''
    else if (entry.do === 'leave') added[seat] = ''
  }
  return added
}

/** What was found: all is right and compared with what this browser kept (`checked`), all is right (`whole`), or what is wrong. */
export type Verdict = 'checked' | 'whole' | 'promise' | 'other-promise' | 'luck' | 'seals' | 'seed'

export interface Proof {
  verdict: Verdict
  seed: string
  luck: string[]
}

/** Check a game that is over. `kept`: what this browser has kept of it; `recorded`: the seed in its record. */
export function prove(told: TableTold, log: readonly DeedTold[], kept: Kept | null, recorded: string | null): Proof {
  const { summary, promise, secret, dice } = told
  const luck = dice ? dice.seats.map((seat) => seat.luck ?? '') : oldLucks(log, summary.seats.length)
  const seals = dice?.seals ?? []
  const seed = dice ? seedOf(summary.id, dice.round, secret ?? '', seals, luck) : oldSeedOf(secret ?? '', luck)
  const own =
    kept && dice && kept.round === dice.round
      ? Object.entries(kept.seats).filter(
          ([seat]) => dice.seats[Number(seat)]?.part && !dice.seats[Number(seat)]?.left_out,
        )
      : []
  const named = (seat: number): boolean => Boolean(summary.seats[seat]?.name) // not a bot, nor somebody who has left for good
  const verdict = ((): Verdict => {
    if (promiseOf(secret ?? '') !== promise) return 'promise'
    if (own.length && kept && kept.promise !== promise) return 'other-promise'
    if (own.some(([seat, one]) => one.luck !== luck[Number(seat)])) return 'luck'
    if (
      seals.some(
        (seal, seat) =>
          named(seat) &&
          seal !== sealOf(summary.id, dice?.round ?? 0, seat, summary.seats[seat]?.name ?? '', luck[seat] ?? ''),
      )
    )
      return 'seals'
    if (recorded !== null && recorded !== seed) return 'seed'
    return own.length ? 'checked' : 'whole'
  })()
  return { verdict, seed, luck }
}

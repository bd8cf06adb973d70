// What this browser adds to the dice of a table: some luck, sealed once the promise was seen, shown when the game starts, and
// kept with the promise, so that it can be found again at the end.

import type { DiceTold, Done, Refused } from '../lib/protocol'
import type { TableTold } from '../lib/told'
import type { Wish } from '../lib/table.svelte'
import { sha256 } from './sha256'

/** The seal of the luck of a seat, and of the name there. */
export function sealOf(table: string, round: number, seat: number, name: string, luck: string): string {
  return sha256(['starboard luck 2', table, round, seat, name, luck].join('\n'))
}

export interface Kept {
  round: number
  promise: string
  seats: Record<number, { luck: string; seal: string }>
}

const NAME = 'starboard-luck'
const MOST = 100 // tables whose luck is kept

function all(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as [string, Kept][]
  } catch {
    return []
  }
}

export function keptLuck(table: string): Kept | null {
  return all().find(([id]) => id === table)?.[1] ?? null
}

function keep(table: string, kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([...all().filter(([id]) => id !== table), [table, kept]].slice(-MOST)))
  } catch {
    // Then the dice are as fair, but this browser cannot tell.
  }
}

function freshLuck(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Answers what the server asks about the dice of a table before its start. */
export class Luck {
  #sent = new Set<string>()
  #kept: Kept | null = null // also where nothing can be stored

  constructor(readonly wish: (wish: Wish) => Promise<Done | Refused>) {}

  answer(told: TableTold): void {
    const { dice, summary, promise } = told
    if (!dice || summary.status !== 'open') return
    const stored = this.#kept ?? keptLuck(summary.id)
    const kept = (this.#kept =
      stored?.round === dice.round && stored.promise === promise ? stored : { round: dice.round, promise, seats: {} })
    for (const seat of told.seats) {
      const there = dice.seats[seat]
      if (!there?.part || there.left_out) continue
      if (!there.seal) this.#seal(summary.id, kept, seat, summary.seats[seat]?.name ?? '', dice.starting)
      // What another browser of the same person has sealed is its to show.
      else if (dice.to_show?.includes(seat) && kept.seats[seat]?.seal === there.seal)
        void this.#send({ do: 'show-luck', seat, round: kept.round, luck: kept.seats[seat].luck }, dice.starting)
    }
  }

  #seal(table: string, kept: Kept, seat: number, name: string, starting: DiceTold['starting']): void {
    const luck = kept.seats[seat]?.luck ?? freshLuck()
    const seal = sealOf(table, kept.round, seat, name, luck)
    kept.seats[seat] = { luck, seal }
    keep(table, kept) // before anybody knows of it
    void this.#send({ do: 'seal-luck', seat, round: kept.round, seal }, starting)
  }

  async #send(wish: Wish, starting: DiceTold['starting']): Promise<void> {
    const key = JSON.stringify([wish, starting]) // seats that are shuffled at the start have lost their seals
    if (this.#sent.has(key)) return
    this.#sent.add(key)
    const answer = await this.wish(wish)
    if (answer.it === 'refused') this.#sent.delete(key) // the line was lost: said again when it is back
  }
}

// Several people at one device: between their turns a curtain falls, and the device is told only what the one in front of it may know.

import { gamesTold } from '../lib/games.svelte'
import { me } from '../lib/me.svelte'
import { settings } from '../lib/settings.svelte'
import type { LiveTable } from '../lib/table.svelte'

export class Curtain {
  /** Who sits in front of the device; null: nobody yet. */
  seat: number | null = $state(null)

  constructor(readonly table: LiveTable) {}

  /** The seats at this device, if several people are to keep secrets from each other here. */
  readonly seats: readonly number[] = $derived.by(() => {
    const summary = this.table.told?.summary
    const secrets = summary && gamesTold.of(summary.game)?.secrets
    if (!settings.curtain || !secrets || !me.known || summary.lesson) return []
    const own = summary.seats.flatMap((one, seat) => (one.who === me.known!.who && !one.bot ? [seat] : []))
    return own.length > 1 && summary.status !== 'over' ? own : []
  })

  /** For whom the device is passed on: the first of those here who has to decide, unless they sit in front of it. */
  readonly next: number | null = $derived.by(() => {
    const summary = this.table.told?.summary
    const { ready, now } = this.table.stage
    if (!this.seats.length || !summary || !ready || now) return null // what was done is to be seen first
    const asked = summary.waiting.filter((seat) => this.seats.includes(seat))
    return asked.length && (this.seat === null || !asked.includes(this.seat)) ? asked[0]! : null
  })

  /** Tell the server through whose eyes we look: nobody's while the curtain is down. */
  follow(): void {
    if (!this.seats.length) this.table.lookThrough(null)
    else this.table.lookThrough(this.next === null && this.seat !== null ? [this.seat] : [])
  }

  /** The one for whom the curtain fell sits here now. */
  rise(seat: number): void {
    this.seat = seat
  }
}

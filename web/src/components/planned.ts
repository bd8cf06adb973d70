// Who is to sit at a planned table, in words.

import { botName } from '../lib/levels'
import type { SeatChoice } from '../lib/plan'
import { w } from '../lib/words.svelte'

export function planned(seat: SeatChoice, at: number, me: string | null): string {
  if (seat.kind === 'me') return me ?? w('web-you')
  return seat.kind === 'bot' ? botName(at, seat.level) : w(`web-new-seat-${seat.kind}-who`)
}

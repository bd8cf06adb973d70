// Games over days: moves have days, so that nobody need be here when others are.

import type { ClockPlan, SeatSummary, Summary, WaitingTold } from './protocol'
import { days, span } from './span'

export const DAY = 86400

export const overDays = (plan: ClockPlan | null | undefined): boolean => plan?.kind === 'move' && plan.seconds >= DAY

/** The time of a clock in words: "7 days" for a move over days, and not "1 week". */
export const timeOf = (plan: Pick<ClockPlan, 'seconds'>): string =>
  plan.seconds >= DAY && plan.seconds % DAY === 0 ? days(plan.seconds / DAY) : span(plan.seconds)

/** Seconds that are left of the time for a move when somebody is reminded, as the server has it (tables/clock.py). */
export const noticeOf = (plan: Pick<ClockPlan, 'seconds'>): number =>
  Math.min(DAY, Math.max(2 * 3600, plan.seconds / 4))

/** Until when the player of a seat is on vacation; null if they are not. */
export const awayUntil = (seat: SeatSummary, now: number): number | null =>
  seat.away != null && seat.away > now ? seat.away : null

/** When my time at a table is up, or that of the first who has to decide there. */
export function deadlineOf(table: Summary, who: string | null): number | null {
  const mine = table.seats.filter((seat) => who !== null && seat.who === who && seat.deadline != null)
  const times = mine.map((seat) => seat.deadline!)
  return times.length ? Math.min(...times) : (table.deadline ?? null)
}

/** The table after this one among those that wait, in turn; null if there is no other. */
export function nextOf(waiting: readonly WaitingTold[], here: string | null): WaitingTold | null {
  const at = waiting.findIndex(({ table }) => table === here)
  const next = waiting[(at + 1) % waiting.length]
  return next && next.table !== here ? next : null
}

import { describe, expect, it } from 'vitest'
import { awayUntil, DAY, deadlineOf, nextOf, noticeOf, overDays, timeOf } from '../src/lib/days'
import { goingOn } from '../src/lib/lobby'
import { written, type Plan } from '../src/lib/plan'
import type { SeatSummary, WaitingTold } from '../src/lib/protocol'
import { summary } from './told'

const waiting = (...tables: string[]): WaitingTold[] => tables.map((table) => ({ table, game: 'arcs', at: 1 }))
const seat = (who: string, more: Partial<SeatSummary> = {}): SeatSummary => ({ kind: 'open', name: who, who, ...more })

describe('the next table that waits', () => {
  it('is the most urgent one from elsewhere, and then the others in turn', () => {
    const all = waiting('a', 'b', 'c')
    expect([null, 'x', 'a', 'b', 'c'].map((here) => nextOf(all, here)?.table)).toEqual(['a', 'a', 'b', 'c', 'a'])
  })
  it('is none where no other waits', () => {
    expect([nextOf([], null), nextOf([], 'a'), nextOf(waiting('a'), 'a')]).toEqual([null, null, null])
  })
})

describe('games over days', () => {
  it('give a move a day or more', () => {
    const plans = [
      null,
      { kind: 'game', seconds: 9 * DAY },
      { kind: 'move', seconds: 3600 },
      { kind: 'move', seconds: DAY },
    ]
    expect(plans.map(overDays)).toEqual([false, false, false, true])
    const plan = { game: 'arcs', seats: [], values: {}, clock: 'days', seconds: 3 * DAY, reserve: 0, webhook: '' }
    expect(written(plan as unknown as Plan, []).clock).toEqual({ kind: 'move', seconds: 3 * DAY, reserve: 0 })
  })
  it('say days, not weeks', () => {
    expect([timeOf({ seconds: 7 * DAY }), timeOf({ seconds: 300 })]).toEqual(['7 days', '5 minutes'])
  })
  it('remind when a quarter is left, two hours at least and a day at most', () => {
    expect([3600, DAY, 14 * DAY].map((seconds) => noticeOf({ seconds }))).toEqual([7200, DAY / 4, DAY])
  })
  it('tell who is away, until they are back', () => {
    expect([
      awayUntil(seat('a', { away: 9 }), 8),
      awayUntil(seat('a', { away: 9 }), 9),
      awayUntil(seat('a'), 9),
    ]).toEqual([9, null, null])
  })
  it('list what is most urgent for me first', () => {
    const mine = (id: string, updated_at: number, deadline?: number) =>
      summary({
        id,
        status: 'playing',
        waiting: [0, 1],
        updated_at,
        seats: [seat('me', deadline ? { deadline } : {}), seat('b', { deadline: 5 })],
        deadline: deadline ? 5 : null,
      })
    const tables = [mine('none', 1), mine('late', 2, 900), mine('soon', 3, 300)]
    expect(goingOn(tables, 'me', 4).map(({ id }) => id)).toEqual(['soon', 'late', 'none'])
    expect(deadlineOf(tables[1]!, 'me')).toBe(900)
    expect(deadlineOf(tables[1]!, 'zoe')).toBe(5)
  })
})

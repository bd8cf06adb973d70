import { describe, expect, it } from 'vitest'
import { gameTold, summary } from './told'
import {
  allPlaces,
  forBeginners,
  goingOn,
  isInvited,
  isMyTurn,
  isReady,
  openSeats,
  over,
  partOfDay,
  playNow,
  standings,
  toWatch,
  usualLevel,
  usualSeats,
} from '../src/lib/lobby'
import type { GameTold, SeatSummary, Summary } from '../src/lib/protocol'

const seat = (name: string, more: Partial<SeatSummary> = {}): SeatSummary => ({
  kind: 'open',
  name,
  who: name,
  ...more,
})
const bot: SeatSummary = { kind: 'bot', bot: 'greedy' }

const table = (id: string, more: Partial<Summary>): Summary => summary({ id, seats: [seat('Petra'), bot], ...more })

describe('whose turn it is', () => {
  it('is mine where a seat of mine is waited for', () => {
    expect(isMyTurn(table('a', { waiting: [0] }), 'Petra')).toBe(true)
    expect(isMyTurn(table('a', { waiting: [1] }), 'Petra')).toBe(false)
    expect(isMyTurn(table('a', { waiting: [0] }), 'Marek')).toBe(false)
    expect(isMyTurn(table('a', { waiting: [0] }), null)).toBe(false)
  })

  it('is not mine while paused, nor while a bot plays my seat', () => {
    expect(isMyTurn(table('a', { waiting: [0], status: 'paused' }), 'Petra')).toBe(false)
    expect(isMyTurn(table('a', { waiting: [0], seats: [seat('Petra', { bot: 'greedy' }), bot] }), 'Petra')).toBe(false)
  })
})

describe('my tables', () => {
  it('start with those that wait for me, the longest first, and leave out what is over', () => {
    const tables = [
      table('over', { status: 'over' }),
      table('open', { status: 'open', updated_at: 9 }),
      table('theirs', { waiting: [1], updated_at: 8 }),
      table('new', { waiting: [0], updated_at: 7 }),
      table('old', { waiting: [0], updated_at: 2 }),
    ]
    expect(goingOn(tables, 'Petra').map((one) => one.id)).toEqual(['old', 'new', 'theirs', 'open'])
    expect(over(tables).map((one) => one.id)).toEqual(['over'])
  })

  it('have those among them to which somebody is invited, and not those that were left', () => {
    const kept = seat('', { who: '', kept: 'Petra', kept_who: 'Petra' })
    const tables = [
      table('theirs', { waiting: [1], updated_at: 8 }),
      table('invited', { status: 'open', seats: [seat('Marek'), kept] }),
      table('turn', { waiting: [0] }),
      table('declined', { status: 'open', seats: [seat('Marek'), seat('')] }),
    ]
    expect(goingOn(tables, 'Petra').map((one) => one.id)).toEqual(['turn', 'invited', 'theirs'])
    expect(isInvited(tables[1]!, 'Petra')).toBe(true)
    expect(isInvited(tables[1]!, 'Marek')).toBe(false)
    expect(openSeats(tables[1]!)).toBe(0)
  })

  it('tell for a while of those that were closed', () => {
    const day = 24 * 3600
    const tables = [
      table('closed', { status: 'closed', updated_at: 9 * day }),
      table('long ago', { status: 'closed', updated_at: day }),
      table('on', {}),
    ]
    expect(goingOn(tables, 'Petra', 10 * day).map((one) => one.id)).toEqual(['on', 'closed'])
    expect(over(tables)).toEqual([])
  })

  it('have no lessons among them', () => {
    const tables = [table('lesson', { lesson: true }), table('left', { lesson: true, status: 'over' })]
    expect(goingOn(tables, 'Petra')).toEqual([])
    expect(over(tables)).toEqual([])
  })

  it('are not to be watched', () => {
    const tables = [table('mine', {}), table('theirs', { seats: [seat('Marek'), bot] })]
    expect(toWatch(tables, 'Petra').map((one) => one.id)).toEqual(['theirs'])
    expect(toWatch(tables, null)).toHaveLength(2)
  })

  it('are ready when nobody is missing', () => {
    expect(isReady(table('a', { status: 'open' }))).toBe(true)
    expect(isReady(table('a', { status: 'open', seats: [seat('Petra'), seat('', { kind: 'link' })] }))).toBe(false)
    expect(
      isReady(table('a', { status: 'open', seats: [seat('Petra'), seat('', { kind: 'link', gone: true })] })),
    ).toBe(true)
  })
})

it('counts the seats that anybody may take', () => {
  const seats = [seat('Petra'), seat(''), seat('', { kind: 'link' }), bot]
  expect(openSeats(table('a', { status: 'open', seats }))).toBe(1)
  expect(openSeats(table('a', { status: 'playing', seats }))).toBe(0)
})

it('puts the best first, and shared places side by side', () => {
  const told = table('a', {
    status: 'over',
    seats: [seat('A'), seat('B'), seat('C')],
    scores: [10, 30, 30],
    places: [3, 1, 1],
  })
  expect(standings(told)).toEqual([
    { seat: 1, place: 1, score: 30 },
    { seat: 2, place: 1, score: 30 },
    { seat: 0, place: 3, score: 10 },
  ])
  expect(standings(table('a', { status: 'over' })).map((row) => row.score)).toEqual([null, null])
})

it('ranks players without a seat by the places that no seat has', () => {
  const solo = (place: number): Summary =>
    table('a', { status: 'over', seats: [seat('Ada')], scores: [10], places: [place] })
  expect(standings(solo(1), [3])).toEqual([
    { seat: 0, place: 1, score: 10 },
    { seat: 1, place: 2, score: 3 },
  ])
  expect(standings(solo(2), [11]).map((row) => row.seat)).toEqual([1, 0])
  expect([allPlaces([1, 1], 3), allPlaces([2, 2], 3), allPlaces([2, 1], 2)]).toEqual([
    [1, 1, 3],
    [2, 2, 1],
    [2, 1],
  ])
})

it('greets by the hour', () => {
  expect([3, 7, 12, 19].map(partOfDay)).toEqual(['night', 'morning', 'day', 'evening'])
})

it('offers somebody new the easiest game that is taught', () => {
  const games = [
    gameTold({ id: 'hard', complexity: 4 }),
    gameTold({ id: 'untaught', complexity: 1 }),
    gameTold({ id: 'easy', complexity: 2 }),
  ]
  expect(forBeginners(games, (game) => game !== 'untaught').map(({ id }) => id)).toEqual(['easy', 'hard', 'untaught'])
  expect(forBeginners([], () => true)).toEqual([])
})

describe('play now', () => {
  const game = (seats: number[], levels: string[]): GameTold => gameTold({ seats, levels })

  it('is me against bots below hard', () => {
    expect(playNow(game([2, 3, 4, 5], ['random', 'greedy', 'hard']))).toMatchObject({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
      start: true,
      luck: true,
    })
    expect(usualLevel(['random', 'greedy'])).toBe('greedy')
    expect(usualLevel(['hard'])).toBe('hard')
    expect(usualLevel(['even', 'newcomer', 'easy', 'medium', 'hard', 'master'])).toBe('medium')
  })

  it('takes as many seats as the game has', () => {
    expect([usualSeats([2, 3, 4]), usualSeats([2]), usualSeats([1, 2]), usualSeats([4, 5])]).toEqual([3, 2, 2, 4])
  })
})

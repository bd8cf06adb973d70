import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeedTold, EventTold } from '../src/lib/protocol'
import { Player, stepsOf, stepsOfRecord, turnsOf } from '../src/lib/replay.svelte'
import { momentsOf } from '../src/replay/moments'
import { gainOf, markOf, sourcesOf } from '../src/replay/sources'
import { apart, newLeaders, partiesOf, shares, spread, swings, tally, ticks } from '../src/replay/tally'

let n = 0
const deed = (kind: string, details: Record<string, unknown> = {}, events: EventTold[] = []): DeedTold => ({ n: ++n, at: n, do: kind, details, events })
const scored = (seat: number, points: number, kind = 'route'): EventTold => ({ key: 'carcassonne-event-scored', args: { seat, points, kind, side: { key: 'carcassonne-side-player', args: { seat } } } })

describe('the moves of a log', () => {
  it('leaves out what was taken back', () => {
    const log = [deed('create'), deed('claim'), deed('start'), deed('move', { seat: 0 }), deed('move', { seat: 0 }), deed('chat'), deed('move', { seat: 1 }), deed('undo', { ply: 1 }), deed('move', { seat: 0 })]
    const steps = stepsOf(log)
    expect(steps.map((step) => [step.ply, step.seat, step.deed.n])).toEqual([[0, null, log[2]!.n], [1, 0, log[3]!.n], [2, 0, log[8]!.n]])
  })
  it('has none before the start', () => {
    expect(stepsOf([deed('create')])).toEqual([])
  })
  it('reads those of a record', () => {
    const steps = stepsOfRecord({ game: 'x', seats: 2, options: {}, names: [], moves: [{ seat: 1, notation: 'a' }], views: [1, 2], events: [[], [scored(1, 3)]] })
    expect(steps.map((step) => [step.ply, step.seat, step.deed.do, step.deed.events?.length])).toEqual([[0, null, 'start', 0], [1, 1, 'move', 1]])
  })
  it('joins the moves of a turn', () => {
    const log = ['start', 'move', 'move', 'move'].map((kind, at) => deed(kind, kind === 'move' ? { seat: at < 3 ? 0 : 1 } : {}))
    expect(turnsOf(stepsOf(log))).toEqual([{ seat: 0, from: 1, to: 2 }, { seat: 1, from: 3, to: 3 }])
  })
})

describe('points by source', () => {
  const sources = sourcesOf('carcassonne')
  it('knows where they come from', () => {
    expect(gainOf(scored(1, 7, 'planet'), sources)).toEqual({ seat: 1, points: 7, source: 'planet' })
    expect(gainOf({ key: 'carcassonne-event-tie', args: { seat: 0 } }, sources)).toEqual({ seat: 0, points: 1, source: 'fight' })
    expect(gainOf({ key: 'carcassonne-event-lap', args: { seat: 0, points: 50 } }, sources)).toBeNull()
    expect(gainOf({ key: 'carcassonne-event-fight', args: { kind: 'route' } }, sources)).toBeNull()
  })
  it('counts a game it does not know', () => {
    expect(gainOf({ key: 'harbour-event-sold', args: { seat: 2, points: 5 } }, sourcesOf('harbour'))).toEqual({ seat: 2, points: 5, source: 'points' })
  })
  it('counts Power of Arcs by ambition', () => {
    const power = { key: 'arcs-event-power', args: { seat: 1, power: 4, ambition: 'tyrant', total: 9 } }
    expect(gainOf(power, sourcesOf('arcs'))).toEqual({ seat: 1, points: 4, source: 'tyrant' })
  })
  const events = [[], [scored(0, 4), scored(1, 2, 'planet')], [], [scored(1, 9, 'asteroid')]]
  it('adds them up after each move', () => {
    const found = tally('carcassonne', partiesOf({}, 2), events)
    expect(found.sources).toEqual(['route', 'asteroid', 'planet'])
    expect(found.totals).toEqual([[0, 0], [4, 2], [4, 2], [4, 11]])
    expect(found.bySource.at(-1)).toEqual([[4, 0, 0], [0, 9, 2]])
  })
  it('ends with the result, whatever no event told of', () => {
    const fame = (seat: number, amount: number, rule: string): EventTold => ({ key: 'outer_rim-event-fame', args: { seat, amount }, rule })
    const told = [[], [fame(0, 4, 'OR-GOAL-04')], [fame(1, 5, 'OR-JOB-10')], []]
    const found = tally('outer_rim', [[0], [1], [2]], told, { points: [10, 5, null], midway: false })
    expect(found.sources).toEqual(['goal', 'job', 'held'])
    expect(found.totals).toEqual([[0, 0, 0], [4, 0, 0], [4, 5, 0], [10, 5, 0]])
    expect(found.bySource.at(-1)).toEqual([[4, 0, 6], [0, 5, 0], [0, 0, 0]])
    // Cards that lay there all the time decided nothing at the end.
    expect(swings(found).map((swing) => swing.ply)).toEqual([1, 2])
    // Of a game that goes on nobody knows it yet.
    expect(tally('outer_rim', [[0], [1]], told).totals.at(-1)).toEqual([4, 5])
  })
  it('begins with what was scored before, where a game began in the middle of another', () => {
    const found = tally('carcassonne', [[0], [1]], events, { points: [24, 11], midway: true })
    expect(found.sources).toEqual(['route', 'asteroid', 'planet', 'before'])
    expect(found.totals).toEqual([[20, 0], [24, 2], [24, 2], [24, 11]])
  })
  it('counts teams together', () => {
    const parties = partiesOf({ sides: [{ seats: [0, 2], points: 0 }, { seats: [1, 3], points: 0 }] }, 4)
    expect(parties).toEqual([[0, 2], [1, 3]])
    expect(tally('carcassonne', parties, [[], [scored(3, 5)], [scored(2, 1)]]).totals.at(-1)).toEqual([1, 5])
    expect(partiesOf({ sides: [{ seats: [0] }] }, 2)).toEqual([[0], [1]])
  })
  it('finds the moments that decided', () => {
    const found = tally('carcassonne', partiesOf(null, 2), events)
    expect(swings(found, 1)).toEqual([{ ply: 3, party: 1, points: 9, by: 9 }])
    expect(swings(found)).toEqual([{ ply: 1, party: 0, points: 4, by: 2 }, { ply: 3, party: 1, points: 9, by: 9 }])
    expect(newLeaders(found)).toEqual([{ ply: 3, party: 1 }])
  })
})

describe('moments of Arcs', () => {
  const event = (name: string, args: Record<string, unknown>): EventTold => ({ key: `arcs-event-${name}`, args })
  const power = (seat: number, points: number, ambition: string) => event('power', { seat, power: points, ambition, total: points })
  const told = [
    [],
    [event('played', { seat: 0 })],
    [event('declared', { seat: 0, ambition: 'warlord' })],
    [event('battle', { seat: 1, owner_seat: 0 })],
    [event('rolled', { seat: 1 }), event('hit', { owner_seat: 0, piece: 'ship', state: 'damaged' }), event('hit', { owner_seat: 0, piece: 'city', state: 'destroyed' }), event('outrage', { seat: 1, type: 'fuel' })],
    [event('copied', { seat: 0 }), event('hit', { owner_seat: 1, piece: 'ship', state: 'destroyed' })],
    [event('battle', { seat: 0, owner_seat: 1 }), event('hit', { owner_seat: 0, piece: 'ship', state: 'destroyed' })],
    [event('declared', { seat: 1, ambition: 'tyrant' })],
    [event('scored', { ambition: 'warlord' }), power(0, 5, 'warlord'), power(1, 3, 'warlord'), event('scored', { ambition: 'tyrant' }), power(0, 2, 'tyrant')],
  ]
  const found = momentsOf('arcs', tally('arcs', [[0], [1]], told), told)
  it('are declarations that paid, battles that were won, and ends of chapters', () => {
    expect(found.map(({ ply, party, points }) => [ply, party, points])).toEqual([[2, 0, 0], [3, 1, 0], [8, 0, 7]])
  })
  it('are told by what came of them', () => {
    expect(found.map(({ lines }) => lines?.map((line) => line.key.slice('arcs-event-'.length)))).toEqual([['declared', 'power'], ['battle', 'hit', 'outrage'], undefined])
  })
  it('are those of the points alone in other games', () => {
    const scores = [[], [scored(0, 4)]]
    expect(momentsOf('carcassonne', tally('carcassonne', [[0], [1]], scores), scores)).toEqual([{ ply: 1, party: 0, points: 4, by: 4 }])
  })
})

describe('marks and axes', () => {
  it('marks the weightiest event of a move', () => {
    const sources = sourcesOf('carcassonne')
    expect(markOf([scored(0, 3), scored(1, 8, 'planet')], sources)).toMatchObject({ icon: 'world', name: 'planet', seat: 1 })
    expect(markOf([scored(0, 30), { key: 'carcassonne-event-fight', args: {} }], sources)).toMatchObject({ icon: 'swords', seat: null })
    expect(markOf([], sources)).toBeNull()
    expect(markOf([scored(0, 3)], sourcesOf('arcs'))).toBeNull()
  })
  it('keeps marks apart, the weightier ones', () => {
    expect(spread([{ at: 0, weight: 1 }, { at: 5, weight: 2 }, { at: 30, weight: 1 }], 10).map((mark) => mark.at)).toEqual([5, 30])
  })
  it('keeps numbers apart, and moves no more of them than need be', () => {
    expect(apart([10, 100, 200], 30, 0, 300)).toEqual([10, 100, 200])
    expect(apart([100, 110, 200], 30, 0, 300)).toEqual([90, 120, 200])
    expect(apart([100, 100, 100], 30, 0, 300)).toEqual([70, 100, 130])
    // Groups that come too near to one another become one.
    expect(apart([100, 100, 125], 30, 0, 300).map(Math.round)).toEqual([78, 108, 138])
    expect(apart([290, 295], 30, 0, 300)).toEqual([270, 300])
    expect(apart([2, 5], 30, 10, 300)).toEqual([10, 40])
    expect(apart([], 30, 0, 300)).toEqual([])
  })
  it('never lets two of them meet', () => {
    for (let seed = 1; seed < 200; seed++) {
      const places = Array.from({ length: 1 + (seed % 6) }, (_, at) => ((seed * 7919 * (at + 1)) % 997) / 2).sort((a, b) => a - b)
      const moved = apart(places, 30, 0, 500)
      expect(moved).toHaveLength(places.length)
      moved.slice(1).forEach((at, before) => expect(at - moved[before]!).toBeGreaterThanOrEqual(30 - 1e-6))
      expect(moved[0]).toBeGreaterThanOrEqual(0)
      expect(moved.at(-1)).toBeLessThanOrEqual(500 + 1e-6)
    }
  })
  it('shares all points out, fairly from the start', () => {
    const told = tally('carcassonne', [[0], [1]], [[], [scored(0, 10)], [scored(1, 30)]])
    expect(shares(told)).toEqual([[0.5, 0.5], [0.75, 0.25], [0.3, 0.7]])
  })
  it('knows how many tiles there are, where a game has tiles', () => {
    expect(sourcesOf('carcassonne').size?.({ tiles: [1, 2, 3] })).toEqual({ key: 'web-end-tiles', count: 3 })
    expect(sourcesOf('carcassonne').size?.(null)).toBeNull()
    expect(sourcesOf('harbour').size).toBeUndefined()
  })
  it('has round numbers on axes', () => {
    expect(ticks(88)).toEqual([0, 25, 50, 75])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(0)).toEqual([0, 1])
    expect(ticks(70)).toEqual([0, 20, 40, 60])
    expect(ticks(7)).toEqual([0, 2, 4, 6])
  })
})

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const steps = (count: number): ReturnType<typeof stepsOf> => stepsOf([deed('start'), ...Array.from({ length: count }, () => deed('move', { seat: 0 }))])

  it('shows the view of a ply and looks ahead', async () => {
    const load = vi.fn((ply: number) => Promise.resolve(`view ${ply}`))
    const player = new Player(load)
    player.know(steps(5))
    player.seek(2)
    await vi.advanceTimersByTimeAsync(100)
    expect([player.view, player.seen, player.fresh.length]).toEqual(['view 2', 2, 0])
    expect(load.mock.calls.map(([ply]) => ply).sort()).toEqual([1, 2, 3, 4, 5])
    player.step(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([player.view, player.fresh.length]).toEqual(['view 3', 1])
    player.seek(99)
    expect(player.ply).toBe(5)
  })
  it('asks only for the ply where a drag ends', async () => {
    const load = vi.fn((ply: number) => Promise.resolve(ply))
    const player = new Player(load)
    player.know(steps(50))
    for (const ply of [50, 40, 30, 20]) player.seek(ply)
    await vi.advanceTimersByTimeAsync(100)
    expect(player.seen).toBe(20)
    expect(load.mock.calls.map(([ply]) => ply)).not.toContain(40)
  })
  it('plays to the end and stops, and begins anew', async () => {
    const player = new Player((ply) => Promise.resolve(ply))
    player.know(steps(3))
    player.speed = 4
    player.toggle()
    await vi.advanceTimersByTimeAsync(5000)
    expect([player.ply, player.playing]).toEqual([3, false])
    player.toggle()
    expect([player.ply, player.playing]).toEqual([0, true])
    player.close()
    expect(player.playing).toBe(false)
  })
  it('follows a running game from its end, and forgets what was taken back', async () => {
    const load = vi.fn((ply: number) => Promise.resolve(ply))
    const player = new Player(load)
    const before = steps(3)
    player.know(before)
    player.seek(3)
    await vi.advanceTimersByTimeAsync(100)
    player.know([...before, ...steps(1).slice(1)])
    expect(player.ply).toBe(4)
    player.seek(2)
    await vi.advanceTimersByTimeAsync(100)
    load.mockClear()
    player.know([...before.slice(0, 2), ...steps(3).slice(1)])
    await vi.advanceTimersByTimeAsync(100)
    expect(load.mock.calls.map(([ply]) => ply)).toContain(2)
    expect(player.ply).toBe(2)
  })
  it('says when a view cannot be had, and asks again', async () => {
    let down = true
    const player = new Player((ply) => (down ? Promise.reject(new Error('down')) : Promise.resolve(ply)))
    player.know(steps(2))
    player.seek(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(player.failed).toBe(true)
    down = false
    player.seek(1)
    await vi.advanceTimersByTimeAsync(100)
    expect([player.failed, player.view]).toEqual([false, 1])
  })
})

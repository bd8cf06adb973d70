import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeedTold, EventTold } from '../src/lib/told'
import { Player, stepsOf, stepsOfRecord, turnsOf, viewsOf, type Film } from '../src/lib/replay.svelte'
import { settings } from '../src/lib/settings.svelte'
import { gamesTold } from '../src/lib/games.svelte'
import { momentsOf } from '../src/replay/moments'
import { gainOf, markOf, replayedOf, sourcesOf } from '../src/replay/sources'
import { apart, newLeaders, partiesOf, shares, spread, swings, tally, ticks } from '../src/replay/tally'
import { eventTold, gameTold } from './told'

let n = 0
const deed = (kind: string, details: Record<string, unknown> = {}, events: EventTold[] = []): DeedTold => ({
  n: ++n,
  at: n,
  do: kind,
  details,
  events,
})
const scored = (seat: number, points: number, kind = 'route'): EventTold =>
  eventTold('scored', { seat, points, kind }, { side: { key: 'carcassonne-side-player', args: { seat } } })

describe('the moves of a log', () => {
  it('leaves out what was taken back', () => {
    const log = [
      deed('create'),
      deed('claim'),
      deed('start'),
      deed('move', { seat: 0 }),
      deed('move', { seat: 0 }),
      deed('chat'),
      deed('move', { seat: 1 }),
      deed('undo', { ply: 1 }),
      deed('move', { seat: 0 }),
    ]
    const steps = stepsOf(log)
    expect(steps.map((step) => [step.ply, step.seat, step.deed.n])).toEqual([
      [0, null, log[2]!.n],
      [1, 0, log[3]!.n],
      [2, 0, log[8]!.n],
    ])
  })
  it('has none before the start', () => {
    expect(stepsOf([deed('create')])).toEqual([])
  })
  it('reads those of a record', () => {
    const record = {
      game: 'x',
      seats: 2,
      options: {},
      names: [],
      moves: [{ seat: 1, notation: 'a' }],
      view: { ply: 0 },
      steps: [[{ events: 1, view: { ply: 1 } }]],
      events: [[], [scored(1, 3)]],
    }
    const steps = stepsOfRecord(record)
    expect(viewsOf(record)).toEqual([{ ply: 0 }, { ply: 1 }])
    expect(steps.map((step) => [step.ply, step.seat, step.deed.do, step.deed.events?.length])).toEqual([
      [0, null, 'start', 0],
      [1, 1, 'move', 1],
    ])
  })
  it('joins the moves of a turn', () => {
    const log = ['start', 'move', 'move', 'move'].map((kind, at) =>
      deed(kind, kind === 'move' ? { seat: at < 3 ? 0 : 1 } : {}),
    )
    expect(turnsOf(stepsOf(log))).toEqual([
      { seat: 0, from: 1, to: 2 },
      { seat: 1, from: 3, to: 3 },
    ])
  })
})

describe('points by source', () => {
  const sources = sourcesOf('carcassonne')
  it('knows where they come from', () => {
    expect(gainOf(scored(1, 7, 'planet'), sources)).toEqual({ seat: 1, points: 7, source: 'planet' })
    expect(gainOf(eventTold('tie', { seat: 0 }), sources)).toEqual({
      seat: 0,
      points: 1,
      source: 'fight',
    })
    expect(gainOf(eventTold('lap', { seat: 0, points: 50 }), sources)).toBeNull()
    expect(gainOf(eventTold('fight', { kind: 'route' }), sources)).toBeNull()
  })
  it('counts a game it does not know', () => {
    expect(gainOf(eventTold('sold', { seat: 2, points: 5 }), sourcesOf('harbour'))).toEqual({
      seat: 2,
      points: 5,
      source: 'points',
    })
  })
  it('counts a game of another package by what the server tells of it', () => {
    const gains = [
      { event: 'took', source: '{card}', points: 'stones' },
      { event: 'last-stone', source: 'last', points: -4 },
    ]
    const marks = [{ event: 'took', name: '{card}', icon: 'unheard-of', icons: { pair: 'cards' } }]
    gamesTold.list = [gameTold({ id: 'nim', sources: { gains, together: { trio: 'most' }, other: 'few', marks } })]
    const known = sourcesOf('nim')
    const took = (card: string): EventTold => eventTold('took', { seat: 1, card, stones: 2 })
    expect(gainOf(took('trio'), known)).toEqual({ seat: 1, points: 2, source: 'most' })
    expect(gainOf(took('pair'), known)).toEqual({ seat: 1, points: 2, source: 'few' })
    expect(gainOf(eventTold('last-stone', { seat: 0 }), known)).toEqual({ seat: 0, points: -4, source: 'few' })
    expect(gainOf(eventTold('sold', { seat: 0, points: 3 }), known)).toBeNull()
    expect(markOf([took('pair')], known)).toMatchObject({ icon: 'cards', name: 'pair', seat: 1 })
    expect(markOf([took('trio')], known)).toMatchObject({ icon: 'star', name: 'trio' })
    gamesTold.list = []
  })
  it('counts Power of Arcs by ambition', () => {
    const power = eventTold('power', { seat: 1, power: 4, ambition: 'tyrant', total: 9 })
    expect(gainOf(power, sourcesOf('arcs'))).toEqual({ seat: 1, points: 4, source: 'tyrant' })
  })
  const events = [[], [scored(0, 4), scored(1, 2, 'planet')], [], [scored(1, 9, 'asteroid')]]
  it('adds them up after each move', () => {
    const found = tally('carcassonne', partiesOf({}, 2), events)
    expect(found.sources).toEqual(['route', 'asteroid', 'planet'])
    expect(found.totals).toEqual([
      [0, 0],
      [4, 2],
      [4, 2],
      [4, 11],
    ])
    expect(found.bySource.at(-1)).toEqual([
      [4, 0, 0],
      [0, 9, 2],
    ])
  })
  it('ends with the result, whatever no event told of', () => {
    const fame = (seat: number, amount: number, source: string) => eventTold('fame', { seat, amount, source })
    const told = [[], [fame(0, 4, 'goal')], [fame(1, 5, 'job')], []]
    const found = tally('outer_rim', [[0], [1], [2]], told, { points: [10, 5, null], midway: false })
    expect(found.sources).toEqual(['goal', 'job', 'held'])
    expect(found.totals).toEqual([
      [0, 0, 0],
      [4, 0, 0],
      [4, 5, 0],
      [10, 5, 0],
    ])
    expect(found.bySource.at(-1)).toEqual([
      [4, 0, 6],
      [0, 5, 0],
      [0, 0, 0],
    ])
    // Cards that lay there all the time decided nothing at the end.
    expect(swings(found).map((swing) => swing.ply)).toEqual([1, 2])
    // Of a game that goes on nobody knows it yet.
    expect(tally('outer_rim', [[0], [1]], told).totals.at(-1)).toEqual([4, 5])
  })
  it('begins with what was scored before, where a game began in the middle of another', () => {
    const found = tally('carcassonne', [[0], [1]], events, { points: [24, 11], midway: true })
    expect(found.sources).toEqual(['route', 'asteroid', 'planet', 'before'])
    expect(found.totals).toEqual([
      [20, 0],
      [24, 2],
      [24, 2],
      [24, 11],
    ])
  })
  it('counts teams together', () => {
    const parties = partiesOf(
      {
        sides: [
          { seats: [0, 2], points: 0 },
          { seats: [1, 3], points: 0 },
        ],
      },
      4,
    )
    expect(parties).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(tally('carcassonne', parties, [[], [scored(3, 5)], [scored(2, 1)]]).totals.at(-1)).toEqual([1, 5])
    expect(partiesOf({ sides: [{ seats: [0] }] }, 2)).toEqual([[0], [1]])
  })
  it('finds the moments that decided', () => {
    const found = tally('carcassonne', partiesOf(null, 2), events)
    expect(swings(found, 1)).toEqual([{ ply: 3, party: 1, points: 9, by: 9 }])
    expect(swings(found)).toEqual([
      { ply: 1, party: 0, points: 4, by: 2 },
      { ply: 3, party: 1, points: 9, by: 9 },
    ])
    expect(newLeaders(found)).toEqual([{ ply: 3, party: 1 }])
  })
})

describe('moments of Arcs', () => {
  const event = eventTold
  const power = (seat: number, points: number, ambition: string) =>
    event('power', { seat, power: points, ambition, total: points })
  const told = [
    [],
    [event('played', { seat: 0 })],
    [event('declared', { seat: 0, ambition: 'warlord' })],
    [event('battle', { seat: 1, owner: 0 })],
    [
      event('rolled', { seat: 1 }),
      event('hit', { owner: 0, piece: 'ship', state: 'damaged' }),
      event('hit', { owner: 0, piece: 'city', state: 'destroyed' }),
      event('outrage', { seat: 1, type: 'fuel' }),
    ],
    [event('copied', { seat: 0 }), event('hit', { owner: 1, piece: 'ship', state: 'destroyed' })],
    [event('battle', { seat: 0, owner: 1 }), event('hit', { owner: 0, piece: 'ship', state: 'destroyed' })],
    [event('declared', { seat: 1, ambition: 'tyrant' })],
    [
      event('scored', { ambition: 'warlord' }),
      power(0, 5, 'warlord'),
      power(1, 3, 'warlord'),
      event('scored', { ambition: 'tyrant' }),
      power(0, 2, 'tyrant'),
    ],
  ]
  const found = momentsOf('arcs', tally('arcs', [[0], [1]], told), told)
  it('are declarations that paid, battles that were won, and ends of chapters', () => {
    expect(found.map(({ ply, party, points }) => [ply, party, points])).toEqual([
      [2, 0, 0],
      [3, 1, 0],
      [8, 0, 7],
    ])
  })
  it('are told by what came of them', () => {
    expect(found.map(({ lines }) => lines?.map((line) => line.is))).toEqual([
      ['declared', 'power'],
      ['battle', 'hit', 'outrage'],
      undefined,
    ])
  })
  it('are those of the points alone in other games', () => {
    const scores = [[], [scored(0, 4)]]
    expect(momentsOf('carcassonne', tally('carcassonne', [[0], [1]], scores), scores)).toEqual([
      { ply: 1, party: 0, points: 4, by: 4 },
    ])
  })
})

describe('marks and axes', () => {
  it('marks the weightiest event of a move', () => {
    const sources = sourcesOf('carcassonne')
    expect(markOf([scored(0, 3), scored(1, 8, 'planet')], sources)).toMatchObject({
      icon: 'world',
      name: 'planet',
      seat: 1,
    })
    expect(markOf([scored(0, 30), eventTold('fight', {})], sources)).toMatchObject({
      icon: 'swords',
      seat: null,
    })
    expect(markOf([], sources)).toBeNull()
    expect(markOf([scored(0, 3)], sourcesOf('arcs'))).toBeNull()
  })
  it('keeps marks apart, the weightier ones', () => {
    expect(
      spread(
        [
          { at: 0, weight: 1 },
          { at: 5, weight: 2 },
          { at: 30, weight: 1 },
        ],
        10,
      ).map((mark) => mark.at),
    ).toEqual([5, 30])
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
      const places = Array.from({ length: 1 + (seed % 6) }, (_, at) => ((seed * 7919 * (at + 1)) % 997) / 2).sort(
        (a, b) => a - b,
      )
      const moved = apart(places, 30, 0, 500)
      expect(moved).toHaveLength(places.length)
      moved.slice(1).forEach((at, before) => expect(at - moved[before]!).toBeGreaterThanOrEqual(30 - 1e-6))
      expect(moved[0]).toBeGreaterThanOrEqual(0)
      expect(moved.at(-1)).toBeLessThanOrEqual(500 + 1e-6)
    }
  })
  it('shares all points out, fairly from the start', () => {
    const told = tally('carcassonne', [[0], [1]], [[], [scored(0, 10)], [scored(1, 30)]])
    expect(shares(told)).toEqual([
      [0.5, 0.5],
      [0.75, 0.25],
      [0.3, 0.7],
    ])
  })
  it('knows how many tiles there are, where a game has tiles', () => {
    expect(replayedOf('carcassonne').size?.({ tiles: [1, 2, 3] })).toEqual({ key: 'web-end-tiles', count: 3 })
    expect(replayedOf('carcassonne').size?.(null)).toBeNull()
    expect(replayedOf('harbour').size).toBeUndefined()
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
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { hidden: false })
    settings.pace = 'normal'
  })
  afterEach(() => void vi.useRealTimers())
  const steps = (count: number): ReturnType<typeof stepsOf> =>
    stepsOf([deed('start'), ...Array.from({ length: count }, () => deed('move', { seat: 0 }))])
  /** Each move is told in two steps: halfway, then to the view. */
  const film = (view: (ply: number) => Promise<unknown> = (ply) => Promise.resolve({ ply })): Film => ({
    view,
    steps: (ply) =>
      Promise.resolve([
        { events: 1, view: { ply: ply - 0.5 } },
        { events: 1, view: { ply } },
      ]),
  })
  const two = (told: ReturnType<typeof stepsOf>): ReturnType<typeof stepsOf> =>
    told.map((step) => ({ ...step, deed: { ...step.deed, events: [event, event] } }))
  const event = { is: 'x', say: { key: 'x' } }

  it('shows the view of a ply and looks ahead', async () => {
    const load = vi.fn((ply: number) => Promise.resolve({ ply }))
    const player = new Player(film(load))
    player.know(steps(5))
    player.seek(2)
    await vi.advanceTimersByTimeAsync(100)
    expect([player.view, player.seen, player.stage.now]).toEqual([{ ply: 2 }, 2, null])
    expect(load.mock.calls.map(([ply]) => ply).sort()).toEqual([1, 2, 3, 4, 5])
    player.seek(99)
    expect(player.ply).toBe(5)
  })
  it('tells the next move in its steps, and at no pace at once', async () => {
    const player = new Player(film())
    player.know(two(steps(5)))
    player.seek(2)
    await vi.advanceTimersByTimeAsync(100)
    player.step(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([player.view, player.stage.now?.event?.is]).toEqual([{ ply: 2.5 }, 'x'])
    expect(player.stage.log.map((one) => one.events?.length)).toEqual([2, 2, 2, 1])
    player.seek(3) // the address follows
    expect(player.view).toEqual({ ply: 2.5 })
    await vi.advanceTimersByTimeAsync(5000)
    expect([player.view, player.stage.now]).toEqual([{ ply: 3 }, null])
    settings.pace = 'none'
    player.step(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([player.view, player.stage.now]).toEqual([{ ply: 4 }, null])
  })
  it('asks only for the ply where a drag ends', async () => {
    const load = vi.fn((ply: number) => Promise.resolve(ply))
    const player = new Player(film(load))
    player.know(steps(50))
    for (const ply of [50, 40, 30, 20]) player.seek(ply)
    await vi.advanceTimersByTimeAsync(100)
    expect(player.seen).toBe(20)
    expect(load.mock.calls.map(([ply]) => ply)).not.toContain(40)
  })
  it('plays to the end and stops, and begins anew', async () => {
    const player = new Player(film())
    player.know(two(steps(3)))
    player.speed = 4
    player.toggle()
    await vi.advanceTimersByTimeAsync(500)
    expect([player.playing, player.stage.now?.ms]).toEqual([true, 325])
    await vi.advanceTimersByTimeAsync(5000)
    expect([player.ply, player.playing, player.view]).toEqual([3, false, { ply: 3 }])
    player.toggle()
    expect([player.ply, player.playing]).toEqual([0, true])
    player.close()
    expect(player.playing).toBe(false)
  })
  it('follows a running game from its end, and forgets what was taken back', async () => {
    const load = vi.fn((ply: number) => Promise.resolve(ply))
    const player = new Player(film(load))
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
    const player = new Player(film((ply) => (down ? Promise.reject(new Error('down')) : Promise.resolve(ply))))
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

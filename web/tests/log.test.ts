import { describe, expect, it } from 'vitest'
import { log as arcs } from '../src/boards/arcs/log'
import { log as carcassonne } from '../src/boards/carcassonne/log'
import { log as outerRim } from '../src/boards/outer_rim/log'
import type { DeedTold, EventTold } from '../src/lib/told'
import { lines, type Line } from '../src/table/log'
import { filtersOf, has, openFrom, passing, picked, plain, turns, type Filter } from '../src/table/log/turns'
import { eventTold } from './told'

const start = (n: number, ...events: EventTold[]): DeedTold => ({ n, at: n, do: 'start', details: {}, events })
const move = (n: number, seat: number, ...events: EventTold[]): DeedTold => ({
  n,
  at: n,
  do: 'move',
  details: { seat },
  events,
})
const undo = (n: number, ply: number): DeedTold => ({ n, at: n, do: 'undo', details: { ply } })
const drawn = (seat: number) => eventTold('drawn', { seat, tile: 'E_CAP', left: 9 })
const placed = (seat: number) => eventTold('placed', { seat, cell: '1,0', tile: 'E_CAP', turn: 0 })
const kinds = (found: readonly Line[]) => found.map((line) => line.is ?? line.said.key)

describe('a line', () => {
  it('is about whom its event names, and never about who just happened to move', () => {
    const [fight, hit, battle] = lines([
      move(
        1,
        2,
        eventTold('fight', { kind: 'route', cell: '1,0' }),
        eventTold('hit', { owner: 1, piece: 'ship' }, { owner_seat: 1 }),
        eventTold('battle', { seat: 2, owner: 1 }, { seat: 2, owner_seat: 1 }),
      ),
    ])
    expect(fight).toMatchObject({ seat: null, seats: [], by: 2 })
    expect(hit).toMatchObject({ seat: 1, seats: [1] })
    expect(battle).toMatchObject({ seat: 2, seats: [2, 1] })
  })

  it('says of a move of our own that it was chosen ahead, also where nothing else is told of it', () => {
    const ahead = (entry: DeedTold): DeedTold => ({ ...entry, details: { ...entry.details, ahead: 'arcs-ahead-pass' } })
    const found = lines([ahead(move(1, 1, placed(1))), ahead(move(2, 1)), move(3, 1)])
    expect(kinds(found)).toEqual(['placed', 'web-table-log-ahead', 'web-table-log-ahead'])
    expect(found[2]).toMatchObject({
      n: 2,
      seat: 1,
      first: true,
      said: { args: { seat: 1, choice: { key: 'arcs-ahead-pass' } } },
    })
    expect(new Set(found.map((line) => line.key)).size).toBe(3)
  })

  it('stays the same object until something about it changes', () => {
    const log = [move(1, 0, placed(0)), move(2, 1, placed(1))]
    const before = lines(log)
    const after = lines([...log, move(3, 0, placed(0)), undo(4, 1)])
    expect(after[0]).toBe(before[0])
    expect(after[1]).toEqual({ ...before[1], gone: true })
    // An entry that is still being shown has fewer events, and its lines keep their keys.
    const whole = lines([move(5, 0, placed(0), drawn(1))])
    expect(lines([move(5, 0, placed(0))]).map((line) => line.key)).toEqual([whole[0]!.key])
  })
})

describe('one thing', () => {
  const bought = (card: string, cost: number) => [
    eventTold('lost', { seat: 0, amount: cost }),
    eventTold('bought', { seat: 0, card, cost }),
    eventTold('took', { seat: 0, card }),
    eventTold('revealed', { deck: 'jobs', card: 'b' }),
  ]
  const told = (...events: EventTold[]) => kinds(lines([move(1, 0, ...events)], outerRim.repeats))

  it('has one line', () => {
    expect(told(...bought('a', 2000))).toEqual(['bought', 'revealed'])
    expect(kinds(lines([move(1, 0, ...bought('a', 2000))]))).toEqual(['lost', 'bought', 'took', 'revealed'])
  })

  it('is known by the facts, not by its kind alone', () => {
    expect(told(eventTold('lost', { seat: 0, amount: 500 }), ...bought('a', 2000))[0]).toBe('lost')
    expect(told(eventTold('lost', { seat: 1, amount: 2000 }), ...bought('a', 2000))[0]).toBe('lost')
    // What was paid stands beside the purchase; the other loss is another thing.
    const found = lines(
      [move(1, 0, eventTold('lost', { seat: 0, amount: 2000 }), ...bought('a', 2000))],
      outerRim.repeats,
    )
    expect(found.map((line) => line.key)).toEqual(['1-0', '1-2', '1-4'])
    expect(told(eventTold('took', { seat: 0, card: 'c' }), ...bought('a', 0))).toEqual(['took', 'bought', 'revealed'])
  })
})

describe('turns', () => {
  const log = [
    start(1, drawn(0)),
    move(2, 0, placed(0)),
    move(3, 0, eventTold('fight', { kind: 'route', cell: '1,0' }), drawn(1)),
    move(4, 1, placed(1), eventTold('removed', { seat: 1 }), drawn(0), eventTold('removed', { seat: 0 }), drawn(0)),
    move(5, 0, placed(0), eventTold('end', {}), eventTold('final', { seat: 1, points: 3 })),
  ]
  const told = (entries: readonly DeedTold[], begins?: readonly string[]) =>
    turns(lines(entries), begins).map(({ seat, number, lines: own }) => [seat, number, kinds(own).join(' ')])

  it('begin where the game says it, with whose turn it is', () => {
    expect(told(log, carcassonne.begins)).toEqual([
      [null, null, 'web-table-log-start'],
      [0, 1, 'drawn placed fight'],
      [1, 2, 'drawn placed removed'],
      [0, 3, 'drawn removed drawn placed'],
      [null, null, 'end final'],
    ])
  })

  it('are of whoever chooses where a game says nothing', () => {
    const entries = [
      start(1),
      move(2, 0, placed(0)),
      move(3, 0, placed(0)),
      move(4, 1, placed(1)),
      move(5, 0, placed(0)),
    ]
    expect(told(entries)).toEqual([
      [null, null, 'web-table-log-start'],
      [0, 1, 'placed placed'],
      [1, 2, 'placed'],
      [0, 3, 'placed'],
    ])
  })

  it('go on after an undo where the table went back to', () => {
    const entries = [...log.slice(0, 3), undo(9, 1), move(10, 0, eventTold('figure', { seat: 0 }), drawn(1))]
    expect(told(entries, carcassonne.begins).slice(1)).toEqual([
      [0, 1, 'drawn placed fight'],
      [1, 2, 'drawn web-table-log-undo'],
      [0, 1, 'figure'],
      [1, 3, 'drawn'],
    ])
    const again = [start(1), move(2, 0, placed(0)), move(3, 1, placed(1)), undo(4, 1), move(5, 1, placed(1))]
    expect(told(again).slice(1)).toEqual([
      [0, 1, 'placed'],
      [1, 2, 'placed web-table-log-undo placed'],
    ])
  })

  it('stand open if they are among the newest', () => {
    const all = turns(lines(log), carcassonne.begins)
    expect(all.map((turn) => turn.lines.length)).toEqual([1, 3, 3, 4, 2])
    expect([1, 2, 3, 7, 100].map((count) => openFrom(all, count))).toEqual([4, 4, 3, 2, 0])
  })
})

describe('filters', () => {
  const log = [
    move(1, 0, placed(0), eventTold('fight', { kind: 'route', cell: '1,0' })),
    move(
      2,
      1,
      placed(1),
      eventTold('fight', { kind: 'route', cell: '1,0' }),
      eventTold('roll', { seat: 0 }),
      eventTold('returned', { seat: 0 }),
      eventTold('won', { seat: 1 }),
      eventTold('returned', { seat: 1 }),
      eventTold('scored', { seat: 1, points: 4 }),
    ),
    { n: 3, at: 3, do: 'pause', details: {}, name: 'Jo' },
  ]
  const found = (filter: Filter, yours: readonly number[]) => {
    const all = lines(log.slice(filter === 'fight' ? 1 : 0))
    return kinds(all.filter(passing(all, filter, carcassonne, yours)))
  }

  it('show what I did and what concerns me, fights from their begin to their end, and points', () => {
    expect(found('all', [])).toHaveLength(10)
    expect(found('mine', [0])).toEqual(['placed', 'fight', 'roll', 'returned'])
    expect(found('mine', [1])).toEqual(['placed', 'fight', 'won', 'returned', 'scored'])
    expect(found('fight', [])).toEqual(['fight', 'roll', 'returned', 'won'])
    expect(found('scoring', [])).toEqual(['scored'])
  })

  it('are offered where they can find something', () => {
    expect(filtersOf(carcassonne, [0])).toEqual(['all', 'mine', 'fight', 'scoring'])
    expect(filtersOf(arcs, [])).toEqual(['all', 'fight', 'scoring'])
    expect(filtersOf({}, [])).toEqual(['all'])
  })

  it('leave the turns, with the newest of what was found', () => {
    const all = turns(lines([start(1), ...log]))
    const placing = (line: Line) => line.is === 'placed' || line.is === 'fight'
    expect(picked(all, placing, 3)).toMatchObject({ left: 1, turns: [{ seat: 0 }, { seat: 1 }] })
    expect(picked(all, placing, 2).turns.map((turn) => kinds(turn.lines))).toEqual([['placed', 'fight']])
    expect(picked(all, () => false, 9)).toEqual({ turns: [], left: 0 })
  })
})

describe('a search', () => {
  it('finds words in any order, without case and accents', () => {
    const text = plain('Žofie položila dílek na\u00a03,\u22121')
    expect(['zofie', 'DÍLEK polož', 'dilek na 3', ''].map((query) => has(text, plain(query)))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(has(text, plain('zofie hvezda'))).toBe(false)
    expect(has(plain('Її хід'), plain('її'))).toBe(true)
    expect(has(plain('Об’єкт завершено'), plain("об'єкт"))).toBe(true)
  })
})

describe('what games say of their events', () => {
  const declared = import.meta.glob<string>('../../src/starboard/games/*/events.py', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  it.each([
    ['arcs', arcs],
    ['carcassonne', carcassonne],
    ['outer_rim', outerRim],
  ])('exists in %s', (game, { begins = [], topics = {}, fights, repeats = [] }) => {
    const source = declared[`../../src/starboard/games/${game}/events.py`]!
    const ids = [...source.matchAll(/^class (\w+)\(/gm)].map(([, name]) =>
      name!.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
    )
    const named = [
      ...begins,
      ...Object.keys(topics),
      ...(fights ? [fights.from, ...fights.to] : []),
      ...repeats.flatMap(({ event, of }) => [event, of]),
    ]
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
})

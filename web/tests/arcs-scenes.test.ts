import { describe, expect, it, vi } from 'vitest'
import type { DeedTold, EventTold } from '../src/lib/told'
import type { ArcsEvent } from '../src/lib/protocol'
import type { Beat, Telling } from '../src/table/stage.svelte'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const {
  battleMissed,
  battleShown,
  cardTold,
  changesOf,
  dieOf,
  fleetsShown,
  flightOf,
  gainOf,
  isBattle,
  leavingCourt,
  toldAt,
} = await import('../src/boards/arcs/scenes')
type ArcsView = import('../src/boards/arcs/view').ArcsView

const event = (one: ArcsEvent): EventTold => ({ ...one, say: { key: one.is } })
const entry = (n: number, ...events: ArcsEvent[]): DeedTold => ({ n, at: n, do: 'move', events: events.map(event) })
const beat = (of: DeedTold, at: number, more: Partial<Beat> = {}): Beat => ({
  entry: of,
  event: of.events?.[at] ?? null,
  at,
  to: at + 1,
  phase: 'shown',
  ms: 900,
  ...more,
})
const withFleets = (systems: Record<string, [seat: number, fresh: number, damaged: number][]>): ArcsView =>
  ({
    battle: null,
    systems: Object.entries(systems).map(([system, ships]) => ({
      system,
      ships: ships.map(([seat, fresh, damaged]) => ({ seat, fresh, damaged })),
    })),
  }) as unknown as ArcsView

const MOVED = {
  is: 'moved',
  facts: { seat: 1, origin: 'c2_gate', system: 'c2_hex', fresh: 2, damaged: 1 },
} as const satisfies ArcsEvent
const hit = (state: 'damaged' | 'destroyed'): ArcsEvent => ({
  is: 'hit',
  facts: { owner: 2, piece: 'ship', system: 'c2_hex', state },
})

describe('ships', () => {
  it('are changed by events', () => {
    expect(changesOf(MOVED)).toEqual([
      ['c2_gate', 1, -2, -1],
      ['c2_hex', 1, 2, 1],
    ])
    // Those that are guided are somebody's, not whoever guides them.
    expect(changesOf({ is: 'guided', facts: { ...MOVED.facts, owner: 3 } })[1]).toEqual(['c2_hex', 3, 2, 1])
    const built = { seat: 0, site: 'c2_hex/1' }
    expect(changesOf({ is: 'built', facts: { ...built, piece: 'ship', state: 'damaged' } })).toEqual([
      ['c2_hex', 0, 0, 1],
    ])
    expect(changesOf({ is: 'built', facts: { ...built, piece: 'city', state: 'fresh' } })).toEqual([])
    expect(changesOf(hit('damaged'))).toEqual([['c2_hex', 2, -1, 1]])
    expect(changesOf(hit('destroyed'))).toEqual([['c2_hex', 2, 0, -1]])
    expect(changesOf({ is: 'placed', facts: { seat: 2, count: 3, system: 'c2_hex' } })).toEqual([['c2_hex', 2, 3, 0]])
  })

  it('are drawn where they are: neither here nor there while they fly', () => {
    const view = withFleets({ c2_gate: [[1, 1, 0]], c2_hex: [[1, 3, 1]] })
    const moved = beat(entry(1, MOVED), 0)
    expect(flightOf(moved)).toEqual({
      id: '1-0',
      seat: 1,
      from: 'c2_gate',
      to: 'c2_hex',
      fresh: 2,
      damaged: 1,
      ms: 900,
    })
    const flying = fleetsShown(view, moved)
    expect([flying.get('c2_gate'), flying.get('c2_hex')]).toEqual([
      [{ seat: 1, fresh: 1, damaged: 0 }],
      [{ seat: 1, fresh: 1, damaged: 0 }],
    ])
    for (const shown of [fleetsShown(view, null), fleetsShown(view, moved, false)])
      expect(shown.get('c2_hex')).toEqual([{ seat: 1, fresh: 3, damaged: 1 }])
    expect([flightOf(null), flightOf(beat(entry(2, hit('damaged')), 0))]).toEqual([null, null])
  })

  it('are hit one by one, though the step has hit them all', () => {
    const view = withFleets({ c2_hex: [[0, 1, 0]] })
    const hits = entry(1, hit('damaged'), hit('destroyed'))
    const fleet = (at: number) => fleetsShown(view, beat(hits, at, { to: 2 })).get('c2_hex')
    expect(fleet(0)).toEqual([
      { seat: 0, fresh: 1, damaged: 0 },
      { seat: 2, fresh: 0, damaged: 1 },
    ])
    expect(fleet(1)).toEqual([{ seat: 0, fresh: 1, damaged: 0 }])
    expect(view.systems[0]!.ships).toEqual([{ seat: 0, fresh: 1, damaged: 0 }])
  })
})

describe('a battle', () => {
  const log = [
    entry(1, MOVED, { is: 'battle', facts: { seat: 0, owner: 2, system: 'c2_hex' } }),
    entry(
      2,
      { is: 'rolled', facts: { seat: 0, faces: ['skirmish/1', 'assault/4'] } },
      { is: 'intercepted', facts: { seat: 0, owner: 2, count: 1 } },
      hit('damaged'),
    ),
    entry(3, hit('destroyed')),
  ]
  const battle = { system: 'c2_hex', attacker: 0, defender: 2, dice: [['skirmish', 1]] }
  const on = { ...withFleets({}), battle } as unknown as ArcsView
  const over = withFleets({})
  const keys = (shown: ReturnType<typeof battleShown>) => shown?.lines.map((line) => line.key)

  it('is one scene from the attack to its outcome, over several moves', () => {
    const attack = battleShown(on, log.slice(0, 1), beat(log[0]!, 1))
    expect([attack?.id, attack?.rolling, keys(attack), attack?.over]).toEqual(['1-1', false, [], false])
    const roll = beat(log[1]!, 0, { phase: 'rolling', to: 3 })
    const rolling = battleShown(on, log.slice(0, 2), roll)
    expect([rolling?.id, rolling?.dice, rolling?.rolling, keys(rolling)]).toEqual(['1-1', [['skirmish', 1]], true, []])
    // What the same step tells later is not known yet.
    expect(keys(battleShown(on, log.slice(0, 2), beat(log[1]!, 1, { to: 3 })))).toEqual(['intercepted'])
    expect(keys(battleShown(on, log, beat(log[2]!, 0)))).toEqual(['intercepted', 'hit', 'hit'])
    expect(keys(battleShown(on, log, null))).toEqual(['intercepted', 'hit', 'hit'])
    expect(battleShown(over, log, null)).toBe(null)
    expect([isBattle(roll), isBattle(beat(log[0]!, 0)), isBattle(null)]).toEqual([true, false, false])
  })

  it('is shown as it ended where there was no time to tell it, until something else is told', () => {
    const told = (entries: readonly DeedTold[], missed = entries): Telling =>
      ({ log: entries, missed, viewAt: (n: number) => (n === 4 ? over : on) }) as unknown as Telling
    const shown = battleMissed(over, told(log))
    expect([shown?.id, shown?.over, shown?.dice, keys(shown)]).toEqual([
      '1-1',
      true,
      [
        ['skirmish', 1],
        ['assault', 4],
      ],
      ['intercepted', 'hit', 'hit'],
    ])
    expect(battleMissed(on, told(log))).toBe(null)
    expect(battleMissed(over, told(log, []))).toBe(null)
    expect(battleMissed(over, told([...log, entry(4, MOVED)]))).toBe(null)
    expect(battleMissed(over, told([...log, entry(4)]))).not.toBe(null)
  })

  it('reads dice', () => {
    expect(['skirmish/1', 'assault/4'].map(dieOf)).toEqual([
      ['skirmish', 1],
      ['assault', 4],
    ])
  })
})

it('points at what an event is about', () => {
  const at = (one: ArcsEvent) => [...toldAt(beat(entry(1, one), 0))]
  expect(at(MOVED)).toEqual(['system:c2_hex', 'system:c2_gate', 'seat:1'])
  expect(at({ is: 'played', facts: { seat: 2, card: 'aggression_4', mode: 'lead' } })).toEqual(
    expect.arrayContaining(['seat:2', 'round:2']),
  )
  expect(at({ is: 'declared', facts: { seat: 1, ambition: 'tyrant', first: 5, second: 3, zero: true } })).toEqual([
    'ambition:tyrant',
    'seat:1',
    'round:1',
  ])
  expect(at({ is: 'taxed', facts: { seat: 0, owner: 1, site: 'c2_hex/1' } })).toEqual([
    'site:c2_hex/1',
    'seat:0',
    'seat:1',
  ])
  expect(toldAt(null).size).toBe(0)
  const secured = beat(entry(1, { is: 'secured', facts: { seat: 0, card: 'bc07' } }), 0)
  expect([leavingCourt(secured), leavingCourt(null)]).toEqual(['bc07', null])
  expect([cardTold(secured), cardTold(null)]).toEqual(['bc07', null])
  const led = entry(1, { is: 'played', facts: { seat: 2, card: 'aggression_4', mode: 'lead' } })
  expect(cardTold(beat(led, 0))).toBe(null)
  const power = beat(entry(3, { is: 'power', facts: { seat: 2, power: 5, ambition: 'tyrant', total: 9 } }), 0)
  expect(gainOf(power)).toEqual({ id: '3-0', seat: 2, power: 5, ambition: 'tyrant' })
})

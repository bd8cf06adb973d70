// Keys of texts are addresses of sentences and nothing else: whatever they are, the client finds the same in what is told.

import { expect, it, vi } from 'vitest'
import type { DeedTold, EventTold } from '../src/lib/told'
import type { OptionTold } from '../src/lib/protocol'
import type { Told } from '../src/boards/carcassonne/fights'
import { eventTold } from './told'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
const { readFight } = await import('../src/boards/carcassonne/fights')
const { confirms: confirmsArcs } = await import('../src/boards/arcs/words')
const { confirms } = await import('../src/boards/carcassonne/words')
const { changesOf } = await import('../src/boards/arcs/scenes')
const { cardOf, usesOf } = await import('../src/boards/arcs/choose')
const { storyShown } = await import('../src/boards/outer_rim/story')
const { momentsOf } = await import('../src/replay/moments')
const { gainOf, markOf, sourcesOf } = await import('../src/replay/sources')
const { tally } = await import('../src/replay/tally')
const { lines } = await import('../src/table/log')
const { isSeen, sign } = await import('../src/first/steps')

const EVENTS: Readonly<Record<string, readonly EventTold[]>> = {
  carcassonne: [
    eventTold('placed', { seat: 0, cell: '1,0', tile: 'E_CAP', turn: 0 }),
    eventTold('fight', { kind: 'route', cell: '1,0' }),
    eventTold(
      'pool',
      { seat: 0, dice: 2, small: 1, large: 0, symbol: 1 },
      { side: { key: 'side', args: { seat: 0 } } },
    ),
    eventTold(
      'pool',
      { seat: 1, dice: 1, small: 1, large: 0, symbol: 0 },
      { side: { key: 'side', args: { seat: 1 } } },
    ),
    eventTold('roll', { seat: 0, rolled: [6, 1] }),
    eventTold('roll', { seat: 1, rolled: [2] }),
    eventTold('lost', { seat: 1, points: 1 }),
    eventTold('won', { seat: 0 }),
    eventTold('scored', { seat: 0, points: 9, kind: 'planet', cell: '1,0' }),
  ],
  arcs: [
    eventTold('declared', { seat: 0, ambition: 'warlord' }),
    eventTold('moved', { seat: 1, origin: 'c2_gate', system: 'c2_hex', fresh: 2, damaged: 1 }),
    eventTold('battle', { seat: 1, owner: 0 }),
    eventTold('hit', { seat: 0, owner: 0, system: 'c2_hex', piece: 'ship', state: 'destroyed' }),
    eventTold('power', { seat: 0, power: 5, ambition: 'warlord', total: 5 }),
  ],
  outer_rim: [
    eventTold('encounter', { seat: 1, space: 'naboo', title: 'enc_1-naboo' }),
    eventTold('rolled', { seat: 1, faces: ['hit', 'crit'], fresh: true }),
    eventTold('fame', { seat: 1, fame: 1, total: 2, gain: 'goal' }),
  ],
}

const option = (notation: string, targets: string[], facts: Record<string, unknown>, args = {}): OptionTold => ({
  notation,
  targets,
  facts,
  label: { key: 'x', args },
})
const OPTIONS = [
  option('manufacture', ['deed:manufacture'], { card: 'bc02' }),
  option('copy aggression_2', ['hand:aggression_2', 'mode:copy'], { pips: 1 }),
  option('place 1,0 r90', ['cell:1,0', 'turn:90'], {}),
  option('figure small r1', ['segment:1,0/r1', 'figure:small'], { kind: 'route' }),
]

/** What is found in this, with other keys and with those of the arguments renamed, too. */
function renamed<T>(value: T, name: string): T {
  const copy = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(copy)
    if (typeof one !== 'object' || one === null) return one
    const fields = Object.entries(one).map(([field, inner]) => [field, field === 'key' ? name : copy(inner)])
    return Object.fromEntries(fields) as unknown
  }
  return copy(value) as T
}

/** All that the client learns from events and options, without the sentences. */
function learned(name: string): unknown {
  const found = Object.entries(EVENTS).map(([game, events]) => {
    const here = renamed(events, name)
    const deed = { n: 1, at: 1, do: 'move', details: { seat: 0 }, events: here } as unknown as DeedTold
    const sources = sourcesOf(game)
    const plies = [[], ...here.map((event) => [event])]
    const counted = tally(game, [[0], [1]], plies)
    return {
      lines: lines([deed]),
      gains: here.map((event) => gainOf(event, sources)),
      mark: markOf(here, sources),
      moments: momentsOf(game, counted, plies),
      counted,
      signs: here.map((event) => events.map((one) => isSeen(sign(one.is, one.facts), event))),
      changes: game === 'arcs' ? here.map((event) => changesOf(event as Parameters<typeof changesOf>[0])) : [],
      fight: game === 'carcassonne' ? readFight(here as Told[], 1) : null,
      story: game === 'outer_rim' ? storyShown([deed], null) : null,
    }
  })
  const options = renamed(OPTIONS, name)
  const chosen = [
    options.map(cardOf),
    usesOf(options, 'aggression_2'),
    options.map(confirms),
    options.map(confirmsArcs),
  ]
  return renamed([found, chosen.flat()], '')
}

it('finds the same whatever the keys are', () => {
  const first = learned('x')
  expect(JSON.stringify(first)).toContain('bc02')
  for (const name of ['renamed', 'arcs-option-follow', 'carcassonne-option-no-figure', 'outer_rim-event-moved'])
    expect(learned(name)).toEqual(first)
})

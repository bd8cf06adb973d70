import { beforeAll, describe, expect, it, vi } from 'vitest'
import layout from '../src/boards/arcs/layout.json'
import type { OptionTold } from '../src/lib/protocol'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const { everything, optionFor, read, surplus, swap } = await import('../src/boards/arcs/arrange')
const { cardOf, deedsOf, exactly, inSystem, lively, meant, usesOf, waysIn, waysWith, whyText } =
  await import('../src/boards/arcs/choose')
const { joined, PLACES, placeOf, siteAt } = await import('../src/boards/arcs/layout')
const { readTarget, viewer } = await import('../src/boards/arcs/view')
const { placesOf, targetName, wayName } = await import('../src/boards/arcs/words')
const { loadPart, loadWords } = await import('../src/lib/words.svelte')
const { nearest } = await import('../src/boards/kit/walk')
type ArcsView = import('../src/boards/arcs/view').ArcsView

const option = (notation: string, ...targets: string[]): OptionTold => ({ notation, label: { key: 'x' }, targets })
const TURN = [
  option('tax c2_hex/1', 'action:tax', 'site:c2_hex/1'),
  option('build city c2_hex/2', 'action:build', 'piece:city', 'site:c2_hex/2'),
  option('build starport c2_hex/2', 'action:build', 'piece:starport', 'site:c2_hex/2'),
  option('move c2_gate c3_gate', 'action:move', 'system:c2_gate', 'to:c3_gate'),
  option('move c2_gate c2_hex', 'action:move', 'system:c2_gate', 'to:c2_hex'),
  option('move c2_hex c2_gate', 'action:move', 'system:c2_hex', 'to:c2_gate'),
  option('battle c2_hex 1', 'action:battle', 'system:c2_hex', 'rival:1'),
  option('battle c2_hex 2', 'action:battle', 'system:c2_hex', 'rival:2'),
  option('influence bc01', 'action:influence', 'court:bc01'),
  option('spend 1 fuel', 'token:1', 'as:fuel'),
  option('end', 'choose:end'),
]

it('lays every system of the map out, with places for its buildings', () => {
  expect(PLACES.map((place) => place.id)).toEqual(Object.keys(layout.systems))
  expect([placeOf('c2_hex')?.cluster, placeOf('c2_gate')?.gate, placeOf('c9_gate')]).toEqual([2, true, null])
  for (const place of PLACES) expect(place.sites).toHaveLength(place.gate ? 2 : 3)
  expect(siteAt('c2_hex/1')).toEqual([888.2, 430.9])
  expect(siteAt('c2_hex/9')).toBe(null)
})

it('joins the nearest gates in play by a path, over two clusters too', () => {
  expect([joined(1, [1, 4]), joined(2, [2, 3]), joined(3, [2, 3]), joined(6, [6])]).toEqual([
    [6, 2],
    [1, 4],
    [1, 4],
    [5, 1],
  ])
})

it('reads targets', () => {
  expect(readTarget('site:c2_hex/1')).toEqual({ kind: 'site', value: 'c2_hex/1', system: 'c2_hex' })
  expect(readTarget('loot:3')).toEqual({ kind: 'loot', value: '3', system: null })
  expect(readTarget('court:bc01').system).toBe(null)
  expect(viewer({ seats: [{ hand: null }, { hand: [] }] } as unknown as ArcsView)).toBe(1)
  expect(viewer({ seats: [{ hand: null }] } as unknown as ArcsView)).toBe(null)
})

it('takes a click on a system for the one target there', () => {
  expect(inSystem(['site:c2_hex/1', 'site:c3_hex/1'], 'c2_hex')).toBe('site:c2_hex/1')
  expect(inSystem(['site:c2_hex/1', 'site:c2_hex/2'], 'c2_hex')).toBe(null)
  expect(inSystem(['ship:c2_hex/1/fresh', 'ship:c2_hex/1/damaged'], 'c2_hex')).toBe(null)
  expect(inSystem(['cluster:2'], 'c2_gate')).toBe('cluster:2')
  expect(meant(TURN, ['action:move'], 'c2_gate')).toBe('system:c2_gate')
  expect(meant(TURN, ['action:move', 'system:c2_gate'], 'c2_hex')).toBe('to:c2_hex')
  // Another origin instead, where it is no goal.
  expect(meant(TURN, ['action:move', 'system:c2_hex'], 'c2_hex')).toBe('system:c2_hex')
  expect(meant(TURN, ['action:move'], 'c5_gate')).toBe(null)
})

it('tells what may be done in a system and with a card, before an action is chosen', () => {
  expect([...lively(TURN)].sort()).toEqual(['c2_gate', 'c2_hex'])
  expect(waysIn(TURN, 'c2_hex').map((way) => way.path.join(' '))).toEqual([
    'action:tax site:c2_hex/1',
    'action:build piece:city site:c2_hex/2',
    'action:build piece:starport site:c2_hex/2',
    'action:move system:c2_hex',
    'action:battle system:c2_hex rival:1',
    'action:battle system:c2_hex rival:2',
  ])
  expect(waysIn(TURN, 'c2_gate')[0]?.options).toHaveLength(2)
  expect(waysIn(TURN, 'c3_gate')).toEqual([])
  expect(waysWith(TURN, 'court:bc01').map((way) => way.path)).toEqual([['action:influence', 'court:bc01']])
})

it('finds the deeds of a card', () => {
  const deed: OptionTold = {
    notation: 'manufacture',
    targets: ['deed:manufacture'],
    label: { key: 'arcs-deed-manufacture', args: { card: { key: 'arcs-card-bc02' } } },
    facts: { card: 'bc02' },
  }
  expect([cardOf(deed), cardOf(TURN[0]!)]).toEqual(['bc02', null])
  expect(deedsOf([...TURN, deed], 'bc02').map((way) => way.path)).toEqual([['deed:manufacture']])
  expect(deedsOf([deed], 'bc03')).toEqual([])
})

it('asks why not in the words of the notation', () => {
  expect(whyText(TURN, [], 'c5_gate')).toBe('move c5_gate')
  expect(whyText(TURN, ['action:tax'], 'c5_hex')).toBe('tax c5_hex/1')
  expect(whyText(TURN, ['action:build'], 'c5_hex')).toBe('build starport c5_hex/1')
  expect(whyText(TURN, ['action:build', 'piece:city'], 'c5_hex')).toBe('build city c5_hex/1')
  expect(whyText(TURN, ['action:move', 'system:c2_gate'], 'c5_gate')).toBe('move c2_gate c5_gate')
  expect(whyText([option('stop', 'choose:stop'), option('on c1_gate', 'system:c1_gate')], [], 'c5_gate')).toBe(
    'system:c5_gate',
  )
  expect(whyText([option('lead aggression_2', 'hand:aggression_2')], [], 'c5_gate')).toBe(null)
})

it('tells what each card of the hand would allow', () => {
  const follow = (mode: string, pips: number): OptionTold => ({
    notation: `${mode} aggression_2`,
    targets: ['hand:aggression_2', `mode:${mode}`],
    label: { key: 'arcs-option-follow', args: { mode, pips } },
    facts: { pips },
  })
  expect(
    usesOf([follow('surpass', 3), follow('copy', 1)], 'aggression_2').map(({ mode, pips }) => [mode, pips]),
  ).toEqual([
    ['surpass', 3],
    ['copy', 1],
  ])
  const lead: OptionTold = {
    notation: 'lead aggression_2',
    targets: ['hand:aggression_2'],
    label: { key: 'arcs-option-lead', args: { pips: 3 } },
    facts: { pips: 3 },
  }
  expect(usesOf([lead], 'aggression_2')).toEqual([{ mode: 'lead', pips: 3, path: ['hand:aggression_2'] }])
  expect(usesOf([lead], 'aggression_3')).toEqual([])
  expect(exactly(TURN, ['action:tax', 'site:c2_hex/1'])?.notation).toBe('tax c2_hex/1')
  expect(exactly(TURN, ['action:tax'])).toBe(null)
})

describe('what an option is called', () => {
  const view = {
    lead: 'mobilization_4',
    turn: 0,
    spends: { fuel: ['move'], material: [], psionic: ['move', 'influence'], weapon: ['battle'] },
    seats: [
      {
        hand: [],
        slots: ['fuel', 'material', 'fuel', 'weapon', 'psionic'].map((type, at) => ({ slot: at + 1, type })),
      },
    ],
  }
  const components = { suits: { mobilization: ['move', 'influence'] } }
  const said = (target: string, ...options: OptionTold[]) =>
    targetName(target, { view, components, names: ['Ada', 'Bo'], options })
  const spend = (slot: number, as: string) => option(`spend ${slot} ${as}`, `token:${slot}`, `as:${as}`)
  beforeAll(async () => {
    await loadWords('en')
    await loadPart('arcs')
  })
  it('says what a token would allow, and that outrage allows nothing', () => {
    expect(said('token:1', spend(1, 'fuel'))).toBe('fuel: move')
    expect(said('token:2', spend(2, 'material'))).toBe('material: no effect (Outrage)')
    expect(said('token:4', spend(4, 'weapon'))).toBe('weapon: your card can pay for battle')
    expect(said('token:5', spend(5, 'psionic'))).toBe('psionic: move or influence, as on the lead card')
    expect(said('token:3', spend(1, 'fuel'), spend(3, 'fuel'))).toBe('fuel (slot 3): move')
    // With a loyal guild it may be spent as something else: that is asked then.
    expect([said('token:1', spend(1, 'fuel'), spend(1, 'weapon')), said('as:weapon')]).toEqual([
      'spend 1 fuel',
      'as weapon: your card can pay for battle',
    ])
  })
  it('says what following pays for, and what an ambition counts', () => {
    expect(said('mode:copy')).toBe('copy: 1 action of the lead card (move or influence)')
    expect(said('ambition:tyrant', option('declare tyrant', 'ambition:tyrant'))).toBe('Tyrant (captives)')
    expect(said('ambition:tyrant')).toBe('Tyrant')
  })
  it('says what the power of a card does, whatever it is used on', () => {
    const deed = (name: string, ...aims: string[]): OptionTold => ({
      notation: name,
      targets: [`deed:${name}`, ...aims],
      label: { key: `arcs-deed-${name}`, args: { card: { key: 'arcs-card-bc13' }, what: aims.join() } },
    })
    expect(said('deed:martyr', deed('martyr', 'system:c1_hex'), deed('martyr', 'system:c1_gate'))).toBe(
      'Martyr: sacrifice a ship at …',
    )
    const nothing: OptionTold = {
      ...deed('skirmishers'),
      label: { key: 'arcs-deed-discard-only', args: { card: { key: 'arcs-card-bc13' } } },
    }
    const all = [nothing, deed('skirmishers', 'system:c1_hex')]
    expect(said('deed:skirmishers', ...all)).toBe('Skirmishers (discard): place 3 ships at …')
    expect(wayName({ path: ['deed:skirmishers'], options: all }, ['Ada'], view as unknown as ArcsView)).toBe(
      'Skirmishers (discard): place 3 ships at …',
    )
    expect(said('deed:manufacture', deed('manufacture'))).toBe('Manufacture: gain 1 material')
  })
})

const slot = (number: number, keys: number) => ({ slot: number, type: null, keys, open: true })
const SLOTS = [slot(1, 3), slot(2, 1), slot(3, 1)]
const ARRANGEMENTS = [
  option('arrange fmm', 'arrange:1/fuel', 'arrange:2/material', 'arrange:3/material'),
  option('arrange mfm', 'arrange:1/material', 'arrange:2/fuel', 'arrange:3/material'),
  option('arrange mfr', 'arrange:1/material', 'arrange:2/fuel', 'arrange:3/relic'),
]

it('arranges resources by swapping, also with those that do not fit', () => {
  const all = everything(ARRANGEMENTS)
  expect(all.sort()).toEqual(['fuel', 'material', 'material', 'relic'])
  const first = read(ARRANGEMENTS[0]!)
  const out = surplus(all, first)
  expect(out).toEqual(['relic'])
  const swapped = swap(first, out, { slot: 1 }, { slot: 3 })!
  // Slots of one raid cost are the same.
  expect(optionFor(ARRANGEMENTS, swapped.arrangement, SLOTS)?.notation).toBe('arrange mfm')
  const saved = swap(swapped.arrangement, swapped.out, { slot: 2 }, { out: 0 })!
  expect([optionFor(ARRANGEMENTS, saved.arrangement, SLOTS)?.notation, saved.out]).toEqual([
    'arrange mfr',
    ['material'],
  ])
  expect(swap(first, out, { slot: 2 }, { slot: 3 })).toBe(null)
  expect(optionFor(ARRANGEMENTS, new Map([[1, 'relic']]), SLOTS)).toBe(null)
})

it('knows the places that events and questions speak of', () => {
  const said = { key: '' }
  expect(placesOf(said, { seat: 1, origin: 'c2_gate', system: 'c2_hex' })).toEqual(['system:c2_hex', 'system:c2_gate'])
  expect(placesOf(said, { seat: 1, card: 'bc07' })).toEqual(['court:bc07'])
  expect(placesOf(said, { site: 'c2_hex/1', ambition: 'tyrant', count: 2 })).toEqual([
    'site:c2_hex/1',
    'ambition:tyrant',
  ])
  expect(placesOf(said)).toEqual([])
})

it('walks to the nearest place in a direction', () => {
  const points = new Map([
    ['up', [0, -10]],
    ['right', [12, 1]],
    ['far', [40, 0]],
  ] as [string, [number, number]][])
  expect([nearest(points, [0, 0], [0, -1]), nearest(points, [0, 0], [1, 0]), nearest(points, [0, 0], [-1, 0])]).toEqual(
    ['up', 'right', null],
  )
})

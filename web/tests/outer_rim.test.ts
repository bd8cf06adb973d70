import { describe, expect, it, vi } from 'vitest'
import type { Story } from '../src/boards/outer_rim/story'
import type { Components, RimView } from '../src/boards/outer_rim/view'
import type { DeedTold, EventTold, AskTold } from '../src/lib/told'
import type { OptionTold } from '../src/lib/protocol'
import type { Beat } from '../src/table/stage.svelte'
import { askTold, eventTold } from './told'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const { amounts, course, courseTo, isAlone, isPicked, meant, optionsAbout, optionWith, spaceIn } =
  await import('../src/boards/outer_rim/choose')
const { chartOf, laneBetween, lanePath, sector, tokenPoints } = await import('../src/boards/outer_rim/layout')
const { patrolPoints, plateOf } = await import('../src/boards/outer_rim/plates')
const { passChance } = await import('../src/boards/outer_rim/odds')
const { chanceOf, Outlooks } = await import('../src/boards/outer_rim/outlook.svelte')
const { featOf, flightOf, pointedAt, rollingOf, scenes } = await import('../src/boards/outer_rim/scenes')
const { storyMissed, storyShown } = await import('../src/boards/outer_rim/story')
const { inOrder, isQuiet, venueOf } = await import('../src/boards/outer_rim/venue')
const { cardOf, readTarget } = await import('../src/boards/outer_rim/view')
const { confirms, rewardOf } = await import('../src/boards/outer_rim/words')
const { gainOf, sourcesOf } = await import('../src/replay/sources')

const option = (notation: string, ...targets: string[]): OptionTold => ({ notation, targets, label: { key: 'x' } })
const ask = (name: string): AskTold => askTold(name)
const VIEW = { combat: null, roll: null } as RimView

const tile = (name: string) => ({
  lanes: [
    { ends: [`${name}_l`, name] as const, control: [-50, -90] as const },
    { ends: [name, `${name}_r`] as const, control: [50, -90] as const },
  ],
  spaces: {
    [`${name}_l`]: { at: [-100, -80] as const, radius: 12 },
    [`${name}_r`]: { at: [100, -80] as const, radius: 12 },
    [name]: {
      at: [0, -88] as const,
      radius: 46,
      contact_spaces: [[-22, -132] as const],
      label: { at: [0, -52] as const, upright: [0, 11] as const },
    },
  },
})
const COMPONENTS = {
  map: {
    tiles: ['a', 'b'].map((id) => ({ id, spaces: [], left: [`${id}_l`, `${id}_l`], right: [`${id}_r`, `${id}_r`] })),
    spaces: ['a', 'b'].flatMap((id) => [
      { id, kind: 'planet', faction: 'hutt', contact_spaces: ['green'], encounters: '' },
      { id: `${id}_l`, kind: 'navpoint', faction: null, contact_spaces: [], encounters: '' },
      { id: `${id}_r`, kind: 'navpoint', faction: null, contact_spaces: [], encounters: '' },
    ]),
    layout: {
      box: [1400, 700],
      label_shift: 0.22,
      joint_bow: 6,
      rim: { centre: [700, 694], inner_radius: 312, outer_radius: 680, tile_angle: 27, endcap_angle: 9 },
      token_slots: {
        planet: {
          seats: [
            [0, -10],
            [30, -10],
          ],
        },
        navpoint: {
          alone: [[0, 0]],
          pair: [
            [-17, 0],
            [17, 0],
          ],
        },
      },
      positions: [
        { translate: [583, 208], rotate: -13.5 },
        { translate: [817, 208], rotate: 13.5 },
      ],
      endcaps: {
        left: {
          side: 'left',
          translate: [200, 650],
          rotate: -85,
          patrol_stacks: [{ faction: 'rebel', connector: 'upper', at: [0, -88], radius: 26 }],
        },
      },
      tiles: { a: tile('a'), b: tile('b') },
    },
  },
  cards: [
    { id: 'db_4', databank: 4, type: 'crew', asset: 'crew_agent' },
    { id: 'crates', type: 'cargo', asset: 'crates', reward: { credits: 5000, fame: 1 } },
  ],
  characters: [],
  ships: [],
  contacts: [],
} as unknown as Components

describe('the chart', () => {
  const chart = chartOf(COMPONENTS, ['a', 'b'])

  it('places spaces by the order of the tiles', () => {
    expect(chart.places.size).toBe(6)
    expect(chart.places.get('a')!.at[0]).toBeLessThan(700)
    const other = chartOf(COMPONENTS, ['b', 'a'])
    expect(other.places.get('b')!.at).toEqual(chart.places.get('a')!.at)
  })

  it('keeps names upright, and contacts on the outer side', () => {
    const { at, spots, label } = chart.places.get('a')!
    const far = (p: readonly [number, number]): number => Math.hypot(p[0] - 700, p[1] - 694)
    expect(far(spots[0]!.at)).toBeGreaterThan(far(at))
    expect(far(label!.at)).toBeLessThan(far(at))
    expect(spots[0]).toMatchObject({ id: 'a/1', class: 'green' })
  })

  it('joins neighbouring tiles by their connectors', () => {
    expect(laneBetween(chart, 'a_r', 'b_l')).not.toBeNull()
    expect(laneBetween(chart, 'a_l', 'b_l')).toBeNull()
  })

  it('draws a lane from either end', () => {
    const lane = laneBetween(chart, 'a', 'a_r')!
    const [there, back] = [lanePath(chart, lane, 'a'), lanePath(chart, lane, 'a_r')]
    expect(there.split('Q')[0]!.slice(1)).toBe(back.split(' ').slice(-2).join(' '))
  })

  it('lets stacks of patrols come out beside them', () => {
    expect(chart.stacks[0]).toMatchObject({ faction: 'rebel', gate: 'a_l' })
  })

  it('draws a sector as a closed path', () => {
    expect(sector([0, 0], -10, 10, 5, 10)).toMatch(/^M.*A10 10 .*L.*A5 5 .*Z$/)
  })

  it('sets tokens of a space apart', () => {
    const planet = tokenPoints(COMPONENTS, chart.places.get('a')!, 2, 1, () => [[7, 8]])
    expect(planet.ships[1]![0] - planet.ships[0]![0]).toBe(30)
    expect(planet.patrols).toEqual([[7, 8]])
    const point = tokenPoints(COMPONENTS, chart.places.get('a_l')!, 1, 1, () => [])
    expect(point.patrols[0]![0] - point.ships[0]![0]).toBe(34)
  })

  it('sets patrols beside a planet where they hide neither its name nor a contact', () => {
    const place = chart.places.get('a')!
    for (const name of ['Ord', 'A planet with a long name']) {
      const plate = plateOf(place, name, '')!
      const points = patrolPoints(chart, new Map([['a', plate]]), place, 2)
      expect(Math.hypot(points[0]![0] - points[1]![0], points[0]![1] - points[1]![1])).toBeGreaterThan(44)
      for (const [x, y] of points) {
        expect(
          Math.max(plate.x - x, x - plate.x - plate.width, plate.y - y, y - plate.y - plate.height),
        ).toBeGreaterThanOrEqual(22)
        expect(Math.hypot(place.spots[0]!.at[0] - x, place.spots[0]!.at[1] - y)).toBeGreaterThanOrEqual(17 + 22)
      }
    }
    expect(plateOf(chart.places.get('a_l')!, 'nameless', '')).toBeNull()
  })
})

describe('the button that confirms', () => {
  const shop = (deck: string, card: string, price: number | null, short = 0, ships: [string, number][] = []) => ({
    deck,
    card,
    price,
    short,
    ships,
  })
  const view = {
    market: [
      shop('cargo', 'crates', 2000),
      shop('ships', 'lancer', 9000, 3000),
      shop('luxury', 'used', null, 0, [['yacht', 7000]]),
    ],
    players: [{ credits: 6000 }],
    purchase: null,
  }
  const said = (notation: string, more: Partial<AskTold> = {}, seen: object = view) =>
    confirms(option(notation), { view: seen, ask: { ...ask('market'), ...more } })

  it('names the card, its price and what is to be traded in', () => {
    expect(said('buy cargo')).toEqual({
      key: 'web-outer_rim-confirm-buy',
      args: { card: { key: 'outer_rim-card-crates' }, price: 2000, short: 0 },
    })
    expect(said('buy ships')!.args).toMatchObject({ price: 9000, short: 3000 })
    expect(said('cycle cargo')).toEqual({
      key: 'web-outer_rim-cycle-card',
      args: { card: { key: 'outer_rim-card-crates' } },
    })
    expect([said('leave'), said('buy jobs')]).toEqual([null, null])
  })

  it('takes the price of a bargain from the question, and that of a ship of the supply from the market', () => {
    const bargain = { is: 'bargain', facts: { card: 'yacht_card', amount: 7000 } }
    expect(said('buy ships', bargain)!.args).toMatchObject({ price: 7000, short: 1000 })
    expect(said('buy luxury')!.key).toBe('web-outer_rim-buy-card')
    expect(said('supply yacht')!.args).toEqual({ card: { key: 'outer_rim-ship-yacht' }, price: 7000, short: 1000 })
    expect(said('pay', {}, { ...view, purchase: { price: 4000 } })).toEqual({
      key: 'web-outer_rim-confirm-pay',
      args: { price: 4000 },
    })
  })
})

describe('choosing', () => {
  const moves = [
    option('move a', 'space:a'),
    option('move b', 'space:b'),
    option('move b by x', 'space:b', 'by:x'),
    option('earn', 'choose:earn'),
  ]

  it('knows a space whatever the verb calls it', () => {
    expect([spaceIn('space:a'), spaceIn('planet:a'), spaceIn('to:a'), spaceIn('card:a')]).toEqual(['a', 'a', 'a', null])
  })

  it('takes another space instead of the one picked', () => {
    expect(meant(moves, ['space:a'], (target) => spaceIn(target) === 'b')).toBe('space:b')
    expect(meant(moves, [], (target) => spaceIn(target) === 'c')).toBeNull()
  })

  it('finds the move that a course is shown of', () => {
    expect(courseTo(moves, [], 'b')?.notation).toBe('move b')
    expect(course(moves, ['space:b'])?.notation).toBe('move b')
    expect(course(moves, ['space:b', 'by:x'])?.notation).toBe('move b by x')
    expect(course(moves, [])).toBeNull()
  })

  it('tells whether targets say which option is meant', () => {
    const fights = [option('fight x', 'card:x'), option('job x', 'card:x'), option('talk', 'choose:talk')]
    expect(fights.map((one) => isAlone(fights, one))).toEqual([false, false, true])
    expect(isPicked(fights[2]!, ['choose:talk'])).toBe(true)
    expect(isPicked(fights[2]!, [])).toBe(false)
  })

  it('finds options by their words, and by the card they are about', () => {
    const some = [option('buy cargo', 'deck:cargo', 'choose:buy'), option('use bossk', 'source:bossk')]
    expect(optionWith(some, 'buy', 'cargo')).toBe(some[0])
    expect(optionsAbout(some, 'bossk')).toEqual([some[1]])
  })

  it('lists sums of credits by partner', () => {
    const some = [option('offer 2000 1'), option('offer 1000 1'), option('offer 1000 2'), option('request 3000 1')]
    expect(amounts(some, 'offer', ['1'])).toEqual([1000, 2000])
    expect(amounts(some, 'request', ['2'])).toEqual([])
  })
})

describe('where something is decided', () => {
  it('goes by the question', () => {
    expect(
      ['plan', 'market', 'encounter', 'pay', 'deal', 'character'].map((name) => venueOf(ask(name), [], VIEW)),
    ).toEqual(['map', 'market', 'list', 'purchase', 'deal', 'draft'])
  })

  it('is the map whenever a place is to be chosen', () => {
    expect(venueOf(ask('mark'), [option('planet a', 'planet:a')], VIEW)).toBe('map')
    expect(venueOf(ask('peek'), [option('peek a/1', 'spot:a/1')], VIEW)).toBe('map')
    expect(venueOf(ask('capture'), [option('kill', 'choose:kill')], VIEW)).toBe('card')
    expect(venueOf(null, [], VIEW)).toBe('map')
  })

  it('puts what leads nowhere last', () => {
    const some = [option('done'), option('reroll x hit')]
    expect(inOrder(some)).toEqual([some[1], some[0]])
    expect(isQuiet(some[0]!)).toBe(true)
  })
})

/** An entry of the log with these events. */
const deed = (n: number, ...events: EventTold[]): DeedTold => ({ n, at: n, do: 'move', details: { seat: 1 }, events })
/** An event that is told: the last of its entry unless said otherwise. */
const beat = (entry: DeedTold, at = (entry.events?.length ?? 1) - 1, phase = 'shown'): Beat => ({
  entry,
  event: entry.events?.[at] ?? null,
  at,
  to: entry.events?.length ?? 0,
  phase,
  ms: 1000,
})
const turn = (seat: number) => eventTold('turn', { seat, round: 1 })
const encounter = eventTold('encounter', { seat: 1, space: 'naboo', title: 'enc_1-naboo' })
const rolled = (seat: number, faces: string[], fresh = true) => eventTold('rolled', { seat, faces, fresh })
const linesOf = (story: Story | null) => story?.lines.map((line) => line.event.is)

describe('a story', () => {
  it('begins with a card, goes on with all that comes of it, and ends with its turn', () => {
    const kept = eventTold('gained', { seat: 1, amount: 1000 })
    const one = deed(1, turn(1), eventTold('gained', { seat: 1, amount: 2000 }), encounter, kept)
    const shown = (at: number) => storyShown([one], beat(one, at))
    expect([shown(0), shown(1)]).toEqual([null, null])
    expect(shown(2)).toMatchObject({ seat: 1, title: encounter, brief: false, lines: [] })
    expect(shown(3)!.lines.map((line) => line.event)).toEqual([kept])
    expect(shown(3)!.id).toBe(shown(2)!.id)
    // It is still on while its next question is decided, and over when the next turn begins.
    expect(storyShown([one], null)).toEqual(shown(3))
    const two = deed(2, eventTold('lost', { seat: 1, amount: 1000 }), turn(0))
    expect(linesOf(storyShown([one, two], beat(two, 0)))).toEqual(['gained', 'lost'])
    expect(storyShown([one, two], beat(two, 1))).toBeNull()
  })

  it('does not know what was taken back', () => {
    const log = [deed(1, turn(1)), deed(2, encounter)]
    expect(storyShown(log, null)).not.toBeNull()
    expect(storyShown([...log, { n: 3, at: 3, do: 'undo', details: { ply: 1 } }], null)).toBeNull()
  })

  it('shows dice, whose they are, and that they roll', () => {
    const faces = ['hit', 'crit', 'blank']
    const enemy = eventTold('enemy-rolled', { seat: 1, enemy: 'patrol/hutt', faces: ['focus'], fresh: true })
    const combat = eventTold('combat', { seat: 1, kind: 'ship', enemy: 'patrol/hutt' })
    const one = deed(1, turn(1), combat, rolled(1, faces), enemy, rolled(1, ['crit'], false))
    const rolls = (at: number, phase: string) =>
      storyShown([one], beat(one, at, phase))!.rolls.map(({ seat, faces, rolling }) => [seat, faces, rolling])
    expect(rolls(2, 'rolling')).toEqual([[1, faces, true]])
    expect(rolls(2, 'read')).toEqual([[1, faces, false]])
    expect(rolls(3, 'rolling')).toEqual([
      [1, faces, false],
      [null, ['focus'], true],
    ])
    // Rolled again: the same dice.
    expect(rolls(4, 'read')).toEqual([
      [null, ['focus'], false],
      [1, ['crit'], false],
    ])
    expect([rollingOf(beat(one, 2, 'rolling')), rollingOf(beat(one, 3, 'rolling'))]).toEqual([1, null])
    expect([rollingOf(beat(one, 2, 'read')), rollingOf(null)]).toEqual([undefined, undefined])
  })

  it('keeps the card when a combat is fought for it, and puts the dice of the combat away for the next roll', () => {
    const combat = eventTold('combat', { seat: 1, kind: 'ground', enemy: 'enemy/guards' })
    const won = eventTold('combat-won', { seat: 1, enemy: 'enemy/guards', damage: 2, enemy_damage: 1 })
    const one = deed(1, turn(1), encounter, combat, rolled(1, ['hit']), won, rolled(1, ['blank']))
    expect(storyShown([one], beat(one, 2))).toMatchObject({ title: encounter, fight: combat, fought: false })
    expect(storyShown([one], beat(one, 4))).toMatchObject({ fight: combat, fought: true })
    expect(storyShown([one], beat(one, 5))).toMatchObject({ fight: null, rolls: [{ faces: ['blank'] }] })
  })

  it('is brief without a card: over as soon as something else happens', () => {
    const delivered = eventTold('delivered', { seat: 1, card: 'crates' })
    const gained = eventTold('gained', { seat: 1, amount: 5000 })
    const one = deed(1, turn(1), delivered, gained, eventTold('cycled', { seat: 1, deck: 'cargo', card: 'crates' }))
    expect(storyShown([one], beat(one, 2))).toMatchObject({ title: delivered, brief: true, lines: [{ event: gained }] })
    expect(storyShown([one], beat(one, 3))).toBeNull()
    // The roll for the first player, all of it; the choice of characters ends it.
    const start: DeedTold = { ...deed(0, rolled(0, ['hit']), rolled(1, ['crit'])), do: 'start', details: {} }
    expect(storyShown([start], beat(start))!.rolls.map((roll) => roll.seat)).toEqual([0, 1])
    const first = deed(1, eventTold('character', { seat: 0, character: 'bossk' }))
    expect(storyShown([start, first], beat(first))).toBeNull()
  })

  it('tells a deed of the AI player in one line, with what came of it and what was passed over', () => {
    const skips = (why: string) => eventTold('ai-skips', { seat: 1, entry: ['x'], why })
    const does = eventTold('ai-does', { seat: 1, entry: ['y'] })
    const moved = eventTold('moved', { seat: 1, space: 'naboo' })
    const placed = eventTold('ai-goal', { seat: 1, space: 'naboo', count: 1 })
    const section = eventTold('ai-section', { seat: 1, step: 'planning', mode: 'first' })
    const nothing = eventTold('ai-nothing', { seat: 1, step: 'planning' })
    const one = deed(
      1,
      ...[turn(1), eventTold('ai-card', { seat: 1, number: 2 }), section],
      ...[skips('no-damage'), skips('at-goal'), does, moved, placed, section, skips('no-job'), nothing],
    )
    expect(linesOf(storyShown([one], beat(one, 4)))).toEqual(['ai-section', 'ai-skips'])
    const { lines } = storyShown([one], beat(one))!
    expect(lines.map((line) => [line.event.is, line.more.length, line.skipped.length])).toEqual([
      ['ai-section', 0, 0],
      ['ai-does', 2, 2],
      ['ai-section', 0, 0],
      ['ai-nothing', 0, 1],
    ])
  })

  it('that was told at once is there to be read, though the next turn has begun', () => {
    const gained = eventTold('gained', { seat: 1, amount: 1000 })
    expect(storyMissed([deed(1, encounter, gained, turn(0))])).toMatchObject({
      title: encounter,
      lines: [{ event: gained }],
    })
    expect(storyMissed([deed(1, eventTold('moved', { seat: 1, space: 'a' }))])).toBeNull()
  })
})

describe('what is told', () => {
  const now = (is: string, facts: Record<string, unknown>) => beat(deed(1, eventTold(is, facts)))

  it('points at the space, the pieces and the deck that it is about', () => {
    expect(pointedAt(now('moved', { seat: 1, space: 'b' }))).toEqual({ spaces: ['b'], tokens: ['seat 1'], deck: null })
    expect(pointedAt(now('patrol', { faction: 'hutt', space: 'a' })).tokens).toEqual(['hutt'])
    expect(pointedAt(now('combat', { seat: 0, kind: 'ship', enemy: 'patrol/rebel' })).tokens).toEqual([
      'seat 0',
      'rebel',
    ])
    expect(pointedAt(now('combat', { seat: 0, kind: 'ship', enemy: 'player/2' })).tokens).toEqual(['seat 0', 'seat 2'])
    // What a faction thinks of somebody is not about its patrol.
    expect(pointedAt(now('reputation', { seat: 1, faction: 'hutt', level: 'negative' })).tokens).toEqual(['seat 1'])
    expect(pointedAt(now('revealed', { deck: 'cargo', card: 'crates' })).deck).toBe('cargo')
    expect(pointedAt(null)).toEqual({ spaces: [], tokens: [], deck: null })
  })

  it('takes as long to get there as that is told, and no longer', () => {
    expect(flightOf(now('moved', { seat: 1, space: 'b' }))).toBeLessThan(1000)
    expect(flightOf(now('moved', { seat: 1, space: 'b' }))).toBeGreaterThan(0)
    expect([flightOf(now('gained', { seat: 1, amount: 1 })), flightOf(null)]).toEqual([0, 0])
  })

  it('celebrates fame, goals, the end, and a patrol that nobody can beat', () => {
    expect(featOf(now('fame', { seat: 1, amount: 2, fame: 5, source: 'job' }))).toMatchObject({ is: 'fame', amount: 2 })
    expect(featOf(now('fame', { seat: 1, amount: -1, fame: 5, source: 'other' }))).toBeNull()
    expect(featOf(now('goal', { seat: 0, what: 'ship' }))).toMatchObject({ is: 'goal', seat: 0 })
    expect(featOf(now('won', { seat: 0, fame: 8 }))?.is).toBe('won')
    const patrol = (level: number) => featOf(now('patrol-new', { faction: 'hutt', level, space: 'a' }))
    expect([patrol(3), patrol(4)?.faction]).toEqual([null, 'hutt'])
  })

  it('takes some time, whatever it is', () => {
    for (const [is, { phases }] of Object.entries(scenes))
      expect(
        Object.values(phases).reduce((sum, ms) => sum + ms, 0),
        is,
      ).toBeGreaterThanOrEqual(200)
  })

  it('tells how likely a roll passes', () => {
    const die = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank']
    expect(passChance(die, ['hit', 'crit'], 1)).toBe(0.5)
    expect(passChance(die, ['hit', 'crit'], 2)).toBe(0.75)
    expect(passChance(die, [], 3)).toBe(0)
  })

  it('tells the one chance that matters', () => {
    expect(chanceOf({ test: { player: 0, skill: 'tech', copies: 1, dice: 2, pass: 0.75 } })).toBe(0.75)
    expect(chanceOf({ win: 0.5 })).toBe(0.5)
    const combat = {
      kind: 'ground',
      dice: [2, 3],
      added: [0, 0],
      win: 0.25,
      damage: [1, 1],
      defeated: [0, 0],
      cost: [null, null],
    }
    expect([0, 1, null].map((side) => chanceOf({ combat: { ...combat, side } }))).toEqual([0.25, 0.75, 0.25])
    expect(chanceOf({})).toBeNull()
  })

  it('asks for each outlook once, and forgets them when something else is asked', async () => {
    const asked: string[] = []
    const outlooks = new Outlooks()
    const look = async (notation: string): Promise<unknown> => {
      asked.push(notation)
      return { win: 0.25 }
    }
    const roll = option('roll', 'choose:roll')
    outlooks.want([roll], look)
    outlooks.want([roll], look)
    await Promise.resolve()
    await Promise.resolve()
    expect(asked).toEqual(['roll'])
    expect(outlooks.of(roll).win).toBe(0.25)
    outlooks.clear()
    expect(outlooks.of(roll)).toEqual({})
  })

  it('counts fame by what brought it, and nothing else', () => {
    const known = sourcesOf('outer_rim')
    const event = (is: string, source: string) => eventTold(is, { seat: 1, amount: 2, source })
    const by = (source: string) => gainOf(event('fame', source), known)?.source
    expect(gainOf(event('fame', 'bounty_dead'), known)).toEqual({ seat: 1, points: 2, source: 'bounty' })
    expect(['bounty_alive', 'goal', 'cargo', 'job', 'patrol'].map(by)).toEqual([
      'bounty',
      'goal',
      'cargo',
      'job',
      'patrol',
    ])
    expect(['encounter', 'databank', 'luxury', 'other'].map(by)).toEqual(['card', 'card', 'card', 'card'])
    expect(gainOf(event('gained', 'goal'), known)).toBeNull()
  })
})

describe('components', () => {
  it('knows a card also by what it is called as a resource', () => {
    expect(cardOf(COMPONENTS, 'crew_agent')?.id).toBe('db_4')
    expect(cardOf(COMPONENTS, 'nobody')).toBeNull()
  })

  it('knows what a card brings', () => {
    expect(rewardOf(cardOf(COMPONENTS, 'crates')!)).toEqual({ credits: 5000, fame: 1 })
    expect(rewardOf(cardOf(COMPONENTS, 'crew_agent')!)).toEqual({ credits: 0, fame: 0 })
  })

  it('reads targets', () => {
    expect(readTarget('spot:kessel/1')).toEqual({ kind: 'spot', value: 'kessel/1' })
  })
})

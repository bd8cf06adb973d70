import { describe, expect, it, vi } from 'vitest'
import type { Components, RimView } from '../src/boards/outer_rim/view'
import type { AskTold, OptionTold } from '../src/lib/protocol'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const { amounts, course, courseTo, isAlone, isPicked, meant, optionsAbout, optionWith, spaceIn } = await import('../src/boards/outer_rim/choose')
const { chartOf, laneBetween, lanePath, sector, tokenPoints } = await import('../src/boards/outer_rim/layout')
const { patrolPoints, plateOf } = await import('../src/boards/outer_rim/plates')
const { chanceOf, Outlooks } = await import('../src/boards/outer_rim/outlook.svelte')
const { facesIn } = await import('../src/boards/outer_rim/show.svelte')
const { inOrder, isQuiet, stageOf } = await import('../src/boards/outer_rim/stage')
const { cardOf, readTarget } = await import('../src/boards/outer_rim/view')
const { confirms, placesOf, rewardOf, spaceOfKey } = await import('../src/boards/outer_rim/words')
const { gainOf, sourcesOf } = await import('../src/replay/sources')

const option = (notation: string, ...targets: string[]): OptionTold => ({ notation, targets, label: { key: 'x' } })
const ask = (name: string): AskTold => ({ seat: 0, prompt: { key: `outer_rim-ask-${name}` } })
const VIEW = { combat: null, roll: null } as RimView

const tile = (name: string) => ({
  lanes: [{ ends: [`${name}_l`, name] as const, control: [-50, -90] as const }, { ends: [name, `${name}_r`] as const, control: [50, -90] as const }],
  spaces: {
    [`${name}_l`]: { at: [-100, -80] as const, radius: 12 },
    [`${name}_r`]: { at: [100, -80] as const, radius: 12 },
    [name]: { at: [0, -88] as const, radius: 46, contact_spaces: [[-22, -132] as const], label: { at: [0, -52] as const, upright: [0, 11] as const } },
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
      box: [1400, 700], label_shift: 0.22, joint_bow: 6,
      rim: { centre: [700, 694], inner_radius: 312, outer_radius: 680, tile_angle: 27, endcap_angle: 9 },
      token_slots: { planet: { seats: [[0, -10], [30, -10]] }, navpoint: { alone: [[0, 0]], pair: [[-17, 0], [17, 0]] } },
      positions: [{ translate: [583, 208], rotate: -13.5 }, { translate: [817, 208], rotate: 13.5 }],
      endcaps: { left: { side: 'left', translate: [200, 650], rotate: -85, patrol_stacks: [{ faction: 'rebel', connector: 'upper', at: [0, -88], radius: 26 }] } },
      tiles: { a: tile('a'), b: tile('b') },
    },
  },
  cards: [{ id: 'db_4', databank: 4, type: 'crew', asset: 'crew_agent' }, { id: 'crates', type: 'cargo', asset: 'crates', reward: [{ do: 'gain_credits', amount: 5000 }, { do: 'gain_fame', amount: 1 }] }],
  characters: [], ships: [], contacts: [],
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
        expect(Math.max(plate.x - x, x - plate.x - plate.width, plate.y - y, y - plate.y - plate.height)).toBeGreaterThanOrEqual(22)
        expect(Math.hypot(place.spots[0]!.at[0] - x, place.spots[0]!.at[1] - y)).toBeGreaterThanOrEqual(17 + 22)
      }
    }
    expect(plateOf(chart.places.get('a_l')!, 'nameless', '')).toBeNull()
  })
})

describe('the button that confirms', () => {
  const shop = (deck: string, card: string, price: number | null, short = 0, ships: [string, number][] = []) => ({ deck, card, price, short, ships })
  const view = { market: [shop('cargo', 'crates', 2000), shop('ships', 'lancer', 9000, 3000), shop('luxury', 'used', null, 0, [['yacht', 7000]])], players: [{ credits: 6000 }], purchase: null }
  const said = (notation: string, more: Partial<AskTold> = {}, seen: object = view) => confirms(option(notation), { view: seen, ask: { ...ask('market'), ...more } })

  it('names the card, its price and what is to be traded in', () => {
    expect(said('buy cargo')).toEqual({ key: 'web-outer_rim-confirm-buy', args: { card: { key: 'outer_rim-card-crates' }, price: 2000, short: 0 } })
    expect(said('buy ships')!.args).toMatchObject({ price: 9000, short: 3000 })
    expect(said('cycle cargo')).toEqual({ key: 'web-outer_rim-cycle-card', args: { card: { key: 'outer_rim-card-crates' } } })
    expect([said('leave'), said('buy jobs')]).toEqual([null, null])
  })

  it('takes the price of a bargain from the question, and that of a ship of the supply from the market', () => {
    expect(said('buy ships', { prompt: { key: 'outer_rim-ask-bargain', args: { amount: 7000 } } })!.args).toMatchObject({ price: 7000, short: 1000 })
    expect(said('buy luxury')!.key).toBe('web-outer_rim-buy-card')
    expect(said('supply yacht')!.args).toEqual({ card: { key: 'outer_rim-ship-yacht' }, price: 7000, short: 1000 })
    expect(said('pay', {}, { ...view, purchase: { price: 4000 } })).toEqual({ key: 'web-outer_rim-confirm-pay', args: { price: 4000 } })
  })
})

describe('choosing', () => {
  const moves = [option('move a', 'space:a'), option('move b', 'space:b'), option('move b by x', 'space:b', 'by:x'), option('earn', 'choose:earn')]

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
    expect(['plan', 'market', 'encounter', 'pay', 'deal', 'character'].map((name) => stageOf(ask(name), [], VIEW))).toEqual(['map', 'market', 'list', 'purchase', 'deal', 'draft'])
  })

  it('is the map whenever a place is to be chosen', () => {
    expect(stageOf(ask('mark'), [option('planet a', 'planet:a')], VIEW)).toBe('map')
    expect(stageOf(ask('peek'), [option('peek a/1', 'spot:a/1')], VIEW)).toBe('map')
    expect(stageOf(ask('capture'), [option('kill', 'choose:kill')], VIEW)).toBe('card')
    expect(stageOf(null, [], VIEW)).toBe('map')
  })

  it('puts what leads nowhere last', () => {
    const some = [option('done'), option('reroll x hit')]
    expect(inOrder(some)).toEqual([some[1], some[0]])
    expect(isQuiet(some[0]!)).toBe(true)
  })
})

describe('what is told', () => {
  const face = (name: string) => ({ key: `outer_rim-face-${name}` })

  it('reads dice out of a list in a list', () => {
    expect(facesIn({ key: 'outer_rim-list', args: { first: face('hit'), rest: { key: 'outer_rim-list', args: { first: face('crit'), rest: face('blank') } } } })).toEqual(['hit', 'crit', 'blank'])
    expect(facesIn({ key: 'outer_rim-no-dice' })).toEqual([])
  })

  it('finds the spaces of an event', () => {
    expect(spaceOfKey({ key: 'outer_rim-space-nav_kessel_lu' })).toBe('nav_kessel_lu')
    expect(placesOf({ key: 'outer_rim-event-moved', args: { seat: 0, space: { key: 'outer_rim-space-kessel' } } })).toEqual(['space:kessel'])
  })

  it('tells the one chance that matters', () => {
    expect(chanceOf({ test: { player: 0, skill: 'tech', copies: 1, dice: 2, pass: 0.75 } })).toBe(0.75)
    expect(chanceOf({ win: 0.5 })).toBe(0.5)
    const combat = { kind: 'ground', dice: [2, 3], added: [0, 0], win: 0.25, damage: [1, 1], defeated: [0, 0], cost: [null, null] }
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
    const event = (name: string, rule: string) => ({ key: `outer_rim-event-${name}`, args: { seat: 1, amount: 2 }, rule })
    expect(gainOf(event('fame', 'OR-BOUNTY-09'), known)).toEqual({ seat: 1, points: 2, source: 'bounty' })
    expect(gainOf(event('fame', 'OR-DECK-08'), known)?.source).toBe('card')
    expect(gainOf(event('gained', 'OR-CREDIT-01'), known)).toBeNull()
  })
})

describe('components', () => {
  it('knows a card also by what it is called as a resource', () => {
    expect(cardOf(COMPONENTS, 'crew_agent')?.id).toBe('db_4')
    expect(cardOf(COMPONENTS, 'nobody')).toBeNull()
  })

  it('adds up what a card brings', () => {
    expect(rewardOf(cardOf(COMPONENTS, 'crates')!)).toEqual({ credits: 5000, fame: 1 })
  })

  it('reads targets', () => {
    expect(readTarget('spot:kessel/1')).toEqual({ kind: 'spot', value: 'kessel/1' })
  })
})

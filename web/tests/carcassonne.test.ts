import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CarcassonneView } from '../src/lib/protocol'
import { beside } from '../src/boards/carcassonne/beside'
import { oddsOf, readFight, rolling, type Told } from '../src/boards/carcassonne/fights'
import { objectShape, shapeOf } from '../src/boards/carcassonne/outline'
import {
  boundsOf,
  facesOf,
  fieldBorders,
  filledCorners,
  likelyTurn,
  middleOf,
  nearest,
  planOf,
  readTarget,
  segmentAt,
} from '../src/boards/carcassonne/plan'
import { cornerFor } from '../src/boards/carcassonne/over'
import {
  dropping,
  fightMissed,
  fightShown,
  figureKey,
  goingHome,
  landing,
  leaving,
  partOf,
  pointsOf,
  scoredObject,
} from '../src/boards/carcassonne/scenes'
import { targetName } from '../src/boards/carcassonne/words'
import type { Beat } from '../src/table/stage.svelte'
import { printedTiles } from './carcassonneTiles'
import { eventTold } from './told'

const COMPONENTS = { tiles: printedTiles() }
const faces = facesOf(COMPONENTS)
const laid = (...tiles: [cell: string, tile: string, turn: number][]): CarcassonneView => ({
  turn: 0,
  drawn: null,
  left: 0,
  removed: [],
  seats: [],
  sides: [],
  figures: [],
  held: [],
  tiles: tiles.map(([cell, tile, turn]) => ({ cell, tile, turn })),
})
const planned = (...tiles: [string, string, number][]) => planOf(laid(...tiles), faces)

describe('names', () => {
  it('a cell is called as in the notation, however far the plan has grown', () => {
    const [small, large] = [
      laid(['0,0', 'D_START', 0]),
      laid(['0,0', 'D_START', 0], ['-1,0', 'E_CAP', 0], ['-1,-1', 'E_CAP', 0]),
    ]
    for (const view of [small, large]) expect(targetName('cell:-1,2', { view, components: COMPONENTS })).toBe('-1,2')
  })
  it('targets are read', () => {
    expect(readTarget('segment:3,-1/r1')).toEqual({ kind: 'segment', cell: '3,-1', segment: 'r1', value: '3,-1/r1' })
    expect(readTarget('turn:90').value).toBe('90')
    expect(boundsOf(['0,0', '2,-3'])).toEqual({ left: 0, top: -3, right: 3, bottom: 1 })
  })
})

describe('the button that turns a tile', () => {
  const board = {
    width: 390,
    height: 400,
    toScreen: ([x, y]: readonly [number, number]): [number, number] => [x / 2, y / 2],
  } // tiles of 80 px
  it('stands at the upper right corner', () => {
    expect(cornerFor(board, [1, 1], [])).toEqual([1, 0])
  })
  it('stands where it is whole in sight', () => {
    expect(cornerFor({ ...board, width: 165 }, [1, 1], [])).toEqual([0, 0])
    expect(cornerFor(board, [1, 0], [])).toEqual([1, 1])
    expect(cornerFor({ ...board, width: 165 }, [1, 0], [])).toEqual([0, 1])
  })
  it('stands under nothing', () => {
    expect(cornerFor(board, [1, 1], [{ left: 150, top: 0, right: 390, bottom: 62 }])).toEqual([0, 0])
  })
})

describe('what lies under a point', () => {
  const plan = planned(['0,0', 'D_START', 0], ['1,0', 'PLANET_ROUTE_R', 90])
  it('finds fields, lanes and planets, turned', () => {
    expect(segmentAt(plan, [80, 20])).toBe('segment:0,0/a1')
    expect(segmentAt(plan, [80, 88])).toBe('segment:0,0/r1')
    expect(segmentAt(plan, [80, 140])).toBe(null)
    expect(segmentAt(plan, [240, 80])).toBe('segment:1,0/p1')
    expect(segmentAt(plan, [170, 80])).toBe('segment:1,0/r1')
    expect(segmentAt(plan, [-20, 80])).toBe(null)
  })
  it('finds the middle of each back', () => {
    for (const target of ['segment:0,0/a1', 'segment:0,0/r1', 'segment:1,0/p1', 'segment:1,0/r1'])
      expect(segmentAt(plan, middleOf(plan, target))).toBe(target)
  })
})

describe('walking by arrow keys', () => {
  const points = new Map([
    ['a', [0, 0]],
    ['b', [160, 0]],
    ['c', [320, 20]],
    ['d', [160, 160]],
  ] as [string, [number, number]][])
  it('goes to the nearest one ahead', () => {
    expect(nearest(points, 'a', [1, 0])).toBe('b')
    expect(nearest(points, 'b', [1, 0])).toBe('c')
    expect(nearest(points, 'b', [0, 1])).toBe('d')
    expect(nearest(points, 'a', [-1, 0])).toBe(null)
    expect(nearest(points, 'none', [1, 0])).toBe(null)
  })
})

describe('outlines', () => {
  it('the ghost under the pointer is turned so that edges look alike', () => {
    const plan = planned(['0,0', 'D_START', 0])
    expect(likelyTurn(plan, faces.get('E_CAP')!, '0,-1')).toBe(180)
    expect(likelyTurn(plan, faces.get('U_STRAIGHT')!, '1,0')).toBe(90)
  })
  it('a field goes on over borders, and four tiles fill their corner', () => {
    const plan = planned(
      ['0,0', 'N_CORNER', 180],
      ['1,0', 'N_CORNER', 270],
      ['0,1', 'N_CORNER', 90],
      ['1,1', 'N_CORNER', 0],
    )
    expect(filledCorners(plan)).toEqual(['1,1'])
    expect(fieldBorders(plan).length).toBe(4)
    const whole = objectShape(
      plan,
      [...plan.keys()].map((cell) => `${cell}/a1`),
    )
    expect([whole.fills.length, whole.lines.length, whole.open.length]).toEqual([4, 4, 0])
  })
  it('open sides are shown as open', () => {
    const plan = planned(['0,0', 'D_START', 0])
    expect(objectShape(plan, ['0,0/r1']).open.length).toBe(2)
    expect(objectShape(plan, ['0,0/r1']).lanes.length).toBe(1)
    expect(shapeOf(plan, '0,0', 'a1')?.kind).toBe('asteroid')
    expect(shapeOf(plan, '9,9', 'a1')).toBe(null)
  })
})

const event = (is: string, facts: Record<string, unknown>): Told => eventTold(is, facts) as Told
const FIGHT = [
  event('fight', { kind: 'planet', cell: '1,0' }),
  event('pool', { seat: 0, side: { key: 'carcassonne-side-player' }, dice: 2, small: 1, large: 0, symbol: 1 }),
  event('pool', { seat: 1, side: { key: 'carcassonne-side-player' }, dice: 1, small: 1, large: 0, symbol: 0 }),
  event('roll', { seat: 0, rolled: [5, 2], best: 5 }),
  event('roll', { seat: 1, rolled: [5], best: 5 }),
  event('tie', { seat: 0 }),
  event('tie', { seat: 1 }),
  event('roll', { seat: 0, rolled: [6, 1], best: 6 }),
  event('roll', { seat: 1, rolled: [3], best: 3 }),
  event('lost', { seat: 1, points: 1 }),
  event('returned', { seat: 1, size: 'small', cell: '1,0', segment: 'p1' }),
  event('won', { seat: 0 }),
  event('drawn', { seat: 1, left: 3 }),
]

describe('fights', () => {
  it('are read roll by roll', () => {
    const { fight, length } = readFight([event('placed', {}), ...FIGHT], 1)
    expect(length).toBe(FIGHT.length - 1)
    expect(fight.pools.map((pool) => pool.dice)).toEqual([2, 1])
    expect(fight.rounds.length).toBe(2)
    expect(fight.rounds[0]!.tied).toEqual([0, 1])
    expect(fight.rounds[1]!.rolls[0]!.values).toEqual([6, 1])
    expect(fight.rounds[1]!.lost).toEqual([{ seat: 1, points: 1 }])
    expect(fight.winner).toBe(0)
    expect(fight.pools.map((pool) => pool.from)).toEqual([
      { small: 1, large: 0, symbol: 1 },
      { small: 1, large: 0, symbol: 0 },
    ])
    expect(rolling(fight, 1).map((pool) => pool.seat)).toEqual([0, 1])
  })
  it('have the odds that the server has told, in the order of the pools', () => {
    const components = { odds: { '2 1': [0.58, 0.25], '3 2 1': [0.5, 0.2, 0.1] } }
    expect(oddsOf(components, [1, 2])?.wins).toEqual([0.25, 0.58])
    expect(oddsOf(components, [1, 2])?.tie).toBeCloseTo(0.17)
    expect(oddsOf(components, [2, 1, 3])?.wins).toEqual([0.2, 0.1, 0.5])
    expect(oddsOf(components, [3, 3])).toBeNull()
    expect(oddsOf({}, [1, 1])).toBeNull()
  })
  it('are told beside their tile, never over it', () => {
    for (const board of [
      { width: 1072, height: 728 },
      { width: 390, height: 500 },
    ])
      for (let x = -3; x < 9; x++)
        for (const scale of [0.3, 0.92]) {
          const card = { width: Math.min(584, board.width - 24), height: 330 }
          const at = beside([x * 160, 160], { x: 40, y: 20, scale }, card, board)
          const size = 160 * at.place.scale
          const [left, top] = [x * 160 * at.place.scale + at.place.x, 160 * at.place.scale + at.place.y]
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + size).toBeLessThanOrEqual(board.width)
          expect(top).toBeGreaterThanOrEqual(0)
          const clear = left + size <= at.x || left >= at.x + card.width || top + size <= at.y
          expect(clear, `${x} ${scale} ${board.width}`).toBe(true)
          expect(at.x).toBeGreaterThanOrEqual(0)
          expect(at.x + card.width).toBeLessThanOrEqual(board.width)
        }
  })
})

describe('with a browser around', () => {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  })

  it('what happens is drawn from the event that is told', () => {
    const figure = { seat: 0, size: 'small', cell: '1,0', segment: 'p1' } as const
    const entry = {
      n: 4,
      at: 0,
      do: 'move',
      events: [
        event('placed', { cell: '1,0' }),
        event('figure', { ...figure, kind: 'planet' }),
        event('scored', { cell: '1,0', kind: 'planet', seat: 0, points: 9 }),
        event('returned', figure),
      ],
    }
    const beat = (at: number, to = entry.events.length, phase = 'shown'): Beat => ({
      entry,
      event: entry.events[at]!,
      at,
      to,
      phase,
      ms: 100,
    })
    expect([landing(beat(0)), landing(beat(1)), landing(null)]).toEqual(['1,0', null, null])
    expect([dropping(beat(1)), dropping(beat(0))]).toEqual([figureKey(figure), null])
    expect(pointsOf(beat(2))).toMatchObject({ cell: '1,0', seat: 0, points: 9 })
    // Whoever goes home in this step is there until then.
    expect([goingHome(beat(2)), goingHome(beat(2, 3)), leaving(beat(2)), leaving(beat(3))]).toEqual([
      [figure],
      [],
      null,
      figure,
    ])
    const plan = planned(['1,0', 'PLANET_R', 0])
    expect(scoredObject(beat(2), plan, [])).toEqual(['1,0/p1'])
    expect([0, 1, 2, 3].map((at) => partOf(beat(at)))).toEqual(['tile', 'figure', 'score', null])
  })

  it('a fight is shown as far as it is told', () => {
    const entry = { n: 5, at: 0, do: 'move', events: FIGHT }
    const beat = (at: number, phase = 'shown'): Beat => ({ entry, event: FIGHT[at]!, at, to: at + 1, phase, ms: 1 })
    const is = FIGHT.map((one) => one.is)
    const first = is.indexOf('roll')
    expect(fightShown({ ...beat(0), to: 3 })?.fight.pools.map((pool) => pool.dice)).toEqual([2, 1])
    expect(fightShown(beat(first, 'rolling'))).toMatchObject({
      round: 0,
      rolling: FIGHT[first]!.facts!.seat,
      over: false,
    })
    expect(fightShown(beat(first, 'read'))).toMatchObject({ rolling: null })
    expect(fightShown(beat(first))!.fight.rounds[0]!.rolls.length).toBe(1)
    expect(fightShown(beat(is.indexOf('won')))).toMatchObject({ over: true })
    const after = { ...entry, events: [...FIGHT, event('placed', { cell: '9,9' })] }
    expect(fightShown({ ...beat(0), entry: after, event: after.events.at(-1)!, at: FIGHT.length })).toBe(null)
    expect(fightMissed([{ n: 1, at: 0, do: 'move' }, after])).toMatchObject({ over: true })
    expect(fightMissed([])).toBe(null)
  })

  it('the plan is fitted so that nothing lies over it, and no smaller than that needs', async () => {
    const { Camera } = await import('../src/boards/carcassonne/camera.svelte')
    const camera = new Camera()
    camera.width = 1000
    camera.height = 700
    const pad = (top: number) => ({ top, right: 20, bottom: 20, left: 20 })
    const box = { left: 0, top: 0, right: 300, bottom: 50 }
    const cells = [0, 1, 2, 3, 4, 5].flatMap((x) => [0, 1, 2, 3, 4].map((y) => [x, y] as const))
    const bounds = { left: 0, top: 0, right: 6, bottom: 5 }
    camera.fit({ bounds, paddings: [pad(20), pad(60)], cells, boxes: [box] })
    expect(camera.covered(cells, [box])).toBe(false)
    expect(camera.toScreen([0, 0])[1]).toBeGreaterThanOrEqual(50)
    camera.fit({ bounds, paddings: [pad(20), pad(60)], cells: cells.filter(([x, y]) => x > 2 || y > 0), boxes: [box] })
    expect(camera.toScreen([0, 0])[1]).toBeLessThan(50)
    expect(camera.shows(bounds)).toBe(true)
  })

  it('keys reach everything there is', async () => {
    const { everything, Walk } = await import('../src/boards/carcassonne/walk.svelte')
    const plan = planned(['0,0', 'D_START', 0])
    const all = everything(plan, new Map([['cell:1,0', [240, 80]]]))
    expect([...all.keys()].filter((target) => target.startsWith('segment:'))).toEqual([
      'segment:0,0/a1',
      'segment:0,0/r1',
    ])
    expect([...all.keys()].filter((target) => target.startsWith('cell:')).length).toBe(8)
    const seen: (string | null)[] = []
    const walk = new Walk({
      glowing: () => new Map(),
      current: () => null,
      plan: () => plan,
      home: () => 'segment:0,0/a1',
      reveal: () => undefined,
      pan: () => undefined,
      focus: (target) => seen.push(target),
    })
    const press = (key: string) => walk.key({ key, shiftKey: false } as KeyboardEvent, null)
    press('ArrowDown') // nothing glows: one looks around
    press('ArrowDown')
    press('ArrowDown')
    expect(seen).toEqual(['segment:0,0/a1', 'segment:0,0/r1', 'cell:0,1'])
    expect(press('Escape')).toBe(true)
    expect(walk.probe).toBeNull()
    expect(press('Escape')).toBe(false)
  })

  it('says how far the game is, and what is confirmed, in few words', async () => {
    const { confirms, progress, stepOf } = await import('../src/boards/carcassonne/words')
    const view = { ...laid(['0,0', 'D_START', 0], ['1,0', 'E_CAP', 0]), left: 72, removed: ['X'], drawn: 'E_CAP' }
    expect(progress(view)).toEqual({ key: 'web-carcassonne-progress', args: { tile: 4, tiles: 76 } })
    expect([stepOf(view), stepOf({ ...view, drawn: null })]).toEqual(['tile', 'figure'])
    const option = (notation: string, facts = {}) => ({ notation, label: { key: 'called' }, facts })
    expect(confirms(option('place 1,0 r90'))?.args).toEqual({ cell: '1,0' })
    expect(confirms(option('figure large planet 1,0'))?.args).toEqual({ size: 'large', kind: 'planet' })
    expect(confirms(option('figure small r1', { kind: 'route' }))?.args).toEqual({ size: 'small', kind: 'route' })
    expect(confirms(option('figure none'))).toBeNull()
  })

  it('a second click on a cell places the tile in the turn that is shown', async () => {
    const { Choice } = await import('../src/boards/carcassonne/choice.svelte')
    const { narrow, pick } = await import('../src/lib/narrow')
    const options = ['cell:1,0 turn:0', 'cell:1,0 turn:90', 'cell:0,1 turn:180'].map((notation) => ({
      notation,
      targets: notation.split(' '),
    }))
    let picked: readonly string[] = []
    let confirmed = ''
    const choice = new Choice(() => ({
      next: narrow(options, picked).next,
      picked,
      onpick: (target) => (picked = pick(options, picked, target) ?? picked),
      onconfirm: () => (confirmed = narrow(options, picked).only?.notation ?? ''),
    }))
    const settle = () => [1, 2].forEach(() => choice.heard())
    settle()
    expect(choice.cells).toEqual(['cell:1,0', 'cell:0,1'])
    choice.choose('cell:1,0')
    settle()
    expect(picked).toEqual(['cell:1,0', 'turn:0'])
    expect(choice.canTurn).toBe(true)
    choice.turnOn()
    settle()
    expect(choice.turn).toBe(90)
    choice.turnOn()
    settle()
    expect(choice.turn).toBe(0)
    expect(choice.cells.length).toBe(2)
    choice.turnOn()
    settle()
    choice.choose('cell:1,0')
    expect(confirmed).toBe('cell:1,0 turn:90')
    choice.choose('cell:0,1')
    settle()
    expect(choice.turn).toBe(180)
    expect(choice.canTurn).toBe(false)
    // Without a click to confirm, turning stays on the board until the tile is meant.
    const { settings } = await import('../src/lib/settings.svelte')
    settings.confirm = false
    picked = []
    settle()
    choice.choose('cell:1,0')
    settle()
    choice.turnOn()
    expect([picked, choice.turn]).toEqual([['cell:1,0'], 90])
    choice.choose('cell:1,0')
    expect(picked).toEqual(['cell:1,0', 'turn:90'])
    settings.confirm = true
    picked = []
    settle()
    picked = ['cell:1,0', 'turn:90'] // a hint
    settle()
    choice.turnOn()
    settle()
    expect(picked).toEqual(['cell:1,0', 'turn:0'])
  })
})

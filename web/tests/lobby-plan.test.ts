import { describe, expect, it } from 'vitest'
import {
  defaults,
  firstSeats,
  isOpen,
  mayAdd,
  mayRemove,
  optionsOf,
  partOf,
  startsAtOnce,
  swapped,
  unrated,
  unusual,
  without,
  written,
  type Plan,
} from '../src/lib/plan'
import { gameTold } from './told'

const game = gameTold({
  id: 'carcassonne',
  seats: [2, 3, 4, 5],
  levels: ['random', 'greedy'],
  options: {
    type: 'object',
    properties: {
      teams: { type: 'boolean', default: false, rule: 'CSW-TEAM-01' },
      first_player: { type: 'integer', format: 'seat', default: 0 },
      map: { enum: ['small', 'large'], default: 'small' },
      colours: {
        type: 'array',
        items: { enum: ['red', 'black', 'green'] },
        format: 'per-seat',
        default: ['red', 'black', 'green'],
      },
      strange: { type: 'object' },
      pack: { enum: ['12b8b137e27b'], default: '12b8b137e27b' },
    },
  },
})
const options = optionsOf(game)

const plan = (more: Partial<Plan> = {}): Plan => ({
  game: 'carcassonne',
  seats: [
    { kind: 'me', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
  ],
  values: defaults(options),
  public: true,
  watchers: 'all',
  delay: 0,
  hints: false,
  shuffle: false,
  clock: 'none',
  seconds: 60,
  reserve: 0,
  webhook: ' ',
  pack: '',
  link: null,
  ...more,
})

it('reads what kinds of options there are, and leaves out what it does not know', () => {
  expect(options.map((option) => [option.name, option.kind])).toEqual([
    ['teams', 'switch'],
    ['first_player', 'seat'],
    ['map', 'one-of'],
    ['colours', 'per-seat'],
  ])
  expect(defaults(options)).toEqual({ teams: false, first_player: 0, map: 'small', colours: ['red', 'black', 'green'] })
})

it('offers and sends what is for one player alone to nobody else', () => {
  const [expert] = optionsOf({
    ...game,
    options: { properties: { expert: { enum: [0, 1], default: 0, format: 'alone' } } },
  })
  expect([1, 2].map((seats) => isOpen(expert!, seats))).toEqual([true, false])
  expect(options.every((option) => isOpen(option, 2))).toBe(true)
  const one = plan({ values: { expert: 1 }, seats: [{ kind: 'me', level: 'greedy' }] })
  const two = plan({
    values: { expert: 1 },
    seats: [
      { kind: 'me', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ],
  })
  expect(written(one, [expert!]).options).toEqual({ expert: 1 })
  expect(written(two, [expert!]).options).toEqual({})
})

it('gives whoever had a colour the other one in return', () => {
  expect(swapped(['red', 'black', 'green'], 0, 'green')).toEqual(['green', 'black', 'red'])
  expect(swapped(['red', 'black'], 1, 'black')).toEqual(['red', 'black'])
  expect(swapped(['red', 'black'], 0, 'green')).toEqual(['green', 'black'])
})

it('lets the others keep their colours when a seat is taken away', () => {
  expect(without({ ...defaults(options), first_player: 2 }, options, 1)).toMatchObject({
    colours: ['red', 'green', 'black'],
    first_player: 1,
  })
  expect(without({ ...defaults(options), first_player: 1 }, options, 1)).toMatchObject({ first_player: 0 })
})

describe('what is sent', () => {
  it('starts at once with me and bots only', () => {
    const sent = written(plan(), options)
    expect(sent).toMatchObject({
      start: true,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      clock: null,
      webhook: null,
      luck: true,
    })
    expect(sent.options).toEqual({ teams: false, first_player: 0, map: 'small', colours: ['red', 'black'] })
  })

  it('waits for others', () => {
    expect(
      startsAtOnce([
        { kind: 'me', level: '' },
        { kind: 'link', level: '' },
      ]),
    ).toBe(false)
    expect(
      written(
        plan({
          seats: [
            { kind: 'me', level: 'x' },
            { kind: 'open', level: 'x' },
          ],
        }),
        options,
      ),
    ).toMatchObject({ start: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
  })

  it('has a clock and a webhook if wanted', () => {
    expect(written(plan({ clock: 'move', reserve: 300, webhook: ' https://x.example ' }), options)).toMatchObject({
      clock: { kind: 'move', seconds: 60, reserve: 300 },
      webhook: 'https://x.example',
    })
  })
})

it('starts with three seats and knows how many may be', () => {
  expect(firstSeats(game).map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
  expect([mayAdd(game, 4), mayAdd(game, 5), mayRemove(game, 3), mayRemove(game, 2)]).toEqual([true, false, true, false])
})

it('puts a refusal where it belongs', () => {
  expect(partOf('carcassonne-error-team-seats')).toBe('options')
  expect(partOf('error-bad-seats')).toBe('seats')
  expect(partOf('table-bad-webhook')).toBe('webhook')
  expect(partOf('table-bad-clock')).toBe('clock')
  expect(partOf('server-too-many')).toBe('whole')
})

it('knows what a table has set otherwise than the rulebook', () => {
  expect(unusual({ teams: true, first_player: 1, map: 'large' }, options)).toEqual([{ name: 'teams', on: true }])
  expect(unusual({ teams: false }, options)).toEqual([])
  expect(unusual({}, options)).toEqual([])
  expect(unusual({ teams: false }, [{ name: 'teams', kind: 'switch', values: [], start: true, rule: null }])).toEqual([
    { name: 'teams', on: false },
  ])
})

it('knows where the rulebook speaks of an option', () => {
  expect(options.map(({ name, rule }) => [name, rule])).toEqual([
    ['teams', 'CSW-TEAM-01'],
    ['first_player', null],
    ['map', null],
    ['colours', null],
  ])
})

describe('whether a game counts', () => {
  const me = { kind: 'me', level: '' } as const
  const bot = (level: string) => ({ kind: 'bot', level }) as const
  const friend = { kind: 'link', level: '' } as const

  it('is told as the server has it', () => {
    expect(unrated(plan({ hints: true, seats: [me, bot('easy')] }))).toBe('hints')
    expect(unrated(plan({ hints: false, seats: [me] }))).toBe('alone')
    expect(unrated(plan({ hints: false, seats: [me, me] }))).toBe('twice')
    expect(unrated(plan({ hints: false, seats: [me, bot('easy'), bot('easy')] }))).toBe('twice')
    expect(unrated(plan({ hints: false, seats: [me, bot('easy'), bot('hard')] }))).toBeNull()
    expect(unrated(plan({ hints: false, seats: [me, friend, friend] }))).toBeNull()
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { DeedTold, AskTold, TableTold } from '../src/lib/told'
import { clockText, secondsLeft } from '../src/table/clock'
import { chats, closing, lastRound, lines, talk } from '../src/table/log'
import { bits, plainTarget, pointsOf, sideName } from '../src/table/names'
import { handed, wisher } from '../src/table/handed'
import { stateOf } from '../src/table/state'
import { askTold, eventTold, sentenceOf } from './told'

const entry = (n: number, what: string, details: object = {}, events: DeedTold['events'] = []): DeedTold => ({
  n,
  at: n,
  do: what,
  details,
  events,
})
const placed = (seat: number, cell: string) => ({ ...eventTold('placed', { seat, cell }), rule: 'R-1' })

describe('the log', () => {
  const log = [
    entry(1, 'create', { game: 'g' }),
    entry(2, 'claim', { seat: 0, name: 'Ada', luck: 'x' }),
    entry(3, 'start'),
    entry(4, 'move', { seat: 0 }, [
      placed(0, '1,0'),
      eventTold('won', {}, { side: { key: 'side', args: { seat: 2 } } }),
    ]),
    entry(5, 'chat', { name: 'Jo', text: 'hi', seat: null }),
    entry(6, 'move', { seat: 1 }, [placed(1, '2,0')]),
    entry(7, 'undo', { ply: 1 }),
  ]

  it('has a line for every event and deed that people care about', () => {
    expect(lines(log).map((line) => line.said.key)).toEqual([
      'web-table-log-claim',
      'web-table-log-start',
      sentenceOf('placed'),
      sentenceOf('won'),
      sentenceOf('placed'),
      'web-table-log-undo',
    ])
  })

  it('knows whose line it is, and of which place', () => {
    const [, , first, second] = lines(log)
    expect(first).toMatchObject({ seat: 0, targets: ['cell:1,0'], rule: 'R-1', first: true, ply: 1 })
    expect(second).toMatchObject({ seat: 2, first: false })
  })

  it('marks what was taken back', () => {
    expect(lines(log).map((line) => line.gone)).toEqual([false, false, false, false, true, false])
  })

  it('tells what happened since the last turn of a seat', () => {
    const moved = (...seats: number[]) => seats.map((seat, at) => entry(at, 'move', { seat }))
    const round = (seat: number | null, seats: number, ...moves: number[]) =>
      lastRound(moved(...moves), seat, seats).map((one) => one.n)
    expect(round(0, 3, 0, 0, 1, 1, 2)).toEqual([2, 3, 4])
    expect(round(0, 3, 0, 0, 1, 1, 2, 0)).toEqual([2, 3, 4, 5]) // the present turn belongs to it
    expect(round(0, 3, 1, 2, 1, 2)).toEqual([2, 3]) // who has just come sees one round
    expect(round(null, 2, 0, 1, 0, 1)).toEqual([2, 3])
    expect(round(0, 2, 0, 0)).toEqual([])
    expect(lastRound([...moved(0, 1), entry(9, 'undo', { ply: 1 })], 0, 2)).toEqual([])
  })

  it('puts both rooms of the chat together in the order in which they came', () => {
    const gallery = [
      { line: 1, at: 50, name: 'Eve', text: 'so that is what he meant' },
      { line: 2, at: 70, name: 'Eve' },
    ]
    const said = (later: number) =>
      talk([...log, entry(60, 'chat', { name: '', text: '', room: 'gallery' })], gallery, later)
    expect(said(0).map(({ key }) => key)).toEqual(['5', 'gallery-1', 'gallery-2'])
    expect(said(60).map(({ key }) => key)).toEqual(['gallery-1', '5', 'gallery-2']) // it was shown a minute later
    expect(said(0).map(({ erased, gallery }) => [erased, gallery])).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
  })

  it('keeps the chat apart', () => {
    expect(chats(log)).toEqual([
      { key: '5', n: 5, gallery: false, at: 5, name: 'Jo', seat: null, text: 'hi', erased: false },
    ])
    const erased = { n: 9, at: 9, do: 'erase-chat', details: { line: 5 } }
    expect(chats([...log, erased]).map((line) => line.erased)).toEqual([true])
  })
})

describe('what is over before its end', () => {
  const told = (what: string, details: object): unknown => lines([entry(1, what, details)])[0]?.said

  it('says why the table was closed, in the words of whoever did it', () => {
    expect(closing([entry(1, 'start')])).toBe(null)
    const said = { key: 'web-table-log-close-operator', args: { words: 'No more.' } }
    expect(closing([entry(1, 'start'), entry(2, 'close', { why: 'operator', words: 'No more.' })])).toEqual(said)
    expect(told('close', { why: 'gone', words: '' })).toEqual({
      key: 'web-table-log-close-gone',
      args: { words: 'none' },
    })
  })

  it('tells of those who are gone without their names', () => {
    const someone = { key: 'someone-who-left' }
    expect(told('forget', { seats: [1] })).toEqual({ key: 'web-table-log-forget', args: {} })
    expect(told('remove', { seat: 1, name: '' })).toEqual({ key: 'web-table-log-remove', args: { name: someone } })
    expect(told('mute', { name: '', on: true })).toEqual({ key: 'web-table-log-mute', args: { name: someone } })
    expect(told('pause', {})).toEqual({ key: 'web-table-log-pause', args: { name: someone } })
    expect(chats([entry(1, 'chat', { name: '', text: '', seat: 0 })])[0]).toMatchObject({ name: '', erased: true })
  })
})

describe('who is to act', () => {
  const told = (status: string, asks: AskTold[], seats: { name?: string; bot?: string }[], mine: number[]): TableTold =>
    ({
      summary: { status, seats: seats.map((seat) => ({ kind: 'link', ...seat })) },
      seats: mine,
      asks,
    }) as unknown as TableTold
  const ask: AskTold = askTold('p')

  it('is me, a bot, somebody else, or a bot for me', () => {
    expect(stateOf(told('playing', [ask], [{ name: 'A' }], [0]), ask).is).toBe('mine')
    expect(stateOf(told('playing', [ask], [{ bot: 'easy' }], [1]), null).is).toBe('bot')
    expect(stateOf(told('playing', [ask], [{ name: 'A' }], [1]), null).is).toBe('theirs')
    expect(stateOf(told('playing', [ask], [{ name: 'A', bot: 'easy' }], [0]), null).is).toBe('handed')
    expect(stateOf(told('paused', [ask], [{ name: 'A' }], [0]), ask).is).toBe('paused')
    expect(stateOf(told('closed', [], [], [0]), null)).toEqual({ is: 'closed', ask: null })
    expect(stateOf(told('over', [], [], []), null).is).toBe('over')
  })

  it('is a person rather than a bot where several decide at once', () => {
    const other: AskTold = askTold('q', 1)
    expect(stateOf(told('playing', [ask, other], [{ bot: 'easy' }, { name: 'B' }], []), null).ask?.seat).toBe(1)
  })
})

describe('words', () => {
  it('lets names and points stand out', () => {
    expect(bits('Ada scores: +4.', ['Ada', 'Jo'])).toEqual([
      { text: 'Ada', kind: 'name' },
      { text: ' scores: ', kind: 'plain' },
      { text: '+4', kind: 'points' },
      { text: '.', kind: 'plain' },
    ])
    expect(bits('a (b', ['a (b'])).toEqual([{ text: 'a (b', kind: 'name' }])
    expect(bits('Star starts: Started.', ['Star']).map((bit) => bit.kind)).toEqual(['name', 'plain'])
  })

  it('names targets and sides', () => {
    expect(plainTarget('seat:1', ['Ada', 'Jo'])).toBe('Jo')
    expect(plainTarget('card:raid3', [])).toBe('raid3')
    const view = {
      sides: [
        { seats: [0, 2], points: 7 },
        { seats: [1], points: 3 },
      ],
    }
    expect(pointsOf(view, 2)).toBe(7)
    expect(pointsOf({}, 0)).toBeNull()
    expect(sideName(view, 0, ['A', 'B', 'C'])).toBe('A + C')
  })
})

describe('seats without a name', () => {
  it('are called by what is seen, not by the colours of a rulebook', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    const { loadPart, loadWords } = await import('../src/lib/words.svelte')
    const { seatNames, unnamed } = await import('../src/table/speak')
    await loadWords('en')
    await loadPart('table')
    await loadPart('carcassonne')
    const colour = { key: 'carcassonne-colour', args: { colour: 'black' } }
    expect([0, 1, 4].map((seat) => unnamed(seat, colour))).toEqual(['Triangle', 'Square', 'Star'])
    expect(unnamed(2)).toBe('Circle')
    expect(unnamed(1, { key: 'carcassonne-faction', args: { faction: 'empire' } })).toBe('Empire') // a name, not a colour
    const told = {
      summary: { seats: [{ name: 'Ada' }, { bot: 'greedy' }, {}] },
      seat_names: [colour, colour, colour],
    } as unknown as TableTold
    expect(seatNames(told)).toEqual(['Ada', 'Rigel', 'Circle'])
    const left = {
      summary: { seats: [{ name: 'Ada' }, { bot: 'greedy', gone: true }] },
      seat_names: [colour, colour],
    } as unknown as TableTold
    expect(seatNames(left)).toEqual(['Ada', 'someone who left'])
    await loadPart('first')
    expect(seatNames({ ...told, summary: { ...told.summary, lesson: true } })).toEqual(['Ada', 'Rival', 'Rival'])
  })
})

describe('clocks', () => {
  const clock = { kind: 'game', deadlines: { 0: 100 }, left: [50, 40], reserve: [10, 5] }
  it('count down for who thinks, and keep what others have', () => {
    expect(secondsLeft(clock, 0, 70)).toBe(30)
    expect(secondsLeft(clock, 0, 170)).toBe(0)
    expect(secondsLeft(clock, 1, 70)).toBe(45)
    expect(secondsLeft({ ...clock, kind: 'move' }, 1, 70)).toBeNull()
  })
  it('are written as people read them', () => {
    expect([clockText(65), clockText(0), clockText(3661), clockText(59.2)]).toEqual(['1:05', '0:00', '1:01:01', '1:00'])
  })
})

describe('a seat of mine that a bot plays', () => {
  const told = (status: string, seats: object[], mine: number[]): TableTold =>
    ({ summary: { status, seats }, seats: mine }) as unknown as TableTold
  const log = [
    entry(5, 'ask-hand-over', { seat: 0 }),
    entry(6, 'hand-over', { seat: 0, reason: 'away' }),
    entry(7, 'hand-over', { seat: 1, reason: 'agreed' }),
  ]
  it('is told with why', () => {
    const seats = [
      { kind: 'link', bot: 'medium' },
      { kind: 'open', bot: 'medium' },
      { kind: 'bot', bot: 'easy' },
    ]
    expect(handed(told('playing', seats, [0]), log)).toEqual([{ seat: 0, n: 6, reason: 'away' }])
    expect(handed(told('paused', seats, [1]), log)).toEqual([{ seat: 1, n: 7, reason: 'asked' }])
    for (const reason of ['left', 'banned'])
      expect(handed(told('playing', seats, [0]), [entry(6, 'hand-over', { seat: 0, reason })])[0]?.reason).toBe('away')
    expect(handed(told('playing', seats, [2]), log)).toEqual([])
    expect(handed(told('over', seats, [0]), log)).toEqual([])
  })
  it('is not one that was given up', () => {
    expect(handed(told('playing', [{ kind: 'link', bot: 'medium', conceded: true }], [0]), log)).toEqual([])
  })
  it('was wished for by somebody', () => {
    expect(wisher([{ ...entry(5, 'ask-hand-over', { seat: 0 }), name: 'Ada' }], 0)).toBe('Ada')
    expect(wisher(log, 1)).toBe('')
  })
})

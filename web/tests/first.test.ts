import { describe, expect, it } from 'vitest'
import arcs from '../src/first/arcs/index'
import carcassonne from '../src/first/carcassonne/index'
import { Coach } from '../src/first/coach.svelte'
import outer_rim from '../src/first/outer_rim/index'
import { either, isSeen, MINE, movesOf, preparedFor, sign, THEIRS, type Lesson } from '../src/first/steps'
import type { LessonTable } from '../src/first/table.svelte'
import { GAMES } from '../src/games'
import { gamesTold } from '../src/lib/games.svelte'
import type { DeedTold, EventTold } from '../src/lib/told'
import type { Play } from '../src/table/play.svelte'
import { askTold, eventTold, gameTold } from './told'

const OPENING = preparedFor(carcassonne.parts.opening!)
const ROUNDS = preparedFor(arcs.parts.rounds!)

const event = eventTold
// What the prepared moves of the opening bring, by ply.
const BRINGS: Record<number, EventTold[]> = {
  1: [event('placed', { seat: 0 })],
  2: [event('figure', { seat: 0, kind: 'route' })],
  6: [event('scored', { seat: 0, kind: 'route', points: 3 })],
  10: [event('figure', { seat: 0, kind: 'planet' }), event('won', { seat: 0 })],
}

type Brings = (choice: string, ply: number) => EventTold[]
type Asks = (played: readonly string[]) => { seat: number; is: string; options: string[] } | null

/** A table that remembers what was played; what it asks and what that brings is up to the test. */
class FakeTable {
  made: string[] = []
  ply = 0
  log: DeedTold[] = []
  constructor(
    readonly asks: Asks,
    readonly brings: Brings,
  ) {}
  get told() {
    const ask = this.asks(this.made.slice(0, this.ply))
    const options = ask?.options.map((notation) => ({ notation, label: { key: '' }, targets: ['cell:1,0', 'turn:90'] }))
    return {
      summary: { ply: this.ply, status: 'playing' },
      asks: ask ? [{ ...askTold(ask.is, ask.seat), options }] : [],
    }
  }
  get last() {
    return this.log.length
  }
  get played() {
    return this.made.slice(0, this.ply)
  }
  play(choice: string) {
    this.made = [...this.played, choice]
    this.ply++
    this.log = [...this.log, { n: this.log.length + 1, at: 0, do: 'move', events: this.brings(choice, this.ply) }]
    return Promise.resolve({ it: 'done' })
  }
  wish({ do: what }: { do: string }) {
    if (what === 'undo') this.ply--
    this.log = [...this.log, { n: this.log.length + 1, at: 0, do: what, details: { ply: this.ply } }]
    return Promise.resolve({ it: 'done' })
  }
}

function coached(lesson: Lesson, table: FakeTable, at = 0): Coach {
  const prepared = preparedFor(lesson.parts[lesson.steps[at]!.part]!)
  return new Coach(
    lesson,
    table as unknown as LessonTable,
    { clear: () => undefined } as unknown as Play,
    prepared,
    at,
    () => Promise.resolve(),
  )
}

const prepared = (notations: readonly string[]): string[] =>
  OPENING.slice(0, notations.length).map((move) => move.notation)

function at(): { table: FakeTable; coach: Coach } {
  const table = new FakeTable(
    (played) =>
      OPENING[played.length]
        ? { seat: OPENING[played.length]!.seat, is: '', options: [OPENING[played.length]!.notation] }
        : null,
    (choice, ply) => (choice === OPENING[ply - 1]?.notation ? (BRINGS[ply] ?? []) : [event('placed', { seat: 0 })]),
  )
  return { table, coach: coached(carcassonne, table) }
}

describe('the lessons', () => {
  it('are there for every game that is drawn here', () => {
    expect(Object.keys(GAMES)).toEqual(['arcs', 'carcassonne', 'outer_rim'])
    const taught = (): boolean[] => [...Object.keys(GAMES), 'nim', 'chess'].map(gamesTold.hasLesson)
    expect(taught()).toEqual([true, true, true, false, false])
    gamesTold.list = [gameTold({ id: 'nim', lesson: true }), gameTold({ id: 'chess' })]
    expect(taught()).toEqual([true, true, true, true, false])
    gamesTold.list = []
  })
  it.each([carcassonne, arcs, outer_rim])('fit the prepared games: $game', async (lesson) => {
    expect((await GAMES[lesson.game]!.lesson!()).default).toBe(lesson)
    const ids = lesson.steps.map((step) => step.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [at, step] of lesson.steps.entries()) {
      const moves = preparedFor(lesson.parts[step.part]!)
      expect(step.to).toBeLessThanOrEqual(moves.length)
      for (const move of moves.slice(step.from, step.to)) expect(move.seat).toBe(MINE)
      // Between two steps only the other side plays.
      const next = lesson.steps[at + 1]
      if (next?.part === step.part) for (const move of moves.slice(step.to, next.from)) expect(move.seat).toBe(THEIRS)
      for (const asked of step.within ?? []) expect(step.asks).toContain(asked)
    }
  })
  it('read moves out of records, and nothing else', () => {
    const record = [
      'starboard record 1',
      'seats 2 ~ 6f663d3a',
      '0 place 1,0 r90 ~ 53216b21',
      '1 dice skirmish 1 assault 2 ~ 8b00f03b',
      'end 2 open 8c2f0a1b2c3d4e5f ~ 1a2b3c4d',
      '',
    ].join('\n')
    expect(movesOf(record)).toEqual([
      { seat: 0, notation: 'place 1,0 r90' },
      { seat: 1, notation: 'dice skirmish 1 assault 2' },
    ])
  })
  it('know an event by what it is and some of its facts', () => {
    const is = sign
    const played = eventTold('played', { seat: 0, mode: 'lead' })
    expect(
      [
        is('played'),
        is('played', { mode: 'lead' }),
        is('played', { mode: 'pivot' }),
        is('copied'),
        either(is('copied'), is('played')),
      ].map((one) => isSeen(one, played)),
    ).toEqual([true, true, false, false, true])
  })
})

describe('the coach', () => {
  it('sees by events that it was done, and plays the other side', async () => {
    const { table, coach } = at()
    expect(coach.tip?.targets).toEqual(['cell:1,0', 'turn:90'])
    await table.play(OPENING[0]!.notation)
    coach.hear(table.log)
    expect(coach.state).toBe('done')
    expect(await coach.next()).toBe(true)
    expect([coach.step.id, coach.state]).toEqual(['merchant', 'wait'])
    await table.play(OPENING[1]!.notation)
    coach.hear(table.log)
    await coach.next()
    expect([coach.step.id, coach.ply, coach.theirTurn]).toEqual(['score', 4, false])
  })
  it('offers another try when the turn went elsewhere', async () => {
    const { table, coach } = at()
    await coach.show()
    await coach.next()
    await table.play('figure none')
    coach.hear(table.log)
    expect(coach.state).toBe('missed')
    await coach.again()
    expect([coach.state, coach.ply]).toEqual(['wait', 1])
    coach.hear(table.log)
    expect(coach.state).toBe('wait')
  })
  it('comes back to the prepared game after a way of one’s own', async () => {
    const { table, coach } = at()
    await table.play('place 0,1 r0')
    coach.hear(table.log)
    expect(coach.state).toBe('done')
    await coach.next()
    expect(table.played).toEqual([OPENING[0]!.notation])
    expect(coach.returned).toBe(true)
  })
  it('follows whoever goes on by themselves, and finds the prepared game later', async () => {
    const { table, coach } = at()
    await table.play('place 0,1 r0')
    coach.hear(table.log)
    table.play(OPENING[1]!.notation)
    coach.hear(table.log)
    expect([coach.step.id, coach.state]).toEqual(['merchant', 'done'])
    await coach.next()
    expect([coach.step.id, coach.ply]).toEqual(['score', 4])
    expect(table.played).toEqual(prepared(table.played))
  })
  it('shows everything, to the end of its game', async () => {
    const { table, coach } = at()
    for (const id of ['place', 'merchant', 'score', 'planet']) {
      expect(coach.step.id).toBe(id)
      await coach.show()
      expect(coach.state).toBe('done')
      expect(await coach.next()).toBe(true)
    }
    expect([coach.step.id, coach.state, table.played.length]).toEqual(['fight', 'done', 10])
    expect(coach.events.map((one) => one.is)).toContain('won')
    expect(await coach.next()).toBe(false)
  })
  it('plays again what was taken back too far', async () => {
    const { table, coach } = at()
    for (let i = 0; i < 2; i++) {
      await coach.show()
      await coach.next()
    }
    expect(coach.step.id).toBe('score')
    await table.wish({ do: 'undo' })
    coach.hear(table.log)
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect([coach.ply, coach.state]).toEqual([4, 'wait'])
  })
})

describe('the coach of a turn with many decisions', () => {
  const told = (is: string, facts: Record<string, unknown> = { seat: 0 }): EventTold => eventTold(is, facts)
  const TAX = arcs.steps.findIndex((step) => step.id === 'tax')
  const { from } = arcs.steps[TAX]!

  /** The third step: some actions of which one is a tax, with resources to be arranged after it. */
  function taxing(): { table: FakeTable; coach: Coach } {
    const table = new FakeTable(
      (played) => {
        const last = played.at(-1) ?? ''
        if (last === 'end' || played.length > 5) return { seat: THEIRS, is: 'follow', options: [] }
        if (last.startsWith('tax'))
          return { seat: MINE, is: 'arrange', options: [ROUNDS[3]!.notation, 'arrange prr----'] }
        return {
          seat: MINE,
          is: 'act',
          options: [ROUNDS[2]!.notation, ROUNDS[4]!.notation, 'influence bc01', 'end'],
        }
      },
      (choice) =>
        choice.startsWith('tax')
          ? [told('taxed'), told('gained')]
          : choice.startsWith('influence')
            ? [told('influenced')]
            : [],
    )
    return { table, coach: coached(arcs, table, TAX) }
  }

  it('is not done while a part of it is still asked', async () => {
    const { table, coach } = taxing()
    expect(coach.tip?.notation).toBe(ROUNDS[2]!.notation)
    await table.play(ROUNDS[2]!.notation)
    coach.hear(table.log)
    expect([coach.state, coach.tip?.notation]).toEqual(['wait', ROUNDS[3]!.notation])
    await table.play('arrange prr----')
    coach.hear(table.log)
    expect(coach.state).toBe('done')
  })
  it('waits as long as it can still be done, and tells how', async () => {
    const { table, coach } = taxing()
    await table.play('influence bc01')
    coach.hear(table.log)
    expect([coach.state, coach.tip?.notation]).toEqual(['wait', ROUNDS[2]!.notation])
    await table.play('influence bc01')
    coach.hear(table.log)
    expect(coach.state).toBe('wait')
    await table.play('end')
    coach.hear(table.log)
    expect(coach.state).toBe('missed')
    await coach.again()
    expect([coach.state, coach.ply, coach.theirTurn]).toEqual(['wait', from, false])
  })
  it('lets the turn be ended before the next step', async () => {
    const { table, coach } = taxing()
    await coach.show()
    expect([coach.state, coach.ply]).toEqual(['done', from + 2])
    expect(await coach.next()).toBe(true)
    expect([coach.step.id, coach.returned]).toEqual(['influence', false])
    await table.play('influence bc01')
    coach.hear(table.log)
    expect(coach.state).toBe('wait')
    await table.play('end')
    coach.hear(table.log)
    expect([coach.state, coach.theirTurn]).toEqual(['done', true])
  })
})

describe('the coach of a step that others may come into', () => {
  const TURNS = preparedFor(outer_rim.parts.turns!)
  const told = (is: string, facts: Record<string, unknown> = { seat: 0 }): EventTold => eventTold(is, facts)
  const at = (id: string): number => outer_rim.steps.findIndex((step) => step.id === id)

  /** What is asked after the verbs that matter here. */
  const ASKED: Record<string, string> = {
    move: 'peek',
    none: 'act',
    peek: 'act',
    end: 'encounter',
    market: 'market',
    earn: 'act',
  }
  function flying(id: string): { table: FakeTable; coach: Coach } {
    const { from } = outer_rim.steps[at(id)]!
    const table = new FakeTable(
      (played) => ({
        seat: MINE,
        is: ASKED[played.at(-1)?.split(' ')[0] ?? ''] ?? 'plan',
        options: [TURNS[from + played.length]?.notation ?? 'end'],
      }),
      (choice) => (choice.startsWith('move') ? [told('moved')] : choice.startsWith('peek') ? [told('peeked')] : []),
    )
    return { table, coach: coached(outer_rim, table, at(id)) }
  }

  it('sees what only the learner is told', async () => {
    const { table, coach } = flying('look')
    await table.play('peek nal_hutta/2')
    coach.hear(table.log)
    expect(coach.state).toBe('done')
  })
  it('goes on to the end of the action step, whatever is done in it', async () => {
    const { table, coach } = flying('back')
    for (const choice of ['move nal_hutta', 'none', 'market']) {
      await table.play(choice)
      coach.hear(table.log)
      expect(coach.state).toBe('wait')
    }
    await table.play('end')
    coach.hear(table.log)
    expect(coach.state).toBe('done')
  })
  it('waits for the flight, and says when there will be none', async () => {
    const { table, coach } = flying('fly')
    expect(coach.tip?.notation).toBe('move nal_hutta')
    await table.play('earn')
    coach.hear(table.log)
    expect(coach.state).toBe('missed')
  })
})

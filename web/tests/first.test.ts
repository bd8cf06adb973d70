import { describe, expect, it } from 'vitest'
import { Coach, LESSONS, MINE } from '../src/first/coach.svelte'
import ending from '../src/first/ending.txt?raw'
import opening from '../src/first/opening.txt?raw'
import type { DeedTold, EventTold } from '../src/lib/protocol'
import type { LiveTable } from '../src/lib/table.svelte'
import type { Play } from '../src/table/play.svelte'

const moves = (text: string): { seat: number; notation: string }[] =>
  text
    .split('\n')
    .map((line) => /^(\d) (.*) ~ /.exec(line))
    .filter((found) => found !== null)
    .map(([, seat, notation]) => ({ seat: Number(seat), notation: notation! }))

const event = (key: string, args: Record<string, unknown>): EventTold => ({ key: `carcassonne-event-${key}`, args })
// What the prepared moves of the opening bring, by ply.
const BRINGS: Record<number, EventTold[]> = {
  1: [event('placed', { seat: 0 })],
  2: [event('figure', { seat: 0, kind: 'route' })],
  6: [event('scored', { seat: 0, kind: 'route', points: 3 })],
  10: [event('figure', { seat: 0, kind: 'planet' }), event('won', { seat: 0 })],
}

/** A table that remembers what was played; its view is the moves themselves. */
class FakeTable {
  played: string[] = []
  log: DeedTold[] = []
  get told() {
    const ply = this.played.length
    const seat = moves(opening)[ply]?.seat
    return {
      summary: { ply, status: 'playing' },
      view: [...this.played],
      asks: seat === undefined ? [] : [{ seat, prompt: { key: '' }, options: [{ notation: moves(opening)[ply]!.notation, label: { key: '' }, targets: ['cell:1,0', 'turn:90'] }] }],
    }
  }
  get last() {
    return this.log.length
  }
  play(choice: string) {
    this.played.push(choice)
    const asPrepared = choice === moves(opening)[this.played.length - 1]?.notation
    this.log = [...this.log, { n: this.log.length + 1, at: 0, do: 'move', events: asPrepared ? (BRINGS[this.played.length] ?? []) : [event('placed', { seat: 0 })] }]
    return Promise.resolve({ it: 'done' })
  }
  wish({ do: what }: { do: string }) {
    if (what === 'undo') this.played.pop()
    this.log = [...this.log, { n: this.log.length + 1, at: 0, do: what, details: { ply: this.played.length } }]
    return Promise.resolve({ it: 'done' })
  }
}

function at(): { table: FakeTable; coach: Coach } {
  const table = new FakeTable()
  const views = moves(opening).map((_, ply) => moves(opening).slice(0, ply).map((move) => move.notation))
  views.push(moves(opening).map((move) => move.notation))
  const coach = new Coach(table as unknown as LiveTable, { clear: () => undefined } as unknown as Play, { moves: moves(opening), views }, 0, () => Promise.resolve())
  return { table, coach }
}

describe('the lessons', () => {
  it('fit the prepared games', () => {
    const made = { opening: moves(opening), ending: moves(ending).slice(-1) }
    for (const lesson of LESSONS) {
      expect(lesson.to).toBeLessThanOrEqual(made[lesson.game].length)
      for (const move of made[lesson.game].slice(lesson.from, lesson.to)) expect(move.seat).toBe(MINE)
    }
  })
})

describe('the coach', () => {
  it('sees by events that it was done, and plays the other side', async () => {
    const { table, coach } = at()
    expect(coach.tip).toEqual(['cell:1,0'])
    await table.play(moves(opening)[0]!.notation)
    coach.hear(table.log)
    expect(coach.state).toBe('done')
    expect(await coach.next()).toBe(true)
    expect([coach.lesson.id, coach.state]).toEqual(['merchant', 'wait'])
    await table.play(moves(opening)[1]!.notation)
    coach.hear(table.log)
    await coach.next()
    expect([coach.lesson.id, coach.ply, coach.theirTurn]).toEqual(['score', 4, false])
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
    expect(table.played).toEqual([moves(opening)[0]!.notation])
  })
  it('follows whoever goes on by themselves, and finds the prepared game later', async () => {
    const { table, coach } = at()
    await table.play('place 0,1 r0')
    coach.hear(table.log)
    table.play(moves(opening)[1]!.notation)
    coach.hear(table.log)
    expect([coach.lesson.id, coach.state]).toEqual(['merchant', 'done'])
    await coach.next()
    expect([coach.lesson.id, coach.ply]).toEqual(['score', 4])
    expect(table.played).toEqual(moves(opening).slice(0, 4).map((move) => move.notation))
  })
  it('shows everything, to the end of its game', async () => {
    const { table, coach } = at()
    for (const id of ['place', 'merchant', 'score', 'planet']) {
      expect(coach.lesson.id).toBe(id)
      await coach.show()
      expect(coach.state).toBe('done')
      expect(await coach.next()).toBe(true)
    }
    expect([coach.lesson.id, coach.state, table.played.length]).toEqual(['fight', 'done', 10])
    expect(coach.events.map((one) => one.key)).toContain('carcassonne-event-won')
    expect(await coach.next()).toBe(false)
  })
  it('plays again what was taken back too far', async () => {
    const { table, coach } = at()
    for (let i = 0; i < 2; i++) {
      await coach.show()
      await coach.next()
    }
    expect(coach.lesson.id).toBe('score')
    await table.wish({ do: 'undo' })
    coach.hear(table.log)
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect([coach.ply, coach.state]).toEqual([4, 'wait'])
  })
})

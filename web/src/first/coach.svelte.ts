// The first game: a real table of the real server, with a prepared game behind it. The coach says what to try, sees by
// the events that come back whether it was done, and plays the other side. It knows no rules.

import type { DeedTold, EventTold } from '../lib/protocol'
import type { RecordTold } from '../lib/replay.svelte'
import type { Play } from '../table/play.svelte'
import type { LiveTable } from '../lib/table.svelte'

export const MINE = 0
const PACE = 900 // ms the other side takes

export interface Lesson {
  id: string
  /** The prepared game, and the moves of it that this lesson is about. */
  game: 'opening' | 'ending'
  from: number
  to: number
  /** Whether this event means that it was done; null: there is nothing to do but to read. */
  goal: ((event: EventTold) => boolean) | null
  rule: string
}

const is = (key: string, args: Record<string, unknown>) => (event: EventTold): boolean =>
  event.key === `carcassonne-event-${key}` && Object.entries(args).every(([name, value]) => (event.args as Record<string, unknown>)[name] === value)

/** Positions in `ending` count from where its table begins: just before the last tile. */
export const LESSONS: readonly Lesson[] = [
  { id: 'place', game: 'opening', from: 0, to: 1, goal: is('placed', { seat: MINE }), rule: 'CSW-PLACE-04' },
  { id: 'merchant', game: 'opening', from: 1, to: 2, goal: is('figure', { seat: MINE, kind: 'route' }), rule: 'CSW-FIGURE-03' },
  { id: 'score', game: 'opening', from: 4, to: 6, goal: is('scored', { seat: MINE, kind: 'route' }), rule: 'CSW-SCORE-01' },
  { id: 'planet', game: 'opening', from: 8, to: 10, goal: is('figure', { seat: MINE, kind: 'planet' }), rule: 'CSW-FIGURE-11' },
  { id: 'fight', game: 'opening', from: 10, to: 10, goal: null, rule: 'CSW-FIGHT-12' },
  { id: 'end', game: 'ending', from: 0, to: 1, goal: is('end', {}), rule: 'CSW-END-01' },
]

export type State = 'wait' | 'done' | 'missed' | 'busy'

export class Coach {
  at = $state(0)
  state: State = $state('wait')
  /** What has been told in this lesson. */
  events: EventTold[] = $state.raw([])

  readonly lesson: Lesson = $derived(LESSONS[this.at]!)
  #heard = 0

  constructor(
    readonly table: LiveTable,
    readonly play: Play,
    /** The moves of the prepared game and the views they lead to, from where the table begins. */
    readonly prepared: Pick<RecordTold, 'moves' | 'views'>,
    at: number,
    readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  ) {
    this.at = at
  }

  get ply(): number {
    return this.table.told?.summary.ply ?? 0
  }

  get theirTurn(): boolean {
    return this.state === 'busy' || (this.table.told?.asks ?? []).some((ask) => ask.seat !== MINE)
  }

  /** The log has grown. */
  hear(log: readonly DeedTold[]): void {
    const fresh = log.filter((deed) => deed.n > this.#heard)
    this.#heard = log.at(-1)?.n ?? this.#heard
    // Whoever goes on by themselves need not be told to.
    const next = LESSONS[this.at + 1]
    if (this.state === 'done' && next?.goal && next.game === this.lesson.game && next.from === this.lesson.to && fresh.some((deed) => deed.do === 'move')) {
      this.at++
      this.events = []
      this.state = 'wait'
    }
    if (this.state !== 'wait' || !this.lesson.goal) return
    for (const deed of fresh) {
      if (deed.do === 'undo') this.events = []
      if (deed.do === 'move') this.events = [...this.events, ...(deed.events ?? [])]
    }
    // Taken back further than this lesson: the prepared moves of before come again.
    if (this.ply < this.lesson.from) {
      void this.again()
      return
    }
    const { goal } = this.lesson
    if (this.events.some((event) => goal(event))) this.state = 'done'
    else if (this.ply >= this.lesson.to) this.state = 'missed'
  }

  /** What the prepared game would do now: to be marked on the board. */
  get tip(): readonly string[] {
    const move = this.prepared.moves[this.ply]
    if (!move || move.seat !== MINE || this.state !== 'wait') return []
    const options = this.table.told?.asks?.find((ask) => ask.seat === MINE)?.options ?? []
    return options.find((option) => option.notation === move.notation)?.targets?.slice(0, 1) ?? []
  }

  /** Let the coach do it. */
  async show(): Promise<void> {
    await this.#busy(async () => {
      this.events = []
      await this.#backTo(this.lesson.from)
      const before = this.table.log.length
      await this.#playTo(this.lesson.to, 0)
      this.events = this.table.log.slice(before).flatMap((deed) => deed.events ?? [])
    })
    this.state = 'done'
  }

  async again(): Promise<void> {
    await this.#busy(async () => {
      await this.#backTo(this.lesson.from)
      await this.#playTo(this.lesson.from, 0)
    })
    this.events = []
    this.state = 'wait'
  }

  /** On to the next lesson of this game; false: there is none. */
  async next(): Promise<boolean> {
    const next = LESSONS[this.at + 1]
    if (!next || next.game !== this.lesson.game) return false
    const keep = this.events
    await this.#busy(async () => {
      // Whoever went their own way finds the prepared position again.
      if (this.ply !== this.lesson.to || !this.#asPrepared()) {
        await this.#backTo(this.lesson.from)
        await this.#playTo(this.lesson.to, 0)
      }
      await this.#playTo(next.from, PACE)
    })
    this.at++
    this.events = next.goal ? [] : keep
    this.state = next.goal ? 'wait' : 'done'
    return true
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    this.state = 'busy'
    this.play.clear()
    await work()
    this.#heard = this.table.last
  }

  #asPrepared(): boolean {
    return JSON.stringify(this.table.told?.view) === JSON.stringify(this.prepared.views[this.ply])
  }

  /** Back to where the prepared game was last left, at this ply or before. */
  async #backTo(ply: number): Promise<void> {
    for (let tries = 0; (this.ply > ply || (this.ply > 0 && !this.#asPrepared())) && tries < 30; tries++) if ((await this.table.wish({ do: 'undo' })).it !== 'done') return
  }

  async #playTo(ply: number, pace: number): Promise<void> {
    while (this.ply < ply) {
      const move = this.prepared.moves[this.ply]
      if (!move) return
      if (pace) await this.wait(pace)
      if ((await this.table.play(move.notation, move.seat)).it !== 'done') return
    }
  }
}

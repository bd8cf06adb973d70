// The coach of a lesson: a real table of the real server, with a prepared game behind it. Says what to try, sees by the
// events that come back whether it was done, and plays the other side. It knows no rules, and no game.

import type { DeedTold, EventTold } from '../lib/told'
import type { OptionTold } from '../lib/protocol'
import type { Play } from '../table/play.svelte'
import { isSeen, MINE, type Lesson, type Move, type Step } from './steps'
import type { LessonTable } from './table.svelte'

const PACE = 750 // ms the other side takes for what can be seen
const MOST_BACK = 60

/** `theirs`: the other side plays, which is to be watched. */
export type State = 'wait' | 'done' | 'missed' | 'busy' | 'theirs'

export class Coach {
  at = $state(0)
  state: State = $state('wait')
  /** What has been told in this step. */
  events: EventTold[] = $state.raw([])
  /** What the other side is doing, as it happens. */
  theirs: EventTold[] = $state.raw([])
  /** The prepared game was taken up again, after a way of one's own. */
  returned = $state(false)

  readonly step: Step = $derived.by(() => this.lesson.steps[this.at]!)
  readonly last: boolean = $derived.by(() => this.at === this.lesson.steps.length - 1)
  readonly #base: number
  #heard = 0

  constructor(
    readonly lesson: Lesson,
    readonly table: LessonTable,
    readonly play: Play,
    /** The moves of this part of the lesson. */
    readonly prepared: readonly Move[],
    /** The step to begin with: the table begins there, too. */
    at: number,
    readonly wait: (ms: number) => Promise<void>,
  ) {
    this.at = at
    this.#base = lesson.steps[at]!.from
  }

  /** How far the prepared game is. */
  get ply(): number {
    return this.#base + (this.table.told?.summary.ply ?? 0)
  }

  get theirTurn(): boolean {
    return (
      this.state === 'busy' || this.state === 'theirs' || (this.table.told?.asks ?? []).some((ask) => ask.seat !== MINE)
    )
  }

  /** What the learner is asked; null: nothing. */
  get #asked(): string | null {
    return this.table.told?.asks?.find((ask) => ask.seat === MINE)?.is ?? null
  }

  /** The log has grown. */
  hear(log: readonly DeedTold[]): void {
    if (!this.table.told) return
    const fresh = log.filter((deed) => deed.n > this.#heard)
    this.#heard = log.at(-1)?.n ?? this.#heard
    // Whoever goes on by themselves need not be told to.
    const next = this.lesson.steps[this.at + 1]
    if (
      this.state === 'done' &&
      next?.goal &&
      next.part === this.step.part &&
      next.from === this.step.to &&
      fresh.some((deed) => deed.do === 'move')
    )
      this.#take(next)
    if (this.state !== 'wait' || !this.step.goal) return
    for (const deed of fresh) {
      if (deed.do === 'undo') this.events = []
      if (deed.do === 'move') this.events = [...this.events, ...(deed.events ?? [])]
    }
    // Taken back further than this step: the prepared moves of before come again.
    if (this.ply < this.step.from) void this.again()
    else this.#judge(this.step.goal)
  }

  #judge(goal: NonNullable<Step['goal']>): void {
    const { asks, within, to } = this.step
    const asked = this.#asked
    const reached = goal.every((signs) => this.events.some((event) => isSeen(signs, event)))
    const over = asked === null || (asks ? !asks.includes(asked) : this.ply >= to)
    if (reached && (over || asked === null || !within?.includes(asked))) this.state = 'done'
    else if (!reached && over) this.state = 'missed'
  }

  #take(next: Step, events: EventTold[] = []): void {
    this.at++
    this.events = events
    this.state = next.goal ? 'wait' : 'done'
    this.returned = false
  }

  /** What the prepared game would do now: to be marked on the board. */
  get tip(): OptionTold | null {
    if (this.state !== 'wait') return null
    const options = this.table.told?.asks?.find((ask) => ask.seat === MINE)?.options ?? []
    const { from, to } = this.step
    // In the order of the prepared game, if it is still that.
    for (const { seat, notation } of [...this.prepared.slice(this.ply, to), ...this.prepared.slice(from, this.ply)]) {
      const found = seat === MINE && options.find((option) => option.notation === notation)
      if (found) return found
    }
    return null
  }

  /** Let the coach do it. */
  async show(): Promise<void> {
    await this.#busy(async () => {
      this.events = []
      await this.#backTo(this.step.from)
      const before = this.table.log.length
      await this.#playTo(this.step.to, 0)
      this.events = this.table.log.slice(before).flatMap((deed) => deed.events ?? [])
    })
    this.state = 'done'
  }

  async again(): Promise<void> {
    await this.#busy(async () => {
      await this.#backTo(this.step.from)
      await this.#playTo(this.step.from, 0)
    })
    this.events = []
    this.state = 'wait'
  }

  /** On to the next step at this table; false: there is none. */
  async next(): Promise<boolean> {
    const next = this.lesson.steps[this.at + 1]
    if (!next || next.part !== this.step.part) return false
    let returned = false
    this.theirs = []
    await this.#busy(async () => {
      // Whoever went their own way finds the prepared position again.
      if (this.ply !== this.step.to || !this.#asPrepared()) {
        returned = true
        await this.#backTo(this.step.from)
        await this.#playTo(this.step.to, 0)
      }
      if (this.ply < next.from) this.state = 'theirs'
      await this.#playTo(next.from, PACE)
    })
    this.#take(next, next.goal ? [] : this.events)
    this.returned = returned
    return true
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    this.state = 'busy'
    this.play.clear()
    await work()
    this.#heard = this.table.last
  }

  #asPrepared(): boolean {
    const { made } = this.table
    return this.prepared.slice(this.#base, this.ply).every((move, at) => move.notation === made[at])
  }

  /** Back to where the prepared game was last left, at this ply or before. */
  async #backTo(ply: number): Promise<void> {
    for (
      let tries = 0;
      (this.ply > ply || (this.ply > this.#base && !this.#asPrepared())) && tries < MOST_BACK;
      tries++
    )
      if ((await this.table.wish({ do: 'undo' })).it !== 'done') return
  }

  async #playTo(ply: number, pace: number): Promise<void> {
    let seen = true // what nobody sees need not be waited for
    while (this.ply < ply) {
      const move = this.prepared[this.ply]
      if (!move) return
      if (pace && seen) await this.wait(pace)
      if ((await this.table.play(move.notation, move.seat)).it !== 'done') return
      const events = this.table.log.at(-1)?.events ?? []
      seen = events.length > 0
      if (pace) this.theirs = [...this.theirs, ...events]
    }
  }
}

// Looking back: the moves of a game one after another, and the view after each of them.

import { inSteps, Stage, type Shown, type Step as Told } from '../table/stage.svelte'
import { fold } from './fold'
import type { DeedTold, EventTold } from './told'
import type { EventTold as EventSent, Said, StepTold } from './protocol'
import { FACTORS, settings } from './settings.svelte'

/** What a move brought. Step 0 is the start of the game. */
export interface Step {
  ply: number
  seat: number | null
  deed: DeedTold
}

/** The moves that have not been taken back. */
export function stepsOf(log: readonly DeedTold[]): Step[] {
  const steps: Step[] = []
  for (const deed of log) {
    const details = (deed.details ?? {}) as { seat?: number; ply?: number }
    if (deed.do === 'start') steps.push({ ply: 0, seat: null, deed })
    else if (deed.do === 'move') steps.push({ ply: steps.length, seat: details.seat ?? null, deed })
    else if (deed.do === 'undo') steps.length = Math.min(steps.length, (details.ply ?? 0) + 1)
  }
  return steps
}

/** A game from a file (`POST /api/records`). */
export interface RecordTold {
  game: string
  seats: number
  options: Record<string, unknown>
  names: Said[] // of the seats, as the game calls them
  players?: string[] // who sat there, where the file tells; '' for nobody of a name
  moves: { seat: number; notation: string; aside?: boolean }[]
  view: unknown // at the start
  steps: StepTold[][] // of each move
  events: EventTold[][]
  scores?: number[]
  places?: number[]
  promise?: string
  secret?: string
  fair?: boolean
}

/** The same as the server told it. */
export type RecordSent = Omit<RecordTold, 'events'> & { events: EventSent[][] }

export function stepsOfRecord(record: RecordTold): Step[] {
  return record.events.map((events, ply) => {
    const seat = record.moves[ply - 1]?.seat ?? null
    return { ply, seat, deed: { n: ply, at: 0, do: ply ? 'move' : 'start', details: ply ? { seat } : {}, events } }
  })
}

/** The views of a record, at the start and after each move. */
export function viewsOf({ view, steps }: RecordTold): unknown[] {
  const views = [view]
  for (const move of steps) views.push(move.reduce((was, step) => fold(was, step.view ?? {}), views.at(-1)))
  return views
}

/** Consecutive moves of one seat. */
export interface Turn {
  seat: number
  from: number
  to: number
}

export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = []
  for (const { ply, seat } of steps) {
    if (seat === null) continue
    const last = turns.at(-1)
    if (last?.seat === seat) last.to = ply
    else turns.push({ seat, from: ply, to: ply })
  }
  return turns
}

export const SPEEDS = [0.5, 1, 4] as const
const BETWEEN = 500 // ms between two moves
const STILL = 1500 // ms a move is looked at where it is not told
const LOOKAHEAD = [1, 2, 3, -1]
const KEPT = 300

/** Where a game comes from: the view after so many moves, and the steps of the move that leads there. */
export interface Film {
  view: (ply: number) => Promise<unknown>
  steps: (ply: number) => Promise<readonly StepTold[]>
}

/** Goes through the plies of a game, by hand or by itself, on the same stage as a table. */
export class Player {
  readonly stage = new Stage<Shown>()
  ply = $state(0)
  last = $state(0)
  playing = $state(false)
  seen = $state(-1) // the ply that the view shows
  failed = $state(false)
  steps: readonly Step[] = $state.raw([])

  #speed = $state(1)
  #views = new Map<number, Promise<unknown>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #plans = 0

  constructor(readonly film: Film) {
    this.stage.patient = false
  }

  get view(): unknown {
    return this.stage.table?.view ?? null
  }

  get speed(): number {
    return this.#speed
  }
  set speed(speed: number) {
    this.#speed = this.stage.tempo = speed
  }

  /** The steps there are now; views of moves that were taken back are forgotten. Who looks at the end goes on doing so. */
  know(steps: readonly Step[]): void {
    const before = this.steps
    let same = 0
    while (same < Math.min(before.length, steps.length) && before[same]!.deed.n === steps[same]!.deed.n) same++
    for (const ply of [...this.#views.keys()]) if (ply >= same) this.#views.delete(ply)
    const followed = before.length > 0 && this.ply === this.last
    this.steps = steps
    this.last = Math.max(0, steps.length - 1)
    if (followed || this.ply > this.last) this.seek(this.last)
    else if (same <= this.seen) void this.#show(false)
  }

  /** A view that came by another way. */
  remember(ply: number, view: unknown): void {
    if (!this.#views.has(ply)) this.#views.set(ply, Promise.resolve(view))
  }

  seek(ply: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply)))
    if (wanted === this.ply && wanted === this.seen) return
    const next = wanted === this.ply + 1
    this.ply = wanted
    if (this.playing && wanted === this.last) this.pause()
    void this.#show(next)
  }

  /** Somebody goes there: it stands still. */
  go(ply: number): void {
    this.pause()
    this.seek(ply)
  }

  step(by: number): void {
    this.go(this.ply + by)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  play(): void {
    if (this.ply >= this.last) this.seek(0)
    this.playing = true
    void this.#plan()
  }

  pause(): void {
    this.playing = false
    this.#plans++
    clearTimeout(this.#timer)
  }

  close(): void {
    this.pause()
    this.stage.skip()
    this.#views.clear()
  }

  get #isTold(): boolean {
    return FACTORS[settings.pace] > 0
  }

  async #plan(): Promise<void> {
    const plan = ++this.#plans
    await this.stage.told()
    if (plan !== this.#plans) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#goOn(), (this.#isTold ? BETWEEN : STILL) / this.speed)
  }

  async #goOn(): Promise<void> {
    await this.#viewAt(this.ply + 1).catch(() => null) // a slow network makes it wait, not skip
    if (!this.playing) return
    this.ply++
    await this.#show(true)
    if (!this.playing) return
    if (this.ply >= this.last) this.pause()
    else void this.#plan()
  }

  #viewAt(ply: number): Promise<unknown> {
    let view = this.#views.get(ply)
    if (!view) {
      view = this.film.view(ply)
      this.#views.set(ply, view)
      view.catch(() => this.#views.delete(ply))
      if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value!)
    }
    return view
  }

  async #show(next: boolean): Promise<void> {
    const wanted = this.ply
    // Somebody who drags over a hundred moves wants the one where they stop.
    if (!this.#views.has(wanted) && !next) await new Promise((resolve) => setTimeout(resolve, 60))
    if (wanted !== this.ply) return
    try {
      const view = await this.#viewAt(wanted)
      const told = next && this.#isTold ? await this.#told(wanted) : []
      if (wanted !== this.ply) return
      const log = this.steps.slice(0, wanted + 1).map((step) => step.deed)
      if (told.length) {
        this.stage.begin(told[0]!.before, log.slice(0, -1))
        this.stage.tell(told)
      } else this.stage.begin({ view }, log)
      this.seen = wanted
      this.failed = false
      for (const by of LOOKAHEAD)
        if (wanted + by >= 0 && wanted + by <= this.last) void this.#viewAt(wanted + by).catch(() => null)
    } catch {
      if (wanted === this.ply) this.failed = true
    }
  }

  /** The steps of the move that leads to a ply. */
  async #told(ply: number): Promise<Told<Shown>[]> {
    const deed = this.steps[ply]?.deed
    if (!deed) return []
    const [before, steps] = await Promise.all([this.#viewAt(ply - 1), this.film.steps(ply)])
    return inSteps(deed, steps, { view: before })
  }
}

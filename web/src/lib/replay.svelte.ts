// Looking back: the moves of a game one after another, and the view after each of them.

import type { DeedTold, EventTold, Said } from './protocol'

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

/** A game from a file, as the server told it (`POST /api/records`). */
export interface RecordTold {
  game: string
  seats: number
  options: Record<string, unknown>
  names: Said[] // of the seats, as the game calls them
  players?: string[] // who sat there, where the file tells; '' for nobody of a name
  moves: { seat: number; notation: string; aside?: boolean }[]
  views: unknown[]
  events: EventTold[][]
  scores?: number[]
  places?: number[]
  promise?: string
  secret?: string
  fair?: boolean
}

export function stepsOfRecord(record: RecordTold): Step[] {
  return record.events.map((events, ply) => {
    const seat = record.moves[ply - 1]?.seat ?? null
    return { ply, seat, deed: { n: ply, at: 0, do: ply ? 'move' : 'start', details: ply ? { seat } : {}, events } }
  })
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
const PACE = 1500 // ms a move is looked at
const LOOKAHEAD = [1, 2, 3, -1]
const KEPT = 300

/** Goes through the plies of a game, by hand or by itself. `load` gets the view after a ply. */
export class Player {
  ply = $state(0)
  last = $state(0)
  speed: number = $state(1)
  playing = $state(false)
  view: unknown = $state.raw(null)
  seen = $state(-1) // the ply that the view shows
  fresh: readonly DeedTold[] = $state.raw([])
  failed = $state(false)
  steps: readonly Step[] = $state.raw([])

  #views = new Map<number, Promise<unknown>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #load: (ply: number) => Promise<unknown>

  constructor(load: (ply: number) => Promise<unknown>) {
    this.#load = load
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
    const next = wanted === this.ply + 1
    this.ply = wanted
    if (this.playing && wanted === this.last) this.pause()
    void this.#show(next)
  }

  step(by: number): void {
    this.pause()
    this.seek(this.ply + by)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  play(): void {
    if (this.ply >= this.last) this.seek(0)
    this.playing = true
    this.#plan()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  close(): void {
    this.pause()
    this.#views.clear()
  }

  #plan(): void {
    clearTimeout(this.#timer)
    const happened = this.steps[this.ply]?.deed.events?.length ?? 0
    const wait = (PACE + 300 * Math.min(6, happened)) / this.speed
    this.#timer = setTimeout(() => void this.#goOn(), wait)
  }

  async #goOn(): Promise<void> {
    await this.#viewAt(this.ply + 1).catch(() => null) // a slow network makes it wait, not skip
    if (!this.playing) return
    this.seek(this.ply + 1)
    if (this.playing) this.#plan()
  }

  #viewAt(ply: number): Promise<unknown> {
    let view = this.#views.get(ply)
    if (!view) {
      view = this.#load(ply)
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
      if (wanted !== this.ply) return
      this.fresh = next ? this.steps.slice(wanted, wanted + 1).map((step) => step.deed) : []
      this.view = view
      this.seen = wanted
      this.failed = false
      for (const by of LOOKAHEAD) if (wanted + by >= 0 && wanted + by <= this.last) void this.#viewAt(wanted + by).catch(() => null)
    } catch {
      if (wanted === this.ply) this.failed = true
    }
  }
}

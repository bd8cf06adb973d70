// What is shown of a table. The server is always ahead: what it tells waits here, and is shown step by step, by one clock.
// Board, scores, log and decision all come from the shown state, so they never speak of different steps.

import { fold } from '../lib/fold'
import type { DeedTold, EventTold } from '../lib/told'
import type { StepTold } from '../lib/protocol'
import { FACTORS, settings } from '../lib/settings.svelte'
import * as sound from '../lib/sound'
import { CAPTION, type Scene, type Scenes } from './scenes'

/** What is shown: a table, or a position of a replay. */
export interface Shown {
  view?: unknown
}

/** Some events of an entry of the log, and what is shown before and after them. */
export interface Step<T extends Shown> {
  entry: DeedTold
  /** How many events of the entry have been told before it, and with it. */
  from: number
  to: number
  before: T
  after: T
}

/** The steps of an entry, as the server tells them, from what was shown before. */
export function inSteps<T extends Shown>(entry: DeedTold, told: readonly StepTold[], shown: T): Step<T>[] {
  let [from, before] = [0, shown]
  return told.map(({ events = 0, view = {} }) => {
    const step = { entry, from, to: from + events, before, after: { ...before, view: fold(before.view, view) } }
    from = step.to
    before = step.after
    return step
  })
}

/** What is being told: an event, or an entry of the log without one. */
export interface Beat {
  entry: DeedTold
  event: EventTold | null
  /** The place of the event in its entry, and where its step ends. */
  at: number
  to: number
  /** The part of its scene that is shown, and how long that takes (ms). */
  phase: string
  ms: number
}

/** What a board may know and do about the story. */
export interface Telling {
  /** What is being told; null: nothing, all has been. */
  readonly now: Beat | null
  /** All that has been told so far, what is told now included. */
  readonly log: readonly DeedTold[]
  /** What was told all at once, because there was no time to show it; empty as soon as something else is told. */
  readonly missed: readonly DeedTold[]
  /** What happened before is told once more. */
  readonly retelling: boolean
  /** It goes on when somebody says so. */
  readonly waits: boolean
  /** What was told last: an entry with what is new of it. */
  readonly fresh: readonly DeedTold[]
  /** The view when an event of an entry was told; null: nobody knows any more. */
  viewAt(n: number, at: number): unknown
  /** Somebody looks at it closely: it stays as long. */
  hold(on: boolean): void
  /** On to the next. */
  next(): void
  /** On without a stop, as long as this holds. */
  pass(still: (beat: Beat) => boolean): void
}

/** What a stage has to know about what it shows. */
export interface Rules<T extends Shown> {
  /** Whether somebody's clock runs while they are told: then all is told at once. */
  costs: (newest: T) => boolean
  /** Whether people play on meanwhile: then it hurries when it is late. Nobody is late for what bots play alone. */
  hurries: (newest: T) => boolean
  /** Whether whoever looks has done this. */
  isOwn: (entry: DeedTold, now: T) => boolean
  /** Whether it is about whoever looks: what somebody else has done, or what is to be read. */
  concerns: (beat: Beat, now: T, scene: Scene) => boolean
}

const FREE: Rules<Shown> = { costs: () => false, hurries: () => false, isOwn: () => false, concerns: () => false }

export const LATE = 20_000 // ms that may be left to tell, at the pace that somebody has set, until the story hurries
const MOST = 500 // steps that may wait at all
const HURRY = 0.2 // of the time, at the least
const AWAY = 6 // steps after which somebody who comes back to the page is asked whether to be told
const KEPT = 400 // steps that can be told once more
const LONGER = 2 // times as long for what concerns whoever looks

// Entries that are told though nothing happens on the board.
const DEEDS = new Set(['undo', 'concede', 'hand-over', 'take-back', 'pause', 'resume', 'end'])

export class Stage<T extends Shown = Shown> implements Telling {
  /** What is shown. */
  table: T | null = $state.raw(null)
  log: DeedTold[] = $state.raw([])
  /** What was shown last. */
  fresh: readonly DeedTold[] = $state.raw([])
  /** What was told all at once, because there was no time to show it. */
  missed: readonly DeedTold[] = $state.raw([])
  now: Beat | null = $state.raw(null)
  /** How many steps wait to be shown. */
  behind = $state(0)
  /** Whether all has been shown that led here: then it can be decided. */
  ready = $state(true)
  retelling = $state(false)
  /** It goes on when somebody says so. */
  waits = $state(false)
  /** How many steps have come while nobody looked; whoever comes back says what is to be done with them. */
  away = $state(0)
  /** How many times as fast as the pace says. */
  tempo = 1
  /** Whether it waits where a scene asks for it; a film goes on by itself. */
  patient = true
  /** How the board shows each kind of event. */
  scenes: Scenes = {}

  #queue: Step<T>[] = []
  #step: Step<T> | null = null // that is being told
  #history: Step<T>[] = []
  #retold: readonly Step<T>[] = [] // what was told once more, which may have been before the page was loaded
  #present: { table: T | null; log: DeedTold[]; queue: Step<T>[] } | null = null // while something is told once more
  #running = false
  #run = 0
  #wake: (() => void) | null = null
  #held = false
  #passing: ((beat: Beat) => boolean) | null = null
  #waiting: (() => void)[] = []
  readonly #rules: Rules<T>

  /** `plain`: everything is shown at once, as it comes. */
  constructor(
    rules: Partial<Rules<T>> = {},
    readonly plain = false,
  ) {
    this.#rules = { ...FREE, ...rules }
  }

  /** As it is now, for somebody who comes or comes back. */
  begin(table: T, log: DeedTold[]): void {
    this.#stop()
    this.#history = []
    this.table = table
    this.log = log
  }

  tell(steps: readonly Step<T>[]): void {
    const newest = steps.at(-1)?.after
    if (!newest) return
    if (this.#present) {
      this.#present.queue.push(...steps)
      if (this.#rules.costs(newest)) this.skip()
      return
    }
    // What is taken back need not be shown first.
    if (steps.some(({ entry }) => entry.do === 'undo')) this.#flush()
    // Who goes on does not wait for what they did before.
    else if (this.ready && this.#running && steps.every((step) => this.#isOwn(step))) this.#flush()
    this.#queue.push(...steps)
    this.behind = this.#queue.length
    const full = this.#queue.length > MOST && this.#rules.hurries(newest)
    if (this.plain || full || FACTORS[settings.pace] === 0 || this.#rules.costs(newest)) this.#flush()
    else if (!this.#running) void this.#tell()
  }

  /** What is said is heard at once, whatever is being shown. */
  say(entry: DeedTold): void {
    this.log = [...this.log, entry]
    if (this.#present) this.#present.log = [...this.#present.log, entry]
  }

  /** Tell entries of the log once more; false if they are not known any more. */
  retell(numbers: ReadonlySet<number>): boolean {
    this.skip()
    const steps = this.#history.filter((step) => numbers.has(step.entry.n))
    return new Set(steps.map((step) => step.entry.n)).size === numbers.size && this.once(steps)
  }

  /** Tell these steps, and then go on where it was; false if there are none. */
  once(steps: readonly Step<T>[]): boolean {
    if (!steps.length) return false
    const { entry, from } = steps[0]!
    this.#present = { table: this.table, log: this.log, queue: [] }
    this.table = steps[0]!.before
    this.log = this.log.flatMap((one) => (one.n < entry.n ? [one] : one.n === entry.n && from ? [part(one, from)] : []))
    this.retelling = true
    this.#queue = [...steps]
    this.#retold = steps
    void this.#tell()
    return true
  }

  /** Resolves when all has been told. */
  told(): Promise<void> {
    return this.#running ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve()
  }

  viewAt(n: number, at: number): unknown {
    const known = [...this.#history, ...this.#retold]
    return known.find(({ entry, from, to }) => entry.n === n && from <= at && at < to)?.after.view ?? null
  }

  /** All at once, up to now. */
  skip(): void {
    if (this.#present) this.#back()
    else this.#flush()
    this.missed = []
  }

  /** Nobody looks any more: nothing more is shown, nor heard. */
  close(): void {
    this.#stop()
  }

  next(): void {
    this.#held = false
    this.#wake?.()
  }

  pass(still: (beat: Beat) => boolean): void {
    this.#passing = still
    this.next()
  }

  hold(on: boolean): void {
    this.#held = on
  }

  /** Somebody who was away wants to be told. */
  comeBack(): void {
    this.away = 0
    this.next()
  }

  /** The page is seen, or not: nothing is told to nobody. */
  seen(): void {
    if (document.hidden || !this.#running) return
    this.away = this.behind > AWAY ? this.behind : 0
    if (!this.away) this.next()
  }

  #stop(): void {
    this.#run++
    this.#running = false
    this.#queue = []
    this.#step = null
    this.#present = null
    this.#held = false
    this.#passing = null
    this.#wake?.()
    this.behind = 0
    this.away = 0
    this.waits = false
    this.ready = true
    this.retelling = false
    this.now = null
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #flush(): void {
    const [left, begun] = [this.#queue, this.#step]
    this.#stop()
    if (begun) this.#write(begun.entry, begun.to)
    for (const step of left) this.#show(step)
    const whole = new Map(left.map(({ entry }) => [entry.n, entry]))
    if (whole.size) this.missed = this.fresh = [...whole.values()]
  }

  /** What was told once more is over. */
  #back(): void {
    const { table, log, queue } = this.#present!
    this.#stop()
    this.table = table
    this.log = log
    if (queue.length) this.tell(queue)
  }

  #show(step: Step<T>): void {
    this.table = step.after
    this.#write(step.entry, step.to)
    this.fresh = [{ ...step.entry, events: step.entry.events?.slice(step.from, step.to) ?? [] }]
    if (!this.retelling) this.#history = [...this.#history.slice(-KEPT), step]
  }

  /** So many events of an entry have been told. */
  #write(entry: DeedTold, events: number): void {
    const shown = part(entry, events)
    this.log = this.log.at(-1)?.n === shown.n ? [...this.log.slice(0, -1), shown] : within(this.log, shown)
  }

  async #tell(): Promise<void> {
    const run = ++this.#run
    this.#running = true
    this.ready = false
    while (this.#queue.length) {
      const step = (this.#step = this.#queue.shift()!)
      this.behind = this.#queue.length
      this.#show(step)
      this.missed = []
      // Whoever has just moved knows what they did, and may go on at once.
      this.ready = !this.behind && !this.retelling && this.#isOwn(step)
      // What is silent is not seen by itself: it goes on with what is told next, or all is told.
      for (const at of beatsOf(step)) {
        await this.#beat(step, at, run)
        if (run !== this.#run) return
      }
    }
    if (this.#present) this.#back()
    else this.#stop()
  }

  async #beat({ entry, to }: Step<T>, at: number, run: number): Promise<void> {
    const event = at < to ? (entry.events?.[at] ?? null) : null
    if (event) this.#write(entry, at + 1)
    const scene = this.#sceneOf(event)
    if (scene.cue && !this.retelling) sound.play(scene.cue)
    const phases = Object.entries(scene.phases)
    for (const [index, [phase, ms]] of phases.entries()) {
      const last = index === phases.length - 1
      const rest = last && !this.#goesOn(scene, entry, at) ? (scene.rest ?? 0) : 0
      const beat = (this.now = { entry, event, at, to, phase, ms: (ms + rest) * this.#factor(entry) })
      if (this.#passing && !this.#passing(beat)) this.#passing = null
      if (this.#passing) continue
      await this.#wait(beat, scene, last, run)
      if (run !== this.#run) return
    }
  }

  /** Whether the longer scene goes on with the next event, as far as that has come. */
  #goesOn({ part }: Scene, entry: DeedTold, at: number): boolean {
    const later = this.#queue.find((step) => step.from < step.to)
    const next = entry.events?.[at + 1] ?? later?.entry.events?.[later.from]
    return part !== undefined && next !== undefined && this.scenes[next.is]?.part === part
  }

  /** Waits as long as this is to be seen: not while the page is hidden, and longer where somebody looks closely. */
  async #wait(beat: Beat, scene: Scene, last: boolean, run: number): Promise<void> {
    const on = (): boolean => run === this.#run
    // Whoever may decide already reads it where they decide.
    const reads = last && this.table !== null && !this.retelling && !this.ready
    const concerns = reads && this.#rules.concerns(beat, this.table!, scene)
    const asked = scene.waits ?? false
    this.waits =
      last && this.patient && ((settings.pace === 'step' && !scene.small) || asked || (concerns && settings.reading))
    await this.#sleep(this.waits ? null : beat.ms * (concerns || asked ? LONGER : 1))
    while (on() && (this.#held || document.hidden || this.away)) await this.#sleep(this.#held ? 250 : null)
    if (on()) this.waits = false
  }

  /** Null: until somebody wakes it. */
  #sleep(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.#wake?.(), ms)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }

  /** The rest of what is told now is no delay: a move with many steps takes its time. */
  #factor(entry: DeedTold): number {
    const newest = this.#queue.at(-1)?.after
    const pace = (FACTORS[settings.pace] || 1) / this.tempo
    if (this.retelling || settings.pace === 'step' || !newest || !this.#rules.hurries(newest)) return pace
    const left = this.#queue.reduce((sum, step) => sum + (step.entry.n === entry.n ? 0 : this.#lasts(step)), 0) * pace
    return pace * Math.max(HURRY, LATE / Math.max(LATE, left))
  }

  /** How long a step takes at a normal pace (ms). */
  #lasts(step: Step<T>): number {
    return beatsOf(step).reduce((sum, at) => {
      const { phases } = this.#sceneOf(step.entry.events?.[at])
      return sum + Object.values(phases).reduce((all, ms) => all + ms, 0)
    }, 0)
  }

  #sceneOf(event: EventTold | null | undefined): Scene {
    return (event && this.scenes[event.is]) ?? CAPTION
  }

  #isOwn({ entry, after }: Step<T>): boolean {
    return this.#rules.isOwn(entry, after)
  }
}

/** The events that are told one after another; of a deed at the table, the deed. */
function beatsOf({ entry, from, to }: Step<Shown>): number[] {
  if (from < to) return Array.from({ length: to - from }, (_, at) => from + at)
  return !from && DEEDS.has(entry.do) ? [0] : []
}

/** An entry with so many of its events. */
function part(entry: DeedTold, events: number): DeedTold {
  return entry.events && events < entry.events.length ? { ...entry, events: entry.events.slice(0, events) } : entry
}

/** The log with an entry at its place: what was said meanwhile may stand after it. */
function within(log: readonly DeedTold[], entry: DeedTold): DeedTold[] {
  const at = log.findIndex((one) => one.n >= entry.n)
  if (at < 0) return [...log, entry]
  return [...log.slice(0, at), entry, ...log.slice(log[at]!.n === entry.n ? at + 1 : at)]
}

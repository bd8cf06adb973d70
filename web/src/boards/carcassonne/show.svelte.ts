// What just happened, shown in order: tiles land, figures drop in, dice roll, points fly up, figures go home.
// The view is always ahead of the show: what has not been shown yet is hidden, and what has already gone is kept a while.

import type { CarcassonneView, DeedTold, EventTold, FigureView } from '../../lib/protocol'
import { mayMove } from '../../lib/settings.svelte'
import { Pace } from '../pace'
import { arg, PREFIX, readFight, type Fight } from './fights'

export interface Points {
  id: number
  cell: string
  segment: string | null
  seat: number
  points: number
}
export type Step = 'tile' | 'figure' | 'fight' | 'score'
export interface FightShown {
  fight: Fight
  round: number // that is shown now
  rolling: boolean
  over: boolean
  still: boolean // shown whole, because nothing may move
}

const MS = { tile: 420, figure: 380, roll: 850, read: 1150, won: 2600, score: 620, back: 280, fly: 1500, still: 9000, held: 250 }
const HURRY = 0.3 // of the time, when more has happened meanwhile
const STEPS: Record<string, Step> = { placed: 'tile', figure: 'figure', fight: 'fight', scored: 'score', final: 'score' }

export const figureKey = (figure: Pick<FigureView, 'seat' | 'size' | 'cell' | 'segment'>): string => `${figure.seat} ${figure.size} ${figure.cell}/${figure.segment}`

const without = <T>(set: ReadonlySet<T>, value: T): Set<T> => new Set([...set].filter((one) => one !== value))

export class Show {
  hiddenTiles: ReadonlySet<string> = $state.raw(new Set<string>())
  hiddenFigures: ReadonlySet<string> = $state.raw(new Set<string>())
  /** Figures that the view no longer has. */
  gone: readonly FigureView[] = $state.raw([])
  landing: string | null = $state(null)
  dropping: string | null = $state(null)
  leaving: ReadonlySet<string> = $state.raw(new Set<string>())
  points: readonly Points[] = $state.raw([])
  fight: FightShown | null = $state.raw(null)
  /** The step of the turn that is being shown; null: nothing is. */
  step: Step | null = $state(null)
  /** What happened before is shown once more. */
  retelling = $state(false)

  #seen = -1
  #queue: EventTold[][] = []
  #run = 0 // the show that is on; what was cleared away stops by itself
  #playing = false
  #held = false
  #pace = new Pace(() => (this.#queue.length > 1 && !this.retelling ? HURRY : 1))
  #next = 0

  /** New entries of the log; those already shown are left out. */
  add(deeds: readonly DeedTold[]): void {
    for (const deed of deeds) {
      if (deed.n <= this.#seen) continue
      this.#seen = deed.n
      if (deed.do === 'undo') this.clear()
      else if (deed.events?.length) this.#enqueue(deed.events)
    }
    if (!this.#playing) void this.#play()
  }

  /** Once more, because somebody asked for it: step by step even where nothing is to move by itself. */
  again(deeds: readonly DeedTold[]): void {
    this.clear()
    const told = deeds.flatMap((deed) => (deed.do === 'move' && deed.events?.length ? [deed.events] : []))
    for (const events of told) this.#prepare(events)
    this.retelling = told.length > 0
    void this.#play()
  }

  #enqueue(events: readonly EventTold[]): void {
    if (mayMove() || this.retelling) {
      this.#prepare(events)
      return
    }
    const last = events.flatMap((event, at) => (event.key === `${PREFIX}fight` ? [readFight(events, at).fight] : [])).at(-1)
    if (last) this.#showStill(last)
  }

  #prepare(events: readonly EventTold[]): void {
    this.#queue.push([...events])
    for (const event of events) {
      const what = event.key.slice(PREFIX.length)
      if (what === 'placed') this.hiddenTiles = new Set([...this.hiddenTiles, arg<string>(event, 'cell')])
      if (what === 'figure') this.hiddenFigures = new Set([...this.hiddenFigures, figureKey(figureIn(event))])
      if (what === 'returned') this.gone = [...this.gone, figureIn(event)]
    }
  }

  #showStill(fight: Fight): void {
    const shown = (this.fight = { fight, round: fight.rounds.length - 1, rolling: false, over: true, still: true })
    const leave = (): void => {
      if (this.fight !== shown) return
      if (this.#held) this.#pace.later(MS.held, leave)
      else this.fight = null
    }
    this.#pace.later(MS.still, leave)
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.#playing = true
    while (this.#queue.length && run === this.#run) {
      const events = this.#queue.shift()!
      for (let at = 0; at < events.length && run === this.#run; at++) {
        const event = events[at]!
        this.step = STEPS[event.key.slice(PREFIX.length)] ?? this.step
        if (event.key === `${PREFIX}fight`) await this.#playFight(readFight(events, at).fight, run)
        else await this.#step(event, run)
      }
    }
    if (run !== this.#run) return
    this.#tidy()
    this.#playing = false
    this.retelling = false
  }

  async #step(event: EventTold, run: number): Promise<void> {
    switch (event.key.slice(PREFIX.length)) {
      case 'placed': {
        const cell = arg<string>(event, 'cell')
        this.hiddenTiles = without(this.hiddenTiles, cell)
        this.landing = cell
        await this.#pace.wait(MS.tile)
        break
      }
      case 'figure': {
        const key = figureKey(figureIn(event))
        this.hiddenFigures = without(this.hiddenFigures, key)
        this.dropping = key
        await this.#pace.wait(MS.figure)
        break
      }
      case 'scored':
      case 'final':
        this.#fly({ cell: arg(event, 'cell'), segment: null, seat: arg(event, 'seat'), points: arg(event, 'points') })
        await this.#pace.wait(MS.score)
        break
      case 'returned': {
        const figure = figureIn(event)
        const key = figureKey(figure)
        this.leaving = new Set([...this.leaving, key])
        await this.#pace.wait(MS.back)
        if (run !== this.#run) return
        const at = this.gone.findIndex((one) => figureKey(one) === key)
        this.gone = this.gone.filter((_, index) => index !== at)
        this.leaving = without(this.leaving, key)
        break
      }
    }
  }

  async #playFight(fight: Fight, run: number): Promise<void> {
    const show = (round: number, rolling: boolean, over: boolean): void => {
      if (run === this.#run) this.fight = { fight, round, rolling, over, still: false }
    }
    const on = (): boolean => run === this.#run && !this.#pace.skipping
    const last = fight.rounds.length - 1
    this.#pace.skipping = false
    for (let round = 0; round <= last && on(); round++) {
      show(round, true, false)
      await this.#pace.wait(MS.roll)
      show(round, false, false)
      if (round < last && on()) await this.#pace.wait(MS.read)
    }
    this.#pace.skipping = false
    show(last, false, true)
    await this.#pace.wait(MS.won)
    while (this.#held && on()) await this.#pace.wait(MS.held)
    this.#pace.skipping = false
    if (run === this.#run) this.fight = null
  }

  #fly(points: Omit<Points, 'id'>): void {
    const id = this.#next++
    this.points = [...this.points, { ...points, id }]
    this.#pace.later(MS.fly, () => {
      this.points = this.points.filter((one) => one.id !== id)
    })
  }

  /** One key or click: the fight at once, then away with it. */
  skip(): void {
    this.#held = false
    if (this.fight?.still) this.fight = null
    this.#pace.skipping = this.fight !== null
    this.#pace.wake()
  }

  /** Somebody looks at the fight closely: it stays as long. */
  hold(on: boolean): void {
    this.#held = on
  }

  /** What a figure of the show looks like to the board: hidden, dropping in, or going. */
  figures(view: CarcassonneView): FigureView[] {
    return [...view.figures, ...this.gone].filter((figure) => !this.hiddenFigures.has(figureKey(figure)))
  }

  clear(): void {
    this.#run++
    this.#queue = []
    this.#playing = false
    this.retelling = false
    this.fight = null
    this.points = []
    this.#tidy()
    this.skip()
  }

  #tidy(): void {
    this.hiddenTiles = new Set()
    this.hiddenFigures = new Set()
    this.gone = []
    this.leaving = new Set()
    this.landing = null
    this.dropping = null
    this.step = null
  }

  stop(): void {
    this.#run++
    this.#queue = []
    this.#pace.stop()
  }
}

function figureIn(event: EventTold): FigureView {
  return { seat: arg(event, 'seat'), size: arg(event, 'size'), cell: arg(event, 'cell'), segment: arg(event, 'segment') }
}

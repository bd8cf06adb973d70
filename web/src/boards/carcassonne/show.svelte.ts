// What just happened, shown in order: tiles land, figures drop in, dice roll, points fly up, figures go home.
// The view is always ahead of the show: what has not been shown yet is hidden, and what has already gone is kept a while.

import type { CarcassonneView, DeedTold, EventTold, FigureView } from '../../lib/protocol'
import { mayMove, settings } from '../../lib/settings.svelte'
import { arg, PREFIX, readFight, type Fight } from './fights'

export interface Points {
  id: number
  cell: string
  segment: string | null
  seat: number
  points: number
}
export interface FightShown {
  fight: Fight
  round: number // that is shown now
  rolling: boolean
  over: boolean
  still: boolean // shown whole, because nothing may move
}

const MS = { tile: 420, figure: 380, roll: 850, read: 1150, won: 1900, score: 620, back: 280, fly: 1500, still: 7000 }
const HURRY = 0.3 // of the time, when more has happened meanwhile

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

  #seen = -1
  #queue: EventTold[][] = []
  #playing = false
  #skipping = false
  #wake: (() => void) | null = null
  #timers = new Set<ReturnType<typeof setTimeout>>()
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

  #enqueue(events: readonly EventTold[]): void {
    if (!mayMove()) {
      const fights = events.flatMap((event, at) => (event.key === `${PREFIX}fight` ? [readFight(events, at).fight] : []))
      const last = fights.at(-1)
      if (last) this.#showStill(last)
      return
    }
    this.#queue.push([...events])
    const placed = new Set<string>()
    for (const event of events) {
      const what = event.key.slice(PREFIX.length)
      if (what === 'placed') this.hiddenTiles = new Set([...this.hiddenTiles, arg<string>(event, 'cell')])
      if (what === 'figure') {
        placed.add(figureKey(figureIn(event)))
        this.hiddenFigures = new Set([...this.hiddenFigures, figureKey(figureIn(event))])
      }
      if (what === 'returned') this.gone = [...this.gone, figureIn(event)]
    }
  }

  #showStill(fight: Fight): void {
    this.fight = { fight, round: fight.rounds.length - 1, rolling: false, over: true, still: true }
    const shown = this.fight
    this.#later(MS.still, () => {
      if (this.fight === shown) this.fight = null
    })
  }

  async #play(): Promise<void> {
    this.#playing = true
    for (let events = this.#queue.shift(); events; events = this.#queue.shift()) {
      for (let at = 0; at < events.length; at++) {
        const event = events[at]!
        if (event.key === `${PREFIX}fight`) {
          const { fight } = readFight(events, at)
          await this.#playFight(fight)
        } else await this.#step(event)
      }
    }
    this.#tidy()
    this.#playing = false
  }

  async #step(event: EventTold): Promise<void> {
    switch (event.key.slice(PREFIX.length)) {
      case 'placed': {
        const cell = arg<string>(event, 'cell')
        this.hiddenTiles = without(this.hiddenTiles, cell)
        this.landing = cell
        await this.#wait(MS.tile)
        break
      }
      case 'figure': {
        const key = figureKey(figureIn(event))
        this.hiddenFigures = without(this.hiddenFigures, key)
        this.dropping = key
        await this.#wait(MS.figure)
        break
      }
      case 'scored':
      case 'final':
        this.#fly({ cell: arg(event, 'cell'), segment: null, seat: arg(event, 'seat'), points: arg(event, 'points') })
        await this.#wait(MS.score)
        break
      case 'returned': {
        const figure = figureIn(event)
        const key = figureKey(figure)
        this.leaving = new Set([...this.leaving, key])
        await this.#wait(MS.back)
        const at = this.gone.findIndex((one) => figureKey(one) === key)
        this.gone = this.gone.filter((_, index) => index !== at)
        this.leaving = without(this.leaving, key)
        break
      }
    }
  }

  async #playFight(fight: Fight): Promise<void> {
    this.#skipping = false
    for (let round = 0; round < fight.rounds.length && !this.#skipping; round++) {
      this.fight = { fight, round, rolling: true, over: false, still: false }
      await this.#wait(MS.roll)
      this.fight = { ...this.fight, rolling: false }
      if (round < fight.rounds.length - 1) await this.#wait(MS.read)
    }
    this.#skipping = false
    this.fight = { fight, round: fight.rounds.length - 1, rolling: false, over: true, still: false }
    await this.#wait(MS.won)
    this.fight = null
    this.#skipping = false
  }

  #fly(points: Omit<Points, 'id'>): void {
    const id = this.#next++
    this.points = [...this.points, { ...points, id }]
    this.#later(MS.fly, () => {
      this.points = this.points.filter((one) => one.id !== id)
    })
  }

  /** One key or click: the fight at once, then away with it. */
  skip(): void {
    if (this.fight?.still) this.fight = null
    this.#skipping = true
    this.#wake?.()
  }

  /** What a figure of the show looks like to the board: hidden, dropping in, or going. */
  figures(view: CarcassonneView): FigureView[] {
    return [...view.figures, ...this.gone].filter((figure) => !this.hiddenFigures.has(figureKey(figure)))
  }

  clear(): void {
    this.#queue = []
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
  }

  stop(): void {
    this.#queue = []
    for (const timer of this.#timers) clearTimeout(timer)
    this.#wake?.()
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, ms)
    this.#timers.add(timer)
  }

  #wait(ms: number): Promise<void> {
    if (this.#skipping) return Promise.resolve()
    const factor = (settings.speed === 'fast' ? 0.45 : 1) * (this.#queue.length > 1 ? HURRY : 1)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), ms * factor)
      this.#timers.add(timer)
      this.#wake = () => {
        clearTimeout(timer)
        this.#timers.delete(timer)
        this.#wake = null
        resolve()
      }
    })
  }
}

function figureIn(event: EventTold): FigureView {
  return { seat: arg(event, 'seat'), size: arg(event, 'size'), cell: arg(event, 'cell'), segment: arg(event, 'segment') }
}

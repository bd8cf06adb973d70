// What just happened, shown in order: ships and patrols fly, dice roll, and what came of it is read.
// The view is always ahead of the show: until it has caught up, places are those shown so far.

import type { DeedTold, EventTold, Said } from '../../lib/protocol'
import { mayMove } from '../../lib/settings.svelte'
import { Pace } from '../pace'
import type { RimView } from './view'
import { spaceOfKey } from './words'

/** A story as far as it is told: an encounter, a combat, a turn of the AI. */
export interface Scene {
  seat: number | null
  title: Said
  rolls: readonly Roll[]
  lines: readonly Said[]
}
export interface Roll {
  id: number
  seat: number | null // null: the enemy
  faces: readonly string[]
  rolling: boolean
}
export interface Places {
  ships: readonly (string | null)[]
  patrols: ReadonlyMap<string, string>
}

const PREFIX = 'outer_rim-event-'
const MS = { move: 720, patrol: 520, title: 900, roll: 750, line: 650, outcome: 1500, still: 3500 }
const HURRY = 0.25 // of the time, when more has happened meanwhile

// Events that begin a story, that go on with it, and that say how it ended.
const TITLES = new Set(['encounter', 'contact', 'combat', 'databank', 'job', 'ai-section'])
const LINES = new Set([
  'tested', 'combat-won', 'combat-lost', 'used', 'ignored', 'gained', 'lost', 'fame', 'reputation', 'reputation-kept', 'wounded', 'dented', 'recovered', 'defeated', 'goal-token', 'goal', 'took', 'declined', 'discarded', 'delivered', 'secret',
  'secret-kept', 'secret-kept-secret', 'job-done', 'job-failed', 'captured', 'killed', 'bought', 'no-card', 'ai-does', 'ai-skips', 'ai-nothing', 'ai-stops', 'ai-passes', 'ai-buys-not', 'ai-no-crew', 'ai-goal', 'ai-goal-gone',
])
const OUTCOMES = new Set(['tested', 'combat-won', 'combat-lost', 'fame', 'goal', 'job-done', 'job-failed', 'defeated', 'captured', 'killed', 'delivered'])
const MOST = 9 // lines of a story

type Args = Record<string, unknown>
export const nameOf = (event: { key: string }): string => (event.key.startsWith(PREFIX) ? event.key.slice(PREFIX.length) : event.key)
const argsOf = (event: EventTold): Args => (event.args ?? {}) as Args

/** Faces of dice, told as a list in a list. */
export function facesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('key' in value)) return []
  const { key, args } = value as { key: string; args?: Args }
  if (key === 'outer_rim-list') return [...facesIn(args?.first), ...facesIn(args?.rest)]
  const face = /^outer_rim-face-(\w+)$/.exec(key)?.[1]
  return face ? [face] : []
}

const placesOf = (view: RimView): Places => ({ ships: view.players.map((one) => one.space), patrols: new Map(view.patrols.map((one) => [one.faction, one.space])) })

export class Show {
  scene: Scene | null = $state.raw(null)
  /** What happened before is shown once more. */
  retelling = $state(false)
  #shown: Places | null = $state.raw(null) // null: as they are

  #settled: Places | null = null // where all was when the show had last caught up
  #view: RimView | null = null
  #seen = -1
  #queue: EventTold[][] = []
  #run = 0
  #playing = false
  #pace = new Pace(() => (this.#queue.length > 2 && !this.retelling ? HURRY : 1))
  #next = 0

  places(view: RimView): Places {
    return this.#shown ?? placesOf(view)
  }

  /** The view as it is now. */
  remember(view: RimView): void {
    this.#view = view
    if (!this.#playing && !this.#queue.length) this.#settled = placesOf(view)
  }

  /** New entries of the log; those already shown are left out. */
  add(deeds: readonly DeedTold[]): void {
    const still = !mayMove() && !this.retelling
    for (const deed of deeds) {
      if (deed.n <= this.#seen) continue
      this.#seen = deed.n
      if (deed.do === 'undo') this.clear()
      else if (!deed.events?.length) continue
      else if (still) for (const event of deed.events) this.#stage(event)
      else this.#queue.push([...deed.events])
    }
    if (still) {
      if (this.scene) {
        const left = this.scene
        this.#pace.later(MS.still, () => this.scene === left && (this.scene = null))
      }
    } else if (this.#queue.length && !this.#playing) {
      this.#shown = this.#settled
      void this.#play()
    }
  }

  /** Once more, because somebody asked for it. */
  again(deeds: readonly DeedTold[]): void {
    this.clear()
    const told = deeds.flatMap((deed) => (deed.do === 'move' && deed.events?.length ? [[...deed.events]] : []))
    if (!told.length) return
    this.#queue = told
    this.retelling = true
    this.#shown = this.#view ? placesOf(this.#view) : null
    void this.#play()
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.#playing = true
    while (this.#queue.length && run === this.#run) {
      this.#pace.skipping = false
      for (const event of this.#queue.shift()!) {
        if (run !== this.#run) return
        await this.#step(event)
      }
    }
    if (run !== this.#run) return
    if (this.scene) await this.#pace.wait(MS.outcome)
    if (run !== this.#run) return
    this.#playing = false
    this.retelling = false
    this.#shown = null
    this.scene = null
    if (this.#view) this.#settled = placesOf(this.#view)
  }

  async #step(event: EventTold): Promise<void> {
    const args = argsOf(event)
    const name = nameOf(event)
    const space = spaceOfKey(args.space)
    if ((name === 'moved' || name === 'start') && space && this.#shown) {
      const ships = [...this.#shown.ships]
      ships[Number(args.seat)] = space
      this.#shown = { ...this.#shown, ships }
      if (name === 'moved') await this.#pace.wait(MS.move)
      return
    }
    if ((name === 'patrol' || name === 'patrol-new') && space && this.#shown) {
      this.#shown = { ...this.#shown, patrols: new Map(this.#shown.patrols).set(String(args.faction), space) }
      await this.#pace.wait(MS.patrol)
      return
    }
    if (name === 'turn') this.scene = null
    const before = this.scene
    const roll = this.#stage(event)
    if (roll !== null) {
      await this.#pace.wait(MS.roll)
      this.#rest(roll)
      await this.#pace.wait(MS.line)
    } else if (this.scene !== before) await this.#pace.wait(TITLES.has(name) ? MS.title : OUTCOMES.has(name) ? MS.outcome : MS.line)
  }

  /** What an event means for the story; gives the roll it adds, if it adds one. */
  #stage(event: EventTold): number | null {
    const args = argsOf(event)
    const name = nameOf(event)
    const seat = typeof args.seat === 'number' ? args.seat : null
    if (TITLES.has(name)) this.scene = { seat, title: event, rolls: [], lines: [] }
    else if (name === 'rolled' || name === 'enemy-rolled') {
      const id = this.#next++
      const roll: Roll = { id, seat: name === 'rolled' ? seat : null, faces: facesIn(args.faces), rolling: mayMove() }
      const now = this.scene ?? { seat, title: event, rolls: [], lines: [] }
      // A reroll takes the place of what was rolled before.
      this.scene = { ...now, rolls: [...now.rolls.filter((one) => one.seat !== roll.seat), roll] }
      return id
    } else if (LINES.has(name) && this.scene) this.scene = { ...this.scene, lines: [...this.scene.lines, event].slice(-MOST) }
    return null
  }

  #rest(id: number): void {
    if (this.scene) this.scene = { ...this.scene, rolls: this.scene.rolls.map((one) => (one.id === id ? { ...one, rolling: false } : one)) }
  }

  /** One key or click: on to the end of what is shown. */
  skip(): void {
    if (!this.#playing) this.scene = null
    this.#pace.skip()
  }

  clear(): void {
    this.#run++
    this.#queue = []
    this.#playing = false
    this.retelling = false
    this.scene = null
    this.#shown = null
    this.#pace.wake()
  }

  stop(): void {
    this.#run++
    this.#queue = []
    this.#pace.stop()
  }
}

// What just happened, shown in order: ships travel, dice roll, hits fall, Power flies up.
// The view is always ahead of the show: what has not been shown yet is undone here, ship by ship.

import type { DeedTold, EventTold, Said } from '../../lib/protocol'
import { mayMove } from '../../lib/settings.svelte'
import { Pace } from '../pace'
import type { ArcsView, FleetView } from './view'

export interface Flight {
  id: number
  seat: number
  from: string
  to: string
  fresh: number
  damaged: number
  ms: number
}
export interface Gain {
  id: number
  seat: number
  power: number
  ambition: string
}
export interface Battle {
  system: string
  attacker: number
  defender: number
}
export interface Scene extends Battle {
  dice: readonly (readonly [kind: string, face: number])[]
  rolling: boolean
  /** What came of it so far. */
  lines: readonly Said[]
  over: boolean
}

const PREFIX = 'arcs-event-'
const MS = { move: 620, pop: 220, roll: 950, read: 900, hit: 420, won: 2600, power: 700, fly: 1700, still: 8000, held: 250 }
const HURRY = 0.3 // of the time, when more has happened meanwhile
// What a battle brings about.
const OUTCOMES = new Set(['hit', 'intercepted', 'stole', 'outrage', 'discarded', 'agents-trophies', 'buried'])

type Args = Record<string, unknown>
const argsOf = (event: EventTold): Args => (event.args ?? {}) as Args
const nameOf = (event: EventTold): string => (event.key.startsWith(PREFIX) ? event.key.slice(PREFIX.length) : event.key)

/** Whether what happened belongs to a battle that has begun. */
const goesOnIn = (events: readonly EventTold[]): boolean => events.some((event) => nameOf(event) === 'rolled' || OUTCOMES.has(nameOf(event)))

/** The system that an event tells of as a message. */
function systemIn(value: unknown): string | null {
  const { args } = (value ?? {}) as { args?: { cluster?: unknown; place?: unknown } }
  return args && typeof args.cluster === 'number' && typeof args.place === 'string' ? `c${args.cluster}_${args.place}` : null
}

/** What an event changes about ships: system, seat, fresh ones, damaged ones. */
export type Change = readonly [system: string, seat: number, fresh: number, damaged: number]

export function changesOf(event: EventTold): Change[] {
  const args = argsOf(event)
  const seat = Number(args.seat ?? args.owner_seat)
  switch (nameOf(event)) {
    case 'moved': {
      const [from = '', to = ''] = String(args.path ?? '').split(' ')
      const [fresh, damaged] = [Number(args.fresh), Number(args.damaged)]
      return to ? [[from, seat, -fresh, -damaged], [to, seat, fresh, damaged]] : []
    }
    case 'built': {
      if (args.piece !== 'ship') return []
      const system = String(args.site).split('/')[0]!
      return [[system, seat, args.state === 'damaged' ? 0 : 1, args.state === 'damaged' ? 1 : 0]]
    }
    case 'placed': {
      const system = systemIn(args.system)
      return system ? [[system, seat, Number(args.count), 0]] : []
    }
    case 'repaired': {
      const system = systemIn(args.system)
      return system && args.piece === 'ship' ? [[system, seat, 1, -1]] : []
    }
    case 'hit': {
      const system = systemIn(args.system)
      if (!system || args.piece !== 'ship') return []
      return [[system, Number(args.owner_seat), args.state === 'damaged' ? -1 : 0, args.state === 'damaged' ? 1 : -1]]
    }
    default:
      return []
  }
}

/** `skirmish:1 assault:4` */
export const facesIn = (text: string): [string, number][] =>
  text.split(' ').filter(Boolean).map((one) => {
    const [kind = '', face = ''] = one.split(':')
    return [kind, Number(face)]
  })

export class Show {
  flights: readonly Flight[] = $state.raw([])
  gains: readonly Gain[] = $state.raw([])
  scene: Scene | null = $state.raw(null)
  /** What happened before is shown once more. */
  retelling = $state(false)
  /** Changes that have not been shown yet. */
  #pending: readonly Change[] = $state.raw([])

  #seen = -1
  #queue: EventTold[][] = []
  #run = 0 // the show that is on; what was cleared away stops by itself
  #playing = false
  #held = false
  #pace = new Pace(() => (this.#queue.length > 1 && !this.retelling ? HURRY : 1))
  #next = 0
  #battle: Battle | null = null // the last one
  /** The battle as far as it is told: it outlives the scene while somebody decides. */
  #story: Scene | null = $state.raw(null)

  /** `goesOn` tells whether the battle is still being decided: then it stays on the table. */
  constructor(readonly goesOn: () => boolean) {}

  /** Ships by system, as far as the show has come. */
  fleets(view: ArcsView): Map<string, readonly FleetView[]> {
    const found = new Map<string, readonly FleetView[]>(view.systems.map((one) => [one.system, one.ships]))
    for (const [system, seat, fresh, damaged] of this.#pending) {
      const fleet = (found.get(system) ?? []).map((one) => ({ ...one }))
      let own = fleet.find((one) => one.seat === seat)
      if (!own) fleet.push((own = { seat, fresh: 0, damaged: 0 }))
      own.fresh -= fresh
      own.damaged -= damaged
      found.set(system, fleet.sort((a, b) => a.seat - b.seat))
    }
    for (const [system, fleet] of found)
      found.set(system, fleet.map((one) => ({ ...one, fresh: Math.max(0, one.fresh), damaged: Math.max(0, one.damaged) })).filter((one) => one.fresh + one.damaged > 0))
    return found
  }

  /** What came of the battle that is on. */
  get lines(): readonly Said[] {
    return this.#story?.lines ?? []
  }

  /** New entries of the log; those already shown are left out. */
  add(deeds: readonly DeedTold[]): void {
    const still = !mayMove() && !this.retelling
    for (const deed of deeds) {
      if (deed.n <= this.#seen) continue
      this.#seen = deed.n
      if (deed.do === 'undo') this.clear()
      else if (!deed.events?.length) continue
      else if (!still) this.#prepare(deed.events)
      else {
        if (this.#story?.dice.length && !goesOnIn(deed.events)) this.#end()
        for (const event of deed.events) this.#stage(event)
      }
    }
    if (still) this.#settle()
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

  #prepare(events: readonly EventTold[]): void {
    this.#queue.push([...events])
    this.#pending = [...this.#pending, ...events.flatMap(changesOf)]
  }

  /** Where nothing moves: the battle as it ended, for a while. */
  #settle(): void {
    if (!this.#story) return
    if (this.goesOn()) {
      this.scene = null
      return
    }
    const shown = this.#end()
    const leave = (): void => {
      if (this.scene !== shown) return
      if (this.#held) this.#pace.later(MS.held, leave)
      else this.scene = null
    }
    this.#pace.later(MS.still, leave)
  }

  /** The battle is over: what is shown of it then. */
  #end(): Scene | null {
    this.scene = this.#story?.dice.length ? { ...this.#story, rolling: false, over: true } : null
    this.#story = null
    return this.scene
  }

  #tell(story: Scene): void {
    this.scene = this.#story = story
  }

  /** What an event means for the battle that is shown. */
  #stage(event: EventTold): void {
    const args = argsOf(event)
    const name = nameOf(event)
    if (name === 'battle') {
      this.#battle = { system: String(args.at), attacker: Number(args.seat), defender: Number(args.owner_seat) }
      this.#tell({ ...this.#battle, dice: [], rolling: false, lines: [], over: false })
    } else if (name === 'rolled' && (this.#story || this.#battle)) this.#tell({ lines: [], rolling: false, ...(this.#story ?? this.#battle!), dice: facesIn(String(args.faces)), over: false })
    else if ((OUTCOMES.has(name) || name === 'secured') && this.#story?.dice.length) this.#tell({ ...this.#story, lines: [...this.#story.lines, event] })
  }

  /** A battle that is on: what is rolled next belongs to it. */
  remember(battle: (Battle & Pick<Scene, 'dice'>) | null): void {
    if (!battle) return
    this.#battle = battle
    if (!this.#story && !this.#playing) this.#story = { ...battle, rolling: false, lines: [], over: false }
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.#playing = true
    while (this.#queue.length && run === this.#run) {
      const events = this.#queue.shift()!
      this.#pace.skipping = false
      for (const event of events) {
        if (run !== this.#run) return
        await this.#step(event, run)
      }
      if (run === this.#run && this.#story) await this.#endScene(run)
    }
    // Who stops may end a battle without a word.
    if (run === this.#run && this.#story && !this.goesOn()) await this.#endScene(run)
    if (run !== this.#run) return
    this.#pending = []
    this.#playing = false
    this.retelling = false
  }

  async #endScene(run: number): Promise<void> {
    if (this.goesOn() && !this.#queue.length) {
      this.scene = null
      return
    }
    // The battle may go on with the next move.
    if (this.#queue[0] && goesOnIn(this.#queue[0])) return
    if (!this.#end()) return
    await this.#pace.wait(MS.won)
    while (this.#held && run === this.#run && !this.#pace.skipping) await this.#pace.wait(MS.held)
    if (run === this.#run) this.scene = null
  }

  async #step(event: EventTold, run: number): Promise<void> {
    const args = argsOf(event)
    const name = nameOf(event)
    const changes = changesOf(event)
    if (name === 'moved' && changes.length === 2) {
      const [[from], [to]] = changes as [Change, Change]
      this.#shown(changes[0]!)
      const id = this.#next++
      this.flights = [...this.flights, { id, seat: Number(args.seat), from, to, fresh: Number(args.fresh), damaged: Number(args.damaged), ms: MS.move * this.#pace.factor }]
      await this.#pace.wait(MS.move)
      this.flights = this.flights.filter((one) => one.id !== id)
      if (run === this.#run) this.#shown(changes[1]!)
      return
    }
    const before = this.scene
    this.#stage(event)
    for (const change of changes) this.#shown(change)
    if (name === 'rolled' && this.scene) {
      this.scene = { ...this.scene, rolling: true }
      await this.#pace.wait(MS.roll)
      if (run === this.#run && this.scene) this.scene = { ...this.scene, rolling: false }
      await this.#pace.wait(MS.read)
    } else if (this.scene && this.scene !== before) await this.#pace.wait(MS.hit)
    else if (changes.length) await this.#pace.wait(MS.pop)
    else if (name === 'power') {
      this.#fly(args)
      await this.#pace.wait(MS.power)
    }
  }

  #shown(change: Change): void {
    const at = this.#pending.findIndex((one) => one.every((part, i) => part === change[i]))
    if (at >= 0) this.#pending = this.#pending.filter((_, index) => index !== at)
  }

  #fly(args: Args): void {
    const id = this.#next++
    this.gains = [...this.gains, { id, seat: Number(args.seat), power: Number(args.power), ambition: String(args.ambition ?? '') }]
    this.#pace.later(MS.fly, () => (this.gains = this.gains.filter((one) => one.id !== id)))
  }

  /** One key or click: on to the end of what is shown. */
  skip(): void {
    this.#held = false
    if (this.scene?.over) this.scene = null
    this.#pace.skip()
  }

  /** Somebody looks at the battle closely: it stays as long. */
  hold(on: boolean): void {
    this.#held = on
  }

  clear(): void {
    this.#run++
    this.#queue = []
    this.#playing = false
    this.retelling = false
    this.scene = null
    this.#story = null
    this.flights = []
    this.gains = []
    this.#pending = []
    this.#pace.wake()
  }

  stop(): void {
    this.#run++
    this.#queue = []
    this.#pace.stop()
  }
}

// A table over its WebSocket: what the server tells goes to the stage, which shows it; wishes have their answers.
// Comes back by itself after the connection was lost, and then gets what was missed; a half-made choice outlives that.

import { fold } from './fold'
import { api } from './api'
import { overDays } from './days'
import { hangUp, hello, lineTo } from './line'
import { me } from './me.svelte'
import type { Scene } from '../table/scenes'
import { inSteps, Stage, type Beat, type Step } from '../table/stage.svelte'
import { Luck } from '../fair/keep'
import { movesOf } from '../table/log'
import { people } from './people.svelte'
import { server } from './server.svelte'
import { refusalWords } from './words.svelte'
import { settings } from './settings.svelte'
import { wholeDeed, wholeTable, type DeedTold, type AskTold, type TableTold } from './told'
import type {
  Ahead,
  AheadTold,
  Done,
  Eyes,
  Gallery,
  Goodbye,
  Inbox,
  LineTold,
  News,
  OptionTold,
  Presence,
  Reaction,
  Refused,
  Seen,
  StepTold,
  Welcome,
} from './protocol'

export type Told = Welcome | News | Presence | Eyes | Gallery | Reaction | Ahead | Inbox | Done | Refused | Goodbye
export type Wish = { do: string; [name: string]: unknown }
export type Link = 'connecting' | 'open' | 'lost' | 'gone'
export type MyAsk = AskTold & { options: OptionTold[] }

const MOST_MOVES = 16 // that the server tells again at once
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const WELCOME_WITHIN = 12_000
const PING_EVERY = 20_000
const PONG_WITHIN = 10_000
const QUICK_PONG = 2500 // when the browser has lost the network
const ANSWER_WITHIN = 6000 // else it is asked whether anybody is there
const BACK_SHOWN = 4000
const REACTION_SHOWN = 5000

export class LiveTable {
  link: Link = $state('connecting')
  why: string | null = $state(null) // why it is gone, or lost: what the server said last
  back = $state(false) // the line was lost, and is there again: for a moment
  presence: readonly (Seen | null)[] = $state.raw([]) // of who sits at each seat, as far as it is known
  watching = $state(0) // how many watch without a seat
  gallery: ReadonlyMap<number, LineTold> = $state.raw(new Map()) // what they say, by its number
  reactions: Readonly<Record<number, Reaction & { n: number }>> = $state.raw({}) // that are shown now, by seat
  ahead: readonly AheadTold[] = $state.raw([]) // what we have chosen ahead, also what was withdrawn
  skew = $state(0) // seconds by which our clock is ahead of the server's

  #socket: WebSocket | null = null
  #waiting = new Map<number, (told: Done | Refused) => void>()
  #nextId = 1
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #showing: ReturnType<typeof setTimeout> | undefined
  #newest: TableTold | null = $state.raw(null) // the table as the server told it last
  #shown = 0 // how many reactions
  #heard = 0 // the last entry that was told
  #anew = false // the log is to be read from its beginning
  #hellos: boolean[] = [] // that no welcome has answered: whether each asks for the log from its beginning
  #closed = false
  #luck = new Luck((wish) => this.wish(wish))

  constructor(
    readonly id: string,
    readonly stage = new Stage<TableTold>({ costs, hurries, isOwn, concerns }),
    /** The seats of ours that we look through; null: all. */
    private eyes: readonly number[] | null = null,
  ) {
    this.#connect()
    this.#pinging = setInterval(() => void this.#ping(), PING_EVERY)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.doubt)
    document.addEventListener('visibilitychange', this.#seen)
  }

  /** The table as it is shown. */
  get told(): TableTold | null {
    return this.stage.table
  }

  get log(): DeedTold[] {
    return this.stage.log
  }

  /** Entries that came as news, not with the welcome: to be shown as they happen. */
  get fresh(): readonly DeedTold[] {
    return this.stage.fresh
  }

  /** The number of the last entry that was told, shown or not. */
  get last(): number {
    return this.#heard
  }

  /** Whether we are waited for, shown or not. */
  get calls(): boolean {
    return this.#newest?.summary.status === 'playing' && asksOf(this.#newest).length > 0
  }

  /** The pending ask of one of our own seats, once all that led to it has been shown; not of one that a bot plays for us. */
  get myAsk(): MyAsk | null {
    const told = this.stage.ready ? this.told : null
    return told ? (asksOf(told)[0] ?? null) : null
  }

  #connect(): void {
    const { socket, said, heard } = lineTo(this.id, this.eyes)
    this.#socket = socket
    const current = (): boolean => this.#socket === socket
    // A line that leads nowhere may take minutes to say so.
    this.#timer = setTimeout(() => this.again('lost'), WELCOME_WITHIN)
    this.#anew ||= this.#hellos.includes(true)
    this.#hellos = []
    const hear = (text: string): void => {
      if (current()) this.#hear(JSON.parse(text) as Told)
    }
    if (said) this.#hellos.push(false)
    else if (socket.readyState === WebSocket.OPEN) this.#hello(this.#anew)
    else socket.onopen = () => this.#hello(this.#anew)
    socket.onmessage = (event: MessageEvent<string>) => hear(event.data)
    // As if it came now: whoever has made this table is not done yet.
    queueMicrotask(() => heard.forEach(hear))
    socket.onclose = (event) => {
      if (current()) this.#lost(event)
    }
  }

  #hello(anew: boolean): void {
    const after = anew ? 0 : this.last
    this.#hellos.push(anew)
    this.#anew = false
    this.#socket?.send(hello(after, this.eyes))
  }

  /** Look through other seats of ours from now on. What was told to the ones before is read anew, by what these may know. */
  lookThrough(eyes: readonly number[] | null): void {
    if (JSON.stringify(eyes) === JSON.stringify(this.eyes)) return
    this.eyes = eyes
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello(true)
    else this.#anew = true
  }

  #lost(event: CloseEvent): void {
    clearTimeout(this.#timer)
    this.#giveUpWaiting()
    if (this.#closed) return
    if (event.code === 4007) void me.load() // it tells why
    if ([4003, 4004, 4007, 4008].includes(event.code)) {
      this.link = 'gone'
      this.why = event.reason
      return
    }
    if (event.code === 4005) void me.ended()
    this.link = 'lost'
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
  }

  #giveUpWaiting(): void {
    for (const answer of this.#waiting.values())
      answer({ it: 'refused', id: 0, reason: { key: 'web-table-not-done' } } as Refused)
    this.#waiting.clear()
  }

  /** A line that is dead without saying so is noticed, and made anew. */
  async #ping(within = PONG_WITHIN): Promise<void> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    const late = setTimeout(() => {
      if (this.#socket === socket && !this.#closed) this.again('lost')
    }, within)
    await this.#send({ do: 'ping' })
    clearTimeout(late)
  }

  /** The browser thinks that there is no network, which need not be so: the server may be on this very machine. */
  doubt = (): void => void this.#ping(QUICK_PONG)

  /** Do not wait any longer: the network is back. */
  hurry = (): void => {
    if (this.link === 'lost') this.again('lost')
  }

  /** Connect anew now: the line is dead, or somebody has got a name and is to be known by it. */
  again(link: Link = 'connecting'): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    const old = this.#socket
    this.#socket = null
    if (link === 'lost') old?.close()
    else hangUp(old)
    this.#giveUpWaiting()
    this.link = link
    this.#connect()
  }

  #seen = (): void => {
    this.stage.seen()
    this.#tellVisible()
  }

  #tellVisible(): void {
    void this.#send({ do: 'visible', on: !document.hidden })
  }

  #hear(told: Told): void {
    switch (told.it) {
      case 'welcome':
        clearTimeout(this.#timer)
        this.#tellBack(this.link === 'lost')
        this.link = 'open'
        this.why = null
        this.#wait = FIRST_WAIT
        server.hear(told.version)
        this.presence = told.presence ?? []
        this.ahead = told.ahead ?? []
        this.watching = told.eyes ?? 0
        this.gallery = byLine(told.gallery ?? [])
        if (document.hidden) this.#tellVisible()
        this.#newest = wholeTable(told.table)
        this.#luck.answer(this.#newest)
        this.stage.skip()
        this.#begin(this.#newest, told, this.#hellos.shift() ?? false)
        break
      case 'news':
        if (told.entry.n <= this.last) break
        if (told.entry.do === 'forget') this.#readAnew()
        this.skew = Date.now() / 1000 - told.entry.at - (this.#newest?.later ?? 0)
        this.#heard = told.entry.n
        this.#tell(told)
        if (told.table && this.#newest) this.#luck.answer(this.#newest)
        break
      case 'inbox':
        void people.look(true).catch(() => {})
        break
      case 'reaction':
        this.#show(told)
        break
      case 'ahead':
        this.ahead = told.choices
        break
      case 'presence':
        this.presence = told.seats
        break
      case 'eyes':
        this.watching = told.count
        break
      case 'gallery':
        this.gallery = new Map([...this.gallery, ...byLine(told.lines)])
        break
      case 'done':
      case 'refused':
        this.#waiting.get(told.id)?.(told)
        this.#waiting.delete(told.id)
        break
      case 'goodbye':
        this.why = told.reason
        break
    }
  }

  #show(told: Reaction): void {
    if (!settings.reactions) return
    const n = ++this.#shown
    this.reactions = { ...this.reactions, [told.seat]: { ...told, n } }
    setTimeout(() => {
      if (this.reactions[told.seat]?.n !== n) return
      this.reactions = Object.fromEntries(Object.entries(this.reactions).filter(([, one]) => one.n !== n))
    }, REACTION_SHOWN)
  }

  /** Somebody has deleted all that was known of them: nothing of it is kept here either. */
  #readAnew(): void {
    this.#hello(true)
  }

  /** Show the table as a welcome tells it; `anew` if it answers a hello that has asked for the log from its beginning. */
  #begin(table: TableTold, told: Welcome, anew: boolean): void {
    this.stage.begin(table, [...(anew ? [] : this.log), ...this.#missed(told, anew)])
    this.#heard = Math.max(anew ? 0 : this.#heard, told.log.at(-1)?.n ?? 0)
  }

  #missed({ table, log }: Welcome, anew: boolean): DeedTold[] {
    const fresh = anew ? log : log.filter((entry) => entry.n > this.last)
    return fresh.map((entry) => wholeDeed(entry, table.summary.game))
  }

  #tell({ entry: sent, steps, table }: News): void {
    const before = this.#newest
    if (!before) return
    const entry = wholeDeed(sent, before.summary.game)
    if (entry.do === 'chat') this.stage.say(entry)
    this.stage.tell(this.#fold(before, entry, steps, table))
  }

  /** What has changed of the table: its view step by step, then the rest. In the middle of a move nobody is asked. */
  #fold(before: TableTold, entry: DeedTold, steps: StepTold[] = [], table: object = {}): Step<TableTold>[] {
    const found = inSteps(entry, steps, unasked(before))
    const last = found.at(-1)
    const after = wholeTable(fold(last ? { ...before, view: last.after.view } : before, table) as TableTold, before)
    if (last) last.after = after
    else if (entry.do !== 'chat') found.push({ entry, from: 0, to: entry.events?.length ?? 0, before, after })
    this.#newest = after
    return found
  }

  #tellBack(was: boolean): void {
    this.back = was
    clearTimeout(this.#showing)
    if (was) this.#showing = setTimeout(() => (this.back = false), BACK_SHOWN)
  }

  /** Ask for something; resolves with `done` or `refused`, and never rejects. Once the table is closed it does not resolve:
      whoever waits for an answer would go on with what has ended with the screen, and complain on the next one. */
  async wish(wish: Wish): Promise<Done | Refused> {
    const slow = setTimeout(() => void this.#ping(), ANSWER_WITHIN)
    const answer = await this.#send(wish)
    clearTimeout(slow)
    const told = answer.it === 'refused' ? { ...answer, reason: await refusalWords(answer.reason) } : answer
    return this.#closed ? new Promise(() => {}) : told
  }

  #send(wish: Wish): Promise<Done | Refused> {
    const id = this.#nextId++
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ it: 'refused', id, reason: { key: 'web-table-not-done' } } as Refused)
    }
    this.#socket.send(JSON.stringify({ ...wish, id }))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Tell these entries of the log once more; those of before this page was loaded are asked for. False if nobody can. */
  async retell(numbers: readonly number[]): Promise<boolean> {
    if (this.stage.retell(new Set(numbers))) return true
    const newest = this.#newest
    const moves = movesOf(this.log)
    const first = moves.findIndex((entry) => numbers.includes(entry.n))
    if (first < 0 || !newest) return false
    const count = Math.min(MOST_MOVES, moves.length - first)
    const told = await api.story(this.id, first, count, this.eyes).catch(() => null)
    if (!told || this.#newest !== newest || this.stage.retelling) return false
    let shown = unasked({ ...newest, view: told.view } as TableTold)
    const steps = told.moves.flatMap((move, at) => {
      const found = inSteps(moves[first + at]!, move, shown)
      shown = found.at(-1)?.after ?? shown
      return found
    })
    return this.stage.once(steps.filter((step) => numbers.includes(step.entry.n)))
  }

  play(choice: string, seat?: number, aside = false): Promise<Done | Refused> {
    return this.wish({
      do: 'play',
      ply: this.#newest?.summary.ply ?? 0,
      choice,
      ...(seat === undefined ? {} : { seat }),
      ...(aside ? { aside } : {}),
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinging)
    clearTimeout(this.#showing)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.doubt)
    document.removeEventListener('visibilitychange', this.#seen)
    this.stage.close()
    hangUp(this.#socket)
  }
}

const byLine = (lines: readonly LineTold[]): Map<number, LineTold> => new Map(lines.map((one) => [one.line, one]))

/** The pending asks of our own seats; not of those that a bot plays for us. */
const asksOf = (told: TableTold): MyAsk[] =>
  (told.asks ?? []).filter((one): one is MyAsk => one.options != null && told.summary.seats[one.seat]?.bot == null)

const unasked = (told: TableTold): TableTold => ({ ...told, asks: [] })

/** At a table with a clock the story must not cost anybody their time: whoever is asked is told all at once. */
const costs = (newest: TableTold): boolean =>
  newest.clock != null && !overDays(newest.summary.clock_plan) && asksOf(newest).length > 0

/** Whether people play on. */
const hurries = ({ summary }: TableTold): boolean =>
  summary.status === 'playing' && summary.seats.some((seat) => seat.bot == null)

function isOwn(entry: DeedTold, { seats }: TableTold): boolean {
  const { seat, bot } = (entry.details ?? {}) as { seat?: number; bot?: boolean }
  return !entry.events?.length || (seat !== undefined && seats.includes(seat) && !bot)
}

/** Something that somebody else has done to one of our seats, or that its player is to read. */
function concerns({ entry, event }: Beat, now: TableTold, { read = false }: Scene): boolean {
  const { seat, owner } = event?.facts ?? {}
  return (read || !isOwn(entry, now)) && [seat, owner].some((one) => typeof one === 'number' && now.seats.includes(one))
}

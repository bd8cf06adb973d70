// A table over its WebSocket: what the server last told, and wishes with their answers. Comes back by itself after the
// connection was lost, and then gets what was missed; a half-made choice outlives that.

import { server } from './server.svelte'
import type { AskTold, DeedTold, Done, Goodbye, News, OptionTold, Refused, TableTold, Welcome } from './protocol'

export type Told = Welcome | News | Done | Refused | Goodbye
export type Wish = { do: string; [name: string]: unknown }
export type Link = 'connecting' | 'open' | 'lost' | 'gone'
export type MyAsk = AskTold & { options: OptionTold[] }

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const WELCOME_WITHIN = 12_000
const PING_EVERY = 20_000
const PONG_WITHIN = 10_000
const QUICK_PONG = 2500 // when the browser has lost the network
const ANSWER_WITHIN = 6000 // else it is asked whether anybody is there
const BACK_SHOWN = 4000

export class LiveTable {
  link: Link = $state('connecting')
  why: string | null = $state(null) // why it is gone, or lost: what the server said last
  back = $state(false) // the line was lost, and is there again: for a moment
  told: TableTold | null = $state.raw(null)
  log: DeedTold[] = $state.raw([])
  fresh: DeedTold[] = $state.raw([]) // entries that came as news, not with the welcome: to be shown as they happen
  skew = $state(0) // seconds by which our clock is ahead of the server's

  #socket: WebSocket | null = null
  #waiting = new Map<number, (told: Done | Refused) => void>()
  #nextId = 1
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #showing: ReturnType<typeof setTimeout> | undefined
  #untold: DeedTold[] = [] // news whose table is still to come
  #closed = false

  constructor(readonly id: string) {
    this.#connect()
    this.#pinging = setInterval(() => void this.#ping(), PING_EVERY)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.doubt)
  }

  get last(): number {
    return this.log.at(-1)?.n ?? 0
  }

  /** The pending ask of one of our own seats; not of one that a bot plays for us. */
  get myAsk(): MyAsk | null {
    const told = this.told
    const ask = told?.asks?.find((one) => one.options != null && told.summary.seats[one.seat]?.bot == null)
    return ask ? (ask as MyAsk) : null
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`))
    const current = (): boolean => this.#socket === socket
    // A line that leads nowhere may take minutes to say so.
    this.#timer = setTimeout(() => this.again('lost'), WELCOME_WITHIN)
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', id: 0, after: this.last }))
    socket.onmessage = (event: MessageEvent<string>) => {
      if (current()) this.#hear(JSON.parse(event.data) as Told)
    }
    socket.onclose = (event) => {
      if (current()) this.#lost(event)
    }
  }

  #lost(event: CloseEvent): void {
    clearTimeout(this.#timer)
    this.#giveUpWaiting()
    if (this.#closed) return
    if (event.code === 4004 || event.code === 4003) {
      this.link = 'gone'
      this.why = event.reason
      return
    }
    this.link = 'lost'
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
  }

  #giveUpWaiting(): void {
    for (const answer of this.#waiting.values()) answer({ it: 'refused', id: 0, reason: { key: 'web-table-not-done' } } as Refused)
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
    clearTimeout(this.#timer)
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#giveUpWaiting()
    this.link = link
    this.#connect()
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
        this.told = told.table
        this.log = [...this.log, ...told.log.filter((entry) => entry.n > this.last)]
        this.#untold = []
        break
      case 'news':
        if (told.entry.n <= this.last) break
        this.skew = Date.now() / 1000 - told.entry.at
        this.log = [...this.log, told.entry]
        if (told.entry.do !== 'chat') this.#untold.push(told.entry)
        if (told.table) {
          this.told = told.table
          this.fresh = this.#untold
          this.#untold = []
        }
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

  #tellBack(was: boolean): void {
    this.back = was
    clearTimeout(this.#showing)
    if (was) this.#showing = setTimeout(() => (this.back = false), BACK_SHOWN)
  }

  /** Ask for something; resolves with `done` or `refused`, and never rejects. */
  async wish(wish: Wish): Promise<Done | Refused> {
    const slow = setTimeout(() => void this.#ping(), ANSWER_WITHIN)
    const answer = await this.#send(wish)
    clearTimeout(slow)
    return answer
  }

  #send(wish: Wish): Promise<Done | Refused> {
    const id = this.#nextId++
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ it: 'refused', id, reason: { key: 'web-table-not-done' } } as Refused)
    }
    this.#socket.send(JSON.stringify({ ...wish, id }))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  play(choice: string, seat?: number, aside = false): Promise<Done | Refused> {
    return this.wish({ do: 'play', ply: this.told?.summary.ply ?? 0, choice, ...(seat === undefined ? {} : { seat }), ...(aside ? { aside } : {}) })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinging)
    clearTimeout(this.#showing)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.doubt)
    this.#socket?.close()
  }
}

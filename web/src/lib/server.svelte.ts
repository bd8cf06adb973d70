// Whether the server is there, and still the one that this page came from.

import { heard } from './api'
import { lookForUpdate } from './worker'

const LATELY = 30_000 // ms within which a second fresh start would help no more than the first
const AWAY_LONG = 60_000 // ms out of sight after which much may have happened
const KEY = 'starboard-fresh-start'

class Server {
  /** It was renewed under us: a fresh start gets what is new. */
  readonly changed = $derived.by(() => this.#otherServer || this.#otherClient)
  /** It cannot be reached: what is shown may come from a cache. */
  away = $state(false)
  /** How many scripts are being loaded that are not of this page. */
  foreign = 0
  #version: string | null = null
  #reached = true
  #otherServer = $state(false)
  #otherClient = $state(false)
  #hiddenAt = Infinity

  /** From now on, as long as the page is there. */
  watch(): void {
    void this.check()
    heard.reached = (there) => {
      // It may have come back as a new one.
      if (there && !this.#reached) this.#lookAgain()
      this.#reached = there
      this.away ||= !there // that it is back is told by `check` alone: an answer may have come from a cache
    }
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.#hiddenAt > AWAY_LONG) this.#lookAgain()
      this.#hiddenAt = document.hidden ? Date.now() : Infinity
    })
  }

  /** Somebody was told the version of the server; the first one is that of this page. */
  hear(version: string): void {
    this.#version ??= version
    this.#otherServer = version !== this.#version
  }

  /** The service worker has a client of another build than this page. */
  hearBuild(): void {
    this.#otherClient = true
  }

  #lookAgain(): void {
    void this.check()
    lookForUpdate()
  }

  /** Whether the server answers. */
  async check(): Promise<boolean> {
    try {
      const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
      const { version } = (await answer.json()) as { version?: string }
      if (answer.ok && version) this.hear(version)
      this.away = !answer.ok
    } catch {
      this.away = true
    }
    return !this.away
  }

  /** Load the page anew, if there is a server to load it from. */
  async startAnew(): Promise<boolean> {
    if (!(await this.check())) return false
    location.reload()
    return true
  }

  /** A part of the page could not be had: after an upgrade of the server an open page may ask for parts that are gone. */
  async missesPart(): Promise<void> {
    if (this.foreign) return
    if (!(await this.check()) || Date.now() - startedAnewAt() < LATELY) return
    try {
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return // who cannot remember it would do it for ever
    }
    location.reload()
  }
}

function startedAnewAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

export const server = new Server()

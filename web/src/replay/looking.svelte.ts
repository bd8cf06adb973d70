// An analysis by the server: begun, waited for, and kept as long as the game is looked at.

import { api, asRefusal, Refusal } from '../lib/api'
import { poll, type Poll } from '../lib/poll'
import type { AnalysisTold, Said } from '../lib/protocol'

const EVERY = 1 // seconds

export class Looking {
  open = $state(false) // its part of the screen is shown
  told: AnalysisTold | null = $state.raw(null)
  problem: Said | null = $state.raw(null)
  readonly #begin: () => Promise<AnalysisTold>
  #poll: Poll | null = null

  constructor(begin: () => Promise<AnalysisTold>) {
    this.#begin = begin
  }

  toggle(): void {
    this.open = !this.open
    if (this.open) this.start()
  }

  /** Once is enough, unless something went wrong. */
  start(): void {
    if (this.#poll) return
    this.problem = null
    this.#poll = poll(EVERY, () => this.#ask())
  }

  async #ask(): Promise<void> {
    try {
      this.told = await this.#next()
      if (this.told.ready) this.#end()
    } catch (error) {
      if (error instanceof Refusal && error.status === 0) return // no network: it is asked again
      this.problem = asRefusal(error).said
      this.#end()
      this.#poll = null
    }
  }

  async #next(): Promise<AnalysisTold> {
    if (!this.told) return this.#begin()
    try {
      return await api.analysis(this.told.id)
    } catch (error) {
      // The server was started anew, or has forgotten it.
      if (error instanceof Refusal && error.status === 404) return this.#begin()
      throw error
    }
  }

  #end(): void {
    this.#poll?.stop()
  }

  close(): void {
    this.#end()
  }
}

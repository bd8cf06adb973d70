// How fast a show goes on: waiting that somebody may cut short.

import { settings } from '../lib/settings.svelte'

const FAST = 0.45 // of the time

export class Pace {
  /** Nothing is waited for until the next part of the show. */
  skipping = false
  #wake: (() => void) | null = null
  #timers = new Set<ReturnType<typeof setTimeout>>()

  /** `hurry`: which part of the time is taken, where more has happened meanwhile. */
  constructor(readonly hurry: () => number) {}

  get factor(): number {
    return (settings.speed === 'fast' ? FAST : 1) * this.hurry()
  }

  wait(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), ms * this.factor)
      this.#timers.add(timer)
      this.#wake = () => {
        clearTimeout(timer)
        this.#timers.delete(timer)
        this.#wake = null
        resolve()
      }
    })
  }

  /** What is waited for is there. */
  wake(): void {
    this.#wake?.()
  }

  skip(): void {
    this.skipping = true
    this.wake()
  }

  later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, ms)
    this.#timers.add(timer)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.wake()
  }
}

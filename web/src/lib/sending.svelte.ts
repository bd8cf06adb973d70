import type { Refusal } from './api'
import { say } from './words.svelte'

/** A form that is sent once at a time, and what the server had against it. */
export class Sending {
  busy = $state(false)
  error = $state('')

  /** Send it; `refused` may say no in a place of its own. */
  async send(event: SubmitEvent, what: () => Promise<void>, refused?: (refusal: Refusal) => boolean): Promise<void> {
    event.preventDefault()
    if (this.busy) return
    this.busy = true
    this.error = ''
    try {
      await what()
    } catch (problem) {
      const refusal = problem as Refusal
      if (!refused?.(refusal)) this.error = say(refusal.said)
    } finally {
      this.busy = false
    }
  }
}

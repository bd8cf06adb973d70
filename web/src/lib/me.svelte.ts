// Who sits at this browser. A name is enough to play; it is asked for when it is first needed.

import { api, asRefusal, heard, type Refusal } from './api'
import type { Me } from './protocol'
import { toasts } from './toasts.svelte'
import { say } from './words.svelte'

class Person {
  known: Me | null = $state(null)
  loaded = $state(false)
  reached = $state(true)
  /** Set while the dialog that asks for a name is open. */
  asking: ((named: boolean) => void) | null = $state.raw(null)

  #trouble: Refusal | null = null

  async load(): Promise<void> {
    try {
      this.known = await api.me()
      this.#trouble = null
    } catch (problem) {
      this.#trouble = asRefusal(problem) // Without a network there is no name yet; the lobby asks again.
    } finally {
      this.reached = this.#trouble === null
      this.loaded = true
    }
  }

  /** Whether there is a name now; asks for one if there is none. */
  async needed(): Promise<boolean> {
    // Who has a name is not asked for one only because the server could not be reached.
    if (!this.known && !this.reached) await this.load()
    if (this.known) return true
    if (this.#trouble) {
      toasts.show(say(this.#trouble.said), 'bad')
      return false
    }
    return new Promise((resolve) => {
      this.asking = (named) => {
        this.asking = null
        resolve(named)
      }
    })
  }
}

export const me = new Person()

// Somebody has logged out in another tab, or the server has forgotten everybody: the name is asked for when next needed.
heard.unknown = () => (me.known = null)

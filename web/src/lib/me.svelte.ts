// Who sits at this browser. A name is enough to play; it is asked for when it is first needed.

import { api } from './api'
import type { Me } from './protocol'

class Person {
  known: Me | null = $state(null)
  loaded = $state(false)
  reached = $state(true)
  /** Set while the dialog that asks for a name is open. */
  asking: ((named: boolean) => void) | null = $state.raw(null)

  async load(): Promise<void> {
    try {
      this.known = await api.me()
      this.reached = true
    } catch {
      this.reached = false // Without a network there is no name yet; the lobby asks again.
    } finally {
      this.loaded = true
    }
  }

  /** Whether there is a name now; asks for one if there is none. */
  async needed(): Promise<boolean> {
    if (this.known) return true
    return new Promise((resolve) => {
      this.asking = (named) => {
        this.asking = null
        resolve(named)
      }
    })
  }
}

export const me = new Person()

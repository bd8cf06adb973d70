// Who sits at this browser. A name is enough to play; it is asked for when it is first needed.

import { api, asRefusal, heard, type Refusal } from './api'
import { byWorker } from './notify'
import type { Me } from './protocol'
import { toasts } from './toasts.svelte'
import { refusalWords, say, w } from './words.svelte'

const LOST = 'starboard-lost-name' // the last one that was told

class Person {
  known: Me | null = $state(null)
  loaded = $state(false)
  reached = $state(true)
  /** Set while the dialog that asks for a name is open. */
  asking: ((named: boolean) => void) | null = $state.raw(null)

  #trouble: Refusal | null = null
  #leaving = false

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

  async logOut(everywhere: boolean): Promise<void> {
    this.#leaving = true
    // Whoever sits down here next is not to be told of somebody else's games.
    if (byWorker()) await import('../notify/push').then(({ leave }) => leave()).catch(() => null)
    try {
      await (everywhere ? api.logoutEverywhere() : api.logout())
      this.known = null
    } finally {
      this.#leaving = false
    }
  }

  /** Delete all that is known of them. */
  async forget(sure: { password?: string; name?: string }): Promise<void> {
    this.#leaving = true
    try {
      await api.deleteMe(sure)
      this.known = null
    } finally {
      this.#leaving = false
    }
  }

  /** What somebody is told who may do nothing here any more, in words of the server. */
  get unwelcome(): string {
    return w('who-banned', { words: this.known?.banned || 'none' })
  }

  /** The server has ended the session of a socket: who is it now? */
  async ended(): Promise<void> {
    if (this.#leaving) return
    const before = this.known
    await this.load()
    if (before && this.reached && !this.known) toasts.show(say(await refusalWords({ key: 'who-logged-out' })))
  }

  /** Somebody keeps the name by a password that this guest had: told once. */
  tellLost(): void {
    if (!this.known?.lost) return
    const { lost, name } = this.known
    try {
      if (localStorage.getItem(LOST) === `${lost} ${name}`) return
      localStorage.setItem(LOST, `${lost} ${name}`)
    } catch {
      // Private windows may refuse; then it is told once more.
    }
    toasts.show(w('web-name-lost', { lost, name }), 'you', null, true)
  }

  /** Whether there is a name now; asks for one if there is none. */
  async needed(): Promise<boolean> {
    // Who has a name is not asked for one only because the server was not reached yet.
    if (!this.known && !(this.loaded && this.reached)) await this.load()
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

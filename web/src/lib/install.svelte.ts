// Installing Starboard as an app of its own, where the browser offers it.

/** Only Chromium has it; the types of the DOM do not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `offered`: by a button; `by-hand`: the browser may have it in its menu; `insecure`: browsers refuse plain HTTP. */
export type Installing = 'done' | 'offered' | 'by-hand' | 'insecure'

class Install {
  #offer: InstallEvent | null = $state.raw(null)
  #done = $state(false)

  /** Browsers offer it once, early. */
  watch(): void {
    this.#done = matchMedia('(display-mode: standalone)').matches
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // it is in the menu, not over the page
      this.#offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => {
      this.#offer = null
      this.#done = true
    })
  }

  get state(): Installing {
    if (this.#done) return 'done'
    if (!globalThis.isSecureContext) return 'insecure'
    return this.#offer ? 'offered' : 'by-hand'
  }

  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = null // it can be used once; the browser offers it again
    await offer?.prompt()
  }
}

export const install = new Install()

// The card that somebody looks at closely, wherever it lies: its text is shown beside it. Pointing shows it for a moment, a
// click until the next one elsewhere.

export interface Inspected {
  card: string
  /** Where it lies on the screen. */
  box: DOMRect
  pinned: boolean
}

class Inspecting {
  now: Inspected | null = $state.raw(null)
  #later: ReturnType<typeof setTimeout> | undefined

  point(card: string, element: Element): void {
    clearTimeout(this.#later)
    if (this.now?.pinned) return
    this.#later = setTimeout(() => (this.now = { card, box: element.getBoundingClientRect(), pinned: false }), 180)
  }

  leave(): void {
    clearTimeout(this.#later)
    if (!this.now?.pinned) this.now = null
  }

  toggle(card: string, element: Element): void {
    clearTimeout(this.#later)
    this.now = this.now?.pinned && this.now.card === card ? null : { card, box: element.getBoundingClientRect(), pinned: true }
  }

  close(): void {
    clearTimeout(this.#later)
    this.now = null
  }
}

export const inspecting = new Inspecting()

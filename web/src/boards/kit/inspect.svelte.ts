// What somebody looks at closely, wherever it lies: its text is shown beside it. Pointing shows it for a moment, a click
// until the next one elsewhere.

/** What it is: `card:dl_44`, `contact:greedo`, `character:bossk`, `ship:lancer`. */
export interface Inspected {
  what: string
  /** Where it lies on the screen. */
  box: DOMRect
  pinned: boolean
}

class Inspecting {
  now: Inspected | null = $state.raw(null)
  #later: ReturnType<typeof setTimeout> | undefined

  point(what: string, element: Element): void {
    clearTimeout(this.#later)
    if (this.now?.pinned) return
    this.#later = setTimeout(() => (this.now = { what, box: element.getBoundingClientRect(), pinned: false }), 220)
  }

  leave(): void {
    clearTimeout(this.#later)
    if (!this.now?.pinned) this.now = null
  }

  toggle(what: string, element: Element): void {
    clearTimeout(this.#later)
    this.now =
      this.now?.pinned && this.now.what === what ? null : { what, box: element.getBoundingClientRect(), pinned: true }
  }

  close(): void {
    clearTimeout(this.#later)
    this.now = null
  }
}

export const inspecting = new Inspecting()

/** Handlers of something that may be looked at by pointing with a mouse. */
export const pointed = (what: string | null) => ({
  onpointerenter: (event: PointerEvent & { currentTarget: Element }) => {
    if (what && event.pointerType === 'mouse') inspecting.point(what, event.currentTarget)
  },
  onpointerleave: () => inspecting.leave(),
})

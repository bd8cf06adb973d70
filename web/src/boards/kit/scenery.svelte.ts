// What lies below all that is played with, and is looked at only: stars, rocks, the surfaces of worlds. A phone draws it as
// long as half of the rest of a board. When a page shows its first board, it comes with the frame after the first one; from
// then on, on this board and on any other, it is there at once.

class Scenery {
  #drawn = $state(false)
  #coming = false

  /** Whether it may be drawn. Who asks is told when it may. */
  get drawn(): boolean {
    this.#come()
    return this.#drawn
  }

  #come(): void {
    if (this.#coming) return
    this.#coming = true
    requestAnimationFrame(() => setTimeout(() => (this.#drawn = true)))
  }
}

export const scenery = new Scenery()

// A list that grows: its newest line stays in sight, unless somebody has scrolled up to read.

const NEAR = 40 // px from the end, which still count as there
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const // how people scroll

export class End {
  /** Whether the newest line stays in sight. */
  follows = $state(true)
  #box: HTMLElement | null = null

  /** For an element that scrolls, with all of its lines in its only child. */
  attach = (box: HTMLElement): (() => void) => {
    this.#box = box
    this.follows = true
    let top = 0
    let touched = false
    const touch = (): void => void (touched = true)
    const follow = (): void => {
      if (this.follows) box.scrollTop = box.scrollHeight
      // Lines that leave at the top move what is read, and not the end.
      box.style.overflowAnchor = this.follows ? 'none' : ''
    }
    // Lines get their height long after they came, and may have less of it for a moment: the end runs away, and browsers
    // scroll up by themselves. Only a way up that somebody went by hand is their own.
    const scrolled = (): void => {
      if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) {
        this.follows = true
        touched = false
      } else if (touched && box.scrollTop < top) this.follows = false
      top = box.scrollTop
      follow()
    }
    const sizes = new ResizeObserver(follow)
    sizes.observe(box)
    sizes.observe(box.firstElementChild!)
    box.addEventListener('scroll', scrolled, { passive: true })
    for (const way of BY_HAND) box.addEventListener(way, touch, { passive: true })
    return () => {
      this.#box = null
      sizes.disconnect()
      box.removeEventListener('scroll', scrolled)
      for (const way of BY_HAND) box.removeEventListener(way, touch)
    }
  }

  /** To the newest line. */
  go(): void {
    this.follows = true
    if (this.#box) this.#box.scrollTop = this.#box.scrollHeight
  }
}

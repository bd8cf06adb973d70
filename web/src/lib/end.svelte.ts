// A list that grows: its newest line stays in sight, unless somebody has scrolled up to read.

const NEAR = 40 // px from the end, which still count as there

export class End {
  /** Whether the newest line stays in sight. */
  follows = $state(true)
  #box: HTMLElement | null = null

  /** For an element that scrolls, with all of its lines in its only child. */
  attach = (box: HTMLElement): (() => void) => {
    this.#box = box
    this.follows = true
    let top = 0
    const follow = (): void => {
      if (this.follows) box.scrollTop = box.scrollHeight
      // Lines that leave at the top move what is read, and not the end.
      box.style.overflowAnchor = this.follows ? 'none' : ''
    }
    // Lines may get their height long after they came, so that the end runs away: only a way up is somebody's own.
    const scrolled = (): void => {
      if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.follows = true
      else if (box.scrollTop < top) this.follows = false
      top = box.scrollTop
      follow()
    }
    const sizes = new ResizeObserver(follow)
    sizes.observe(box)
    sizes.observe(box.firstElementChild!)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      this.#box = null
      sizes.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }

  /** To the newest line. */
  go(): void {
    this.follows = true
    if (this.#box) this.#box.scrollTop = this.#box.scrollHeight
  }
}

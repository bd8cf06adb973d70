// What the window has room for.

class Fits {
  is = $state(false)

  constructor(query: string) {
    if (typeof matchMedia !== 'function') return
    const window = matchMedia(query)
    this.is = window.matches
    window.addEventListener('change', () => (this.is = window.matches))
  }
}

/** The table is shown as on a phone: panels as tabs below the board. */
export const phone = new Fits('(max-width: 760px)')
/** Beside the board there is room for more than one panel and the log. */
export const tall = new Fits('(min-width: 761px) and (min-height: 1060px)')

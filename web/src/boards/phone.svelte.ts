// Whether the table is shown as on a phone: panels as tabs below the board.

const QUERY = '(max-width: 760px)'

class Phone {
  is = $state(false)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia(QUERY)
    this.is = narrow.matches
    narrow.addEventListener('change', () => (this.is = narrow.matches))
  }
}

export const phone = new Phone()

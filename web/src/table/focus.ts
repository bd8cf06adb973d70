// Where the keyboard is. What has the focus goes away with each decision; whoever plays without a mouse goes on where they
// were, and need not look for the next decision.

const BAR = 'section.decision'
const BOARD = '[data-board]'
// What is to be decided over the board (`data-asks`), on it, and in the bar: the first that is there, in this order.
const OVER = `${BOARD} [data-asks]`
const ON_BOARD = [
  `${OVER} :is([data-target], [data-notation]):not(:disabled)`,
  `${OVER} button:not(:disabled, .rule)`,
  `${BOARD} :is([data-target], .soft):not([tabindex="-1"])`,
]
const IN_BAR = [`${BAR} .confirm:not(:disabled)`, `${BAR} .opt[aria-pressed="true"]`, `${BAR} .opt`]
const ARROWS = new Set(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])

export function keepsFocus(table: HTMLElement): () => void {
  let by: 'keys' | 'pointer' | null = null // what was last used
  let tabs = false // the last key was Tab
  let inBar = false // the keyboard was there last
  let waiting: Element | null = null // where it was put until there is something to decide
  let left: Element | null = null // from where somebody went out of the page, beyond its last or first element

  const first = (places: readonly string[]): HTMLElement | SVGElement | null => {
    for (const place of places)
      for (const one of table.querySelectorAll<HTMLElement | SVGElement>(place)) if (one.checkVisibility()) return one
    return null
  }
  function next(): { to: HTMLElement | SVGElement | null; waits: boolean } {
    const mine = table.querySelector(`${BAR}.mine`) !== null
    const decides = by === 'keys' && mine ? first(inBar ? [...IN_BAR, ...ON_BOARD] : [...ON_BOARD, ...IN_BAR]) : null
    // From the board itself arrows lead on. Before anybody has done anything, it is not to be outlined.
    return decides
      ? { to: decides, waits: false }
      : { to: (by && first([BOARD])) ?? (mine ? first([BAR]) : null), waits: true }
  }
  function goOn(): void {
    const at = document.activeElement
    if (at !== document.body && at !== waiting) return
    const { to, waits } = next()
    if (!to || to === at) return
    waiting = waits ? to : null
    to.focus({ preventScroll: true })
  }
  // Whoever goes round by Tab is nowhere for a moment, too, but gets on by themselves: else what is in the page's head
  // could not be reached while anything changes. Only if what they came from goes away, the next decision is theirs.
  const isAway = (): boolean =>
    left !== null && left.isConnected && left.checkVisibility() && !left.matches(':disabled')
  function focused(event: FocusEvent): void {
    const at = event.target as Element
    left = null
    if (at === waiting) return
    inBar = at.closest(BAR) !== null
    waiting = null
  }
  function key(event: KeyboardEvent): void {
    by = 'keys'
    tabs = event.key === 'Tab'
    if (ARROWS.has(event.key)) goOn()
  }
  function pointer(): void {
    by = 'pointer'
    tabs = false
  }
  function out(event: FocusEvent): void {
    if (tabs && event.relatedTarget === null) left = event.target as Element
  }

  // Not at once: on its way from one thing to the next the focus is nowhere for a moment, and need not be helped.
  let later: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(later)
    later = setTimeout(() => isAway() || goOn())
  })
  changes.observe(table, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'data-target', 'disabled'],
  })
  table.addEventListener('focusin', focused)
  addEventListener('focusout', out)
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', pointer, true)
  return () => {
    clearTimeout(later)
    changes.disconnect()
    table.removeEventListener('focusin', focused)
    removeEventListener('focusout', out)
    removeEventListener('keydown', key, true)
    removeEventListener('pointerdown', pointer, true)
  }
}

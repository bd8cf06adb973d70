// A list that grows: its newest line stays in sight, unless somebody has scrolled up to read.

const NEAR = 40 // px from the end, which still count as there

/** For an element that scrolls, with all of its lines in its only child. */
export function staysAtEnd(box: HTMLElement): () => void {
  let follows = true
  let top = 0
  function follow(): void {
    if (follows) box.scrollTop = box.scrollHeight
    // Lines that leave at the top move what is read, and not the end.
    box.style.overflowAnchor = follows ? 'none' : ''
  }
  // Lines may get their height long after they came, so that the end runs away: only a way up is somebody's own.
  function scrolled(): void {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) follows = true
    else if (box.scrollTop < top) follows = false
    top = box.scrollTop
    follow()
  }
  const sizes = new ResizeObserver(follow)
  sizes.observe(box)
  sizes.observe(box.firstElementChild!)
  box.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    sizes.disconnect()
    box.removeEventListener('scroll', scrolled)
  }
}

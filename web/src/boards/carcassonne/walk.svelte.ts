// Walking over the plan by keys: over what glows; or, while somebody looks around, over everything there is.

import type { Point } from '../../art/basics'
import { cellText, nearest, segmentTarget, middleOf, type Cell, type Plan } from './plan'

interface Means {
  /** What glows. */
  glowing: () => ReadonlyMap<string, Point>
  /** The one that Tab reaches. */
  current: () => string | null
  plan: () => Plan
  /** Where to begin if nothing glows. */
  home: () => string | null
  reveal: (p: Point) => void
  pan: (dx: number, dy: number) => void
  /** Let the keyboard be at a target; null: at the board itself. */
  focus: (target: string | null, probing: boolean) => void
}

const WAYS: Record<string, Cell> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }
const PAN = 80 // px

export class Walk {
  /** The glowing target that the keys have reached. */
  at: string | null = $state(null)
  /** Anything that is looked at by keys, glowing or not. */
  probe: string | null = $state(null)
  #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** A key on the board; whether it was for us. `on` is the glowing target that the keyboard is at. */
  key(event: KeyboardEvent, on: string | null): boolean {
    const way = WAYS[event.key]
    if (this.probe !== null && event.key === 'Escape') {
      this.leave()
      return true
    }
    if (!way) return false
    if (event.shiftKey) this.#means.pan(-way[0] * PAN, -way[1] * PAN)
    else if (this.probe !== null)
      this.#look(nearest(everything(this.#means.plan(), this.#means.glowing()), this.probe, way))
    else if (!this.#means.glowing().size) this.look()
    else this.#go(on ? nearest(this.#means.glowing(), on, way) : this.#means.current())
    return true
  }

  /** Look around, from where one is. */
  look(): void {
    this.#look(this.at ?? this.#means.current() ?? this.#means.home())
  }

  toggle(): void {
    if (this.probe === null) this.look()
    else this.leave()
  }

  leave(): void {
    this.probe = null
    this.#means.focus(this.#means.current(), false)
  }

  #go(to: string | null): void {
    const p = to === null ? undefined : this.#means.glowing().get(to)
    if (to === null || !p) return
    this.at = to
    this.#means.reveal(p)
    this.#means.focus(to, false)
  }

  #look(to: string | null): void {
    const p = to === null ? undefined : everything(this.#means.plan(), this.#means.glowing()).get(to)
    if (to === null || !p) return
    this.probe = to
    this.#means.reveal(p)
    this.#means.focus(to, true)
  }
}

/** Every segment, tiles that have none, the empty cells around, and what glows. */
export function everything(plan: Plan, glowing: ReadonlyMap<string, Point>): Map<string, Point> {
  const found = new Map<string, Point>()
  const add = (target: string): void => void found.set(target, middleOf(plan, target))
  for (const { cell, at, face } of plan.values()) {
    for (const { id } of face.segments) add(segmentTarget(cell, id))
    if (!face.segments.length) add(`cell:${cell}`)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const around = cellText([at[0] + dx, at[1] + dy])
        if (!plan.has(around)) add(`cell:${around}`)
      }
  }
  for (const [target, p] of glowing) found.set(target, p)
  return found
}

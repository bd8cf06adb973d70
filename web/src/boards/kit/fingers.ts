// Fingers, or the mouse, on a board: one drags it, two draw it nearer.

import type { Point } from '../../art/basics'

const DRAG = 6 // px before a press is a drag

const span = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1

export abstract class Fingers {
  dragged = false
  #fingers = new Map<number, Point>()
  #start: Point | null = null

  abstract zoom(factor: number, at?: Point): void
  abstract pan(dx: number, dy: number): void

  press(id: number, p: Point): void {
    this.#fingers.set(id, p)
    this.#start = p
    this.dragged = this.#fingers.size > 1
  }

  /** A finger or the mouse moves; whether this moves the board. */
  move(id: number, p: Point): boolean {
    const before = this.#fingers.get(id)
    if (!before) return false
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1]
    if (other) {
      this.zoom(span(p, other) / span(before, other), [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2])
      this.pan((p[0] - before[0]) / 2, (p[1] - before[1]) / 2)
      this.dragged = true
    } else {
      if (!this.dragged && this.#start && Math.hypot(p[0] - this.#start[0], p[1] - this.#start[1]) < DRAG) return false
      this.dragged = true
      this.pan(p[0] - before[0], p[1] - before[1])
    }
    this.#fingers.set(id, p)
    return true
  }

  release(id: number): void {
    this.#fingers.delete(id)
    this.#start = null
  }

  get pressed(): boolean {
    return this.#fingers.size > 0
  }
}

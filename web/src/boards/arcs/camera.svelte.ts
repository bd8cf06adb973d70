// Where one looks: the map is a square of 1000, shown whole in a box of the board, and may be drawn nearer and moved.

import type { Point } from '../../art/basics'

const SIZE = 1000
const NEAREST = 5 // times the whole map
const DRAG = 6 // px before a press is a drag
const SETTLE = 160

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export class Camera {
  /** The part of the board that belongs to the map. */
  frame: Frame = $state.raw({ left: 0, top: 0, width: 0, height: 0 })
  /** How much nearer than the whole. */
  near = $state(1)
  /** Where the middle of the frame is on the map. */
  middle: Point = $state.raw([SIZE / 2, SIZE / 2])
  moving = $state(false)
  dragged = false
  #fingers = new Map<number, Point>()
  #start: Point | null = null
  #settling: ReturnType<typeof setTimeout> | undefined

  readonly whole: number = $derived(Math.min(this.frame.width, this.frame.height) / SIZE)
  readonly scale: number = $derived(this.whole * this.near)
  readonly x: number = $derived(this.frame.left + this.frame.width / 2 - this.middle[0] * this.scale)
  readonly y: number = $derived(this.frame.top + this.frame.height / 2 - this.middle[1] * this.scale)
  /** So small that ships are better counted. */
  readonly far: boolean = $derived(SIZE * this.scale < 520)

  toScreen(p: Point): Point {
    return [p[0] * this.scale + this.x, p[1] * this.scale + this.y]
  }
  toMap(p: Point): Point {
    return [(p[0] - this.x) / this.scale, (p[1] - this.y) / this.scale]
  }

  fit(): void {
    this.near = 1
    this.middle = [SIZE / 2, SIZE / 2]
  }

  get isWhole(): boolean {
    return this.near === 1
  }

  /** The map does not leave its frame. */
  #look(middle: Point): void {
    const along = (at: number, room: number): number => {
      const half = room / this.scale / 2
      return half * 2 >= SIZE ? SIZE / 2 : Math.min(SIZE - half, Math.max(half, at))
    }
    this.middle = [along(middle[0], this.frame.width), along(middle[1], this.frame.height)]
    this.moving = true
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => (this.moving = false), SETTLE)
  }

  zoom(factor: number, at: Point = [this.frame.left + this.frame.width / 2, this.frame.top + this.frame.height / 2]): void {
    const held = this.toMap(at)
    this.near = Math.min(NEAREST, Math.max(1, this.near * factor))
    const now = this.toMap(at)
    this.#look([this.middle[0] + held[0] - now[0], this.middle[1] + held[1] - now[1]])
  }

  pan(dx: number, dy: number): void {
    this.#look([this.middle[0] - dx / this.scale, this.middle[1] - dy / this.scale])
  }

  /** Bring a point of the map into sight, as little as needed. */
  reveal(p: Point, margin = 70): void {
    const [x, y] = this.toScreen(p)
    const { left, top, width, height } = this.frame
    const off = (at: number, from: number, room: number): number => (at < from + margin ? from + margin - at : at > from + room - margin ? from + room - margin - at : 0)
    const [dx, dy] = [off(x, left, width), off(y, top, height)]
    if (!this.isWhole && (dx || dy)) this.pan(dx, dy)
  }

  press(id: number, p: Point): void {
    this.#fingers.set(id, p)
    this.#start = p
    this.dragged = this.#fingers.size > 1
  }

  /** A finger or the mouse moves; whether this moves the map. */
  move(id: number, p: Point): boolean {
    const before = this.#fingers.get(id)
    if (!before) return false
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1]
    if (other) {
      const span = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
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

  stop(): void {
    clearTimeout(this.#settling)
  }
}

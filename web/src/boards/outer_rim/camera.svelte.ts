// Where one looks: the map is 1400 by 700, shown whole in a box of the board, and may be drawn nearer and moved.

import type { Point } from '../../art/basics'

const [WIDTH, HEIGHT] = [1400, 700]
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
  middle: Point = $state.raw([WIDTH / 2, HEIGHT / 2])
  moving = $state(false)
  dragged = false
  #fingers = new Map<number, Point>()
  #start: Point | null = null
  #settling: ReturnType<typeof setTimeout> | undefined

  readonly whole: number = $derived(Math.min(this.frame.width / WIDTH, this.frame.height / HEIGHT))
  readonly scale: number = $derived(this.whole * this.near)
  readonly x: number = $derived(this.frame.left + this.frame.width / 2 - this.middle[0] * this.scale)
  readonly y: number = $derived(this.frame.top + this.frame.height / 2 - this.middle[1] * this.scale)
  /** The part of the map that is seen: its corner and its size. */
  readonly seen = $derived({ x: -this.x / this.scale, y: -this.y / this.scale, width: this.frame.width / this.scale, height: this.frame.height / this.scale })

  toScreen(p: Point): Point {
    return [p[0] * this.scale + this.x, p[1] * this.scale + this.y]
  }
  toMap(p: Point): Point {
    return [(p[0] - this.x) / this.scale, (p[1] - this.y) / this.scale]
  }

  /** So near that the map is as high as its frame, at a point. */
  fill(p: Point): void {
    this.near = Math.max(1, this.frame.height / HEIGHT / this.whole)
    this.#look(p)
  }

  fit(): void {
    this.near = 1
    this.middle = [WIDTH / 2, HEIGHT / 2]
  }

  get isWhole(): boolean {
    return this.near === 1
  }

  /** The map does not leave its frame. */
  #look(middle: Point): void {
    const along = (at: number, room: number, size: number): number => {
      const half = room / this.scale / 2
      return half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, at))
    }
    this.middle = [along(middle[0], this.frame.width, WIDTH), along(middle[1], this.frame.height, HEIGHT)]
    this.moving = true
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => (this.moving = false), SETTLE)
  }

  /** That point in the middle, as far as it goes. */
  look(p: Point): void {
    this.#look(p)
  }

  /** Whether a point is well in sight. */
  sees(p: Point, margin = 26): boolean {
    const [x, y] = this.toScreen(p)
    const { left, top, width, height } = this.frame
    return x > left + margin && x < left + width - margin && y > top + margin && y < top + height - margin
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

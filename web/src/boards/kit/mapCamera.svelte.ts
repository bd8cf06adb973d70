// Where one looks on a map of fixed size: it is shown whole in a box of the board, and may be drawn nearer and moved.

import type { Point } from '../../art/basics'
import { Fingers } from './fingers'

const NEAREST = 5 // times the whole map
const SETTLE = 160

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export class MapCamera extends Fingers {
  /** The part of the board that belongs to the map. */
  frame: Frame = $state.raw({ left: 0, top: 0, width: 0, height: 0 })
  /** How much nearer than the whole. */
  near = $state(1)
  /** Where the middle of the frame is on the map. */
  middle: Point = $state.raw([0, 0])
  moving = $state(false)
  #settling: ReturnType<typeof setTimeout> | undefined

  readonly whole: number = $derived.by(() =>
    Math.min(this.frame.width / this.size[0], this.frame.height / this.size[1]),
  )
  readonly scale: number = $derived(this.whole * this.near)
  readonly x: number = $derived(this.frame.left + this.frame.width / 2 - this.middle[0] * this.scale)
  readonly y: number = $derived(this.frame.top + this.frame.height / 2 - this.middle[1] * this.scale)
  /** The part of the map that is seen: its corner and its size. */
  readonly seen = $derived({
    x: -this.x / this.scale,
    y: -this.y / this.scale,
    width: this.frame.width / this.scale,
    height: this.frame.height / this.scale,
  })

  /** `size`: width and height of the map. */
  constructor(readonly size: Point) {
    super()
    this.fit()
  }

  toScreen(p: Point): Point {
    return [p[0] * this.scale + this.x, p[1] * this.scale + this.y]
  }
  toMap(p: Point): Point {
    return [(p[0] - this.x) / this.scale, (p[1] - this.y) / this.scale]
  }

  fit(): void {
    this.near = 1
    this.middle = [this.size[0] / 2, this.size[1] / 2]
  }

  /** So near that the map is as high as its frame, at a point. */
  fill(p: Point): void {
    this.near = Math.max(1, this.frame.height / this.size[1] / this.whole)
    this.look(p)
  }

  get isWhole(): boolean {
    return this.near === 1
  }

  /** That point in the middle, as far as the map does not leave its frame. */
  look(middle: Point): void {
    const along = (at: number, room: number, size: number): number => {
      const half = room / this.scale / 2
      return half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, at))
    }
    this.middle = [along(middle[0], this.frame.width, this.size[0]), along(middle[1], this.frame.height, this.size[1])]
    this.moving = true
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => (this.moving = false), SETTLE)
  }

  /** Whether a point is well in sight. */
  sees(p: Point, margin = 26): boolean {
    const [x, y] = this.toScreen(p)
    const { left, top, width, height } = this.frame
    return x > left + margin && x < left + width - margin && y > top + margin && y < top + height - margin
  }

  zoom(
    factor: number,
    at: Point = [this.frame.left + this.frame.width / 2, this.frame.top + this.frame.height / 2],
  ): void {
    const held = this.toMap(at)
    this.near = Math.min(NEAREST, Math.max(1, this.near * factor))
    const now = this.toMap(at)
    this.look([this.middle[0] + held[0] - now[0], this.middle[1] + held[1] - now[1]])
  }

  pan(dx: number, dy: number): void {
    this.look([this.middle[0] - dx / this.scale, this.middle[1] - dy / this.scale])
  }

  /** Bring a point of the map into sight, as little as needed. */
  reveal(p: Point, margin = 70): void {
    const [x, y] = this.toScreen(p)
    const { left, top, width, height } = this.frame
    const off = (at: number, from: number, room: number): number =>
      at < from + margin ? from + margin - at : at > from + room - margin ? from + room - margin - at : 0
    const [dx, dy] = [off(x, left, width), off(y, top, height)]
    if (!this.isWhole && (dx || dy)) this.pan(dx, dy)
  }

  stop(): void {
    clearTimeout(this.#settling)
  }
}

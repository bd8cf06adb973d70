// Where one looks: the plan is moved and scaled as a whole, so that nothing is drawn anew meanwhile.

import type { Point } from '../../art/basics'
import { TILE } from '../../art/carcassonne/geometry'
import { Fingers } from '../kit/fingers'
import type { Bounds, Cell } from './plan'

export const LEAST = 0.16
const MOST = 2.4
const FIT_LEAST = 0.25 // tiles do not get smaller than 40 px by themselves
const FIT_MOST = 0.92
const SETTLE = 180

export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

/** A part of the screen, in px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Place {
  x: number
  y: number
  scale: number
}

/** A part of the plan, in its units, and how large such a unit is on the screen, in px. */
export type Sight = Box & { scale: number }

export interface Fitting {
  bounds: Bounds
  paddings: readonly Padding[]
  cells: readonly Cell[]
  boxes: readonly Box[]
  focus?: Point | null
  least?: number
}

const meet = (one: Box, two: Box): boolean =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom

export class Camera extends Fingers {
  x = $state(0) // of the plan's origin, in px
  y = $state(0)
  scale = $state(0.6)
  width = $state(0)
  height = $state(0)
  /** Scale as it was when the camera last rested: for things that keep their size on the screen. */
  rested = $state(0.6)
  moving = $state(false)
  /** Glide to where it goes. */
  gliding = $state(false)
  /** Nobody has moved it by hand: it keeps the whole plan in sight. */
  auto = $state(true)

  /** It has looked at the plan once. */
  ready = false

  #settling: ReturnType<typeof setTimeout> | undefined

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }

  /** What is looked at. */
  get sight(): Sight {
    const [left, top] = this.toPlan([0, 0])
    const [right, bottom] = this.toPlan([this.width, this.height])
    return { left, top, right, bottom, scale: this.scale }
  }

  /** From the board's own pixels to the plan. */
  toPlan(p: Point): Point {
    return [(p[0] - this.x) / this.scale, (p[1] - this.y) / this.scale]
  }
  toScreen(p: Point): Point {
    return [p[0] * this.scale + this.x, p[1] * this.scale + this.y]
  }

  /** Where all of it is in sight, as far as tiles do not get too small; then at least the focus. Of the paddings, the one that
      leaves most room while nothing comes to lie over a cell; else the last. */
  best({ bounds, paddings, cells, boxes, focus = null, least = FIT_LEAST }: Fitting): Place {
    const places = paddings.map((padding) => this.#fitted(bounds, padding, focus, least))
    const clear = places.filter((place) => !this.covered(cells, boxes, place))
    return (
      clear.reduce<Place | null>((best, place) => (best && best.scale >= place.scale ? best : place), null) ??
      places.at(-1)!
    )
  }

  fit(fitting: Fitting): void {
    if (!this.width || !this.height) return
    this.go(this.best(fitting))
    this.ready = true
  }

  #fitted(bounds: Bounds, padding: Padding, focus: Point | null, least: number): Place {
    const [w, h] = [(bounds.right - bounds.left) * TILE, (bounds.bottom - bounds.top) * TILE]
    const [width, height] = [this.width - padding.left - padding.right, this.height - padding.top - padding.bottom]
    const scale = Math.min(FIT_MOST, Math.max(least, Math.min(width / w, height / h)))
    const middle: Point = [((bounds.left + bounds.right) / 2) * TILE, ((bounds.top + bounds.bottom) / 2) * TILE]
    // Around the focus, but no emptiness beyond an edge while there is more of the plan at the other.
    const along = (axis: 0 | 1, start: number, room: number, size: number): number => {
      const spare = Math.max(0, size * scale - room) / 2
      const shift = focus ? Math.max(-spare, Math.min(spare, (middle[axis] - focus[axis]) * scale)) : 0
      return start + room / 2 - middle[axis] * scale + shift
    }
    return { x: along(0, padding.left, width, w), y: along(1, padding.top, height, h), scale }
  }

  /** Whether one of the boxes lies over one of the cells. */
  covered(cells: readonly Cell[], boxes: readonly Box[], { x, y, scale }: Place = this): boolean {
    const size = TILE * scale
    return cells.some(([column, row]) => {
      const [left, top] = [column * size + x, row * size + y]
      return boxes.some((box) => meet(box, { left, top, right: left + size, bottom: top + size }))
    })
  }

  get place(): Place {
    return { x: this.x, y: this.y, scale: this.scale }
  }

  go({ x, y, scale }: Place): void {
    this.x = x
    this.y = y
    this.scale = this.rested = scale
  }

  /** Whether all of it is in sight. */
  shows(bounds: Bounds, margin = 0): boolean {
    const [left, top] = this.toScreen([bounds.left * TILE, bounds.top * TILE])
    const [right, bottom] = this.toScreen([bounds.right * TILE, bounds.bottom * TILE])
    return left >= margin && top >= margin && right <= this.width - margin && bottom <= this.height - margin
  }

  /** Bring a point into sight, as little as needed. */
  reveal(p: Point, margin = 90): void {
    const [x, y] = this.toScreen(p)
    const [mx, my] = [Math.min(margin, this.width / 3), Math.min(margin, this.height / 3)]
    if (x < mx) this.x += mx - x
    if (x > this.width - mx) this.x -= x - (this.width - mx)
    if (y < my) this.y += my - y
    if (y > this.height - my) this.y -= y - (this.height - my)
  }

  pan(dx: number, dy: number): void {
    this.auto = false
    this.x += dx
    this.y += dy
    this.#move()
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor))
    const [px, py] = this.toPlan(at)
    this.auto = false
    this.scale = scale
    this.x = at[0] - px * scale
    this.y = at[1] - py * scale
    this.#move()
  }

  #move(): void {
    this.gliding = false
    this.moving = true
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => {
      this.moving = false
      this.rested = this.scale
    }, SETTLE)
  }

  stop(): void {
    clearTimeout(this.#settling)
  }
}

// Mouse, fingers and wheel on the plan: drag, pinch, zoom, point at a segment, click on what does not glow.

import type { Attachment } from 'svelte/attachments'
import type { Point } from '../../art/basics'
import { TILE } from '../../art/carcassonne/geometry'
import type { Camera } from './camera.svelte'
import { cellText, segmentAt, segmentTarget, type Plan } from './plan'

interface Means {
  plan: () => Plan
  /** What is to be picked now. */
  wants: () => 'cell' | 'segment' | null
  onpick: (target: string) => void
  onpoint: (target: string | null) => void
}

const LONG_PRESS = 420

export class Pointing {
  #camera: Camera
  #means: Means
  #pointed: string | null = null
  #pressing: ReturnType<typeof setTimeout> | undefined
  #longPressed = false

  constructor(camera: Camera, means: Means) {
    this.#camera = camera
    this.#means = means
  }

  get down(): boolean {
    return this.#camera.pressed
  }

  stop(): void {
    clearTimeout(this.#pressing)
  }

  #point(target: string | null): void {
    if (target === this.#pointed) return
    this.#pointed = target
    this.#means.onpoint(target)
  }

  attach: Attachment<HTMLElement> = (element) => {
    const camera = this.#camera
    const at = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const inPlan = (event: MouseEvent) => segmentAt(this.#means.plan(), camera.toPlan(at(event)))
    // Buttons and cards over the plan mind their own pointers; glowing targets may be dragged as well.
    const apart = (event: Event) =>
      event.target instanceof Element && event.target.closest('[data-apart], .sizes, .veil, .turn, .probe') !== null

    const down = (event: PointerEvent) => {
      if (apart(event) || event.button > 1) return
      camera.press(event.pointerId, at(event))
      this.#longPressed = false
      clearTimeout(this.#pressing)
      if (event.pointerType === 'mouse') return
      const target = inPlan(event)
      if (target) {
        this.#pressing = setTimeout(() => {
          this.#longPressed = true
          this.#point(target)
        }, LONG_PRESS)
      } else this.#point(null)
    }
    const move = (event: PointerEvent) => {
      if (camera.move(event.pointerId, at(event))) {
        clearTimeout(this.#pressing)
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
        if (event.pointerType === 'mouse') this.#point(null)
      } else if (event.pointerType === 'mouse' && !camera.pressed) this.#point(apart(event) ? null : inPlan(event))
    }
    const up = (event: PointerEvent) => {
      clearTimeout(this.#pressing)
      camera.release(event.pointerId)
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.#point(null)
    }
    // A drag that ends on a button is no click on it.
    const swallow = (event: MouseEvent) => {
      if (apart(event) || (!camera.dragged && !this.#longPressed)) return
      event.stopPropagation()
      event.preventDefault()
      camera.dragged = false
      this.#longPressed = false
    }
    const click = (event: MouseEvent) => {
      if (apart(event) || (event.target instanceof Element && event.target.closest('[data-target]'))) return
      this.#click(camera.toPlan(at(event)))
    }
    const wheel = (event: WheelEvent) => {
      if (apart(event)) return
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0016)), at(event))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', swallow, true)
    element.addEventListener('click', click)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', swallow, true)
      element.removeEventListener('click', click)
      element.removeEventListener('wheel', wheel)
    }
  }

  /** Something that glows not, be it far out: the table tells why. With nothing to pick, it is only pointed at. */
  #click(p: Point): void {
    const segment = segmentAt(this.#means.plan(), p)
    const cell = cellText([Math.floor(p[0] / TILE), Math.floor(p[1] / TILE)])
    const wants = this.#means.wants()
    if (wants === 'cell') this.#means.onpick(`cell:${cell}`)
    else if (wants === 'segment') this.#means.onpick(segment ?? segmentTarget(cell, 'space'))
    else this.#point(segment)
  }
}

// Mouse, fingers and wheel on the map: drag, pinch, zoom.

import type { Attachment } from 'svelte/attachments'
import type { Point } from '../../art/basics'

/** What pointers do to where one looks: each board's camera can do it. */
interface Camera {
  dragged: boolean
  press(id: number, p: Point): void
  move(id: number, p: Point): boolean
  release(id: number): void
  zoom(factor: number, at: Point): void
}

/** What lies over the map minds its own pointers. */
const APART = '[data-apart]'

export const pointing =
  (camera: Camera): Attachment<HTMLElement> =>
  (element) => {
    const at = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const apart = (event: Event): boolean => event.target instanceof Element && event.target.closest(APART) !== null
    const down = (event: PointerEvent): void => {
      if (!apart(event) && event.button <= 1) camera.press(event.pointerId, at(event))
    }
    const move = (event: PointerEvent): void => {
      if (camera.move(event.pointerId, at(event)) && !element.hasPointerCapture(event.pointerId))
        element.setPointerCapture(event.pointerId)
    }
    const up = (event: PointerEvent): void => camera.release(event.pointerId)
    // A drag that ends on a place is no click on it.
    const swallow = (event: MouseEvent): void => {
      if (apart(event) || !camera.dragged) return
      event.stopPropagation()
      event.preventDefault()
      camera.dragged = false
    }
    const wheel = (event: WheelEvent): void => {
      if (apart(event)) return
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0016)), at(event))
    }
    const heard = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const
    for (const [name, listener] of heard) element.addEventListener(name, listener)
    element.addEventListener('click', swallow, true)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      for (const [name, listener] of heard) element.removeEventListener(name, listener)
      element.removeEventListener('click', swallow, true)
      element.removeEventListener('wheel', wheel)
    }
  }

// Keys on a map: arrows go from place to place, with shift they move the map; + - 0 draw it nearer, farther, whole.

import type { Point } from '../../art/basics'
import type { MapCamera } from './mapCamera.svelte'
import { WAYS } from './walk'

const STEP = 80 // px
const NEARER = 1.35
const WRITING = 'input, textarea, select, [contenteditable], dialog[open], [aria-modal="true"]'

const alone = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey

/** `walk`: from an element, in a direction. */
export function mapKey(event: KeyboardEvent, camera: MapCamera, walk: (from: Element, way: Point) => void): void {
  if (!alone(event) || !(event.target instanceof Element) || event.target.closest('[data-apart]')) return
  const way = WAYS[event.key]
  if (way && event.shiftKey) camera.pan(-way[0] * STEP, -way[1] * STEP)
  else if (way) walk(event.target, way)
  else if (event.key === '+' || event.key === '=') camera.zoom(NEARER)
  else if (event.key === '-') camera.zoom(1 / NEARER)
  else if (event.key === '0') camera.fit()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether somebody wants the keys to walk over everything, or no longer: the key where I is, on keyboards of other scripts too. */
export function asksAround(event: KeyboardEvent): boolean {
  if (!alone(event) || (event.target instanceof Element && event.target.closest(WRITING))) return false
  return event.key.toLowerCase() === 'i' || event.code === 'KeyI'
}

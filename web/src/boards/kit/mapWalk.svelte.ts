// The way of the keys over a map: from place to place, among those that matter or over everything.

import { tick } from 'svelte'
import type { Point } from '../../art/basics'
import type { MapCamera } from './mapCamera.svelte'
import { asksAround, mapKey } from './mapKeys'
import { nearest } from './walk'

export class MapWalk {
  around = $state(false) // over everything
  board: HTMLElement | undefined = $state()
  private at: string | null = $state(null)

  /** `marks`: the attributes that name places; `points`: where the keys may go; `pointOf`: where else somebody may be. */
  constructor(
    private readonly camera: MapCamera,
    private readonly marks: readonly string[],
    private readonly points: () => ReadonlyMap<string, Point>,
    private readonly pointOf: (name: string) => Point | null,
  ) {}

  /** Where the keys are, or begin. */
  get current(): string | null {
    const points = this.points()
    return this.at !== null && points.has(this.at) ? this.at : ([...points.keys()][0] ?? null)
  }

  focus(name: string): void {
    this.at = name
    const p = this.points().get(name)
    if (p) this.camera.reveal(p)
    this.focusOn(this.marks.map((mark) => `[${mark}="${CSS.escape(name)}"]`).join())
  }

  /** Focus the first of these on the board, once it is there. */
  focusOn(selector: string): void {
    void tick().then(() => this.board?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true }))
  }

  /** A key on the board. */
  key(event: KeyboardEvent): void {
    mapKey(event, this.camera, (from, way) => this.step(from, way))
  }

  /** A key anywhere: the one that lets them walk over everything, or no longer. */
  windowKey(event: KeyboardEvent): void {
    if (!asksAround(event)) return
    this.around = !this.around
    const to = (this.around ? this.at : null) ?? this.current
    if (to) this.focus(to)
  }

  private step(element: Element, way: Point): void {
    const on = this.marks.map((mark) => element.closest(`[${mark}]`)?.getAttribute(mark)).find((name) => name != null)
    const from = on == null ? null : (this.points().get(on) ?? this.pointOf(on))
    const to = from ? nearest(this.points(), from, way) : this.current
    if (to) this.focus(to)
  }
}

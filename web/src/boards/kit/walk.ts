// Walking over the map by arrow keys: to the nearest place in that direction.

import type { Point } from '../../art/basics'

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The nearest of some points in a direction; what lies aslant counts as further away. */
export function nearest(points: ReadonlyMap<string, Point>, from: Point, way: Point): string | null {
  let [best, least]: [string | null, number] = [null, Infinity]
  for (const [name, p] of points) {
    const [dx, dy] = [p[0] - from[0], p[1] - from[1]]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1] - dy * way[0])
    if (ahead <= 1 || aside > 2.2 * ahead) continue
    const far = ahead + 1.8 * aside
    if (far < least) [best, least] = [name, far]
  }
  return best
}

// Paints on a canvas what drawings say as SVG, as far as those of art/ say it. A canvas is painted once and then moved as a
// picture, where hundreds of elements would have to be kept, styled and painted anew.

/** Across a shape from edge to edge, as gradients of SVG have it by themselves: middle, radius, and what is where. */
export interface Gradient {
  cx: number
  cy: number
  r: number
  stops: readonly (readonly [offset: number, colour: string, shine: number])[]
}
export interface Shared {
  gradients: Readonly<Record<string, Gradient>>
  /** Outlines by the names by which drawings clip. */
  clips: Readonly<Record<string, string>>
}

type Attributes = Readonly<Record<string, string>>

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const MOVE = /(\w+)\(([^)]*)\)/g
const NAMED = /^url\(#(.*)\)$/
// What is said of a group holds for all in it that say nothing else.
const INHERITED = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
])
const HALF = 0.5

const number = (of: Attributes, name: string, usual = 0): number => (name in of ? Number(of[name]) : usual)

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) found[name!] = value!
  return found
}

/** The outline of a shape; of a round one also its middle and radii, over which its gradient goes. */
function outlineOf(shape: string, of: Attributes): { path: Path2D; round: [number, number, number, number] | null } {
  if (shape === 'path') return { path: new Path2D(of.d), round: null }
  const path = new Path2D()
  if (shape === 'rect') {
    path.roundRect(number(of, 'x'), number(of, 'y'), number(of, 'width'), number(of, 'height'), number(of, 'rx'))
    return { path, round: null }
  }
  if (shape !== 'circle' && shape !== 'ellipse') throw new Error(`<${shape}> cannot be painted`)
  const [rx, ry] = shape === 'circle' ? [number(of, 'r'), number(of, 'r')] : [number(of, 'rx'), number(of, 'ry')]
  const [cx, cy] = [number(of, 'cx'), number(of, 'cy')]
  path.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI)
  return { path, round: [cx, cy, rx, ry] }
}

function move(context: CanvasRenderingContext2D, moves: string): void {
  for (const [, kind, values] of moves.matchAll(MOVE)) {
    const [a = 0, b] = values!.split(/[\s,]+/).map(Number)
    if (kind === 'translate') context.translate(a, b ?? 0)
    else if (kind === 'scale') context.scale(a, b ?? a)
    else if (kind === 'rotate') context.rotate((a * Math.PI) / 180)
    else throw new Error(`${kind}() cannot be painted`)
  }
}

function fillWith(context: CanvasRenderingContext2D, { cx, cy, r, stops }: Gradient, round: readonly number[]): void {
  const [x, y, rx, ry] = round as [number, number, number, number]
  const colours = context.createRadialGradient(cx, cy, 0, cx, cy, r)
  for (const [offset, colour, shine] of stops) colours.addColorStop(offset, seeThrough(colour, shine))
  context.save()
  context.translate(x - rx, y - ry)
  context.scale(2 * rx, 2 * ry)
  context.fillStyle = colours
  context.beginPath()
  context.arc(HALF, HALF, HALF, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

/** `#rgb` or `#rrggbb` with a share of its own. */
function seeThrough(colour: string, shine: number): string {
  const whole = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  return (
    whole +
    Math.round(shine * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

function paintShape(context: CanvasRenderingContext2D, shape: string, of: Attributes, shared: Shared): void {
  const { path, round } = outlineOf(shape, of)
  const shine = context.globalAlpha * number(of, 'opacity', 1)
  const before = context.globalAlpha
  const fill = of.fill ?? '#000'
  if (fill !== 'none') {
    context.globalAlpha = shine * number(of, 'fill-opacity', 1)
    const gradient = shared.gradients[NAMED.exec(fill)?.[1] ?? '']
    if (gradient && round) fillWith(context, gradient, round)
    else {
      context.fillStyle = fill
      context.fill(path, of['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero')
    }
  }
  if (of.stroke && of.stroke !== 'none') {
    context.globalAlpha = shine * number(of, 'stroke-opacity', 1)
    context.strokeStyle = of.stroke
    context.lineWidth = number(of, 'stroke-width', 1)
    context.lineCap = (of['stroke-linecap'] ?? 'butt') as CanvasLineCap
    context.lineJoin = (of['stroke-linejoin'] ?? 'miter') as CanvasLineJoin
    context.setLineDash(of['stroke-dasharray']?.split(/[\s,]+/).map(Number) ?? [])
    context.lineDashOffset = number(of, 'stroke-dashoffset')
    context.stroke(path)
  }
  context.globalAlpha = before
}

/** Paint a drawing in its own units. */
export function paint(context: CanvasRenderingContext2D, drawing: string, shared: Shared): void {
  const clips = new Map(Object.entries(shared.clips).map(([name, d]) => [name, new Path2D(d)]))
  const groups: Attributes[] = [{}]
  let clipping: string | null = null // the name of the clip whose outline comes next
  for (const [, ends, tag, text, alone] of drawing.matchAll(TAG)) {
    if (ends) {
      if (tag === 'clipPath') clipping = null
      else {
        groups.pop()
        context.restore()
      }
      continue
    }
    const own = attributesOf(text!)
    if (tag === 'clipPath') clipping = own.id ?? ''
    else if (clipping !== null) clips.set(clipping, outlineOf(tag!, own).path)
    else if (tag === 'g' && !alone) {
      const group = groups.at(-1)!
      groups.push({ ...group, ...Object.fromEntries(Object.entries(own).filter(([name]) => INHERITED.has(name))) })
      context.save()
      if (own.transform) move(context, own.transform)
      const clip = clips.get(NAMED.exec(own['clip-path'] ?? '')?.[1] ?? '')
      if (clip) context.clip(clip)
      context.globalAlpha *= number(own, 'opacity', 1)
    } else if (own.transform) {
      context.save()
      move(context, own.transform)
      paintShape(context, tag!, { ...groups.at(-1), ...own }, shared)
      context.restore()
    } else paintShape(context, tag!, { ...groups.at(-1), ...own }, shared)
  }
}

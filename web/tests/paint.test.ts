import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFS, SHARED } from '../src/art/carcassonne/gradients'
import { borderRocks, cornerDust } from '../src/boards/carcassonne/joins'
import { tileArt } from '../src/art/carcassonne/tiles'
import { paint } from '../src/art/paint'
import { printedTiles } from './carcassonneTiles'

/** Notes what is done with it; a path is what it was made of. */
class Path {
  made: string[]
  constructor(d?: string) {
    this.made = d === undefined ? [] : [d]
  }
  ellipse(...at: number[]): void {
    this.made.push(`ellipse ${at.slice(0, 4).join(' ')}`)
  }
  roundRect(...at: number[]): void {
    this.made.push(`rect ${at.join(' ')}`)
  }
}

function canvas() {
  const done: string[] = []
  const state = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: '',
    lineJoin: '',
    lineDashOffset: 0,
  }
  const saved: (typeof state)[] = []
  const note =
    (name: string) =>
    (...given: unknown[]): void =>
      void done.push([name, ...given.map((one) => (one instanceof Path ? one.made.join() : String(one)))].join(' '))
  const context = {
    ...state,
    save: () => saved.push({ ...pick() }),
    restore: () => Object.assign(context, saved.pop()),
    translate: note('translate'),
    scale: note('scale'),
    rotate: note('rotate'),
    clip: note('clip'),
    beginPath: () => {},
    arc: () => {},
    setLineDash: (dash: number[]) => dash.length && done.push(`dash ${dash.join(' ')}`),
    createRadialGradient: (...at: number[]) => ({ at, stops: [] as string[], addColorStop: () => {} }),
    fill: (path?: unknown) => done.push(`fill ${told(path)} ${told(context.fillStyle)} ${context.globalAlpha}`),
    stroke: (path: unknown) =>
      done.push(`stroke ${told(path)} ${context.strokeStyle} ${context.lineWidth} ${context.globalAlpha}`),
  }
  const pick = (): typeof state =>
    Object.fromEntries(Object.keys(state).map((key) => [key, context[key as keyof typeof state]])) as typeof state
  const told = (one: unknown): string =>
    one instanceof Path ? one.made.join() : typeof one === 'string' ? one : 'gradient'
  return { context: context as unknown as CanvasRenderingContext2D, done, saved }
}

beforeAll(() => void vi.stubGlobal('Path2D', Path))
afterAll(() => vi.unstubAllGlobals())

describe('what is drawn, painted', () => {
  const painted = (drawing: string): string[] => {
    const { context, done, saved } = canvas()
    paint(context, drawing, SHARED)
    expect(saved).toEqual([])
    return done
  }

  it('takes from groups what a shape does not say itself', () => {
    expect(
      painted(
        '<g fill="none" stroke="#fff" stroke-width="2" opacity=".5"><path d="M0 0H9"/><path d="M1 1" stroke="#000"/></g>',
      ),
    ).toEqual(['stroke M0 0H9 #fff 2 0.5', 'stroke M1 1 #000 2 0.5'])
    expect(painted('<g fill="#123"></g><circle r="3" fill-opacity=".2"/>')).toEqual(['fill ellipse 0 0 3 3 #000 0.2'])
  })
  it('moves, turns and clips', () => {
    const drawing =
      '<clipPath id="own"><path d="M5 5"/></clipPath><g clip-path="url(#own)" transform="translate(3 4) scale(2)">' +
      '<rect width="1" height="2" rx=".5"/></g>'
    expect(painted(drawing)).toEqual(['translate 3 4', 'scale 2 2', 'clip M5 5', 'fill rect 0 0 1 2 0.5 #000 1'])
  })
  it('fills round shapes with gradients from edge to edge', () => {
    expect(painted('<ellipse cx="10" cy="20" rx="4" ry="2" fill="url(#art-dust-a)"/>')).toEqual([
      'translate 6 18',
      'scale 8 4',
      expect.stringContaining('gradient'),
    ])
  })
  it('refuses what it cannot paint', () => {
    expect(() => painted('<text>hello</text>')).toThrow('<text>')
    expect(() => painted('<g transform="skewX(3)"><path d=""/></g>')).toThrow('skewX')
  })
  it('knows all that tiles are drawn with', () => {
    const colours = /^(fill|stroke)(-(opacity|rule|width|linecap|linejoin|dasharray|dashoffset))?$/
    const places = /^(d|id|opacity|transform|clip-path|c?[xyr]|r[xy]|width|height)$/
    const [said, named] = [new Set<string>(), new Set<string>()]
    for (const face of printedTiles())
      for (const quarters of [0, 1]) {
        const drawing = tileArt(face, quarters) + borderRocks('0,0', 'E') + cornerDust('0,0')
        for (const [, name] of drawing.matchAll(/ ([\w-]+)="/g)) said.add(name!)
        for (const [, name] of drawing.matchAll(/fill="url\(#([\w-]+)\)"/g)) named.add(name!)
        // A gradient goes over a round shape.
        expect(drawing).not.toMatch(/<(path|rect)[^>]*fill="url/)
        expect(painted(drawing).length).toBeGreaterThan(10)
      }
    for (const name of said) expect(colours.test(name) || places.test(name), name).toBe(true)
    for (const name of named) {
      expect(SHARED.gradients).toHaveProperty(name)
      expect(DEFS).toContain(`id="${name}"`)
    }
  })
})

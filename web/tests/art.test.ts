import { describe, expect, it } from 'vitest'
import { building, ship } from '../src/art/arcs/pieces'
import { chance, inside, line, mix, smooth } from '../src/art/basics'
import { cover } from '../src/art/covers'
import { badge } from '../src/art/carcassonne/factions'
import { emblemShape, figure } from '../src/art/carcassonne/figures'
import { geometry, lookOf, turned, SIDES, TILE, type Face, type FaceSegment } from '../src/art/carcassonne/geometry'
import { ICONS } from '../src/art/icons'
import { figureBox, figureSpots, overlap, symbolSpots } from '../src/art/carcassonne/spots'
import { tileArt } from '../src/art/carcassonne/tiles'
import { world, worldStyle } from '../src/art/carcassonne/worlds'
import { printedTiles } from './carcassonneTiles'

const TILES = printedTiles()
const shapes = (svg: string) => svg.replace(/art-\w+-\d+/g, '')

describe('basics', () => {
  it('draws the same from the same seed', () => {
    const [a, b] = [chance('Naboo'), chance('Naboo')]
    expect([a(), a(), a()]).toEqual([b(), b(), b()])
    expect(chance('Hoth')()).not.toBe(chance('Endor')())
    const value = chance(7)()
    expect(value >= 0 && value < 1).toBe(true)
  })
  it('makes paths', () => {
    expect(
      line(
        [
          [0, 0],
          [1.26, 2],
        ],
        true,
      ),
    ).toBe('M0 0L1.3 2Z')
    expect(
      smooth([
        [0, 0],
        [6, 0],
      ]),
    ).toBe('M0 0C1 0 5 0 6 0')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(
      inside(
        [5, 5],
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      ),
    ).toBe(true)
    expect(
      inside(
        [15, 5],
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
      ),
    ).toBe(false)
  })
})

describe('drawings', () => {
  it('a planet always looks the same, and unknown ones look like something', () => {
    expect(world('Naboo', [0, 0], 50)).toBe(world('Naboo', [0, 0], 50))
    expect(worldStyle('Naboo')).toBe('ringed')
    expect(worldStyle('Nowhere')).toBe(worldStyle('Nowhere'))
  })
  it('emblems differ', () => {
    expect(new Set(['rebel', 'empire', 'bounty_hunter'].map((faction) => badge(faction))).size).toBe(3)
    expect(new Set([0, 1, 2, 3, 4].map((seat) => emblemShape(seat, 9))).size).toBe(5)
    expect(figure(0, true)).not.toBe(figure(0, false))
    expect(Object.keys(ICONS).length).toBeGreaterThan(50)
  })
  it('gives all ships of Arcs one outline, and to each seat its colour and emblem', () => {
    const outline = (art: string) => /<path d="([^"]+)"/.exec(art)?.[1]
    for (const damaged of [false, true]) {
      const ships = [0, 1, 2, 3].map((seat) => ship(0, 0, 24, seat, damaged))
      expect(new Set(ships.map(outline)).size).toBe(1)
      expect(new Set(ships.map((art) => art.replace(/--seat-\d/g, ''))).size).toBe(4)
      expect(outline(ships[1]!)).not.toBe(outline(building('city', 0, 0, 24, 1, damaged)))
    }
  })
  it('covers are the same each time, but for their ids', () => {
    for (const game of ['carcassonne', 'arcs', 'outer_rim', 'another']) {
      expect(shapes(cover(game))).toBe(shapes(cover(game)))
      expect(cover(game)).not.toMatch(/NaN|undefined|style=/)
    }
  })
  it('has no inline style and no broken number in any tile', () => {
    for (const face of TILES)
      for (let turn = 0; turn < 4; turn++) expect(tileArt(face, turn)).not.toMatch(/NaN|undefined|Infinity|style=/)
  })
})

describe('tiles', () => {
  it('are all there', () => {
    expect(TILES.length).toBe(48)
    expect(TILES.filter((face) => face.planet).length).toBe(9)
  })
  it('turn four times to where they were', () => {
    expect(turned([16, 0], 1)).toEqual([160, 16])
    expect(turned([16, 5], 4)).toEqual([16, 5])
  })
  it('meet their edges where neighbours do', () => {
    for (const face of TILES) {
      const made = geometry(face)
      for (const route of made.routes) {
        const [x, y] = route.points[0]!
        expect([0, 80, 160]).toContain(Math.round(x))
        expect([0, 80, 160]).toContain(Math.round(y))
      }
      for (const field of made.fields) {
        for (const rim of field.rims)
          for (const end of [rim.points[0]!, rim.points.at(-1)!])
            expect(end.some((v) => Math.abs(v - 16) < 0.01 || Math.abs(v - 144) < 0.01)).toBe(true)
      }
    }
  })
})

const FEET = 9 // so far below the middle of a figure it still stands on its lane

/** All tiles that a pack may add, but for their symbols: each side, one field or several, a planet or none. */
function* anyTiles(): Generator<Face> {
  const kinds = ['space', 'route', 'asteroid'] as const
  for (let number = 0; number < 3 ** 4; number++) {
    const edges = SIDES.map((_, side) => kinds[Math.floor(number / 3 ** side) % 3]!)
    const at = (kind: string): string[] => SIDES.filter((_, side) => edges[side] === kind)
    const [lanes, fields] = [at('route'), at('asteroid')]
    for (const joined of fields.length > 1 ? [true, false] : [true])
      for (const planet of [false, true]) {
        const parts = joined ? [fields.join('')].filter(Boolean) : fields
        const end = planet ? 'planet' : lanes.length > 2 ? 'crossroads' : fields.length ? 'asteroid' : null
        const through = lanes.length === 2 && !planet
        if (through && joined && fields.length === 2 && edges[0] === edges[2]) continue // they would cross
        if (!through && lanes.length && !end) continue
        const routes: FaceSegment[] = through
          ? [{ id: 'r1', kind: 'route', edges: lanes.join(''), inner_end: null }]
          : lanes.map((side, i) => ({ id: `r${i + 1}`, kind: 'route', edges: side, inner_end: end }))
        const segments = [
          ...parts.map((sides, i) => ({ id: `a${i + 1}`, kind: 'asteroid', edges: sides, inner_end: null })),
          ...routes,
          ...(planet ? [{ id: 'p1', kind: 'planet', edges: '', inner_end: null }] : []),
        ]
        const symbols = segments.map(({ id }) => ({ faction: 'empire', segment: id }))
        const id = `T${number}_${Number(joined)}_${Number(planet)}`
        yield { id, count: 1, edges, segments, planet: planet ? 'Mustafar' : null, symbols }
      }
  }
}

describe('tiles of a pack', () => {
  it('are drawn from their segments, with a place for symbols and figures on each', () => {
    let tiles = 0
    const outside: string[] = []
    for (const face of anyTiles()) {
      tiles++
      expect(tileArt(face, 1)).not.toMatch(/NaN|undefined|Infinity|style=/)
      expect(symbolSpots(face, 0).map(({ segment }) => segment)).toEqual(face.segments.map(({ id }) => id))
      for (const { id } of face.segments)
        for (const { at } of figureSpots(face, 0, id, [false]))
          if ([at[0], at[1] + FEET].some((value) => value < 0 || value > TILE))
            outside.push(`${face.id} ${id} ${at.join()}`)
    }
    expect(outside).toEqual([])
    expect(tiles).toBeGreaterThan(150)
  })
  it('may have the id of a printed one and show something else', () => {
    const printed = TILES.find(({ id }) => id === 'E_CAP')!
    const other = { ...printed, segments: [{ ...printed.segments[0]!, edges: 'S' }] }
    expect(lookOf(printed)).toBe('E_CAP')
    expect(lookOf({ ...printed, count: 9 })).toBe('E_CAP')
    expect(lookOf(other)).not.toBe('E_CAP')
    expect(geometry(other).fields[0]!.sides).toEqual(['S'])
    expect(geometry(printed).fields[0]!.sides).toEqual(['N'])
    expect(tileArt(other, 0)).not.toBe(tileArt(printed, 0))
  })
})

describe('figures', () => {
  it('never hide a symbol, whatever the tile, its turn and the size', () => {
    const hidden: string[] = []
    for (const face of TILES) {
      for (let turn = 0; turn < 4; turn++) {
        for (const segment of face.segments) {
          for (const sizes of segment.kind === 'planet'
            ? [[false], [true], [false, true], [false, false, true]]
            : [[false], [true]]) {
            figureSpots(face, turn, segment.id, sizes).forEach((spot, i) => {
              const box = figureBox(spot, sizes[i]!)
              for (const symbol of symbolSpots(face, turn))
                if (overlap(box, symbol.at, 18) > 3)
                  hidden.push(`${face.id} ${turn} ${segment.id} ${sizes} ${overlap(box, symbol.at, 18).toFixed(1)}`)
            })
          }
        }
      }
    }
    expect(hidden).toEqual([])
  })
  it('stand on their own tile', () => {
    for (const face of TILES) {
      for (let turn = 0; turn < 4; turn++) {
        for (const segment of face.segments) {
          const [x, y] = figureSpots(face, turn, segment.id, [false])[0]!.at
          expect(x >= 0 && x <= TILE && y >= 0 && y <= TILE).toBe(true)
        }
      }
    }
  })
})

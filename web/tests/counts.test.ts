import { describe, expect, it } from 'vitest'
import { holdersOf, supplyOf, toCome } from '../src/boards/carcassonne/counts'
import type { CarcassonneView } from '../src/lib/protocol'
import { printedTiles } from './carcassonneTiles'

const figure = (seat: number, size: string, segment: string) => ({ seat, size, cell: '0,0', segment })
const seat = (side: number) => ({ colour: 'red', faction: 'rebel', side })
const view: CarcassonneView = {
  turn: 0,
  drawn: 'E_CAP',
  left: 70,
  removed: ['G_BAND'],
  seats: [seat(0), seat(1), seat(0)],
  sides: [],
  tiles: ['D_START', 'E_CAP', 'G_BAND'].map((tile, at) => ({ cell: `${at},0`, tile, turn: 0 })),
  figures: [figure(2, 'large', 'a1'), figure(0, 'small', 'a1'), figure(1, 'small', 'r1'), figure(0, 'small', 'p1')],
  held: [],
}

describe('what can be counted from what lies on the table', () => {
  it('is the supply of a seat', () => {
    expect([0, 1, 2].map((one) => supplyOf(view, one))).toEqual([
      { small: 2, large: 1 },
      { small: 3, large: 1 },
      { small: 4, large: 0 },
    ])
  })

  it('is which tiles are to come: those of the pile that are not laid, drawn or removed', () => {
    const faces = new Map(printedTiles().map((face) => [face.id, face]))
    const left = (id: string) => [faces.get(id)!.count, toCome(view, faces.get(id)!)]
    const [caps, fewerCaps] = left('E_CAP')
    const [bands, fewerBands] = left('G_BAND')
    expect([fewerCaps, fewerBands]).toEqual([caps! - 2, bands! - 2])
    expect(left('D_START')).toEqual([0, 0])
    expect([...faces.values()].reduce((sum, face) => sum + face.count, 0)).toBe(75)
  })

  it('is who holds an object, and whether it is fought for', () => {
    const object = (...segments: string[]) => ({ kind: 'route', segments, final: 3 })
    expect(holdersOf(view, object('0,0/a1'))).toEqual({ owners: [0, 2], fought: false })
    expect(holdersOf(view, object('0,0/r1', '0,0/p1', '1,0/r1'))).toEqual({ owners: [0, 1], fought: true })
  })
})

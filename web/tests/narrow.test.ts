import { describe, expect, it } from 'vitest'
import { keep, levels, narrow, pick, wholes, type Choosable } from '../src/lib/narrow'

const tiles: Choosable[] = [
  { notation: 'a0', targets: ['cell:a', 'turn:0'] },
  { notation: 'a90', targets: ['cell:a', 'turn:90'] },
  { notation: 'b90', targets: ['cell:b', 'turn:90'] },
]
const none: Choosable = { notation: 'none', targets: [] }

describe('narrowing', () => {
  it('goes step by step', () => {
    expect(narrow(tiles, [])).toMatchObject({ next: ['cell:a', 'cell:b'], only: null })
    expect(narrow(tiles, ['cell:a'])).toMatchObject({ next: ['turn:0', 'turn:90'], only: null })
    expect(narrow(tiles, ['cell:a', 'turn:0']).only?.notation).toBe('a0')
  })

  it('is done as soon as one is left', () => {
    expect(narrow(tiles, ['cell:b']).only?.notation).toBe('b90')
  })

  it('lets another target be picked instead, at any level', () => {
    expect(pick(tiles, ['cell:a', 'turn:0'], 'turn:90')).toEqual(['cell:a', 'turn:90'])
    expect(pick(tiles, ['cell:a', 'turn:0'], 'cell:b')).toEqual(['cell:b'])
    expect(pick(tiles, ['cell:a'], 'cell:z')).toBeNull()
    expect(pick(tiles, ['cell:b'], 'turn:0')).toBeNull()
  })

  it('keeps what still holds', () => {
    expect(keep(tiles, ['cell:a', 'turn:0'])).toEqual(['cell:a', 'turn:0'])
    expect(keep(tiles.slice(1), ['cell:a', 'turn:0'])).toEqual(['cell:a'])
    expect(keep([], ['cell:a'])).toEqual([])
  })

  it('shows each level with what is picked of it', () => {
    expect(levels(tiles, ['cell:a'])).toEqual([
      { targets: ['cell:a', 'cell:b'], picked: 'cell:a' },
      { targets: ['turn:0', 'turn:90'], picked: null },
    ])
    expect(levels([none], [])).toEqual([])
  })

  it('offers options without targets at every step', () => {
    expect(wholes([...tiles, none], [])).toEqual([none])
    expect(wholes([...tiles, none], ['cell:a'])).toEqual([none])
  })

  it('offers options at the same place, or that end there, as they are', () => {
    const same: Choosable[] = [
      { notation: 'x', targets: ['card:1'] },
      { notation: 'y', targets: ['card:1'] },
    ]
    expect(wholes(same, [])).toEqual([])
    expect(wholes(same, ['card:1'])).toEqual(same)
    const ends: Choosable[] = [
      { notation: 'x', targets: ['card:1'] },
      { notation: 'y', targets: ['card:1', 'seat:0'] },
    ]
    expect(wholes(ends, ['card:1'])).toEqual([ends[0]])
    expect(wholes([{ notation: 'x', targets: ['card:1'] }], ['card:1'])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { bySeat, nameOf, read, Targets, wordy } from '../src/boards/plain/read'

const names = ['Ada', 'Jo']
const targets = new Targets(['card:raid3', 'seat:1', 'cell:1,-2'])

describe('a view to be read', () => {
  it('finds targets among the values', () => {
    expect(read(['raid3', 'crate4'], targets, names)).toEqual({
      is: 'list',
      items: [
        { is: 'text', text: 'raid3', target: 'card:raid3' },
        { is: 'text', text: 'crate4', target: null },
      ],
    })
    expect(read('1,-2', targets, names)).toMatchObject({ target: 'cell:1,-2' })
  })

  it('does not take any number for a seat', () => {
    expect(read(1, targets, names)).toMatchObject({ text: '1', target: null })
  })

  it('makes tables of lists of things', () => {
    expect(read([{ a: 1, b_c: true }, { a: null }], targets, names)).toMatchObject({
      is: 'table',
      columns: ['a', 'b c'],
      rows: [
        [{ text: '1' }, { text: '✓' }],
        [{ text: '–' }, { text: '–' }],
      ],
    })
  })

  it('has fields for things, and targets among their names', () => {
    expect(read({ raid3: 'deck 0' }, targets, names)).toMatchObject({ is: 'fields', fields: [{ name: 'raid3', target: 'card:raid3', value: { text: 'deck 0' } }] })
  })

  it('knows lists with one value for each seat', () => {
    expect(bySeat(read([3, 4], targets, names), names)).toBe(true)
    expect(bySeat(read([3, 4, 5], targets, names), names)).toBe(false)
    expect(bySeat(read([[1], [2]], targets, names), names)).toBe(false)
    expect(bySeat(read(['crate4', 'raid3'], targets, names), names)).toBe(false)
  })

  it('names things', () => {
    expect([nameOf('seat:0', names), nameOf('card:raid3', names), wordy('left_by_tile')]).toEqual(['Ada', 'raid3', 'left by tile'])
  })
})

import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] })) // settings ask the browser for its languages at once
const { nameOf, read, readView, Targets, wordy } = await import('../src/boards/plain/read')
const { loadWords } = await import('../src/lib/words.svelte')

const names = ['Ada', 'Jo']
const shown = (text: string, target: string | null = null) => ({ is: 'text', text, target })
const targets = new Targets(['card:raid3', 'seat:1', 'cell:1,-2'])

describe('a view to be read', () => {
  it('finds targets among the values', () => {
    expect(read(['raid3', 'crate4'], targets)).toEqual({
      is: 'list',
      items: [
        { is: 'text', text: 'raid3', target: 'card:raid3' },
        { is: 'text', text: 'crate4', target: null },
      ],
    })
    expect(read('1,-2', targets)).toMatchObject({ target: 'cell:1,-2' })
  })

  it('does not take any number for a seat', () => {
    expect(read(1, targets)).toMatchObject({ text: '1', target: null })
  })

  it('makes tables of lists of things', () => {
    expect(read([{ a: 1, b_c: true }, { a: null }], targets)).toMatchObject({
      is: 'table',
      columns: ['a', 'b c'],
      rows: [
        [{ text: '1' }, { text: '✓' }],
        [{ text: '–' }, { text: '–' }],
      ],
    })
  })

  it('has fields for things, and targets among their names', () => {
    expect(read({ raid3: 'deck 0' }, targets)).toMatchObject({
      is: 'fields',
      fields: [{ name: 'raid3', target: 'card:raid3', value: { text: 'deck 0' } }],
    })
  })

  it('tells by player only what is declared to be so, and kinds by their names', async () => {
    await loadWords('en')
    const fields = { coins: { by_seat: true }, hand: { names: { single: { key: 'web-people' } } } }
    const view = { coins: [3, 4], hand: ['single', 'trio'], left_by_tile: [1, 2] }
    expect(readView('harbour', view, new Targets(['card:single']), fields)).toEqual({
      is: 'fields',
      fields: [
        { name: 'coins', target: null, value: { is: 'seats', items: [shown('3'), shown('4')] } },
        { name: 'hand', target: null, value: { is: 'list', items: [shown('People', 'card:single'), shown('trio')] } },
        { name: 'left by tile', target: null, value: { is: 'list', items: [shown('1'), shown('2')] } },
      ],
    })
  })

  it('calls a target what the only option that points at it is called', () => {
    const option = (notation: string, key: string, ...targets: string[]) => ({ notation, label: { key }, targets })
    const options = [
      option('a', 'web-people', 'card:a'),
      option('b 1', 'web-people', 'card:b'),
      option('b 2', 'x', 'card:b'),
    ]
    expect(nameOf('card:a', names, options)).toBe('People')
    expect(nameOf('card:b', names, options)).toBe('b')
    expect(nameOf('card:c', names, [option('c', 'no-such-words', 'card:c')])).toBe('c')
  })

  it('names things', () => {
    expect([nameOf('seat:0', names), nameOf('card:raid3', names), wordy('left_by_tile')]).toEqual([
      'Ada',
      'raid3',
      'left by tile',
    ])
  })
})

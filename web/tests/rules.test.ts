import { describe, expect, it, vi } from 'vitest'
import type { RuleBook } from '../src/lib/api'
import { gameTold } from './told'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] })) // settings ask the browser for its languages at once
const { gamesTold } = await import('../src/lib/games.svelte')
const { areaOf, count, find, folded, pieces, related, ruleLink, textOf } = await import('../src/rules/book')

const book: RuleBook = {
  title: 'Kosmos',
  areas: { TURN: 'Tah', FIGHT: 'Boj', END: 'Konec' },
  rules: {
    'CSW-TURN-01': 'Tah má čtyři kroky.',
    'CSW-TURN-02': 'Povinný je jen první krok (CSW-FIGHT-01).',
    'CSW-FIGHT-01': 'Obsazená planeta: łódź, їжак, CSW-NONE-99.',
  },
  examples: {},
  ambiguities: {},
  cases: {},
}
const whole: RuleBook = {
  ...book,
  examples: { 'CSW-EX-01': 'Boj o planetu (CSW-FIGHT-01).', 'CSW-CK-01': 'Zkouška.' },
  ambiguities: { 'CSW-AMB-01': 'Kdo začíná? – Nikdo (CSW-2P-01, CSW-EX-01).' },
  cases: { 'CSW-FIGHT-01': ['CSW-EX-01'] },
}

describe('finding a rule', () => {
  it('shows all of them, by area, and no empty area', () => {
    const areas = find(book, '  ')
    expect(areas.map((area) => area.heading)).toEqual(['Tah', 'Boj'])
    expect(count(areas)).toBe(3)
  })
  it('minds neither case nor marks', () => {
    for (const query of ['čtyři', 'CTYRI', 'ctyri kroky', 'kroky  čtyři'])
      expect(find(book, query)[0]!.rules.map((rule) => rule.id)).toEqual(['CSW-TURN-01'])
    expect(count(find(book, 'lodz'))).toBe(1)
    expect(count(find(book, 'іжак'))).toBe(1)
    expect(count(find(book, 'їжак'))).toBe(1)
  })
  it('finds by id and by all words at once', () => {
    expect(count(find(book, 'csw-turn'))).toBe(2)
    expect(count(find(book, 'fight-01 planeta'))).toBe(1)
    expect(count(find(book, 'planeta kroky'))).toBe(0)
  })
  it('puts a rule of an unknown area under its code', () => {
    expect(find({ ...book, areas: {} }, 'planeta')[0]!.heading).toBe('FIGHT')
  })
})

describe('examples and ambiguities', () => {
  it('are found behind the rules, under headings of their own', () => {
    expect(find(whole, '').map((area) => [area.code, area.rules.length])).toEqual([
      ['TURN', 2],
      ['FIGHT', 1],
      ['EX', 2],
      ['AMB', 1],
    ])
    expect(find(whole, 'nikdo')[0]!.rules.map((rule) => rule.id)).toEqual(['CSW-AMB-01'])
    expect(areaOf('CSW-CK-01')).toBe('EX')
  })
  it('have a text and lead to the rules they name', () => {
    expect(textOf(whole, 'CSW-EX-01')).toContain('planetu')
    expect(textOf(whole, 'CSW-EX-99')).toBeUndefined()
    expect(related(whole, 'CSW-EX-01').map((rule) => rule.id)).toEqual(['CSW-FIGHT-01'])
  })
  it('make links of ids with a digit in their area too', () => {
    const found = pieces('Viz CSW-2P-01.', '', () => true)
    expect(found.filter((piece) => piece.rule).map((piece) => piece.rule)).toEqual(['CSW-2P-01'])
  })
})

describe('a text in pieces', () => {
  const known = (id: string): boolean => id in book.rules
  it('marks what was searched for, in the letters that were written', () => {
    expect(pieces('Čtyři kroky', 'ctyr', known)).toEqual([
      { text: 'Čtyř', hit: true, rule: null },
      { text: 'i kroky', hit: false, rule: null },
    ])
    expect(
      pieces('Cˇ', 'x', known)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('Cˇ')
  })
  it('keeps letters whole that are written as two signs', () => {
    const text = 'Krok čtyři'.normalize('NFD')
    expect(
      pieces(text, 'ctyri', known)
        .filter((piece) => piece.hit)
        .map((piece) => piece.text.normalize('NFC')),
    ).toEqual(['čtyři'])
  })
  it('makes links of ids that are known, and only of these', () => {
    const found = pieces('Viz CSW-FIGHT-01 a CSW-NONE-99.', '', known)
    expect(found.filter((piece) => piece.rule)).toEqual([{ text: 'CSW-FIGHT-01', hit: false, rule: 'CSW-FIGHT-01' }])
    expect(found.map((piece) => piece.text).join('')).toBe('Viz CSW-FIGHT-01 a CSW-NONE-99.')
  })
  it('is nothing for nothing', () => {
    expect(pieces('', 'x', known)).toEqual([])
    expect(folded('')).toEqual({ plain: '', from: [] })
  })
})

describe('rules that belong together', () => {
  it('names those a rule speaks of, those that speak of it, and its neighbours', () => {
    expect(related(book, 'CSW-FIGHT-01').map((rule) => rule.id)).toEqual(['CSW-TURN-02'])
    expect(related(book, 'CSW-TURN-02').map((rule) => rule.id)).toEqual(['CSW-FIGHT-01', 'CSW-TURN-01'])
    expect(related(book, 'CSW-X-01')).toEqual([])
  })
  it('knows the game by the letters of the id', () => {
    gamesTold.list = [gameTold({ id: 'carcassonne', rules: 'CSW' }), gameTold({ id: 'nim', rules: 'NIM' }), gameTold()]
    expect(['CSW-TURN-01', 'NIM-END-01', 'X-1'].map((rule) => gamesTold.ofRule(rule))).toEqual([
      'carcassonne',
      'nim',
      null,
    ])
    expect(ruleLink('carcassonne', 'CSW-TURN-01')).toBe('/rules/carcassonne?rule=CSW-TURN-01')
  })
})

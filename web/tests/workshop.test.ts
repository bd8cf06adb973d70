// The form of cards: what may stand where, what a new value begins with, where mistakes belong, and two people at once.

import { expect, it } from 'vitest'
import type { PackEntry, PackForm, Terms } from '../src/lib/protocol'
import {
  blank,
  byKey,
  byTable,
  differing,
  fieldsOf,
  freshId,
  idsOf,
  inTerm,
  isGiven,
  isShown,
  kindsHere,
  merged,
  moved,
  ofKind,
  ofTerm,
  overBox,
  pathOf,
  placeOf,
  resolved,
  same,
  searchable,
  termsIn,
  termsText,
  withField,
  type Row,
  type Shape,
} from '../src/workshop/shapes'

const CONDITION: Terms = {
  is: 'terms',
  terms: [
    { form: 'ground_combat' },
    { form: 'has_skill:*', of: { is: 'choice', words: [{ value: 'tech' }, { value: 'stealth' }] } },
    { form: 'crew>=*', of: { is: 'whole' } },
    { form: 'reputation_*_positive', of: { is: 'choice', words: [{ value: 'hutt' }] } },
  ],
}
const EFFECTS: Shape = { is: 'items', of: { is: 'named', name: 'effect' } }
const FORM: PackForm = {
  tables: [],
  notes: [],
  shapes: {
    effect: {
      is: 'kinds',
      field: 'do',
      kinds: [
        { value: 'gain', fields: [{ name: 'amount', of: { is: 'whole', least: 1 }, required: true }] },
        { value: 'may', fields: [{ name: 'effects', of: EFFECTS, required: true }] },
        { value: 'finish', homes: ['job'] },
        { value: 'lose', fields: [{ name: 'amount', of: { is: 'text' }, required: true }] },
      ],
    },
    condition: CONDITION,
  },
}
const CARD: Shape = {
  is: 'parts',
  fields: [
    { name: 'cost', of: { is: 'whole', least: 0, most: 9 }, required: true },
    { name: 'ship', of: { is: 'choice', table: 'ships', having: { type: ['fast'] } } },
    { name: 'side', of: { is: 'choice', words: [{ value: 'goal' }] }, required: true },
    { name: 'droid', of: { is: 'truth' } },
    { name: 'reward', of: { is: 'items', of: { is: 'named', name: 'effect', home: 'job' } }, required: true },
  ],
}
const BOX = [
  { table: 'ships', id: 'tern', values: { id: 'tern', type: 'fast' } },
  { table: 'ships', id: 'barge', values: { id: 'barge', type: 'slow' } },
] as PackEntry[]
const NOTHING = overBox(BOX, new Map())

it('offers only what can stand in its home, which goes on inside', () => {
  const here = resolved(FORM, { is: 'named', name: 'effect', home: 'job' }, '')
  expect(here.home).toBe('job')
  const kinds = here.shape.is === 'kinds' ? here.shape.kinds : []
  expect(kindsHere(kinds, 'job', null).map(({ value }) => value)).toContain('finish')
  expect(kindsHere(kinds, 'reward', null).map(({ value }) => value)).not.toContain('finish')
  expect(kindsHere(kinds, 'reward', 'finish').map(({ value }) => value)).toContain('finish')
  expect(resolved(FORM, { is: 'named', name: 'effect' }, 'job').home).toBe('job')
})

it('begins with as little as may be there', () => {
  expect(blank(FORM, CARD, '', NOTHING)).toEqual({ cost: 0, side: 'goal', reward: [] })
  expect(blank(FORM, { is: 'named', name: 'effect' }, '', NOTHING)).toEqual({ do: 'gain', amount: 1 })
  expect(blank(FORM, { is: 'items', of: { is: 'whole' }, length: 2 }, '', NOTHING)).toEqual([0, 0])
})

it('keeps what another kind has in common with the one before, if it is alike', () => {
  const shape = FORM.shapes.effect
  const kinds = shape?.is === 'kinds' ? shape.kinds : []
  const before = { do: 'gain', amount: 5 }
  expect(ofKind(FORM, 'do', kinds[1]!, before, '', NOTHING)).toEqual({ do: 'may', effects: [] })
  expect(ofKind(FORM, 'do', kinds[3]!, before, '', NOTHING)).toEqual({ do: 'lose', amount: '' })
  expect(ofKind(FORM, 'do', kinds[0]!, before, '', NOTHING)).toEqual(before)
})

it('finds the entries that can be named', () => {
  const [, ship] = (CARD as Extract<Shape, { is: 'parts' }>).fields
  const choice = ship!.of as Extract<Shape, { is: 'choice' }>
  expect(idsOf(choice, NOTHING)).toEqual(['tern'])
  const changed = new Map<string, Row>([['ships/barge', { id: 'barge', type: 'fast' }]])
  expect(idsOf(choice, overBox(BOX, changed))).toEqual(['tern', 'barge'])
})

it('shows what must be there, what is there, and truths', () => {
  const fields = fieldsOf(resolved(FORM, CARD, '').shape, {})
  const shown = fields.filter((field) => isShown(field, { ship: 'tern' }, FORM)).map(({ name }) => name)
  expect(shown).toEqual(['cost', 'ship', 'side', 'droid', 'reward'])
  expect(fields.filter((field) => isShown(field, {}, FORM)).map(({ name }) => name)).not.toContain('ship')
  expect(fields.filter(({ of }) => isGiven(of as Shape)).map(({ name }) => name)).toEqual(['side'])
})

it('reads conditions and writes them again', () => {
  for (const text of ['', 'ground_combat', 'has_skill:tech&crew>=3', 'reputation_hutt_positive', 'what&ground_combat'])
    expect(termsText(CONDITION, termsIn(CONDITION, text))).toBe(text)
  const [unknown, known] = termsIn(CONDITION, 'what&has_skill:tech')
  expect([unknown?.term, known?.value]).toEqual([null, 'tech'])
  expect(inTerm({ is: 'whole' }, '3')).toBe(3)
  expect(ofTerm(inTerm({ is: 'items', of: { is: 'text' } }, 'tech,stealth'))).toBe('tech,stealth')
})

it('says where a mistake belongs: as deep as it is shown', () => {
  const card = { cost: 3, side: 'goal', reward: [{ do: 'may', effects: [{ do: 'gain', amount: 1 }] }] }
  const place = (field: string): string => placeOf(FORM, CARD, card, field)
  expect(place('reward[0].effects[0].amount')).toBe('reward[0].effects[0].amount')
  expect(place('reward[0].do')).toBe('reward[0].do')
  expect(place('reward[0].effects[0].strange')).toBe('reward[0].effects[0]')
  expect(place('reward[4].amount')).toBe('reward')
  expect([place('strange'), place('side'), place('')]).toEqual(['', '', ''])
  expect(pathOf('a[1].b')).toEqual(['a', 1, 'b'])
})

it('tells what is the same, whatever the order of fields', () => {
  expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(differing({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual(['a', 'b', 'c'])
  expect([withField({ a: 1 }, 'a', undefined), moved([1, 2, 3], 0, 1)]).toEqual([{}, [2, 1, 3]])
})

it('brings together what two people made, and asks only where both changed the same card otherwise', () => {
  const pack = (...rows: Row[]): Map<string, Row> => byKey({ market: rows })
  const base = pack({ id: 'a', cost: 1 }, { id: 'b', cost: 1 }, { id: 'gone', cost: 1 })
  const mine = pack({ id: 'a', cost: 2 }, { id: 'b', cost: 2 }, { id: 'new', cost: 7 }, { id: 'gone', cost: 1 })
  const theirs = pack({ id: 'a', cost: 3 }, { id: 'b', cost: 1 }, { id: 'other', cost: 8 })
  const { entries, clashes } = merged(base, mine, theirs)
  expect(clashes).toEqual([
    { key: 'market/a', mine: { id: 'a', cost: 2 }, theirs: { id: 'a', cost: 3 }, fields: ['cost'] },
  ])
  const costs = Object.fromEntries((byTable(entries).market ?? []).map(({ id, cost }) => [id, cost]))
  expect(costs).toEqual({ a: 2, b: 2, other: 8, new: 7 }) // what they took away and I left alone is gone
  expect(merged(base, mine, mine).clashes).toEqual([])
})

it('makes ids of names', () => {
  expect(freshId('Žvejkal’s  Ship', () => false)).toBe('zvejkal_s_ship')
  expect(freshId('Зоря', () => false)).toBe('card')
  expect(freshId('Tern', (id) => id === 'tern' || id === 'tern_2')).toBe('tern_3')
  expect(searchable('  Žluťoučký ')).toBe('zlutoucky')
})

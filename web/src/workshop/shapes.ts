// The form of a game's cards (kernel/pack_form.py): what may stand in a field, what a new one begins with, and where a
// mistake belongs. Values are plain JSON, as the pack has them.

import type { Choice, Field, Kind, PackEntry, PackForm, Term, Terms } from '../lib/protocol'

export type Shape = Field['of']
export type Value = unknown
export type Row = Record<string, Value>
export type Path = readonly (string | number)[]
export type Where = { shape: Exclude<Shape, { is: 'named' }>; home: string }

export const isRow = (value: Value): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a shape with a name stands for, and the home that the words in it have. */
export function resolved(form: PackForm, shape: Shape, home: string): Where {
  if (shape.is !== 'named') return { shape, home }
  return resolved(form, form.shapes[shape.name] as Shape, shape.home || home)
}

/** The kinds that can be chosen here; the present one too, wherever it can stand. */
export function kindsHere(kinds: readonly Kind[], home: string, present: Value): Kind[] {
  return kinds.filter(({ value, homes }) => !homes?.length || homes.includes(home) || value === present)
}

/** The fields that a table has: of one with kinds, those of the kind that it says. */
export function fieldsOf(shape: Where['shape'], value: Value): readonly Field[] {
  if (shape.is === 'parts') return shape.fields
  if (shape.is !== 'kinds' || !isRow(value)) return []
  return shape.kinds.find((kind) => kind.value === value[shape.field])?.fields ?? []
}

/** Some kinds of values are always shown, there or not: what must be there, and what is only true or false. */
export const isShown = (field: Field, value: Row, form: PackForm): boolean =>
  field.name in value || field.required === true || resolved(form, field.of, '').shape.is === 'truth'

/** Whether there is nothing to choose: the only word that may stand there. */
export const isGiven = (shape: Shape): boolean =>
  shape.is === 'choice' && !shape.table && !shape.free && shape.words?.length === 1

/** Entries by table and id, as they are with the pack. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, Row>>

export function idsOf(choice: Choice, entries: Entries): string[] {
  if (!choice.table) return []
  const having = Object.entries(choice.having ?? {})
  const found = [...(entries.get(choice.table) ?? [])]
  return found.filter(([, row]) => having.every(([field, some]) => some.includes(String(row[field])))).map(([id]) => id)
}

/** What a new value begins with: as little as may be there. */
export function blank(form: PackForm, shape: Shape, home: string, entries: Entries): Value {
  const here = resolved(form, shape, home)
  switch (here.shape.is) {
    case 'whole':
      return here.shape.least ?? 0
    case 'text':
    case 'terms':
      return ''
    case 'truth':
      return false
    case 'choice':
      return here.shape.words?.[0]?.value ?? idsOf(here.shape, entries)[0] ?? ''
    case 'items': {
      const { of, length } = here.shape
      return Array.from({ length: length ?? 0 }, () => blank(form, of, here.home, entries))
    }
    case 'by-key':
      return {}
    case 'parts':
      return filled(form, here.shape.fields, {}, here.home, entries)
    case 'kinds': {
      const kind = kindsHere(here.shape.kinds, here.home, null)[0]
      return kind ? ofKind(form, here.shape.field, kind, {}, here.home, entries) : {}
    }
  }
}

/** A table of this kind: what it has in common with what was there stays. */
export function ofKind(form: PackForm, tag: string, kind: Kind, before: Row, home: string, entries: Entries): Row {
  const known = new Set((kind.fields ?? []).map(({ name }) => name))
  const kept = Object.entries(before).filter(([name]) => known.has(name) || name === 'id')
  const fits = kept.filter(([name, value]) => {
    const field = kind.fields?.find((one) => one.name === name)
    return !field || alike(value, blank(form, field.of, home, entries))
  })
  return { [tag]: kind.value, ...filled(form, kind.fields ?? [], Object.fromEntries(fits), home, entries) }
}

const alike = (one: Value, other: Value): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

function filled(form: PackForm, fields: readonly Field[], row: Row, home: string, entries: Entries): Row {
  const missing = fields.filter(({ name, required }) => required && !(name in row))
  return { ...row, ...Object.fromEntries(missing.map(({ name, of }) => [name, blank(form, of, home, entries)])) }
}

/** The same, whatever the order of the fields. */
export function same(one: Value, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]))
  if (isRow(one) && isRow(other)) {
    const names = Object.keys(one)
    return (
      names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]))
    )
  }
  return one === other
}

/** The fields in which two entries differ. */
export const differing = (one: Row, other: Row): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !same(one[name], other[name]))

/** A table with a field set, or taken away if there is nothing. */
export function withField(row: Row, name: string, value: Value): Row {
  if (value !== undefined) return { ...row, [name]: value }
  return Object.fromEntries(Object.entries(row).filter(([one]) => one !== name))
}

export const withItem = (list: readonly Value[], at: number, value: Value): Value[] =>
  list.map((one, number) => (number === at ? value : one))

export function moved(list: readonly Value[], at: number, by: -1 | 1): Value[] {
  const changed = [...list]
  const [one] = changed.splice(at, 1)
  changed.splice(at + by, 0, one)
  return changed
}

// Conditions: texts of several terms.

export interface TermSaid {
  term: Term | null // null: nothing that the form knows
  value: string // what stands in place of the star, or all of it
}

export function termsIn(shape: Terms, text: string): TermSaid[] {
  if (!text) return []
  return text.split(shape.between ?? '&').map((part) => {
    const plain = shape.terms.find((term) => term.form === part)
    if (plain) return { term: plain, value: '' }
    for (const term of shape.terms) {
      const [before = '', after] = term.form.split('*')
      if (after !== undefined && part.startsWith(before) && part.endsWith(after) && part.length > term.form.length - 1)
        return { term, value: part.slice(before.length, part.length - after.length) }
    }
    return { term: null, value: part }
  })
}

export const termText = ({ term, value }: TermSaid): string => (term ? term.form.replace('*', value) : value)
export const termsText = (shape: Terms, said: readonly TermSaid[]): string =>
  said.map(termText).join(shape.between ?? '&')

/** What stands in a term as a value of its shape, and back: numbers are written as texts there, lists with commas. */
export function inTerm(shape: Shape, text: string): Value {
  if (shape.is === 'whole') return Number(text) || 0
  return shape.is === 'items' ? text.split(',').filter(Boolean) : text
}
export const ofTerm = (value: Value): string => (Array.isArray(value) ? value.join(',') : String(value))

// Where mistakes belong.

export function fieldText(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at ? `.${step}` : step)).join('')
}

export function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, number, name]) => name ?? Number(number))
}

/** The deepest place that is shown on the way to where something is wrong. */
export function placeOf(form: PackForm, shape: Shape, value: Value, field: string): string {
  const shown: (string | number)[] = []
  let here = resolved(form, shape, '')
  let now = value
  for (const step of pathOf(field)) {
    const next = inside(form, here, now, step)
    if (!next) break
    shown.push(step)
    here = resolved(form, next, here.home)
    now = (now as Row | undefined)?.[step]
  }
  return fieldText(shown)
}

function inside(form: PackForm, { shape }: Where, value: Value, step: string | number): Shape | null {
  if (shape.is === 'items')
    return Array.isArray(value) && typeof step === 'number' && step < value.length ? shape.of : null
  if (shape.is === 'by-key') return isRow(value) && step in value ? shape.of : null
  if (shape.is === 'kinds' && step === shape.field) return { is: 'text' }
  if (!isRow(value)) return null
  const field = fieldsOf(shape, value).find(({ name }) => name === step)
  return field && isShown(field, value, form) && !isGiven(field.of) ? field.of : null
}

// Entries of a pack.

export type Changed = ReadonlyMap<string, Row> // by table and id

export const keyOf = (table: string, id: string): string => `${table}/${id}`
export const splitKey = (key: string): [string, string] => {
  const at = key.indexOf('/')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** The entries of a pack by table and id, and back. */
export function byKey(tables: Readonly<Record<string, readonly Row[]>>): Map<string, Row> {
  return new Map(
    Object.entries(tables).flatMap(([table, rows]) =>
      rows.map((row): [string, Row] => [keyOf(table, String(row.id)), row]),
    ),
  )
}
export function byTable(changed: Changed): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {}
  for (const [key, row] of changed) (tables[splitKey(key)[0]] ??= []).push(row)
  return tables
}

/** All entries as they are with the pack, by table and id. */
export function overBox(box: readonly PackEntry[], changed: Changed): Entries {
  const all = new Map<string, Map<string, Row>>()
  const put = (table: string, id: string, row: Row): void => {
    const rows = all.get(table) ?? new Map<string, Row>()
    all.set(table, rows.set(id, row))
  }
  for (const { table, id, values } of box) put(table, id, values)
  for (const [key, row] of changed) put(...splitKey(key), row)
  return all
}

export type Side = 'mine' | 'theirs'
export interface Clash {
  key: string
  mine: Row | null // null: as in the box
  theirs: Row | null
  fields: string[]
}

/** Bring together what two people made of the same pack; what both have changed otherwise is left to be decided. */
export function merged(base: Changed, mine: Changed, theirs: Changed): { entries: Map<string, Row>; clashes: Clash[] } {
  const entries = new Map<string, Row>()
  const clashes: Clash[] = []
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)]
    const kept = same(my, was) ? their : my
    if (kept) entries.set(key, kept)
    if (!same(my, was) && !same(their, was) && !same(my, their))
      clashes.push({ key, mine: my ?? null, theirs: their ?? null, fields: differing(my ?? {}, their ?? {}) })
  }
  return { entries, clashes }
}

/** A text as it is searched: in small letters, without accents. */
export const searchable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** An id made of a name, which no other entry of the table has. */
export function freshId(wanted: string, taken: (id: string) => boolean): string {
  const letters = searchable(wanted).replaceAll(/[^a-z0-9]+/g, '_')
  const plain = letters.replaceAll(/^_+|_+$/g, '') || 'card'
  let id = plain
  for (let number = 2; taken(id); number++) id = `${plain}_${number}`
  return id
}

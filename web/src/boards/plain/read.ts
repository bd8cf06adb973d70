// Any view as something to read: words, lists, tables. Knows no game: what the game declares of its fields is told by
// the server, and what looks like a target is one.

import type { FieldTold, OptionTold } from '../../lib/protocol'
import { hasWords, say, w } from '../../lib/words.svelte'
import { optionName, plainTarget } from '../../table/speak'

export type Node =
  | { is: 'text'; text: string; target: string | null }
  | { is: 'list'; items: Node[] }
  | { is: 'seats'; items: Node[] }
  | { is: 'table'; columns: string[]; rows: Node[][] }
  | { is: 'fields'; fields: Field[] }

export interface Field {
  name: string
  value: Node
  /** A target that the name itself mentions: a thing by its id. */
  target: string | null
}

export type Fields = Readonly<Record<string, FieldTold>>

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Targets by what they say after the colon, so that a value can be recognised as one. */
export class Targets {
  #byName = new Map<string, string>()

  constructor(targets: Iterable<string>) {
    for (const target of targets) this.#byName.set(target.slice(target.indexOf(':') + 1), target)
  }

  /** Numbers alone say too little: 3 may be coins as well as a seat. */
  of(text: string): string | null {
    return /^-?\d+$/.test(text) ? null : (this.#byName.get(text) ?? null)
  }
}

/** The whole view of a game: its fields by the words `<game>-view-<field>`, and by what is declared of them. */
export function readView(game: string, view: unknown, targets: Targets, fields: Fields): Node {
  if (!isPlain(view)) return read(view, targets)
  return {
    is: 'fields',
    fields: Object.entries(view).map(([name, inner]) => {
      const { by_seat = false, names = {} } = fields[name] ?? {}
      const value = read(inner, targets, names)
      const key = `${game}-view-${name}`
      return {
        name: hasWords(key) ? w(key) : wordy(name),
        value: by_seat && value.is === 'list' ? { is: 'seats', items: value.items } : value,
        target: targets.of(name),
      }
    }),
  }
}

type Names = NonNullable<FieldTold['names']>

/** `names` are what people call the values of a declared kind. */
export function read(value: unknown, targets: Targets, names: Names = {}): Node {
  if (Array.isArray(value)) return readList(value, targets, names)
  if (isPlain(value)) {
    const fields = Object.entries(value).map(([name, inner]) => ({
      name: wordy(name),
      value: read(inner, targets, names),
      target: targets.of(name),
    }))
    return { is: 'fields', fields }
  }
  return text(value, targets, names)
}

function readList(values: readonly unknown[], targets: Targets, names: Names): Node {
  if (values.length > 1 && values.every(isPlain)) {
    const columns = [...new Set(values.flatMap((one) => Object.keys(one)))]
    if (columns.length)
      return {
        is: 'table',
        columns: columns.map(wordy),
        rows: values.map((one) => columns.map((column) => read(one[column], targets, names))),
      }
  }
  return { is: 'list', items: values.map((one) => read(one, targets, names)) }
}

function text(value: unknown, targets: Targets, names: Names): Node {
  if (value === null || value === undefined || value === '') return { is: 'text', text: '–', target: null }
  if (typeof value === 'boolean') return { is: 'text', text: value ? '✓' : '–', target: null }
  const said = String(value)
  const called = names[said]
  return { is: 'text', text: called ? say(called) : said, target: targets.of(said) }
}

/** `left_by_tile` → "left by tile". */
export function wordy(name: string): string {
  return name.replaceAll('_', ' ')
}

/** What a target is called: the option itself, where it is the only one that points at it. */
export function nameOf(target: string, names: readonly string[], options: readonly OptionTold[] = []): string {
  const pointing = options.filter((option) => option.targets?.includes(target))
  const only = pointing.length === 1 ? pointing[0]! : null
  return only && hasWords(only.label.key) ? optionName(only, names) : plainTarget(target, names)
}

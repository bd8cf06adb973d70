// Any view as something to read: words, lists, tables. Knows no game; what looks like a target is one.

export type Node =
  | { is: 'text'; text: string; target: string | null }
  | { is: 'list'; items: Node[] }
  | { is: 'table'; columns: string[]; rows: Node[][] }
  | { is: 'fields'; fields: Field[] }

export interface Field {
  name: string
  value: Node
  /** A target that the name itself mentions: a thing by its id. */
  target: string | null
}

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

/** Lists by seat are told with the players' names: as many values as there are seats. */
export function read(value: unknown, targets: Targets, names: readonly string[]): Node {
  if (Array.isArray(value)) return readList(value, targets, names)
  if (isPlain(value)) {
    const fields = Object.entries(value).map(([name, inner]) => ({ name: wordy(name), value: read(inner, targets, names), target: targets.of(name) }))
    return { is: 'fields', fields }
  }
  return text(value, targets)
}

function readList(values: readonly unknown[], targets: Targets, names: readonly string[]): Node {
  if (values.length > 1 && values.every(isPlain)) {
    const columns = [...new Set(values.flatMap((one) => Object.keys(one)))]
    if (columns.length) return { is: 'table', columns: columns.map(wordy), rows: values.map((one) => columns.map((column) => read(one[column], targets, names))) }
  }
  return { is: 'list', items: values.map((one) => read(one, targets, names)) }
}

function text(value: unknown, targets: Targets): Node {
  if (value === null || value === undefined || value === '') return { is: 'text', text: '–', target: null }
  if (typeof value === 'boolean') return { is: 'text', text: value ? '✓' : '–', target: null }
  const said = String(value)
  return { is: 'text', text: said, target: targets.of(said) }
}

/** `left_by_tile` → "left by tile". */
export function wordy(name: string): string {
  return name.replaceAll('_', ' ')
}

/** Whether a list holds one number for each seat. Words may as well be cards that happen to be as many. */
export function bySeat(node: Node, names: readonly string[]): boolean {
  return node.is === 'list' && names.length > 1 && node.items.length === names.length && node.items.every((item) => item.is === 'text' && /^-?\d+(\.\d+)?$/.test(item.text))
}

/** What a target is called. */
export function nameOf(target: string, names: readonly string[]): string {
  const [kind, ...rest] = target.split(':')
  const value = rest.join(':')
  if (kind === 'seat' && names[Number(value)] !== undefined) return names[Number(value)]!
  return value || target
}

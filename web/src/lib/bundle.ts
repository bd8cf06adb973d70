// Fluent's words, each message read when it is first said: a page says few of all that it has, and to read all of them at
// once takes a phone longer than to load them.

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from '@fluent/bundle'

type Entry = FluentResource['body'][number]

const START = /^(-?[a-zA-Z][\w-]*) *= */gm // of a message or a term, as FluentResource has it

class Entries<E extends Entry> extends Map<string, E> {
  #unread = new Map<string, string>()

  add(id: string, text: string): void {
    // As in any bundle, what comes first stays.
    if (!this.#unread.has(id) && !super.has(id)) this.#unread.set(id, text)
  }

  override get(id: string): E | undefined {
    const text = this.#unread.get(id)
    if (text !== undefined) {
      this.#unread.delete(id)
      const [entry] = new FluentResource(text).body
      if (entry) super.set(id, entry as E)
    }
    return super.get(id)
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined
  }
}

const BETWEEN: Readonly<Record<string, string>> = { en: ',', cs: '\u00a0', pl: '\u00a0', uk: '\u00a0' } // groups of three

/** Whole numbers are written by ourselves: browsers take long to learn how to write the first one in any language. */
export class Written extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    // Numbers that stand in a text bring how many digits they have after the point.
    const { useGrouping, minimumFractionDigits = 0, ...more } = this.opts as Record<string, string | number | boolean>
    const between = BETWEEN[(scope?.bundle.locales ?? [])[0] ?? '']
    const text = String(this.value)
    const plain = Number.isSafeInteger(this.value) && !minimumFractionDigits && Object.keys(more).length === 0
    if (!plain) return super.toString(scope)
    if (!useGrouping || Math.abs(this.value) < 1000) return text
    return useGrouping === 'always' && between ? text.replace(/\B(?=(\d{3})+$)/g, between) : super.toString(scope)
  }
}

/** NUMBER of Fluent, for what is a number already. */
const NUMBER: FluentFunction = ([value], options) => {
  if (!(value instanceof FluentNumber)) throw new TypeError('NUMBER of something else')
  const told = Object.entries(options).map(([name, option]) => [
    name,
    typeof option === 'string' ? option : option.valueOf(),
  ])
  return new Written(value.valueOf(), { ...value.opts, ...Object.fromEntries(told) })
}

export class Bundle extends FluentBundle {
  constructor(language: string, options: ConstructorParameters<typeof FluentBundle>[1] = {}) {
    super(language, { ...options, functions: { NUMBER } })
  }

  override _messages = new Entries<Parameters<FluentBundle['_messages']['set']>[1]>()
  override _terms = new Entries<Parameters<FluentBundle['_terms']['set']>[1]>()

  addText(text: string): void {
    const starts = [...text.matchAll(START)]
    for (const [at, { index, 1: id }] of starts.entries())
      (id!.startsWith('-') ? this._terms : this._messages).add(id!, text.slice(index, starts[at + 1]?.index))
  }
}

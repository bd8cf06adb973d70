// Fluent's words, each message read when it is first said: a page says few of all that it has, and to read all of them at
// once takes a phone longer than to load them.

import { FluentBundle, FluentResource } from '@fluent/bundle'

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

export class Bundle extends FluentBundle {
  override _messages = new Entries<Parameters<FluentBundle['_messages']['set']>[1]>()
  override _terms = new Entries<Parameters<FluentBundle['_terms']['set']>[1]>()

  addText(text: string): void {
    const starts = [...text.matchAll(START)]
    for (const [at, { index, 1: id }] of starts.entries())
      (id!.startsWith('-') ? this._terms : this._messages).add(id!, text.slice(index, starts[at + 1]?.index))
  }
}

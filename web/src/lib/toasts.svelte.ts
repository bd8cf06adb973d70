// Short notes that come and go: refusals with their rule, news from elsewhere.

export interface Toast {
  id: number
  text: string
  kind: 'ok' | 'bad' | 'you' | 'info'
  rule?: string | null
  stays: boolean // until somebody takes it away
}

class Toasts {
  shown: Toast[] = $state([])
  #next = 1
  #going = new Map<number, ReturnType<typeof setTimeout>>()

  show(text: string, kind: Toast['kind'] = 'info', rule: string | null = null, stays = false): void {
    // The same once more stays longer, and is not said twice.
    const same = this.shown.find((toast) => toast.text === text)
    const id = same?.id ?? this.#next++
    if (!same) this.shown.push({ id, text, kind, rule, stays })
    this.letGo(id)
  }

  /** Somebody is reading it. */
  hold(id: number): void {
    clearTimeout(this.#going.get(id))
  }

  letGo(id: number): void {
    clearTimeout(this.#going.get(id))
    const toast = this.shown.find((one) => one.id === id)
    if (toast && !toast.stays)
      this.#going.set(
        id,
        setTimeout(() => this.drop(id), 4000 + 60 * toast.text.length),
      )
  }

  drop(id: number): void {
    clearTimeout(this.#going.get(id))
    this.#going.delete(id)
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

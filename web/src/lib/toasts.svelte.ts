// Short notes that come and go: refusals with their rule, news from elsewhere.

export interface Toast {
  id: number
  text: string
  kind: 'ok' | 'bad' | 'you' | 'info'
  rule?: string | null
}

class Toasts {
  shown: Toast[] = $state([])
  #next = 1

  show(text: string, kind: Toast['kind'] = 'info', rule: string | null = null): void {
    const id = this.#next++
    this.shown.push({ id, text, kind, rule })
    setTimeout(() => this.drop(id), 4000 + 60 * text.length)
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

import { beforeEach, describe, expect, it, vi } from 'vitest'
import EARLY from '../early.js?raw'
import type { DeedTold } from '../src/lib/told'

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Socket
  readyState: number = Socket.CONNECTING
  closed = false
  sent: { do: string; after?: number; protocol?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket['sent'][0])
  }
  close(): void {
    this.closed = true
  }
  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }
  hear(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
}

const node = { addEventListener: () => {}, removeEventListener: () => {} }
beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...node }))
  vi.stubGlobal('document', { hidden: false, ...node })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', { languages: ['en'] })
})

const entry = (n: number, what = 'move'): DeedTold => ({ n, at: n, do: what })
const whole = (n: number) => ({ summary: { n, ply: n, seats: [] }, seats: [], view: { n } })

async function connected() {
  const { LiveTable } = await import('../src/lib/table.svelte')
  const table = new LiveTable('t')
  Socket.last.open()
  Socket.last.hear({ it: 'welcome', table: whole(1), log: [entry(1, 'start')], version: 'x' })
  return table
}

describe('a table over its socket', () => {
  it('names its protocol, and folds what has changed', async () => {
    const table = await connected()
    expect(Socket.last.sent[0]).toMatchObject({ do: 'hello', after: 0, protocol: 2 })
    Socket.last.hear({ it: 'news', entry: entry(2), steps: [{ view: { n: 2 } }], table: { summary: { n: 2, ply: 2 } } })
    expect(table.told).toMatchObject({ summary: { n: 2, ply: 2, seats: [] }, view: { n: 2 } })
    table.close()
  })

  it('loses nothing when the line breaks between entries that were written together', async () => {
    const table = await connected()
    Socket.last.hear({ it: 'news', entry: entry(2), steps: [{ view: { n: 2 } }] }) // the table comes with the next
    Socket.last.hear({ it: 'news', entry: entry(3, 'chat') })
    table.again()
    Socket.last.open()
    expect(Socket.last.sent[0]).toMatchObject({ do: 'hello', after: 3 })
    Socket.last.hear({ it: 'welcome', table: whole(4), log: [entry(4, 'end')], version: 'x' })
    expect(table.log.map((one) => one.n).sort()).toEqual([1, 2, 3, 4])
    expect(table.last).toBe(4)
    table.again()
    Socket.last.open()
    Socket.last.hear({ it: 'welcome', table: whole(4), log: [], version: 'x' })
    expect(table.last).toBe(4)
    table.close()
  })

  it('shows the log as the seats see it that it looks through last, however quickly that changes', async () => {
    const table = await connected()
    const dealt = (to: string) => ({ ...entry(1, 'start'), details: { to } })
    const welcome = (to: string) => Socket.last.hear({ it: 'welcome', table: whole(1), log: [dealt(to)], version: 'x' })
    const seen = () => table.log.map((one) => (one.details as { to: string }).to)
    table.lookThrough([]) // the curtain falls, and somebody is ready before the answer comes
    table.lookThrough([0])
    expect(Socket.last.sent.slice(1)).toMatchObject([
      { do: 'hello', after: 0, eyes: [] },
      { do: 'hello', after: 0, eyes: [0] },
    ])
    welcome('nobody')
    welcome('seat 0')
    expect(seen()).toEqual(['seat 0'])
    table.lookThrough([1])
    table.again() // and where the line breaks before the answer
    Socket.last.open()
    expect(Socket.last.sent[0]).toMatchObject({ do: 'hello', after: 0, eyes: [1] })
    welcome('seat 1')
    expect(seen()).toEqual(['seat 1'])
    table.close()
  })

  it('closes a line that is still being opened when it is open, unless it leads nowhere', async () => {
    const table = await connected()
    for (const [link, closed] of [
      ['open', false],
      ['lost', true],
    ] as const) {
      table.again()
      const opening = Socket.last
      opening.readyState = Socket.CONNECTING
      table.again(link)
      expect(opening.closed).toBe(closed)
      opening.open()
      expect(opening.closed).toBe(true)
      expect(opening.sent).toEqual([])
    }
    Socket.last.open()
    table.close()
    expect(Socket.last.closed).toBe(true)
  })

  it('tells nothing more once it is closed', async () => {
    const { settings } = await import('../src/lib/settings.svelte')
    settings.pace = 'normal'
    const table = await connected()
    for (const n of [2, 3])
      Socket.last.hear({
        it: 'news',
        entry: { ...entry(n), events: [{ is: 'placed', say: { key: 'x' } }] },
        steps: [{ events: 1, view: { n } }],
      })
    expect([table.stage.now?.entry.n, table.stage.behind]).toEqual([2, 1])
    table.close()
    expect([table.stage.now, table.stage.behind, table.last]).toEqual([null, 0, 3])
  })

  it('answers nobody once it is closed, neither what was asked before nor what is asked then', async () => {
    const table = await connected()
    const line = Socket.last
    const answered = vi.fn()
    void table.wish({ do: 'asides' }).then(answered)
    table.close()
    line.onclose?.({ code: 1000, reason: '' })
    line.readyState = 3
    void table.wish({ do: 'asides' }).then(answered)
    await new Promise((resolve) => setTimeout(resolve))
    expect(answered).not.toHaveBeenCalled()
  })

  /** As the page does it before the client is there. */
  const openEarly = (path: string): void => {
    vi.stubGlobal('location', { pathname: path, origin: 'http://here', protocol: 'http:', host: 'here' })
    new Function(EARLY)()
  }

  it('takes the line that was opened with the page, once, and if it still leads there', async () => {
    const { LiveTable } = await import('../src/lib/table.svelte')
    openEarly('/t/t')
    const early = Socket.last
    const table = new LiveTable('t')
    expect(Socket.last).toBe(early)
    early.open()
    expect(early.sent).toMatchObject([{ do: 'hello', after: 0 }])
    early.hear({ it: 'welcome', table: whole(1), log: [entry(1, 'start')], version: 'x' })
    expect(table.last).toBe(1)
    table.again()
    expect(Socket.last).not.toBe(early)
    table.close()
    openEarly('/t/t')
    const ended = Socket.last
    ended.readyState = 3
    new LiveTable('t').close()
    expect(Socket.last).not.toBe(ended)
    openEarly('/t/other')
    const other = Socket.last
    openEarly('/rules')
    expect(Socket.last).toBe(other)
    new LiveTable('t').close()
    expect(Socket.last).not.toBe(other)
  })

  it('hears what was told on that line before it took it, and says hello anew only to look through other eyes', async () => {
    const { LiveTable } = await import('../src/lib/table.svelte')
    const { hello } = await import('../src/lib/line')
    openEarly('/t/t')
    const early = Socket.last
    early.open()
    expect(early.sent).toEqual([JSON.parse(hello(0, null))])
    early.hear({ it: 'welcome', table: whole(1), log: [entry(1, 'start')], version: 'x' })
    const table = new LiveTable('t')
    await Promise.resolve()
    expect(table.told).toMatchObject({ view: { n: 1 } })
    expect(table.link).toBe('open')
    early.hear({ it: 'news', entry: entry(2), steps: [{ view: { n: 2 } }] })
    expect(table.last).toBe(2)
    expect(early.sent).toHaveLength(1)
    table.close()
    openEarly('/t/t')
    const all = Socket.last
    all.open()
    const dark = new LiveTable('t', undefined, [])
    expect(Socket.last).not.toBe(all)
    expect(all.closed).toBe(true)
    Socket.last.open()
    expect(Socket.last.sent).toMatchObject([{ do: 'hello', eyes: [] }])
    dark.close()
  })
})

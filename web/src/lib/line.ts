// The socket of a table. That of the address at which the page was opened is asked for by this very module, which the page
// runs before anything else (preloads.mjs), and so is the table itself: both take longer than all that is still to be loaded.

const PROTOCOL = 2

export interface Line {
  socket: WebSocket
  /** What was said on it, if the table has been asked for already, and heard so far. */
  said: boolean
  heard: readonly string[]
}

const early = new Map<string, Line>()

function socketTo(id: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`)
}

/** What a table is asked for with: all after this entry, as far as these of our seats may know; null: all of them. */
export function hello(after: number, eyes: readonly number[] | null): string {
  return JSON.stringify({ do: 'hello', id: 0, after, protocol: PROTOCOL, ...(eyes ? { eyes } : {}) })
}

export function openEarly(id: string): void {
  const heard: string[] = []
  const line: Line = { socket: socketTo(id), said: false, heard }
  line.socket.onopen = () => {
    line.socket.send(hello(0, null))
    line.said = true
  }
  line.socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data)
  early.set(id, line)
}

/** The one that was opened early, if it is still of use to whoever looks through all seats: it may be open already. */
export function lineTo(id: string, eyes: readonly number[] | null): Line {
  const had = early.get(id)
  early.delete(id)
  if (had && !eyes && had.socket.readyState <= WebSocket.OPEN) return had
  had?.socket.close()
  return { socket: socketTo(id), said: false, heard: [] }
}

const [, here] = /^\/t\/([a-z0-9]+)\/?$/.exec(location.pathname) ?? []
if (here) openEarly(here)

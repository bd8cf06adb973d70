// The socket of a table. That of the address at which the page was opened is asked for by a small script which the page
// runs before anything else (web/early.js), and so is the table itself: both take longer than all that is still to be loaded.

const PROTOCOL = 2

export interface Line {
  socket: WebSocket
  /** Whether the table has been asked for on it already: all of it, through all seats; and what was heard so far. */
  said: boolean
  heard: readonly string[]
}

interface Early {
  earlyLine?: (Line & { id: string }) | undefined
}

function socketTo(id: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`)
}

/** What a table is asked for with: all after this entry, as far as these of our seats may know; null: all of them. */
export function hello(after: number, eyes: readonly number[] | null): string {
  return JSON.stringify({ do: 'hello', id: 0, after, protocol: PROTOCOL, ...(eyes ? { eyes } : {}) })
}

/** The one that was opened early, if it is still of use to whoever looks through these seats: it may be open already. */
export function lineTo(id: string, eyes: readonly number[] | null): Line {
  const page = globalThis as Early
  const had = page.earlyLine
  if (had?.id === id) {
    page.earlyLine = undefined
    if (!eyes && had.socket.readyState <= WebSocket.OPEN) return had
    hangUp(had.socket)
  }
  return { socket: socketTo(id), said: false, heard: [] }
}

/** Close a line that nobody needs any more; one that is still being opened only then, for browsers warn of the other. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket?.close()
}

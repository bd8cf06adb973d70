// The socket of a table. That of the address at which the page was opened is asked for at once: what the client has to load
// takes longer than it does.

const early = new Map<string, WebSocket>()

function socketTo(id: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`)
}

export function openEarly(id: string): void {
  early.set(id, socketTo(id))
}

/** The one that was opened early, if it is still of use: it may be open already. */
export function lineTo(id: string): WebSocket {
  const had = early.get(id)
  early.delete(id)
  return had && had.readyState <= WebSocket.OPEN ? had : socketTo(id)
}

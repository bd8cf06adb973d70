// Asks for the table at this address while the client is still on its way. The page runs this script before all else
// (early.mjs); src/lib/line.ts takes over what it has begun, and does the same by itself where there is none.
{
  const [, id] = /^\/t\/([a-z0-9]+)\/?$/.exec(location.pathname) ?? []
  if (id) {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
    const line = { id, socket, said: false, heard: [] }
    socket.onopen = () => {
      socket.send('{"do":"hello","id":0,"after":0,"protocol":2}')
      line.said = true
    }
    socket.onmessage = ({ data }) => line.heard.push(data)
    globalThis.earlyLine = line
  }
}

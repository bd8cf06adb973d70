// A value with what has changed of it. The server tells a table and its view as patches (docs/protocol.md, kernel/patch.py).

type Plain = Readonly<Record<string, unknown>>

const GONE = '-'
const SPLICE = '~'

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with the patch folded in. What has not changed is the same object as before, so that nothing of it is drawn anew. */
export function fold(was: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  if (Array.isArray(was)) return foldList(was as unknown[], patch)
  if (!isObject(was)) return patch
  const parts = Object.entries(patch)
  if (!parts.length) return was
  const now: Record<string, unknown> = { ...was }
  for (const [name, part] of parts) {
    if (name === GONE) for (const gone of part as string[]) delete now[gone]
    else now[name] = fold(was[name], part)
  }
  return now
}

function foldList(was: readonly unknown[], patch: Plain): readonly unknown[] {
  const splice = patch[SPLICE] as [number, number, ...unknown[]] | undefined
  if (splice) {
    const [at, gone, ...come] = splice
    return [...was.slice(0, at), ...come, ...was.slice(at + gone)]
  }
  const parts = Object.entries(patch)
  if (!parts.length) return was
  const now = [...was]
  for (const [place, part] of parts) now[Number(place)] = fold(was[Number(place)], part)
  return now
}

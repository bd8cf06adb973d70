// What was read once and concerns nobody in particular, such as a book of rules, can be read again without a network.
// Browsers keep it for secure addresses only.

import { AWAY, Refusal } from './api'

const CACHE = 'starboard-kept'
const address = (name: string): string => `/kept/${name}`

/** What the server says; if it cannot be reached, what it said the last time. */
export async function keptOr<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    const told = await ask()
    void keep(name, told)
    return told
  } catch (problem) {
    const away = problem instanceof Refusal && [0, ...AWAY].includes(problem.status)
    const had = away ? await find<T>(name) : null
    if (had === null) throw problem
    return had
  }
}

async function keep(name: string, told: unknown): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await (await caches.open(CACHE)).put(address(name), Response.json(told))
  } catch {
    // No room, or a private window: then there is nothing to read without a network.
  }
}

async function find<T>(name: string): Promise<T | null> {
  if (!('caches' in globalThis)) return null
  try {
    const had = await (await caches.open(CACHE)).match(address(name))
    return had ? ((await had.json()) as T) : null
  } catch {
    return null
  }
}

// Working out again that the dice were promised before anybody could know them (src/starboard/kernel/fair.py).

import type { DeedTold } from '../lib/protocol'

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

export async function promiseOf(secret: string): Promise<string> {
  return [...(await sha256(secret))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The first 64 bits of SHA-256 over the secret and what the players added, one line each. */
export async function seedOf(secret: string, added: readonly string[]): Promise<string> {
  const hash = await sha256([secret, ...added].join('\n'))
  return hash.slice(0, 8).reduce((seed, byte) => seed * 256n + BigInt(byte), 0n).toString()
}

/** What the players added, by seat. */
export function lucks(log: readonly DeedTold[], seats: number): string[] {
  const added = Array.from({ length: seats }, () => '')
  for (const entry of log) {
    const { seat, luck } = (entry.details ?? {}) as { seat?: number; luck?: string }
    if (seat === undefined) continue
    if (entry.do === 'claim') added[seat] = luck ?? ''
    else if (entry.do === 'leave') added[seat] = ''
  }
  return added
}

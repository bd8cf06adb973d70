// A half-made choice outlives a reload of the page, as long as its tab is open and the table waits for the same choice.

export interface Half {
  ply: number
  picked: readonly string[]
  whole: string | null
}

const key = (table: string): string => `half-${table}`

export function keepHalf(table: string, half: Half | null): void {
  try {
    if (half) sessionStorage.setItem(key(table), JSON.stringify(half))
    else sessionStorage.removeItem(key(table))
  } catch {
    // Then it is chosen anew.
  }
}

/** What was kept for this moment of the game, once. */
export function takeHalf(table: string, ply: number): Half | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Half | null
    sessionStorage.removeItem(key(table))
    return kept?.ply === ply && Array.isArray(kept.picked) ? kept : null
  } catch {
    return null
  }
}

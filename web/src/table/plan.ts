// Links to the seats of a table.

import { linksKey } from '../lib/lobby'

/** Tokens are told only once, so whoever made the table keeps them while the browser is open. */
export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(linksKey(table), JSON.stringify(links))
  } catch {
    // Then a new link is made when it is wanted.
  }
}

export function keptLinks(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(linksKey(table)) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

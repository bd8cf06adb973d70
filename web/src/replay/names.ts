import { hasWords, w } from '../lib/words.svelte'

/** What a source of points is called. */
export function sourceName(source: string): string {
  const key = `web-source-${source}`
  return hasWords(key) ? w(key) : source
}

export function markName(mark: string): string {
  const key = `web-mark-${mark}`
  return hasWords(key) ? w(key) : mark
}

export const shortTitle = (game: string): string => (hasWords(game) ? w(game) : game).split(':')[0]!

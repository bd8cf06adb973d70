import { hasWords, w } from '../lib/words.svelte'

/** What a source of points of a game is called. */
export const sourceName = (game: string, source: string): string => named(game, 'source', source)

export const markName = (game: string, mark: string): string => named(game, 'mark', mark)

/** By the game, or as it is called in any of them. */
function named(game: string, kind: string, id: string): string {
  const key = [`${game}-${kind}-${id}`, `web-${kind}-${id}`].find(hasWords)
  return key ? w(key) : id
}

export const shortTitle = (game: string): string => (hasWords(game) ? w(game) : game).split(':')[0]!

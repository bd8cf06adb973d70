// The games that this client draws, each described in a folder of its id: game.ts here, replay.ts for replays. A game
// without a folder is drawn by the plain board, with the words and pictures that the server has of it.

import type { BoardModule } from '../boards/board'
import type { Lesson } from '../first/steps'

export interface GameHere {
  /** Its small sign: what is in an svg of 24 by 24. */
  glyph: string
  /** Its cover, in a box of this size; drawn anew each time: gradients and clips have ids of their own. */
  cover: (width: number, height: number) => string
  board: () => Promise<BoardModule>
  /** Five minutes for somebody who has never played it. */
  lesson?: () => Promise<{ default: Lesson }>
  /** The option that names its content pack, where that is not `pack` (Game.pack_option). */
  packOption?: string
}

const found = import.meta.glob<GameHere>('./*/game.ts', { eager: true, import: 'default' })

export const GAMES: Readonly<Record<string, GameHere>> = Object.fromEntries(
  Object.entries(found).map(([path, game]) => [path.split('/')[1]!, game]),
)

/** What this client knows of a game; null if it does not draw it. */
export const gameHere = (game: string): GameHere | null => GAMES[game] ?? null

/** The sign of the content pack that a game is played with; empty without one. */
export function packOf({ game, options }: { game: string; options?: object }): string {
  const sign = (options as Record<string, unknown> | undefined)?.[gameHere(game)?.packOption ?? 'pack']
  return typeof sign === 'string' ? sign : ''
}

// What a board of another package is: an ES module in plain JavaScript, which the server has from the package of the
// game. docs/adding-a-game.md tells authors of it. What is here only grows; a change that a board could notice is a new
// version.

import type { EventTold, AskTold } from '../../lib/told'
import type { OptionTold } from '../../lib/protocol'
import { server } from '../../lib/server.svelte'

export const VERSION = 1

export interface OwnModule {
  version: number
  /** Styles of the board, laid over the page while it is shown: the content security policy allows no others. */
  css?: string
  mount: (element: HTMLElement, table: Table) => Mounted
}

export interface Mounted {
  /** Called once after `mount`, and again whenever something has changed: also the language. */
  update: (now: Now) => void
  /** The board is taken away. */
  destroy?: () => void
}

/** What a board may ask for and do. */
export interface Table {
  game: string
  /** The component tables of the game; null if it has none. */
  components: unknown
  /** A target was chosen, whether it may be picked or not: the table narrows the options by it, or tells why not. */
  pick: (target: string) => void
  /** The option that is left is meant: a second click on what was picked. */
  confirm: () => void
  /** An option is meant as it is, by its notation, at once. */
  play: (notation: string) => void
  /** The pointer is on a target; null: on none. */
  point: (target: string | null) => void
  /** Words of the game in the language of whoever looks; the key itself if there are none. */
  words: (key: string, args?: Record<string, string | number>) => string
  /** What a target is called. */
  name: (target: string) => string
}

/** All that is shown now; nothing of it may be changed. */
export interface Now {
  view: unknown
  /** Names of the seats. */
  names: readonly string[]
  /** The seats of whoever looks. */
  yours: readonly number[]
  over: boolean
  language: string
  /** What is asked of whoever looks; null if nothing is. */
  ask: AskTold | null
  options: readonly (OptionTold & { text: string })[]
  /** Targets that may be picked now, those picked so far, and those to be outlined. */
  next: readonly string[]
  picked: readonly string[]
  marked: readonly string[]
  /** What has just happened, told once; empty where nothing is to move. */
  events: readonly (EventTold & { text: string })[]
}

export const address = (game: string): string => `/api/games/${encodeURIComponent(game)}/board.js`

/** Load the board of a game; an Error if it is none of this version. */
export async function loadOwn(game: string): Promise<OwnModule> {
  // A board that cannot be had is no part of this page that is gone, as Vite would have it.
  server.foreign++
  const found = await (import(/* @vite-ignore */ address(game)) as Promise<Partial<OwnModule>>).finally(
    () => server.foreign--,
  )
  if (found.version !== VERSION) throw new Error(`the board is of version ${String(found.version)}, not ${VERSION}`)
  if (typeof found.mount !== 'function') throw new Error('the board has no function mount')
  return found as OwnModule
}

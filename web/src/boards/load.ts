// The board of a game with what it is drawn from and its words: asked for until all are there.

import { gameHere } from '../games'
import { api } from '../lib/api'
import { gamesTold } from '../lib/games.svelte'
import { insist, passes } from '../lib/insist'
import { toasts } from '../lib/toasts.svelte'
import { layNames, loadPart, w, withWords, type Names } from '../lib/words.svelte'
import type { BoardModule } from './board'

interface Loaded {
  module: BoardModule
  components: unknown
}

let early: { game: string; loading: Promise<Loaded> } | null = null

/** Ask for the board of a game that is played without a pack before anybody waits for it: the first who does takes it over. */
export function loadEarly(game: string): Promise<unknown> {
  const loading = load(game, '')
  early = { game, loading }
  return loading.catch(() => null)
}

/** `pack` is the sign of the content pack that is played with, if there is one. */
export async function loadBoard(game: string, pack = ''): Promise<Loaded> {
  const late = (): void => toasts.show(w('web-board-late'), 'bad')
  return insist(async () => {
    const loaded = await (taken(game, pack) ?? load(game, pack))
    layNames(game, namesIn(loaded.components))
    return loaded
  }, late)
}

async function load(game: string, pack: string): Promise<Loaded> {
  const [module, components] = await Promise.all([boardOf(game), componentsOf(game, pack)])
  return { module, components }
}

/** What was asked for early, if it is this; once. */
function taken(game: string, pack: string): Promise<Loaded> | null {
  const found = early?.game === game && !pack ? early.loading : null
  early = null
  return found
}

/** The board that this client draws of a game, that of the game's own package, or the plain one; with its words. */
async function boardOf(game: string): Promise<BoardModule> {
  const here = gameHere(game)
  if (here) return here.board()
  await gamesTold.load()
  return withWords(() => (gamesTold.of(game)?.board ? import('./own/index') : import('./plain/index')), 'table', game)
}

/** The words of a game where there is no board of it, with the names of its pack if it is played with one. */
export async function loadTold(game: string, pack: string): Promise<void> {
  const [components] = await Promise.all([pack ? componentsOf(game, pack) : null, loadPart(game)])
  if (pack) layNames(`${game}+${pack}`, namesIn(components))
}

/** A convention of component tables: names that only this server has, by the keys of their texts. */
function namesIn(components: unknown): Names {
  return (components as { names?: Names } | null)?.names ?? {}
}

/** Null for a game that has none. */
async function componentsOf(game: string, pack: string): Promise<unknown> {
  try {
    return await api.components(game, pack)
  } catch (problem) {
    if (passes(problem)) throw problem
    return null
  }
}

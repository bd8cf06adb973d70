// What the server tells of its games: asked for once, and kept. Games that this client does not draw bring their words.

import { gameHere } from '../games'
import { api } from './api'
import { keptOr } from './kept'
import type { FieldTold, GameTold } from './protocol'
import { attribute, loadPart, w } from './words.svelte'

export type Picture = 'cover' | 'glyph'

class GamesTold {
  list: readonly GameTold[] = $state.raw([])
  #asked: Promise<GameTold[]> | null = null

  /** All games; one that could not be had is asked for again the next time. */
  load(): Promise<GameTold[]> {
    const asked = (this.#asked ??= this.#ask())
    asked.catch(() => (this.#asked = null))
    return asked
  }

  async #ask(): Promise<GameTold[]> {
    const told = await keptOr('games', api.games)
    await Promise.all(told.filter(({ id }) => !gameHere(id)).map(({ id }) => loadPart(id)))
    this.list = told
    return told
  }

  of(game: string): GameTold | null {
    return this.list.find(({ id }) => id === game) ?? null
  }

  /** What is declared of the fields of a game's view. */
  fields(game: string): Readonly<Record<string, FieldTold>> {
    return this.of(game)?.fields ?? {}
  }

  /** Where the server has a picture of a game that is not drawn here; null if it has none. */
  picture(game: string, name: Picture): string | null {
    if (gameHere(game) || !this.of(game)?.art.includes(name)) return null
    return `/api/games/${encodeURIComponent(game)}/art/${name}`
  }

  /** Whether there is a lesson of it, here or on the server. */
  hasLesson = (game: string): boolean => gameHere(game)?.lesson !== undefined || this.of(game)?.lesson === true

  /** The game whose rule this is: ids of rules begin with the letters of their game. */
  ofRule(rule: string): string | null {
    const letters = rule.split('-')[0]
    return this.list.find(({ rules }) => rules !== null && rules === letters)?.id ?? null
  }
}

export const gamesTold = new GamesTold()

/** What a game is called where there is little room. */
export const shortName = (game: string): string => attribute(game, 'short') || w(game)

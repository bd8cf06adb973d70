// Small pictures of rules that are about places: positions that the rules themselves have made (make.py), drawn by the boards of the
// games. Loaded with the rules only.

import type { Component } from 'svelte'
import { api } from '../../lib/api'
import { keptOr } from '../../lib/kept'
import { loadPart } from '../../lib/words.svelte'

/** A position, with what is to be looked at; the words under it are `web-rules-GAME-ID`. */
export interface Diagram {
  id: string
  rules: readonly string[]
}

/** What draws the diagrams of a game. */
export type Drawing = Component<{ diagram: Diagram; components: unknown }>

export interface Diagrams {
  all: readonly Diagram[]
  drawing: Drawing
  components: unknown
}

const DATA = import.meta.glob<readonly Diagram[]>('./*/diagrams.json', { import: 'default' })
const DRAWINGS = import.meta.glob<Drawing>('./*/Diagram.svelte', { import: 'default' })
const loaded = new Map<string, Promise<Diagrams | null>>()

/** Null for a game that has none. Nobody waits for them: without a network there are none, until they are wanted again. */
export function diagramsOf(game: string): Promise<Diagrams | null> {
  let found = loaded.get(game)
  if (!found) {
    found = load(game).catch(() => {
      loaded.delete(game)
      return null
    })
    loaded.set(game, found)
  }
  return found
}

async function load(game: string): Promise<Diagrams | null> {
  const [data, drawing] = [DATA[`./${game}/diagrams.json`], DRAWINGS[`./${game}/Diagram.svelte`]]
  if (!data || !drawing) return null
  const words = Promise.all([loadPart(game), loadPart(`rules-${game}`)])
  const [all, draws, components] = await Promise.all([
    data(),
    drawing(),
    keptOr(`components/${game}`, () => api.components(game)),
    words,
  ])
  return { all, drawing: draws, components }
}

// What the table hands to a board, and what it expects of it. A board draws its view and shows where the targets are;
// it knows no rules.

import type { Component } from 'svelte'
import type { DeedTold } from '../lib/protocol'

export interface BoardProps {
  /** The game's view, as the server told it. */
  view: unknown
  /** The component tables of the game (`/api/games/GAME/components`). */
  components: unknown
  /** Targets that may be picked now: these glow. */
  next: readonly string[]
  /** Targets picked so far. */
  picked: readonly string[]
  /** Names of the seats. */
  names: readonly string[]
  /** What just happened, to be shown as it happens; empty when nothing is to move. */
  fresh: readonly DeedTold[]
  /** Somebody chose a target, glowing or not; the table narrows, or asks why not. */
  onpick: (target: string) => void
  /** The choice that is left is to be made now: a second click, Enter. */
  onconfirm: () => void
  /** Somebody points at a target: the table asks what is known of it. Null: at nothing. */
  onpoint: (target: string | null) => void
  /** What is known of the target pointed at, once the server has told. */
  known: { target: string; what: unknown } | null
  /** Targets to be outlined, for example those of a line of the log. */
  marked: readonly string[]
}

export interface PanelProps {
  view: unknown
  components: unknown
  names: readonly string[]
  /** The seats of whoever looks. */
  yours: readonly number[]
}

/** A panel beside the board: players, tiles left. */
export interface Panel {
  id: string
  /** The key of its title. */
  titleKey: string
  component: Component<PanelProps>
  /** A small number beside the title. */
  count?: (view: unknown) => number
  /** Whether the person wants to see it at all. */
  wanted?: () => boolean
}

export interface BoardModule {
  default: Component<BoardProps>
  panels?: readonly Panel[]
  /** A short way to name a target on buttons and to a screen reader: `cell:3,-1` → "4C". */
  targetName?: (target: string, props: { view: unknown; components: unknown }) => string
}

const boards: Record<string, () => Promise<BoardModule>> = {
  carcassonne: () => import('./carcassonne/index'),
}

/** The board of a game; the plain one for any game without its own. */
export function boardOf(game: string): Promise<BoardModule> {
  return (boards[game] ?? (() => import('./plain/index')))()
}

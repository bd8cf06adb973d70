// What the table hands to a board, and what it expects of it. A board draws its view and shows where the targets are;
// it knows no rules.

import type { Component } from 'svelte'
import type { IconName } from '../art/icons'
import type { Declared } from '../table/log/turns'
import type { Scenes } from '../table/scenes'
import type { Telling } from '../table/stage.svelte'
import type { OptionTold, Said } from '../lib/protocol'
import type { AskTold } from '../lib/told'

/** What is to be chosen, and ways to say it that go beyond picking one target after another. A board that needs them
    shows what each of its pieces would allow, before it is picked. */
export interface Choosing {
  /** All that may be chosen, with the targets of each in order; empty if nothing is asked here. */
  options?: readonly OptionTold[]
  /** What is asked of whoever looks. */
  ask?: AskTold | null
  /** Several targets, one after the other. */
  onpath?: (targets: readonly string[]) => void
  /** An option is meant as it is, at once. */
  onplay?: (notation: string) => void
  /** Why this notation or target cannot be chosen: the table tells. */
  onwhy?: (text: string) => void
  /** What would follow from an option, as far as everybody may know; null if nobody can tell. */
  onlook?: (notation: string) => Promise<unknown>
}

/** A decision looked at again: the targets of what was done, and of what would have been better, or as good. */
export interface Weighed {
  played: readonly string[]
  best: readonly string[]
  verdict: 'better' | 'alike'
}

export interface BoardProps extends Choosing {
  /** The id of the game, for the board that is drawn for any. */
  game: string
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
  /** Targets that others have changed since one's last turn: marked until one decides. */
  changed?: readonly string[]
  /** What happens, step by step: the view is that of the step which is told. */
  stage?: Telling
  /** What is to be decided on is pictured beside the decision (`piece`), so the board need not show it. */
  pictured?: boolean
  /** Whether the game is over, where that is known. */
  over?: boolean
  /** The seats of whoever looks. */
  yours?: readonly number[]
  /** The decision made next, in an analysis. A board that does not show it outlines what is `marked`. */
  weighed?: Weighed | null
}

export interface PanelProps extends Choosing {
  view: unknown
  components: unknown
  names: readonly string[]
  /** The seats of whoever looks. */
  yours: readonly number[]
  /** Targets that may be picked now, those picked so far, and those to be outlined; none where nobody chooses. */
  next?: readonly string[]
  picked?: readonly string[]
  marked?: readonly string[]
  /** Targets that others have changed since one's last turn, and what happens, step by step: as for the board. */
  changed?: readonly string[]
  stage?: Telling
  onpick?: (target: string) => void
  onconfirm?: () => void
}

export interface PieceProps extends PanelProps {
  /** Targets picked so far. */
  picked: readonly string[]
}

/** What a panel may go by to tell whether it matters. */
export interface Now {
  view: unknown
  next: readonly string[]
  yours: readonly number[]
}

/** A panel beside the board: players, tiles left. */
export interface Panel {
  id: string
  /** The key of its title. */
  titleKey: string
  /** What its tab shows on a phone. */
  icon: IconName
  component: Component<PanelProps>
  /** A small number beside the title. */
  count?: (view: unknown) => number
  /** Whether the person wants to see it at all. */
  wanted?: () => boolean
  /** Whether it matters now: it opens by itself when that becomes so (on a phone its tab is marked). */
  matters?: (now: Now) => boolean
}

/** Keys that a board may know beside those of every table. */
export type BoardKey = 'walk' | 'turn' | 'inspect' | 'zoom'

/** A sign of the game, with its name: what is in an svg of this box. */
export interface Sign {
  svg: string
  box: string
  name: string
}

export interface BoardModule {
  default: Component<BoardProps>
  /** How each kind of event is shown; what has no scene is told in the caption. */
  scenes?: Scenes
  panels?: readonly Panel[]
  /** A short way to name a target on buttons and to a screen reader: `cell:3,-1` → "3,-1". */
  targetName?: (
    target: string,
    about: { view: unknown; components: unknown; names: readonly string[]; options?: readonly OptionTold[] },
  ) => string
  /** Whether the board has buttons of its own for a target, so that the bar below need not repeat it. */
  shows?: (target: string) => boolean
  /** Targets that an event of the log speaks of, beyond those that the table finds by itself. */
  placesOf?: (said: Said, facts?: Readonly<Record<string, unknown>>) => readonly string[]
  /** How the log of its games is read: with what turns begin, what is a fight or brings points, what is said twice. */
  log?: Declared
  /** What stands beside a player's points in the head of the table. */
  badge?: Component<{ view: unknown; seat: number }>
  /** How far the game is, in a few words for the head of the table: "tile 26 of 76". */
  progress?: (view: unknown) => Said | null
  /** What the button that confirms an option says, if not just the option's own label: "Place at 3,-1". */
  confirms?: (option: OptionTold, about: { view: unknown; ask: AskTold | null }) => Said | null
  /** A small picture of what is to be decided on, beside the decision; draws nothing if there is none. */
  piece?: Component<PieceProps>
  /** How wide the panels beside the board are where there is room, if not as usual (px). */
  side?: number
  /** What can be done out of turn, in a few words, if the board knows: the key of “Offer credits”. */
  asidesKey?: string
  /** The keys it knows, and what its signs mean: for the help. */
  keys?: readonly BoardKey[]
  signs?: () => readonly Sign[]
  /** What may be done out of turn, where a list of buttons would be too long. */
  asides?: Component<{
    options: readonly OptionTold[]
    names: readonly string[]
    onchoose: (option: OptionTold) => void
  }>
}

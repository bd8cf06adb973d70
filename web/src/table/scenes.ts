// How a board shows what happens: a scene for each kind of event. The stage keeps the time; a board looks at what is shown
// now, and draws it. What has no scene is told in the caption, so nothing is ever invisible.

import type { Cue } from '../lib/sound'

export interface Scene {
  /** What it goes through, one after another, with the times at a normal pace (ms). */
  phases: Readonly<Record<string, number>>
  /** The board says what happens: no caption is needed where things may move. */
  told?: boolean
  /** Too small to be told again later, or to be waited for. */
  small?: boolean
  /** It is to be read by whom it names, though they brought it about themselves: then it concerns them. */
  read?: boolean
  cue?: Cue
  /** It stays until somebody says that it has been read. */
  waits?: boolean
  /** The longer scene that it is a part of; the last part of it is shown so much longer (ms). */
  part?: string
  rest?: number
}

/** By kind of event: `EventTold.is`. */
export type Scenes = Readonly<Record<string, Scene | undefined>>

/** What is told in the caption and nowhere else stays so long. */
export const CAPTION: Scene = { phases: { told: 1300 } }

/** A scene of one phase. */
export const lasts = (ms: number, more: Omit<Scene, 'phases'> = {}): Scene => ({ phases: { shown: ms }, ...more })

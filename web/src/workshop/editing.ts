// What every part of the form is given: what it edits, and whom it tells.

import type { PackMistake, Said, Word } from '../lib/protocol'
import { hasWords, say, w } from '../lib/words.svelte'
import type { Desk } from './desk.svelte'
import type { Path, Shape, Value } from './shapes'

export interface Editing<S = Shape, V = Value> {
  desk: Desk
  shape: S
  value: V
  path: Path
  home: string
  label: string
  wrong: ReadonlyMap<string, readonly PackMistake[]>
  required?: boolean | undefined
  readonly?: boolean | undefined
  /** Its label is said, not shown. */
  quiet?: boolean | undefined
  /** Nothing (`undefined`) takes it away. */
  onchange: (value: Value) => void
}

export interface Simple<S> extends Editing<S> {
  describedby: string
}

/** What a word is called, or the word. */
export const wordName = ({ value, say: said }: Word): string => saidOr(said, value)

/** A text that says something of the game, or an id in its place. */
export function saidOr(said: Said | null | undefined, id: string): string {
  if (!said || !hasWords(said.key)) return id
  const words = say(said).replace(/\.$/, '')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** What is wrong, as a sentence. */
export function sayWrong({ reason }: Pick<PackMistake, 'reason'>): string {
  const words = hasWords(reason.key) ? say(reason) : w('workshop-wrong')
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
}

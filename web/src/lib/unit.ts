// What a game counts: Power, fame, stones. It says so by the message `<game>-unit` with its attributes; else it is points.

import { attribute, hasWords, w, type Args } from './words.svelte'

const keyOf = (game: string): string => (hasWords(`${game}-unit`) ? `${game}-unit` : 'web-unit')

/** As it begins a heading. */
export const unit = (game: string): string => w(keyOf(game))

/** `count`: so many `points`; `word`: the unit alone, beside a `count`; `share` of all of it; `lead`: by so many `points`. */
export const inUnit = (game: string, form: 'count' | 'word' | 'share' | 'lead', args: Args = {}): string =>
  attribute(keyOf(game), form, args)

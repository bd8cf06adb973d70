// How a person reads the log of a table: kept while they look at something else.

import { SvelteMap } from 'svelte/reactivity'
import type { Filter } from './turns'

export class Reading {
  filter: Filter = $state('all')
  /** What is searched for; null: nothing, and there is no field for it. */
  query: string | null = $state(null)
  /** Turns that were folded or unfolded by hand. */
  readonly open = new SvelteMap<string, boolean>()

  /** Whether only some lines are wanted. */
  get narrows(): boolean {
    return this.filter !== 'all' || !!this.query?.trim()
  }
}

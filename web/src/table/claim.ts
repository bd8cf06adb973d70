import { api, luck, Refusal } from '../lib/api'
import { me } from '../lib/me.svelte'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../lib/words.svelte'

/** Sit down where a link leads. */
export async function claimByLink(table: string, token: string): Promise<'taken' | 'refused' | 'no name'> {
  if (!(await me.needed())) return 'no name'
  try {
    await api.claim(table, { token, luck: luck() })
    return 'taken'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    toasts.show(say(error.said), 'bad', error.rule)
    return 'refused'
  }
}

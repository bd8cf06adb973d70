import { api, Refusal } from '../lib/api'
import { passes } from '../lib/insist'
import { isMine } from '../lib/lobby'
import { me } from '../lib/me.svelte'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../lib/words.svelte'

/** Sit down where a link leads. `later`: there is no name yet, or the server was not to be reached; the link is still good. */
export async function claimByLink(table: string, token: string): Promise<'taken' | 'refused' | 'later'> {
  if (!(await me.needed())) return 'later'
  try {
    await api.claim(table, { token })
    return 'taken'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const later = passes(error) || error.status === 401
    if (later || !(await sitsThere(table))) toasts.show(say(error.said), 'bad', error.rule, !later)
    return later ? 'later' : 'refused'
  }
}

/** Whoever comes back by the same link need not hear that it was used: by themselves. */
async function sitsThere(table: string): Promise<boolean> {
  const found = await api.table(table).catch(() => null)
  return found?.seats.some((seat) => isMine(seat, me.known?.who ?? null)) ?? false
}

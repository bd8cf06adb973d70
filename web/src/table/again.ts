import { api, Refusal } from '../lib/api'
import type { TableTold } from '../lib/told'
import { router } from '../lib/router.svelte'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../lib/words.svelte'

/** Once more with the same people: to the one new table, whoever wished for it first, and to one's seat there. */
export async function again(told: TableTold): Promise<void> {
  try {
    const made = await api.again(told.summary.id)
    router.go(`/t/${made.id}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    toasts.show(say(error.said), 'bad', error.rule)
  }
}

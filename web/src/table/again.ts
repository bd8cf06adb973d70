import { api, luck, Refusal } from '../lib/api'
import type { TableTold } from '../lib/protocol'
import { router } from '../lib/router.svelte'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../lib/words.svelte'
import { keepLinks, samePlan } from './plan'

export async function again(told: TableTold): Promise<void> {
  try {
    // The clock, too: told with the summary, not with the options.
    const made = await api.newTable({ ...samePlan(told, luck()), clock: told.summary.clock_plan ?? null })
    keepLinks(made.id, made.links)
    router.go(`/t/${made.id}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    toasts.show(say(error.said), 'bad', error.rule)
  }
}

// What can be done with a moment: play on from it, send somebody there, keep the whole game.

import { api, ask, Refusal } from '../lib/api'
import { me } from '../lib/me.svelte'
import { router } from '../lib/router.svelte'
import { toasts } from '../lib/toasts.svelte'
import { say, w } from '../lib/words.svelte'
import { copyText } from '../rules/copy'
import { forkRecord } from './story.svelte'

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    toasts.show(say(error.said), 'bad', error.rule)
  }
}

/** `record`: the text of a file, for a game that is on no table of this server. */
export async function playFrom(table: string | null, record: string | null, ply: number): Promise<void> {
  if (!(await me.needed())) return
  await told(async () => {
    const id = table !== null ? (await api.fork(table, ply)).id : await forkRecord(record ?? '', ply)
    toasts.show(w('web-replay-forked'), 'ok')
    router.go(`/t/${id}`)
  })
}

export const momentLink = (table: string, ply: number | null): string =>
  `/r/${table}${ply === null ? '' : `?ply=${ply}`}`

export async function share(table: string, ply: number | null): Promise<void> {
  const link = new URL(momentLink(table, ply), location.href).href
  if (await copyText(link))
    toasts.show(w(ply === null ? 'web-replay-shared-game' : 'web-replay-shared', { ply: ply ?? 0 }), 'ok')
  else toasts.show(link)
}

export async function save(table: string, game: string): Promise<void> {
  await told(async () => {
    const answer = await ask(`/api/tables/${encodeURIComponent(table)}/record`)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/plain' }))
    link.download = `${game}-${table}.txt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  })
}

// On to the next table that waits for me: by a key, or the button in the head of a page.

import { nextOf } from './days'
import { me } from './me.svelte'
import { people } from './people.svelte'
import { router } from './router.svelte'
import { toasts } from './toasts.svelte'
import { w } from './words.svelte'

const here = (): string | null => (router.route.screen === 'table' ? router.route.id : null)

/** How many other tables wait for me. */
export const othersWaiting = (): number => people.waiting.filter(({ table }) => table !== here()).length

export async function nextTable(): Promise<void> {
  await people.look().catch(() => {})
  const next = nextOf(people.waiting, here())
  if (next) router.go(`/t/${next.table}`)
  else toasts.show(w(people.waiting.length ? 'web-next-only-here' : 'web-next-none'))
}

const IN_FIELD = 'input, textarea, select, [contenteditable], [role="menu"]'

export function nextKey(event: KeyboardEvent): void {
  const at = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest?.(IN_FIELD)) return
  if (!me.known || document.querySelector('dialog[open]')) return
  // The key where N is, on keyboards of other scripts too.
  if (event.key.toLowerCase() !== 'n' && event.code !== 'KeyN') return
  event.preventDefault()
  void nextTable()
}

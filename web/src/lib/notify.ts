// A note from the browser when it is one's turn and the page is out of sight.

import { settings } from './settings.svelte'

let shown: Notification | null = null

/** Only if the person wants it, the browser allows it, and the page is not being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    byWorker() ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return
  shown?.close()
  try {
    const note = (shown = new Notification(title, { body, tag, icon: '/icon.svg' }))
    document.addEventListener('visibilitychange', seen)
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones have notifications for service workers only.
  }
}

export const PUSH = 'starboard-push' // kept as long as it is so

/** Whether the server tells this browser, and the worker shows it (notify/push.ts): the page need not. */
export function byWorker(): boolean {
  try {
    return localStorage.getItem(PUSH) !== null
  } catch {
    return false
  }
}

/** Whoever looks again need not be told any more. */
function seen(): void {
  if (document.hidden) return
  shown?.close()
  shown = null
  document.removeEventListener('visibilitychange', seen)
}

/** Why there can be no notes here; null if there can. */
export function cannotNotify(): 'unknown' | 'insecure' | null {
  if (!globalThis.isSecureContext) return 'insecure'
  return typeof Notification === 'undefined' ? 'unknown' : null
}

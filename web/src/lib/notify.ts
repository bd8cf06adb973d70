// A note from the browser when it is one's turn and the page is out of sight.

import { settings } from './settings.svelte'

let shown: Notification | null = null

/** Only if the person wants it, the browser allows it, and the page is not being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  shown?.close()
  try {
    shown = new Notification(title, { body, tag, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown?.close()
    }
  } catch {
    // Some phones have notifications for service workers only.
  }
}

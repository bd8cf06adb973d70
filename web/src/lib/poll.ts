// Ask again and again, but only while somebody looks; and at once when the network goes or is back.

export interface Poll {
  /** Ask now, and then again after the usual while. */
  now: () => void
  stop: () => void
}

const NETWORK = ['online', 'offline']

export function poll(seconds: number, ask: () => Promise<void>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let stopped = false

  async function turn(): Promise<void> {
    clearTimeout(timer)
    if (asking || stopped || document.hidden) return
    asking = true
    try {
      await ask()
    } finally {
      asking = false
      if (!stopped && !document.hidden) timer = setTimeout(() => void turn(), seconds * 1000)
    }
  }

  const now = (): void => void turn()
  document.addEventListener('visibilitychange', now)
  for (const event of NETWORK) addEventListener(event, now)
  now()
  return {
    now,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', now)
      for (const event of NETWORK) removeEventListener(event, now)
    },
  }
}

// The service worker (web/sw.js), which opens the client without a network. Browsers have none for plain HTTP.

/** The build that this page is of. */
const build = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

let registered: ServiceWorkerRegistration | null = null

/** `renewed` is told that a client of another build waits, which a fresh start gets. */
export async function startWorker(renewed: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const worker = (registered = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
    const ask = async (): Promise<void> => {
      if (worker.waiting && (await hello(worker.waiting)) !== build()) renewed()
    }
    const follow = (): void => {
      const coming = worker.installing
      coming?.addEventListener('statechange', () => coming.state === 'installed' && void ask())
    }
    worker.addEventListener('updatefound', follow)
    navigator.serviceWorker.addEventListener('controllerchange', () => worker.active && void hello(worker.active))
    follow()
    void ask()
    if (worker.active) void hello(worker.active)
  } catch {
    // A browser may refuse, as some do in private windows: then nothing is there without a network.
  }
}

/** Somebody has reason to think that there is something new. */
export function lookForUpdate(): void {
  registered?.update().catch(() => undefined) // not to be had now: the browser looks again by itself
}

/** Tell a worker what this page is and has loaded; it answers with its build. One of the same build takes over. */
function hello(worker: ServiceWorker): Promise<string> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data)
    worker.postMessage({ build: build(), loaded }, [port2])
  })
}

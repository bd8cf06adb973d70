// The service worker: opens the client when there is no network, and shows what arrives while it is closed.
// `installable.mjs` fills in what it was built with.
//
// Pages come from the server whenever it answers, so nobody is kept on an old client. Only files of this very build are
// cached; answers of the API never are. A new worker waits until a page of its own build is open (hello), or none is.

const BUILD = '%BUILD%'
const SHELL = ['%SHELL%'] // cached at once: what the first page and the rules need
const FILES = new Set(['%FILES%']) // cached when they are first used
const CACHE = `starboard-client-${BUILD}`
const PAGE = '/index.html'
const NOT_PAGES = ['api', 'health', 'metrics'] // OURS of server/client.py
const AWAY = [502, 503, 504] // what stands before a server says so while it is restarted

addEventListener('install', (event) => {
  event.waitUntil(keep(SHELL))
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.includes(pathname.split('/')[1])) event.respondWith(page(request))
  } else if (FILES.has(pathname)) event.respondWith(file(event, pathname))
})

// A page says which build it is of, and what it has loaded so far. It is answered with that of the worker.
addEventListener('message', (event) => {
  const { build, loaded } = event.data
  event.ports[0].postMessage(BUILD)
  if (build !== BUILD) return
  void skipWaiting()
  event.waitUntil(keep(loaded.filter((name) => FILES.has(name))))
})

addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(/** @type {any} */ (event)))
})

/** @param {readonly string[]} names */
async function keep(names) {
  const cache = await caches.open(CACHE)
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(names.filter((name) => !had.has(name)))
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith('starboard-client-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await clients.claim()
}

/** @param {string} name */
async function cached(name) {
  return (await caches.open(CACHE)).match(name, { ignoreVary: true })
}

/** @param {Request} request */
async function page(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && !AWAY.includes(answer.status)) return answer
  return (await cached(PAGE)) ?? answer ?? Response.error()
}

/**
 * Names of files carry a hash, or the file is asked for again with the next build: what is cached is right.
 *
 * @param {FetchEvent} event
 * @param {string} name
 */
async function file(event, name) {
  const had = await cached(name)
  if (had) return had
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(remember(name, answer.clone()))
  return answer
}

/**
 * @param {string} name
 * @param {Response} answer
 */
async function remember(name, answer) {
  try {
    await (await caches.open(CACHE)).put(name, answer)
  } catch {
    // No room: it is fetched again the next time.
  }
}

// Notices (src/starboard/server/push.py).

/** @param {string} path */
async function windowsAt(path) {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => new URL(url).pathname === path)
}

/** @param {PushMessageData | null} data */
async function show(data) {
  const { title, text, path, tag, language } = data?.json() ?? {}
  if (typeof title !== 'string' || typeof path !== 'string' || !path.startsWith('/')) return
  // Whoever looks at the page sees it there.
  if ((await windowsAt(path)).some(({ visibilityState }) => visibilityState === 'visible')) return
  const options = { body: text, tag, lang: language, icon: '/icon-192.png', badge: '/badge-96.png', data: { path } }
  // A newer one takes the place of an older one of the same table, and is heard.
  await registration.showNotification(title, /** @type {NotificationOptions} */ ({ ...options, renotify: true }))
}

/** @param {string} path */
async function open(path) {
  const [there] = await windowsAt(path)
  await (there ? there.focus() : clients.openWindow(path))
}

/**
 * The browser has given up its address: the server gets the new one.
 *
 * @param {{ oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null }} change
 */
async function renew({ oldSubscription, newSubscription }) {
  const told = await fetch('/api/me/notices')
  if (!told.ok) return // nobody is logged in here any more
  const { push_key: applicationServerKey } = await told.json()
  const fresh =
    newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = fresh.toJSON()
  const browser = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, old: oldSubscription?.endpoint ?? null }
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/me/browsers', { method: 'POST', headers, body: JSON.stringify(browser) })
}

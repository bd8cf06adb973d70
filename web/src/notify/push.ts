// Web Push in this browser: whether it can be had, and signing up for it. What arrives is shown by the worker (web/sw.js).

import { PUSH } from '../lib/notify'
import { noticesApi } from './api'

/** `failed`: it was wanted, and the browser could not; `ios`: only as an app of the home screen. */
export type Push = 'on' | 'off' | 'denied' | 'failed' | 'insecure' | 'ios' | 'unsupported'

const SOON = 5000 // ms in which a worker that is just being installed is there; private windows may have none at all

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const never = new Promise<null>((resolve) => setTimeout(resolve, SOON, null))
  return Promise.race([navigator.serviceWorker.ready, never])
}

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

async function permission(): Promise<PermissionState | NotificationPermission> {
  try {
    return (await navigator.permissions.query({ name: 'notifications' })).state
  } catch {
    return Notification.permission // a browser that cannot be asked so
  }
}

/** Why there is none here; null if there can be. */
async function cannot(): Promise<Push | null> {
  if (!globalThis.isSecureContext) return 'insecure'
  if (!('PushManager' in window) || typeof Notification === 'undefined') return isApple() ? 'ios' : 'unsupported'
  if (!(await worker())) return 'unsupported'
  return (await permission()) === 'denied' ? 'denied' : null
}

/** The sign by which the server tells of a browser. */
async function signOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`browser ${endpoint}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** How it stands here, and which of the browsers that the server knows this one is. */
export async function pushHere(known: readonly { id: string }[]): Promise<{ push: Push; id: string | null }> {
  const why = await cannot()
  const had = why ? null : await (await worker())?.pushManager.getSubscription()
  const id = had ? await signOf(had.endpoint) : null
  const on = id !== null && (await permission()) === 'granted' && known.some((one) => one.id === id)
  note(on)
  return { push: why ?? (on ? 'on' : 'off'), id: on ? id : null }
}

export interface Keys {
  endpoint: string
  p256dh: string
  auth: string
}

/** Ask the person, and sign up with the server's key. Why not, if it cannot be. */
export async function subscribe(key: string): Promise<Keys | Push> {
  const why = await cannot()
  if (why) return why
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off' // `off`: the person has not answered
  try {
    const { pushManager } = (await worker())!
    await (await pushManager.getSubscription())?.unsubscribe() // it may be of another key, or of somebody else
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed'
    note(true)
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    return 'failed' // its push service cannot be reached, or the person has switched it off
  }
}

/** Nothing more arrives here. */
export async function unsubscribe(): Promise<void> {
  note(false)
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}

/** Somebody logs out: this browser is theirs no more, here and at the server. */
export async function leave(): Promise<void> {
  const had = await (await worker())?.pushManager.getSubscription()
  if (!had) return
  await unsubscribe()
  await noticesApi.dropBrowser(await signOf(had.endpoint))
}

function note(on: boolean): void {
  try {
    if (on) localStorage.setItem(PUSH, '1')
    else localStorage.removeItem(PUSH)
  } catch {
    // A private window: the page then shows a note of its own as well.
  }
}

/** What people call this browser: `Firefox, Linux`. */
export function labelHere(agent = navigator.userAgent): string {
  const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'Chrome', 'CriOS', 'Safari']
  const names: Record<string, string> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    FxiOS: 'Firefox',
    CriOS: 'Chrome',
  }
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux']
  const browser = browsers.find((one) => agent.includes(`${one}/`)) ?? 'Browser'
  const system = systems.find((one) => agent.includes(one))
  return [names[browser] ?? browser, ...(system ? [system === 'CrOS' ? 'ChromeOS' : system] : [])].join(', ')
}

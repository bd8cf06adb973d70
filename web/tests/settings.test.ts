import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const heads = new Map<string, string>() // what is set in the head of the page, by its element
const head = (element: string) => ({ setAttribute: (_: string, value: string) => heads.set(element, value) })

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: (name: string) => head(name) })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#eef1f8' }))
})

it('starts with the language of the browser, heard only when it is one’s turn, and asking before it acts', async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'uk-UA', 'en'] })
  const { settings } = await import('../src/lib/settings.svelte')
  expect(settings).toMatchObject({
    language: 'uk',
    theme: 'system',
    sound: 'turn',
    ruleCodes: false,
    englishNames: false,
    confirm: true,
    notify: false,
  })
})

it('keeps what was set, and survives rubbish', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  kept.set('starboard-settings', '{"theme":"light"')
  const first = await import('../src/lib/settings.svelte')
  expect(first.settings.theme).toBe('system')
  first.settings.theme = 'light'
  first.settings.language = 'pl'
  first.keepSettings()
  vi.resetModules()
  const again = await import('../src/lib/settings.svelte')
  expect(again.settings).toMatchObject({ theme: 'light', language: 'pl' })
  again.applyTheme()
  expect(document.documentElement).toMatchObject({ lang: 'pl', dataset: { theme: 'light' } })
  expect(heads.get('link[rel=manifest]')).toBe('/manifest-pl.webmanifest')
  expect(heads.get('meta[name=theme-color]')).toBe('#eef1f8')
})

it('moves nothing when the person or the system does not want it', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  const { mayMove, settings } = await import('../src/lib/settings.svelte')
  expect(mayMove()).toBe(true)
  settings.pace = 'none'
  expect(mayMove()).toBe(false)
  settings.pace = 'normal'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(mayMove()).toBe(false)
})

it('takes over what was kept before there were paces', async () => {
  for (const [speed, pace] of [
    ['fast', 'quick'],
    ['off', 'none'],
    ['normal', 'normal'],
    ['warp', 'normal'],
  ]) {
    vi.stubGlobal('localStorage', {
      getItem: () => JSON.stringify({ speed, confirm: false }),
      setItem: () => undefined,
    })
    vi.resetModules()
    const { settings } = await import('../src/lib/settings.svelte')
    expect(settings).toMatchObject({ pace, confirm: false })
  }
})

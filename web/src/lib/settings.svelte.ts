// What a person has set for this browser. Kept in local storage; a browser without it keeps the defaults.

export const LANGUAGES = ['en', 'cs', 'pl', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'dark' | 'light' | 'system'
export type Speed = 'normal' | 'fast' | 'off'

export interface Settings {
  language: Language
  theme: Theme
  speed: Speed // of animations
  sound: boolean
  confirm: boolean // a choice is made by a second click or the button, not by the first click
  tilesLeft: boolean // purists switch the list of tiles left off
  worth: boolean // what an object is worth now, when pointed at
  notify: boolean // browser notifications when it is one's turn
}

const KEY = 'starboard-settings'

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = { language: LANGUAGES, theme: ['dark', 'light', 'system'], speed: ['normal', 'fast', 'off'] }

function load(): Settings {
  const defaults: Settings = {
    language: firstLanguage(),
    theme: 'system',
    speed: 'normal',
    sound: false,
    confirm: true,
    tilesLeft: true,
    worth: true,
    notify: false,
  }
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
    return { ...defaults, ...(Object.fromEntries(kept.filter(([name, value]) => isKnown(name, value, defaults))) as Partial<Settings>) }
  } catch {
    return defaults
  }
}

/** Another version of Starboard may have kept what this one does not know. */
function isKnown(name: string, value: unknown, defaults: Settings): boolean {
  const choices: readonly unknown[] | undefined = CHOICES[name as keyof Settings]
  return choices ? choices.includes(value) : typeof value === typeof defaults[name as keyof Settings]
}

export const settings: Settings = $state(load())

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

/** What is set in one tab holds in all. `then` is told of it. */
export function followSettings(then: (before: Settings) => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    const before = { ...settings }
    Object.assign(settings, load())
    then(before)
  })
}

/** Whether things may move: the person's setting, and what the system asks for. */
export function mayMove(): boolean {
  return settings.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function applyTheme(): void {
  const light = settings.theme === 'light' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
  if (settings.speed === 'off') document.documentElement.dataset.still = ''
  else delete document.documentElement.dataset.still
  document.documentElement.lang = settings.language
}

// What a person has set for this browser. Kept in local storage; a browser without it keeps the defaults.

export const LANGUAGES = ['en', 'cs', 'pl', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'dark' | 'light' | 'system'
/** How fast the story of a table is told: `step` waits for a key after each thing, `none` tells all at once. */
export const PACES = ['step', 'calm', 'normal', 'quick', 'none'] as const
export type Pace = (typeof PACES)[number]
/** Which part of the usual time each takes. */
export const FACTORS: Readonly<Record<Pace, number>> = { step: 1, calm: 1.7, normal: 1, quick: 0.4, none: 0 }
export type Sounds = 'off' | 'turn' | 'all'

export interface Settings {
  language: Language
  theme: Theme
  pace: Pace
  reading: boolean // what concerns oneself stays until one has read it
  sound: Sounds // which are heard: none, that it is one's turn, all
  volume: number // from 0 to 1
  confirm: boolean // a choice is made by a second click or the button, not by the first click
  tilesLeft: boolean // purists switch the list of tiles left off
  worth: boolean // what an object is worth now, when pointed at
  ruleCodes: boolean // the ids of rules stand where else a sign opens them
  stories: boolean // cards tell their stories
  englishNames: boolean // cards have their English names too, as they are printed in an English box
  reactions: boolean // emblems that others show are seen
  curtain: boolean // where several play at this device, a curtain falls between their turns
  notify: boolean // browser notifications when it is one's turn
}

const KEY = 'starboard-settings'

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ['dark', 'light', 'system'],
  pace: PACES,
  sound: ['off', 'turn', 'all'],
}

function load(): Settings {
  const defaults: Settings = {
    language: firstLanguage(),
    theme: 'system',
    pace: 'normal',
    reading: false,
    sound: 'turn',
    volume: 0.5,
    confirm: true,
    tilesLeft: true,
    worth: true,
    ruleCodes: false,
    stories: true,
    englishNames: false,
    reactions: true,
    curtain: true,
    notify: false,
  }
  try {
    const kept = renewed(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
    const known = Object.entries(kept).filter(([name, value]) => isKnown(name, value, defaults))
    return { ...defaults, ...(Object.fromEntries(known) as Partial<Settings>) }
  } catch {
    return defaults
  }
}

/** What was kept before there were paces, and when sounds were all or none. */
function renewed({ speed, sound, ...kept }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(speed === undefined ? {} : { pace: { fast: 'quick', off: 'none' }[speed as string] ?? 'normal' }),
    ...(sound === undefined ? {} : { sound: typeof sound === 'boolean' ? (sound ? 'all' : 'off') : sound }),
    ...kept,
  }
}

/** Another version of Starboard may have kept what this one does not know. */
function isKnown(name: string, value: unknown, defaults: Settings): boolean {
  const choices: readonly unknown[] | undefined = CHOICES[name as keyof Settings]
  if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 1
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
  return settings.pace !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function applyTheme(): void {
  const light =
    settings.theme === 'light' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
  if (settings.pace === 'none') document.documentElement.dataset.still = ''
  else delete document.documentElement.dataset.still
  document.documentElement.lang = settings.language
  // An app that is installed is called and coloured as it is set here.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${settings.language}.webmanifest`)
}

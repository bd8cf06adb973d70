// Words in the chosen language, from the very same Fluent files as the Python side.

import type { FluentVariable } from '@fluent/bundle'
import files from 'starboard:words'
import { untrack } from 'svelte'
import { api, heard } from './api'
import { Bundle, Written } from './bundle'
import { passes } from './insist'
import { keptOr } from './kept'
import type { Said } from './protocol'
import { settings, type Language } from './settings.svelte'

/** The texts of a part (words.mjs): what every page says has no name; null if this client has no such part. */
async function textOf(language: Language, part: string): Promise<string | null> {
  const load = files[language]?.[part]
  return load ? (await load()).default : null
}

const bundles = new Map<Language, Promise<Bundle>>()
const wanted = new Set<string>() // parts that are needed, in whatever language; `game/part` of stories
const added = new Map<string, Promise<void>>() // their words, by language and part
const missed = new Set<string>() // keys that were shown without words
const laid = new Map<string, Names>() // see layNames
let shown: { language: Language; bundle: Bundle } | undefined = $state.raw() // a new one whenever words may have changed
let more = $state(0) // how often words were added: that concerns only what had none, and is not to be said anew
// Not derived: the bundle stays the same one when words are added to it.
const bundleShown = (): Bundle | undefined => shown?.bundle

function bundleOf(language: Language): Promise<Bundle> {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = textOf(language, '').then((text) => {
      const made = new Bundle(language, { useIsolating: false })
      made.addText(text ?? '')
      return made
    })
    bundles.set(language, bundle)
    bundle.catch(() => bundles.delete(language))
  }
  return bundle
}

/** What could not be had is asked for again the next time. The words of a game of another package are the server's. */
function addPart(language: Language, part: string): Promise<void> {
  const name = `${language} ${part}`
  let adding = added.get(name)
  if (!adding) {
    const [id = '', stories] = part.split('/')
    const load = async (): Promise<string> =>
      stories
        ? (await api.stories(id, stories, language)).ftl
        : ((await textOf(language, id)) ?? (await wordsTold(id, language)))
    adding = Promise.all([bundleOf(language), load()]).then(([bundle, text]) => {
      bundle.addText(text)
    })
    added.set(name, adding)
    adding.catch(() => added.delete(name))
  }
  return adding
}

/** A game that the server does not know, or that has no words, has none here either. */
async function wordsTold(game: string, language: Language): Promise<string> {
  try {
    return (await keptOr(`words/${game}/${language}`, () => api.words(game, language))).ftl ?? ''
  } catch (problem) {
    if (passes(problem)) throw problem
    return ''
  }
}

export async function loadWords(language: Language): Promise<void> {
  const bundle = await bundleOf(language)
  // Another game may be looked at meanwhile.
  for (let had = -1; had < wanted.size;) {
    had = wanted.size
    await Promise.all([...wanted].map((part) => addPart(language, part)))
  }
  shown = { language, bundle }
}

/** Plain texts by their keys: one for every language, or texts by language. */
export type Names = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Names that only a content pack has, for all that is said of a game until other ones are laid. In lists, where games
    with several packs are told of, each pack has a name of its own (`game+sign`). */
export function layNames(game: string, names: Names): void {
  const gone = [...laid.keys()].filter((one) => one === game || one.startsWith(`${game}+`))
  const come = Object.keys(names).length > 0
  if (!gone.length && !come) return
  for (const one of gone) laid.delete(one)
  if (come) laid.set(game, names)
  const before = untrack(() => shown)
  if (before) shown = { ...before }
}

function nameLaid(key: string): string | null {
  for (const names of laid.values()) {
    const name = names[key]
    if (typeof name === 'string') return name
    if (name) return name[shown?.language ?? ''] ?? name.en ?? Object.values(name)[0] ?? ''
  }
  return null
}

/** The words of a part: a topic, or a game. They stay when another language is chosen. */
export async function loadPart(part: string): Promise<void> {
  wanted.add(part)
  const before = untrack(() => shown) // an effect that asks for words is not to be run again by getting them
  if (!before) return
  const had = added.has(`${before.language} ${part}`)
  await addPart(before.language, part)
  if (!had && shown?.language === before.language) more++
}

/** Load something and, at the same time, the words that it says: `withWords(() => import('./Chat.svelte'), 'chat')`. */
export async function withWords<T>(load: () => Promise<T>, ...parts: string[]): Promise<T> {
  const [loaded] = await Promise.all([load(), ...parts.map(loadPart)])
  return loaded
}

/** The server seldom refuses: the words for it come with the first refusal. Returns what can be said. */
export async function refusalWords(said: Said): Promise<Said> {
  if (untrack(() => hasWords(said.key))) return said
  try {
    await loadPart('server')
    return said
  } catch {
    wanted.delete('server')
    return { key: 'web-server-trouble' }
  }
}
heard.refused = refusalWords

/** A part of the stories of a game. They are nothing that anybody waits for: without a network there are none. */
export function loadStories(game: string, part: string): void {
  loadPart(`${game}/${part}`).catch(() => wanted.delete(`${game}/${part}`))
}

/** The words of some parts in any language, to read something in it while the page is in another. */
export async function bundleWith(language: Language, parts: readonly string[]): Promise<Bundle> {
  await Promise.all(parts.map((part) => addPart(language, part)))
  return bundleOf(language)
}

export type Args = Record<string, FluentVariable>

/** The words of a key. Changes by itself when the language does. */
export function w(key: string, args: Args = {}): string {
  const current = bundleShown()
  const name = laid.size ? nameLaid(key) : null
  if (name !== null) return name
  const message = current?.getMessage(key)
  if (!current || !message?.value) return missing(key)
  return current.formatPattern(message.value, numbered(args))
}

/** A text of ours that is not there is a fault, which no test overlooks. Of what others say there may be none. */
function missing(key: string): string {
  void more
  if (key.startsWith('web-') && shown && !missed.has(key)) console.error(`There are no words for ${key}.`)
  missed.add(key)
  return key
}

/** The words of an attribute: `about` of a setting. */
export function attribute(key: string, name: string, args: Args = {}): string {
  const current = bundleShown()
  const pattern = current?.getMessage(key)?.attributes[name]
  if (!pattern) void more
  return current && pattern ? current.formatPattern(pattern, numbered(args)) : ''
}

export function hasWords(key: string): boolean {
  if (bundleShown()?.getMessage(key)?.value != null || (laid.size > 0 && nameLaid(key) !== null)) return true
  void more
  return false
}

/** A message of the server in words; arguments named `seat` or `…_seat` become names. */
export function say(said: Said, names: string[] = []): string {
  const args: Args = {}
  for (const [name, value] of Object.entries(said.args ?? {})) {
    if (typeof value === 'object' && value !== null && 'key' in value) args[name] = say(value as Said, names)
    else if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat')))
      args[name] = names[value] ?? w('seat', { number: value + 1 })
    else args[name] = value as FluentVariable
  }
  return w(said.key, args)
}

// Python and the browser group thousands differently in Polish unless told to.
export function numbered(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Written(value, { useGrouping: false }) : value,
    ]),
  )
}

export function date(
  seconds: number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(settings.language, options).format(seconds * 1000)
}

/** "3 days ago", in the chosen language. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  const past = seconds - now
  for (const [unit, size] of units) {
    if (Math.abs(past) >= size)
      return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(Math.round(past / size), unit)
  }
  return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(0, 'second') // “now”: seconds would never stand still
}

// From here on whole numbers are written in groups of three, each language in its own way. Browsers take long to learn how
// to write the first number in any.
const GROUPED: Record<Language, readonly [number, string]> = {
  en: [1000, ','],
  cs: [1000, '\u00a0'],
  pl: [10_000, '\u00a0'],
  uk: [1000, '\u00a0'],
}
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  if (options || !Number.isSafeInteger(value) || Object.is(value, -0))
    return new Intl.NumberFormat(settings.language, options).format(value)
  const [from, between] = GROUPED[settings.language]
  return Math.abs(value) < from ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, between)
}

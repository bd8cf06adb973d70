// Words in the chosen language, from the very same Fluent files as the Python side.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Said } from './protocol'
import { settings, type Language } from './settings.svelte'

// One chunk a language, loaded when it is chosen.
const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./words/en'),
  cs: () => import('./words/cs'),
  pl: () => import('./words/pl'),
  uk: () => import('./words/uk'),
}

const bundles = new Map<Language, FluentBundle>()
let current: FluentBundle | undefined = $state.raw()

export async function loadWords(language: Language): Promise<void> {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of Object.values((await files[language]()).default)) bundle.addResource(new FluentResource(text))
    bundles.set(language, bundle)
  }
  current = bundle
}

export type Args = Record<string, FluentVariable>

/** The words of a key. Changes by itself when the language does. */
export function w(key: string, args: Args = {}): string {
  const message = current?.getMessage(key)
  if (!current || !message?.value) return key
  return current.formatPattern(message.value, numbered(args))
}

/** The words of an attribute: `about` of a setting. */
export function attribute(key: string, name: string, args: Args = {}): string {
  const pattern = current?.getMessage(key)?.attributes[name]
  return current && pattern ? current.formatPattern(pattern, numbered(args)) : ''
}

export function hasWords(key: string): boolean {
  return current?.getMessage(key)?.value != null
}

/** A message of the server in words; arguments named `seat` or `…_seat` become names. */
export function say(said: Said, names: string[] = []): string {
  const args: Args = {}
  for (const [name, value] of Object.entries(said.args ?? {})) {
    if (typeof value === 'object' && value !== null && 'key' in value) args[name] = say(value as Said, names)
    else if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat'))) args[name] = names[value] ?? w('seat', { number: value + 1 })
    else args[name] = value as FluentVariable
  }
  return w(said.key, args)
}

// Python and the browser group thousands differently in Polish unless told to.
function numbered(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value]),
  )
}

export function date(seconds: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string {
  return new Intl.DateTimeFormat(settings.language, options).format(seconds * 1000)
}

/** "3 days ago", in the chosen language. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]]
  const past = seconds - now
  for (const [unit, size] of units) {
    if (Math.abs(past) >= size) return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(Math.round(past / size), unit)
  }
  return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(0, 'second') // “now”: seconds would never stand still
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(settings.language, options).format(value)
}

// Reads a card in any language, with the names that a pack gives.

import type { FluentBundle } from '@fluent/bundle'
import type { Said } from '../lib/protocol'
import type { Language } from '../lib/settings.svelte'
import { bundleWith, numbered, type Args, type Names } from '../lib/words.svelte'

export interface Speaker {
  /** The words of a key; null if there are none. */
  word: (key: string, names: Names) => string | null
  say: (said: Said, names: Names) => string
}

export async function speakerOf(language: Language, parts: readonly string[]): Promise<Speaker> {
  const bundle = await bundleWith(language, parts)
  const word = (key: string, names: Names, args: Args = {}): string | null =>
    ofPack(names, key, language) ?? ofBundle(bundle, key, args)
  const say = (said: Said, names: Names): string => {
    const args: Args = {}
    for (const [name, value] of Object.entries(said.args ?? {}))
      args[name] = typeof value === 'object' && value !== null ? say(value as Said, names) : (value as string | number)
    return word(said.key, names, args) ?? said.key
  }
  return { word, say }
}

function ofPack(names: Names, key: string, language: Language): string | null {
  const name = names[key]
  if (name === undefined) return null
  return typeof name === 'string' ? name : (name[language] ?? name.en ?? Object.values(name)[0] ?? '')
}

function ofBundle(bundle: FluentBundle, key: string, args: Args): string | null {
  const pattern = bundle.getMessage(key)?.value
  return pattern ? bundle.formatPattern(pattern, numbered(args)) : null
}

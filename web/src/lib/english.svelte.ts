// The English names of cards, beside those in one's own language: for people who own an English box.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import files from 'starboard:words'
import { settings } from './settings.svelte'

let names: Readonly<Record<string, FluentBundle>> = $state.raw({}) // by game
const asked = new Set<string>()

export const wantsEnglish = (): boolean => settings.englishNames && settings.language !== 'en'

/** They are nothing that anybody waits for: without a network there are none. */
export function loadEnglish(game: string): void {
  if (asked.has(game)) return
  asked.add(game)
  files.en?.[`names-${game}`]?.().then(
    ({ default: text }) => {
      const bundle = new FluentBundle('en', { useIsolating: false })
      bundle.addResource(new FluentResource(text))
      names = { ...names, [game]: bundle }
    },
    () => asked.delete(game),
  )
}

/** What a text is in English; nothing where that is not wanted, or not there yet. */
export function englishName(game: string, key: string): string {
  const bundle = wantsEnglish() ? names[game] : undefined
  const pattern = bundle?.getMessage(key)?.value
  return bundle && pattern ? bundle.formatPattern(pattern) : ''
}

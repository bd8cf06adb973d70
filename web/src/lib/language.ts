// Another language, at once: nothing is loaded anew but the words.

import { applyTheme, keepSettings, settings, type Language } from './settings.svelte'
import { toasts } from './toasts.svelte'
import { loadWords, w } from './words.svelte'

/** Every language in its own words, so that they are the same in all. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', uk: 'Українська' }

export async function changeLanguage(language: Language): Promise<void> {
  try {
    await loadWords(language)
  } catch {
    toasts.show(w('web-no-network'), 'bad')
    return
  }
  settings.language = language
  keepSettings()
  applyTheme()
}

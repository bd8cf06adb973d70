// Another language, at once: nothing is loaded anew but the words.

import { applyTheme, followSettings, keepSettings, settings, type Language } from './settings.svelte'
import { toasts } from './toasts.svelte'
import { loadWords, w } from './words.svelte'

/** Every language in its own words, so that they are the same in all. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', uk: 'Українська' }

let asked: Language | null = null

export async function changeLanguage(language: Language): Promise<void> {
  if (await speak(language)) keepSettings()
}

/** Whether this is the language now; not if it cannot be had, or another one was chosen meanwhile. */
async function speak(language: Language): Promise<boolean> {
  asked = language
  try {
    await loadWords(language)
  } catch {
    toasts.show(w('web-no-network'), 'bad')
    return false
  }
  if (asked !== language) {
    await loadWords(asked).catch(() => null) // whoever asked for it is told
    return false
  }
  settings.language = language
  applyTheme()
  return true
}

/** What is set in another tab holds here, too. */
export function followTabs(): void {
  followSettings((before) => {
    const { language } = settings
    settings.language = before.language // until its words are there
    applyTheme()
    if (language !== (asked ?? before.language)) void speak(language)
  })
}

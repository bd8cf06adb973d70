import { expect, it, vi } from 'vitest'
import { levelAbout, levelName, planned } from '../src/lib/levels'
import { settings } from '../src/lib/settings.svelte'
import { span } from '../src/lib/span'
import { ago, attribute, hasWords, loadWords, say, w } from '../src/lib/words.svelte'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

it('speaks every language, with its own plurals', async () => {
  const told: Record<string, string[]> = {}
  for (const language of ['en', 'cs', 'pl', 'uk'] as const) {
    await loadWords(language)
    told[language] = [1, 2, 5].map((count) => w('web-row-free', { count }))
  }
  expect(told).toEqual({
    en: ['1 seat free', '2 seats free', '5 seats free'],
    cs: ['1 volné místo', '2 volná místa', '5 volných míst'],
    pl: ['1 wolne miejsce', '2 wolne miejsca', '5 wolnych miejsc'],
    uk: ['1 вільне місце', '2 вільні місця', '5 вільних місць'],
  })
})

it('says messages of the server, with names for seats', async () => {
  await loadWords('en')
  expect(say({ key: 'carcassonne-ask-place', args: { seat: 1 } }, ['Ada', 'Bo'])).toBe('Bo: choose where the tile goes.')
  expect(say({ key: 'carcassonne-ask-place', args: { seat: 4 } }, ['Ada', 'Bo'])).toContain('Seat 5')
  expect(say({ key: 'no-such-key' })).toBe('no-such-key')
})

it('knows names of levels and of planned seats, and shows unknown levels as they are', async () => {
  await loadWords('en')
  expect([levelName('greedy'), levelName('galactic')]).toEqual(['medium', 'galactic'])
  expect(levelAbout('galactic')).toBe('')
  expect(attribute('carcassonne-setting-teams', 'about')).toContain('two teams')
  expect(hasWords('carcassonne-setting-nothing')).toBe(false)
  expect([planned({ kind: 'me', level: '' }, 0, 'Ada'), planned({ kind: 'me', level: '' }, 0, null), planned({ kind: 'bot', level: 'greedy' }, 7, null)]).toEqual(['Ada', 'You', 'medium bot'])
})

it('tells spans of time in the words of the language', () => {
  settings.language = 'en'
  expect([span(60), span(259200), span(604800), span(5400), span(45)]).toEqual(['1 minute', '3 days', '1 week', '90 minutes', '45 seconds'])
  expect(span(259200, 'cs')).toBe('3 dny')
  expect([ago(1000, 1010), ago(1000, 1000 + 7200)]).toEqual(['now', '2 hours ago'])
})

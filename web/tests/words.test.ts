import { expect, it, vi } from 'vitest'
import { loadTold } from '../src/boards/load'
import { promptOf, stateOf, termsOf } from '../src/components/rows'
import { englishName, loadEnglish } from '../src/lib/english.svelte'
import { shortName } from '../src/lib/games.svelte'
import { planned } from '../src/components/planned'
import { levelAbout, levelName } from '../src/lib/levels'
import { plainLevel } from '../src/lib/lobby'
import type { Summary } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { lasted, rough, span } from '../src/lib/span'
import { gameTold, summary } from './told'
import {
  ago,
  attribute,
  hasWords,
  layNames,
  loadPart,
  loadWords,
  number,
  refusalWords,
  say,
  w,
  withWords,
} from '../src/lib/words.svelte'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

it('speaks every language, with its own plurals', async () => {
  await loadPart('lobby')
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

it('has the words of a game only once they are needed, and keeps them in another language', async () => {
  await loadWords('en')
  expect([
    hasWords('arcs'),
    hasWords('arcs-setting-leaders'),
    hasWords('arcs-system'),
    hasWords('web-arcs-map'),
  ]).toEqual([true, true, false, false])
  await loadPart('arcs')
  const gate = (): string => w('arcs-system', { cluster: 2, place: 'gate' })
  expect([gate(), hasWords('web-arcs-map'), hasWords('carcassonne-ask-place')]).toEqual(['Gate 2', true, false])
  await loadWords('cs')
  expect(gate()).toBe('Brána 2')
  // A game that is looked at while the language changes.
  await Promise.all([loadWords('uk'), loadPart('carcassonne')])
  expect([gate(), hasWords('carcassonne-ask-place')]).toEqual(['Брама 2', true])
})

it('asks the server for the words of a game that this client does not draw', async () => {
  await loadWords('en')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!path.startsWith('/api/games/nim/')) return Response.json({}, { status: 404 })
    return Response.json({ ftl: `nim = Nim (${path.slice(-2)})\n    .short = Nim\n` })
  })
  await loadPart('nim')
  expect([w('nim'), shortName('nim'), shortName('carcassonne'), shortName('arcs')]).toEqual([
    'Nim (en)',
    'Nim',
    'Carcassonne',
    'Arcs',
  ])
  await loadWords('pl')
  expect(w('nim')).toBe('Nim (pl)')
  await loadPart('no-such-game')
  expect([w('no-such-game'), asked]).toEqual([
    'no-such-game',
    ['/api/games/nim/words?lang=en', '/api/games/nim/words?lang=pl', '/api/games/no-such-game/words?lang=pl'],
  ])
})

it('has the English names of cards beside others, only where somebody wants them', async () => {
  const names = (): string[] =>
    ['arcs-card-bc01', 'arcs-suit-aggression', 'arcs-setup-p2_homelands', 'arcs-card-bc01-text', 'arcs-system'].map(
      (key) => englishName('arcs', key),
    )
  const none = ['', '', '', '', '']
  settings.language = 'cs'
  loadEnglish('arcs')
  settings.englishNames = true
  await vi.waitFor(() => expect(names()).toEqual(['Loyal Engineers', 'Aggression', 'Homelands', '', '']))
  settings.language = 'en'
  expect(names()).toEqual(none)
  Object.assign(settings, { language: 'cs', englishNames: false })
  expect(names()).toEqual(none)
  settings.language = 'en'
})

it('says messages of the server, with names for seats', async () => {
  await loadWords('en')
  await loadPart('carcassonne')
  expect(say({ key: 'carcassonne-ask-place', args: { seat: 1 } }, ['Ada', 'Bo'])).toBe(
    'Bo: choose where the tile goes.',
  )
  expect(say({ key: 'carcassonne-ask-place', args: { seat: 4 } }, ['Ada', 'Bo'])).toContain('Seat 5')
  expect(say({ key: 'no-such-key' })).toBe('no-such-key')
})

it('knows names of levels and of planned seats, and shows unknown levels as they are', async () => {
  await loadWords('en')
  expect([levelName('medium'), levelName('galactic')]).toEqual(['medium', 'galactic'])
  expect(levelAbout('galactic')).toBe('')
  expect([levelName('even@0.43'), plainLevel('even@0.43')]).toEqual(['even match', 'even'])
  expect(levelAbout('even@0.43')).toBe(levelAbout('even'))
  expect(attribute('carcassonne-setting-teams', 'about')).toContain('two teams')
  expect(hasWords('carcassonne-setting-nothing')).toBe(false)
  expect([
    planned({ kind: 'me', level: '' }, 0, 'Ada'),
    planned({ kind: 'me', level: '' }, 0, null),
    planned({ kind: 'bot', level: 'medium' }, 7, null),
  ]).toEqual(['Ada', 'You', 'medium bot'])
})

it('tells spans of time in the words of the language', () => {
  settings.language = 'en'
  expect([span(60), span(259200), span(604800), span(5400), span(45)]).toEqual([
    '1 minute',
    '3 days',
    '1 week',
    '90 minutes',
    '45 seconds',
  ])
  expect(span(259200, 'cs')).toBe('3 dny')
  expect([ago(1000, 1010), ago(1000, 1000 + 7200)]).toEqual(['now', '2 hours ago'])
})

it('tells rough spans by their largest parts', () => {
  expect([rough(100_800), rough(86_400), rough(1_380), rough(3_600), rough(5), rough(0)]).toEqual([
    '1 day 4 hr',
    '1 day',
    '23 min',
    '1 hr',
    '1 min',
    '1 min',
  ])
  expect(rough(100_800, 'uk')).toMatch(/^1 дн\.? 4 год\.?$/)
  expect([lasted(60), lasted(2_880), lasted(9_000), lasted(200_000)]).toEqual([
    '1 minute',
    '48 minutes',
    '3 hours',
    '2 days',
  ])
  expect(lasted(2_880, 'pl')).toBe('48 minut')
})

it('says of a table in the lobby what it is like, and what is to be decided', async () => {
  await loadWords('en')
  await loadPart('lobby')
  const table = (more: Partial<Summary>): Summary => summary({ waiting: [0], ...more })
  expect(promptOf(table({ prompt: { key: 'carcassonne-ask-place', args: { seat: 0 } } }))).toBe(
    'Choose where the tile goes.',
  )
  expect([promptOf(table({})), promptOf(table({ prompt: { key: 'no-such-key' } }))]).toEqual(['', ''])
  expect([
    stateOf(table({})),
    stateOf(table({ waiting: [1] })),
    stateOf(table({ waiting: [0, 1] })),
    stateOf(table({ status: 'paused' })),
  ]).toEqual(['Ada’s turn', 'A bot is thinking', 'Several players are deciding', 'Paused'])
  const game = gameTold({
    id: 'carcassonne',
    options: {
      properties: { teams: { type: 'boolean', default: false }, planet_reinforce: { type: 'boolean', default: true } },
    },
  })
  expect(termsOf(table({ options: { teams: true, planet_reinforce: false } }), [game])).toBe(
    'Team variant · Reinforcing planets: off · no clock',
  )
  expect(termsOf(table({ clock_plan: { kind: 'move', seconds: 259200 } }), [])).toBe('3 days per move')
})

it('lays the names of a content pack over its own, in every language', async () => {
  await loadWords('en')
  await loadPart('arcs')
  layNames('arcs', { 'arcs-card-bc01': 'A “new” "name" {$x} \\', 'pack-only': 'Tern' })
  expect([w('arcs-card-bc01'), w('pack-only')]).toEqual(['A “new” "name" {$x} \\', 'Tern'])
  await loadWords('pl')
  expect([w('arcs-card-bc01'), w('pack-only')]).toEqual(['A “new” "name" {$x} \\', 'Tern'])
  layNames('arcs', {})
  expect([w('arcs-card-bc01') === 'A “new” "name" {$x} \\', hasWords('pack-only')]).toEqual([false, false])
})

it('tells prompts with the names of the pack that a table is played with, in the lobby too', async () => {
  await loadWords('cs')
  const asked: string[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string) => (
      asked.push(path),
      Response.json({ names: { 'outer_rim-card-bacta_supplies': 'Bacta of the pack' } })
    ),
  )
  const prompt = (): string =>
    say({ key: 'outer_rim-ask-gain', args: { seat: 0, card: { key: 'outer_rim-card-bacta_supplies' } } }, ['Ada'])
  await loadTold('outer_rim', '')
  expect([prompt(), asked.length]).toEqual(['Ada: vezmeš si kartu „Zásoby bacty“?', 0])
  await loadTold('outer_rim', '12b8b137e27b')
  expect([prompt(), asked]).toEqual([
    'Ada: vezmeš si kartu „Bacta of the pack“?',
    ['/api/games/outer_rim/components?pack=12b8b137e27b'],
  ])
  await loadWords('uk')
  expect(prompt()).toContain('Bacta of the pack')
})

it('has the words of a refusal with the first one', async () => {
  await loadWords('en')
  const said = { key: 'table-stale', args: { ply: 3, now: 4 } }
  expect(hasWords(said.key)).toBe(false)
  expect(say(await refusalWords(said))).toContain('now at move 4')
  expect(await refusalWords({ key: 'web-no-network' })).toEqual({ key: 'web-no-network' })
})

it('loads something together with its words, and tells of words that are missing', async () => {
  await loadWords('en')
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect([w('web-people-friends'), w('web-people-friends'), w('people-unknown-key')]).toEqual([
    'web-people-friends',
    'web-people-friends',
    'people-unknown-key',
  ])
  expect(faults.mock.calls).toEqual([['There are no words for web-people-friends.']])
  expect(await withWords(() => Promise.resolve('the screen'), 'people')).toBe('the screen')
  expect(w('web-people-friends')).toBe('Friends')
  faults.mockRestore()
})

it('writes whole numbers as browsers do in each language', () => {
  const before = settings.language
  for (const language of ['en', 'cs', 'pl', 'uk'] as const) {
    settings.language = language
    for (const value of [0, -0, 7, -12, 999, 1000, -1000, 9999, 10_000, -12_345, 100_000, 1_234_567, 0.5, 1234.5])
      expect(number(value)).toBe(new Intl.NumberFormat(language).format(value))
  }
  settings.language = before
})

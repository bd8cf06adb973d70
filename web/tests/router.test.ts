import { beforeAll, expect, it, vi } from 'vitest'

let parse: (typeof import('../src/lib/router.svelte'))['parse']

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
  vi.stubGlobal('addEventListener', () => {})
  ;({ parse } = await import('../src/lib/router.svelte'))
})

it('knows every screen by its address', () => {
  expect(parse('/', '', '')).toEqual({ screen: 'lobby' })
  expect(parse('/new', '?game=arcs', '')).toEqual({ screen: 'new', game: 'arcs', pack: null, link: null })
  expect(parse('/new', '', '')).toEqual({ screen: 'new', game: null, pack: null, link: null })
  expect(parse('/games', '', '')).toEqual({ screen: 'games' })
  expect(parse('/first/carcassonne', '', '')).toEqual({ screen: 'first', game: 'carcassonne' })
  expect(parse('/rules/carcassonne', '?print', '')).toEqual({ screen: 'print', game: 'carcassonne' })
  expect(parse('/rules/carcassonne', '?rule=CSW-TURN-01', '')).toEqual({
    screen: 'rules',
    game: 'carcassonne',
    rule: 'CSW-TURN-01',
  })
  expect(parse('/ours/arcs', '', '')).toEqual({ screen: 'ours', game: 'arcs' })
  expect(parse('/ours', '', '')).toEqual({ screen: 'lost' })
  expect(parse('/p/Ada%20L', '', '')).toEqual({ screen: 'player', name: 'Ada L' })
  expect(parse('/me', '', '')).toEqual({ screen: 'player', name: null })
  expect(parse('/people', '', '')).toEqual({ screen: 'people' })
  expect(parse('/mail', '', '#confirm=t')).toEqual({ screen: 'mail', confirm: 't', off: null })
  expect(parse('/unsubscribe/t', '', '')).toEqual({ screen: 'mail', confirm: null, off: 't' })
  expect(parse('/unsubscribe', '', '')).toEqual({ screen: 'lost' })
  expect(parse('/password', '', '#token=t')).toEqual({ screen: 'password', token: 't' })
  expect(parse('/password', '', '')).toEqual({ screen: 'password', token: null })
  expect(parse('/new', '?invite=0123456789ab', '')).toMatchObject({ screen: 'new', invite: '0123456789ab' })
  expect(parse('/new', '?invite=../x', '')).not.toHaveProperty('invite')
  expect(parse('/nowhere', '', '')).toEqual({ screen: 'lost' })
  expect(parse('/t', '', '')).toEqual({ screen: 'lost' })
})

it('takes the token of a seat from behind the #', () => {
  expect(parse('/t/abc', '', '#seat=tok-en')).toMatchObject({ screen: 'table', id: 'abc', token: 'tok-en' })
  expect(parse('/t/abc', '', '')).toEqual({ screen: 'table', id: 'abc', token: null, follow: null })
})

it('takes the move of a replay only if it is a number', () => {
  expect(parse('/r/abc', '?ply=12', '')).toEqual({ screen: 'replay', id: 'abc', ply: 12 })
  expect(parse('/r/abc', '?ply=x', '')).toEqual({ screen: 'replay', id: 'abc', ply: null })
  expect(parse('/r/file', '', '')).toEqual({ screen: 'replay', id: 'file', ply: null })
})

it('is lost, not broken, at an address that cannot be read', () => {
  expect(parse('/p/%E0%A4%A', '', '')).toEqual({ screen: 'lost' })
})

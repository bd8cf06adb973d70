// Each screen is a chunk of its own, loaded when it is first shown, with its words.

import { once } from './lib/once'
import type { Route } from './lib/router.svelte'
import { withWords } from './lib/words.svelte'

export const screens: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  lobby: () => withWords(() => import('./screens/Lobby.svelte'), 'lobby'),
  new: () => withWords(() => import('./screens/NewTable.svelte'), 'new', 'rated', 'lobby'),
  table: once(() => withWords(() => import('./screens/Table.svelte'), 'table')),
  big: () => withWords(() => import('./screens/BigScreen.svelte'), 'big', 'table', 'waiting'),
  replay: () => withWords(() => import('./screens/Replay.svelte'), 'replay', 'fair', 'table', 'server'),
  games: () => withWords(() => import('./screens/Games.svelte'), 'games', 'lobby'),
  first: () => withWords(() => import('./screens/First.svelte'), 'first', 'table'),
  rules: () => withWords(() => import('./screens/Rules.svelte'), 'rules'),
  ours: () => withWords(() => import('./screens/Ours.svelte'), 'ours'),
  print: () => withWords(() => import('./screens/Print.svelte'), 'rules'),
  player: () => withWords(() => import('./screens/Player.svelte'), 'games', 'lobby', 'people'),
  people: () => withWords(() => import('./screens/People.svelte'), 'people'),
  workshop: () => withWords(() => import('./screens/Workshop.svelte'), 'workshop', 'server'),
  pack: () => withWords(() => import('./screens/Pack.svelte'), 'workshop', 'server'),
  mail: () => withWords(() => import('./screens/Mail.svelte'), 'mail', 'server'),
  password: () => withWords(() => import('./screens/Password.svelte'), 'mail', 'account', 'server'),
  lost: () => import('./screens/Lost.svelte'),
}

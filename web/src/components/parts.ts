// The parts of the site that the navigation leads to.

import type { IconName } from '../art/icons'
import type { Route } from '../lib/router.svelte'

export interface Part {
  screen: Route['screen']
  also: readonly Route['screen'][]
  href: string
  key: string
  icon: IconName
}

export const PARTS: readonly Part[] = [
  { screen: 'lobby', also: ['new', 'table', 'first', 'people'], href: '/', key: 'web-nav-play', icon: 'table' },
  { screen: 'games', also: ['replay', 'player'], href: '/games', key: 'web-nav-replays', icon: 'again' },
  { screen: 'rules', also: [], href: '/rules', key: 'web-nav-rules', icon: 'book' },
]

export const inPart = (screen: Route['screen'], part: Part): boolean =>
  part.screen === screen || part.also.includes(screen)

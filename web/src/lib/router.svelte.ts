// Which screen is shown. Addresses are plain paths, so that links to tables, seats and moments can be shared.

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string | null; pack: string | null; link: string | null; invite?: string }
  | { screen: 'table'; id: string; token: string | null; follow: string | null }
  | { screen: 'big'; id: string }
  | { screen: 'replay'; id: string; ply: number | null }
  | { screen: 'games' }
  | { screen: 'first'; game: string }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'ours'; game: string }
  | { screen: 'print'; game: string }
  | { screen: 'player'; name: string | null } // null: one's own page
  | { screen: 'people' }
  | { screen: 'workshop'; game: string | null }
  | { screen: 'pack'; id: string; link: string | null; join: string | null }
  | { screen: 'mail'; confirm: string | null; off: string | null }
  | { screen: 'password'; token: string | null }
  | { screen: 'lost' }

export function parse(path: string, query: string, hash: string): Route {
  const parts = decoded(path)
  const search = new URLSearchParams(query)
  const [first, second] = parts
  if (!first) return { screen: 'lobby' }
  if (first === 'new')
    return {
      screen: 'new',
      game: search.get('game'),
      pack: search.get('pack'),
      link: behind(hash, '#link='),
      ...invited(search.get('invite')),
    }
  // The token of a seat's link stays behind the #, so that it reaches no server log and no referrer.
  if (first === 'screen' && second) return { screen: 'big', id: second }
  if (first === 't' && second)
    return { screen: 'table', id: second, token: behind(hash, '#seat='), follow: sign(search.get('follow')) }
  if (first === 'r' && second) return { screen: 'replay', id: second, ply: whole(search.get('ply')) }
  if (first === 'games') return { screen: 'games' }
  if (first === 'first' && second) return { screen: 'first', game: second }
  if (first === 'rules' && second && search.has('print')) return { screen: 'print', game: second }
  if (first === 'rules') return { screen: 'rules', game: second ?? null, rule: search.get('rule') }
  if (first === 'ours' && second) return { screen: 'ours', game: second }
  // Tokens of packs stay behind the #, too.
  if (first === 'workshop' && second)
    return { screen: 'pack', id: second, link: behind(hash, '#link='), join: behind(hash, '#edit=') }
  if (first === 'workshop') return { screen: 'workshop', game: search.get('game') }
  if (first === 'p' && second) return { screen: 'player', name: second }
  if (first === 'me') return { screen: 'player', name: null }
  if (first === 'people') return { screen: 'people' }
  // What letters bring back stays behind the # as well; but mail programs unsubscribe by an address alone.
  if (first === 'mail') return { screen: 'mail', confirm: behind(hash, '#confirm='), off: null }
  if (first === 'unsubscribe' && second) return { screen: 'mail', confirm: null, off: second }
  if (first === 'password') return { screen: 'password', token: behind(hash, '#token=') }
  return { screen: 'lost' }
}

/** The sign of a person, if it is one. */
const sign = (who: string | null): string | null => (who && /^[0-9a-f]{12}$/.test(who) ? who : null)
const invited = (who: string | null): { invite?: string } => (sign(who) ? { invite: who! } : {})

// A broken address is an unknown one, not an error.
function decoded(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}

const behind = (hash: string, start: string): string | null =>
  hash.startsWith(start) ? hash.slice(start.length) : null

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

class Router {
  route: Route = $state(parse(location.pathname, location.search, location.hash))
  /** Asked before a page is left: true if it may be, false if somebody is asked first, who may call `leave`. */
  guard: ((leave: () => void) => boolean) | null = null
  #here = location.href

  constructor() {
    addEventListener('popstate', () => {
      const wanted = location.href
      if (this.guard && !this.guard(() => this.go(wanted))) history.pushState(null, '', this.#here)
      else this.read()
    })
  }

  read(): void {
    this.#here = location.href
    this.route = parse(location.pathname, location.search, location.hash)
  }

  go(address: string, replace = false): void {
    if (this.guard && !this.guard(() => this.go(address, replace))) return
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For `onclick` of links: stay on the page unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return
  const link = (event.target as Element).closest('a')
  // Files of the server are not pages of ours.
  if (
    !link?.href ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api/')
  )
    return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}

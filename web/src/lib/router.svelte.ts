// Which screen is shown. Addresses are plain paths, so that links to tables, seats and moments can be shared.

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string | null; invite?: string }
  | { screen: 'table'; id: string; token: string | null }
  | { screen: 'replay'; id: string; ply: number | null }
  | { screen: 'games' }
  | { screen: 'first'; game: string }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'ours'; game: string }
  | { screen: 'print'; game: string }
  | { screen: 'player'; name: string | null } // null: one's own page
  | { screen: 'people' }
  | { screen: 'lost' }

export function parse(path: string, query: string, hash: string): Route {
  const parts = decoded(path)
  const search = new URLSearchParams(query)
  const [first, second] = parts
  if (!first) return { screen: 'lobby' }
  if (first === 'new') return { screen: 'new', game: search.get('game'), ...invited(search.get('invite')) }
  // The token of a seat's link stays behind the #, so that it reaches no server log and no referrer.
  if (first === 't' && second)
    return { screen: 'table', id: second, token: hash.startsWith('#seat=') ? hash.slice(6) : null }
  if (first === 'r' && second) return { screen: 'replay', id: second, ply: whole(search.get('ply')) }
  if (first === 'games') return { screen: 'games' }
  if (first === 'first' && second) return { screen: 'first', game: second }
  if (first === 'rules' && second && search.has('print')) return { screen: 'print', game: second }
  if (first === 'rules') return { screen: 'rules', game: second ?? null, rule: search.get('rule') }
  if (first === 'ours' && second) return { screen: 'ours', game: second }
  if (first === 'p' && second) return { screen: 'player', name: second }
  if (first === 'me') return { screen: 'player', name: null }
  if (first === 'people') return { screen: 'people' }
  return { screen: 'lost' }
}

const invited = (who: string | null): { invite?: string } => (who && /^[0-9a-f]{12}$/.test(who) ? { invite: who } : {})

// A broken address is an unknown one, not an error.
function decoded(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

class Router {
  route: Route = $state(parse(location.pathname, location.search, location.hash))

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  read(): void {
    this.route = parse(location.pathname, location.search, location.hash)
  }

  go(address: string, replace = false): void {
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

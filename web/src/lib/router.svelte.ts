// Addresses and the pages they open; links are ordinary links, caught here.
import type { Eyes } from './position.ts'

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; move: number | null; reveal: boolean; eyes: Eyes }
  | { page: 'review'; id: string; seat: number }
  | { page: 'upload' }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number | null }
  | { page: 'components'; game: string }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'claim'; token: string }
  | { page: 'unknown' }

// The parameters in the address of a page: what that page gets as its props.
export type Params<Page extends Route['page']> = Omit<Extract<Route, { page: Page }>, 'page'>

export function routeOf(url: URL): Route {
  const parts = partsOf(url.pathname)
  if (!parts || parts.length > 2) return { page: 'unknown' }
  const [first, second] = parts
  const asked = url.searchParams
  switch (first) {
    case undefined:
      return { page: 'home' }
    case 'create':
      return { page: 'create', game: second ?? null }
    case 't':
      return second ? { page: 'table', id: second } : { page: 'unknown' }
    case 'j':
      return second ? { page: 'join', code: second } : { page: 'unknown' }
    case 'replay':
      if (!second) return { page: 'upload' }
      return {
        page: 'replay',
        id: second,
        move: asked.has('move') ? numberIn(asked.get('move'), 6) : null,
        reveal: asked.has('reveal'),
        eyes: eyesIn(asked.get('eyes')),
      }
    case 'review':
      return second ? { page: 'review', id: second, seat: numberIn(asked.get('seat'), 2) } : { page: 'unknown' }
    case 'rules':
      return { page: 'rules', game: second ?? null }
    case 'learn':
    case 'components':
      return second ? { page: first, game: second } : { page: 'unknown' }
    case 'puzzles':
      if (!second) return { page: 'puzzles' }
      return { page: 'puzzle', game: second, number: numberIn(asked.get('number'), 5) || null }
    case 'settings':
    case 'me':
      return { page: first }
    case 'claim':
      return { page: 'claim', token: url.hash.slice(1) } // behind the #, so that no server logs it
    default:
      return { page: 'unknown' }
  }
}

// null where the address is no text that anybody could have meant.
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

function numberIn(value: string | null, digits: number): number {
  return value !== null && /^\d+$/.test(value) && value.length <= digits ? Number(value) : 0
}

function eyesIn(value: string | null): Eyes {
  if (value !== null && /^\d{1,2}$/.test(value)) return Number(value)
  return value === 'spectator' ? value : 'everything'
}

class Router {
  // One object for as long as a page is open: another object, another page.
  route = $state.raw(routeOf(new URL(location.href)))
  #written = JSON.stringify(this.route)

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#arrive()
    if (!location.hash) window.scrollTo(0, 0)
  }

  // Changes the query of the page that is open, e.g. the move of a replay. A page that was left can't change anything.
  rewrite(path: string): void {
    const url = new URL(path, location.origin)
    if (url.pathname !== location.pathname) return
    history.replaceState(null, '', path)
    this.#written = JSON.stringify(routeOf(url))
  }

  start(): void {
    window.addEventListener('popstate', () => this.#arrive())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  #arrive(): void {
    const route = routeOf(new URL(location.href))
    const written = JSON.stringify(route)
    if (written === this.#written) return // only the anchor is another one
    this.#written = written
    this.route = route
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return // the browser scrolls
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

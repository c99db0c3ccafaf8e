// Addresses and the pages they open; links are ordinary links, caught here.
export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'upload' }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'components'; game: string }
  | { page: 'settings' }
  | { page: 'claim' }
  | { page: 'unknown' }

export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length) return { page: 'unknown' }
  switch (first) {
    case undefined:
      return { page: 'home' }
    case 'create':
      return { page: 'create', game: second ?? null }
    case 't':
      return second ? { page: 'table', id: second } : { page: 'unknown' }
    case 'replay':
      return second ? { page: 'replay', id: second } : { page: 'upload' }
    case 'review':
      return second ? { page: 'review', id: second } : { page: 'unknown' }
    case 'rules':
      return { page: 'rules', game: second ?? null }
    case 'learn':
    case 'components':
      return second ? { page: first, game: second } : { page: 'unknown' }
    case 'settings':
      return { page: 'settings' }
    case 'claim':
      return { page: 'claim' }
    default:
      return { page: 'unknown' }
  }
}

class Router {
  url = $state.raw(new URL(location.href))
  route = $derived(routeOf(this.url))

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#arrive()
    if (!location.hash) window.scrollTo(0, 0)
  }

  // Changes the address without opening another page, e.g. the move of a replay.
  rewrite(path: string): void {
    history.replaceState(null, '', path)
  }

  start(): void {
    window.addEventListener('popstate', () => this.#arrive())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  #arrive(): void {
    this.url = new URL(location.href)
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

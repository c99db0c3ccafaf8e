// The shell of the page, kept for when there is no network. What the server says is never kept.
const CACHE = 'splittable-__VERSION__'
const SHELL = ['__SHELL__']
const WORDS = '/assets/words-'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

// The page says which words it has loaded: other languages are left where they are.
self.addEventListener('message', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data)))
})

function keptWords(request) {
  return caches.match(request).then(
    (kept) =>
      kept ??
      fetch(request).then((answer) => {
        const copy = answer.clone()
        return caches.open(CACHE).then((cache) => cache.put(request, copy)).then(() => answer) // prettier-ignore
      }),
  )
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') {
    // The newest page if the server answers, the kept one if not.
    event.respondWith(fetch(event.request).catch(() => caches.match('/')))
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)))
  } else if (url.pathname.startsWith(WORDS)) {
    event.respondWith(keptWords(event.request))
  }
})

import { expect, test } from 'vitest'
import { routeOf, router } from '../src/lib/router.svelte.ts'

const at = (path: string) => routeOf(new URL(path, 'https://table.example'))

test.each([
  ['/', { page: 'home' }],
  ['/create', { page: 'create', game: null }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/replay', { page: 'upload' }],
  ['/replay/abc?move=40&eyes=1', { page: 'replay', id: 'abc', move: 40, reveal: false, eyes: 1 }],
  [
    '/replay/abc?move=4&reveal&eyes=spectator',
    { page: 'replay', id: 'abc', move: 4, reveal: true, eyes: 'spectator' },
  ],
  ['/replay/abc', { page: 'replay', id: 'abc', move: null, reveal: false, eyes: 'everything' }],
  ['/review/abc?seat=2', { page: 'review', id: 'abc', seat: 2 }],
  ['/puzzles/any-game?number=12', { page: 'puzzle', game: 'any-game', number: 12 }],
  ['/claim#secret', { page: 'claim', token: 'secret' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route)
})

test.each(['/t', '/j', '/learn', '/nowhere', '/t/abc/more', '/t/%E0%A4%A'])('%s leads nowhere', (path) => {
  expect(at(path)).toEqual({ page: 'unknown' })
})

test.each([
  ['/replay/abc?move=-1&eyes=x', { move: 0, eyes: 'everything' }],
  ['/replay/abc?move=1234567&eyes=123', { move: 0, eyes: 'everything' }],
  ['/review/abc?seat=one', { seat: 0 }],
  ['/puzzles/any-game?number=0', { number: null }],
])('%s: what nobody can mean is left out', (path, params) => {
  expect(at(path)).toMatchObject(params)
})

test('a page stays the same object until another one opens', () => {
  router.go('/replay/abc?move=1')
  const opened = router.route
  router.rewrite('/replay/abc?move=2')
  router.go('/replay/abc?move=2#S9')
  expect(router.route).toBe(opened)
  expect(location.search).toBe('?move=2')
  router.rewrite('/replay/other?move=3') // a page that was left
  expect(location.pathname).toBe('/replay/abc')
  router.go('/')
  expect(router.route).toEqual({ page: 'home' })
})

test('links open pages, except those that are not ours to open', () => {
  router.start()
  let isOurs = false
  window.addEventListener('click', (event) => {
    isOurs = event.defaultPrevented
    event.preventDefault() // nothing is fetched here
  })
  const follow = (html: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = html
    document.body
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    return isOurs
  }
  expect(follow('<a href="/settings">Settings</a>')).toBe(true)
  expect(router.route).toEqual({ page: 'settings' })
  expect(follow('<a href="/me" target="_blank">My games</a>')).toBe(false)
  expect(follow('<a href="/api/record" >Record</a>')).toBe(false)
  expect(follow('<a href="/me">My games</a>', { ctrlKey: true })).toBe(false)
  expect(follow('<a href="https://elsewhere.example/">Elsewhere</a>')).toBe(false)
  expect(router.route).toEqual({ page: 'settings' })
})

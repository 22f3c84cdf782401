import { expect, it } from 'vitest'
import { getPagesOrigin, isPagesHost } from './pages-host.ts'

it.each([
  ['localhost', 'http://127.0.0.1:5173', 'http://localhost:4620'],
  ['localhost', 'http://localhost:5173', 'http://127.0.0.1:4620'],
  ['pages.example', 'https://play.example', 'http://pages.example:4620'],
])('serves pages on %s to the app on %s from %s', (pagesHost, app, pages) => {
  expect(getPagesOrigin({ pagesHost, port: 4620 }, app)).toBe(pages)
  expect(isPagesHost(new URL(pages).hostname, { pagesHost })).toBe(true)
})

it('serves no page on a host name that is not theirs', () => {
  expect(isPagesHost('play.example', { pagesHost: 'localhost' })).toBe(false)
  expect(isPagesHost('127.0.0.1', { pagesHost: 'pages.example' })).toBe(false)
})

import { expect, test } from 'vitest'
import { isPublicQueryKey } from './public-queries.ts'

test.each([
  [['api', 'open', 'game', 'type', { hasLogin: false }]],
  [['/api/open/banner/info']],
  [['infinite', 'api', 'open', 'game', 'fetch', { pageNum: 1 }]],
  [['api', 'config', 'fetch']],
  [['api', 'app', 'version']],
  [['api', 'user', 'register', 'flag', 'PAROL2']],
])('%j is the same for everyone', (key) => {
  expect(isPublicQueryKey(key)).toBe(true)
})

test.each([
  [['api', 'balance']],
  [['api', 'user', 'info']],
  [['infinite', 'api', 'game', 'fetch', { pageNum: 1 }]],
  [['api', 'openly']],
  [['/api/config/fetchers']],
  [[]],
])('%j belongs to a player', (key) => {
  expect(isPublicQueryKey(key)).toBe(false)
})

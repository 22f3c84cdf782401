import { describe, expect, it } from 'vitest'
import { isPublicQueryKey } from './public-queries.ts'

describe('isPublicQueryKey', () => {
  it.each([
    [['api', 'open', 'game', 'type', { hasLogin: false }]],
    [['/api/open/banner/info']],
    [['infinite', 'api', 'open', 'game', 'fetch', { pageNum: 1 }]],
    [['api', 'config', 'fetch']],
    [['api', 'app', 'version']],
    [['api', 'user', 'register', 'flag', 'PAROL2']],
  ])('is true for %j', (key) => {
    expect(isPublicQueryKey(key)).toBe(true)
  })

  it.each([
    [['api', 'balance']],
    [['api', 'user', 'info']],
    [['infinite', 'api', 'game', 'fetch', { pageNum: 1 }]],
    [['api', 'openly']],
    [['/api/config/fetchers']],
    [[]],
  ])('is false for %j', (key) => {
    expect(isPublicQueryKey(key)).toBe(false)
  })
})

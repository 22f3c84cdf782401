import { describe, expect, test } from 'vitest'
import { createMemoryBackend } from './testing/memory-backend.ts'
import { createStorage } from './storage.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function setUp(start = 0) {
  const backend = createMemoryBackend()
  const clock = { now: start }
  const storage = createStorage({ backend: () => backend, now: () => clock.now })
  return { backend, clock, storage }
}

describe('storage', () => {
  test('prefixes keys, writes them in upper case, and the value with its expiry', () => {
    const { backend, storage } = setUp(1000)
    storage.set('userInfo', 'ana')
    storage.set('theme', 'dark', null)
    expect(backend.entries.get('TUMPAK_USERINFO')).toBe('{"value":"ana","expires":86401000}')
    expect(backend.entries.get('TUMPAK_THEME')).toBe('{"value":"dark","expires":null}')
  })

  test('a value expires after 86400 s by default, and never with null', () => {
    const { clock, storage } = setUp()
    storage.set('userInfo', 'ana')
    storage.set('lastNoticeDate', 'today', 60)
    storage.set('theme', 'dark', null)
    clock.now = 60_000
    expect(storage.get('lastNoticeDate', asText)).toBeUndefined()
    clock.now = 86_399_999
    expect(storage.get('userInfo', asText)).toBe('ana')
    clock.now = 86_400_000
    expect(storage.get('userInfo', asText)).toBeUndefined()
    clock.now = 1e15
    expect(storage.get('theme', asText)).toBe('dark')
  })

  test.each(['', '{', 'null', '"dark"', '{"value":"dark"}', '{"value":"dark","expires":"soon"}', '[1]'])(
    'survives the corrupt entry %j',
    (text) => {
      const { backend, storage } = setUp()
      backend.entries.set('TUMPAK_THEME', text)
      expect(storage.get('theme', asText)).toBeUndefined()
      storage.set('theme', 'light', null)
      expect(storage.get('theme', asText)).toBe('light')
    },
  )

  test('removes only the value that this tab wrote last', () => {
    const { backend, clock, storage } = setUp()
    const other = createStorage({ backend: () => backend, now: () => clock.now })
    storage.set('userInfo', 'ana')
    storage.removeOwn('userInfo')
    expect(backend.entries.size).toBe(0)
    storage.set('userInfo', 'ana')
    clock.now = 1
    other.set('userInfo', 'ana')
    storage.removeOwn('userInfo')
    expect(storage.get('userInfo', asText)).toBe('ana')
  })

  test('a value that the reader rejects is missing', () => {
    const { storage } = setUp()
    storage.set('theme', 7)
    expect(storage.get('theme', asText)).toBeUndefined()
    const throws = (): string => {
      throw new Error('no')
    }
    expect(storage.get('theme', throws)).toBeUndefined()
  })

  test('keeps a value in memory if storage is full, and drops the stale one', () => {
    const { backend, storage } = setUp()
    storage.set('theme', 'light', null)
    const write = backend.setItem
    backend.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    storage.set('theme', 'dark', null)
    expect(storage.get('theme', asText)).toBe('dark')
    expect(backend.entries.has('TUMPAK_THEME')).toBe(false)
    backend.setItem = write
    storage.set('theme', 'light', null)
    expect(storage.get('theme', asText)).toBe('light')
    storage.remove('theme')
    expect(storage.get('theme', asText)).toBeUndefined()
  })

  test('the spare storage takes values that a full storage rejects, and the caller is informed', () => {
    const device = createMemoryBackend()
    const tab = createMemoryBackend()
    const open = () => createStorage({ backend: () => device, spare: () => tab })
    const write = device.setItem
    expect(open().set('theme', 'light', null)).toBe(true)
    device.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(open().set('theme', 'dark', null)).toBe(false)
    expect(open().get('theme', asText), 'after a reload').toBe('dark')
    device.setItem = write
    expect(open().set('theme', 'light', null)).toBe(true)
    expect(tab.entries.size).toBe(0)
    expect(open().get('theme', asText)).toBe('light')
    tab.setItem = device.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = open()
    expect(storage.set('theme', 'dark', null)).toBe(false)
    expect(storage.get('theme', asText), 'in memory').toBe('dark')
    storage.remove('theme')
    expect(storage.get('theme', asText)).toBeUndefined()
  })

  test('only the named keys use the spare storage', () => {
    const tab = createMemoryBackend()
    const storage = createStorage({ backend: () => null, spare: () => tab, spared: ['openDeposit'] })
    storage.set('openDeposit', 'sent')
    storage.set('theme', 'dark')
    expect([...tab.entries.keys()]).toEqual(['TUMPAK_OPENDEPOSIT'])
    expect(storage.get('theme', asText)).toBe('dark')
    storage.remove('openDeposit')
    expect(tab.entries.size).toBe(0)
  })

  test('works if storage is forbidden, missing, throws on reading, or drops values silently', () => {
    const forbidden = createStorage({
      backend: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const missing = createStorage({ backend: () => null })
    const broken = createStorage({
      backend: () => ({
        getItem: () => {
          throw new Error('no')
        },
        setItem: () => {
          throw new Error('no')
        },
        removeItem: () => {
          throw new Error('no')
        },
      }),
    })
    const deaf = createStorage({
      backend: () => ({ ...createMemoryBackend(), getItem: () => null }),
    })
    for (const storage of [forbidden, missing, broken, deaf]) {
      expect(storage.get('theme', asText)).toBeUndefined()
      storage.set('theme', 'dark', null)
      expect(storage.get('theme', asText)).toBe('dark')
      storage.remove('theme')
      expect(storage.get('theme', asText)).toBeUndefined()
    }
  })
})

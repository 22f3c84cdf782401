import { describe, expect, test } from 'vitest'
import { createRenamedStorage } from './former-names.ts'
import type { AppStorage } from './storage.ts'
import { INTENT_KEYS, STORAGE_KEYS } from './storage-keys.ts'
import { createMemoryBackend } from './testing/memory-backend.ts'

describe('storage under a new name of the product', () => {
  const DAY_MS = 86_400_000
  const PREFIXES = ['TUMPAK_', 'MAYA_', 'FIESTA_']
  const asIs = (value: unknown) => value ?? undefined
  const asEntry = (value: unknown, expires: number | null = null) => JSON.stringify({ value, expires })

  function setUpNames(entries: Record<string, string>) {
    const backend = createMemoryBackend(new Map(Object.entries(entries)))
    const clock = { now: 1000 }
    const open = (prefixes = PREFIXES) =>
      createRenamedStorage({ backend: () => backend, now: () => clock.now }, prefixes)
    return { backend, clock, open, text: (name: string) => backend.entries.get(name) }
  }

  /** All that a storage returns, by key. */
  const readAll = (storage: AppStorage) =>
    Object.fromEntries(Object.values(STORAGE_KEYS).map((key) => [key, storage.get(key, asIs)]))

  test('has the values of the newest former name, with their expiries', () => {
    const { clock, open, text } = setUpNames({
      MAYA_USERINFO: asEntry('ana', 2000),
      MAYA_THEME: asEntry('dark'),
      FIESTA_THEME: asEntry('light'),
      FIESTA_AGEACCEPTED: asEntry(true),
      MAYA_DEVICEID: '{"broken',
    })
    const storage = open()
    expect(text('TUMPAK_USERINFO')).toBe(asEntry('ana', 2000))
    expect(text('TUMPAK_THEME')).toBe(asEntry('dark'))
    expect(text('TUMPAK_AGEACCEPTED')).toBe(asEntry(true))
    expect(text('TUMPAK_DEVICEID')).toBeUndefined()
    clock.now = 2000
    expect(storage.get('userInfo', asIs)).toBeUndefined()
  })

  test('a value that the present name has wins, unless it has expired', () => {
    const { open } = setUpNames({
      TUMPAK_THEME: asEntry('light'),
      TUMPAK_LANGUAGE: asEntry('en-US', 1000),
      MAYA_THEME: asEntry('dark'),
      MAYA_LANGUAGE: asEntry('vi-VN'),
    })
    expect(readAll(open())).toMatchObject({ theme: 'light', language: 'vi-VN' })
  })

  test('pending intents of all names survive, each once, the present name’s last', () => {
    const { open, text } = setUpNames({
      TUMPAK_OPENDEPOSIT: asEntry([{ key: 'a' }, { key: 'b' }]),
      MAYA_OPENDEPOSIT: asEntry([{ key: 'c' }, { key: 'a' }]),
      FIESTA_OPENDEPOSIT: asEntry({ key: 'of the first version' }),
    })
    const all = [{ key: 'of the first version' }, { key: 'c' }, { key: 'a' }, { key: 'b' }]
    expect(open().get('openDeposit', asIs)).toEqual(all)
    expect(text('TUMPAK_OPENDEPOSIT')).toBe(asEntry(all))
  })

  test('a tab of the old build and one of the new have the same intents, and end the session together', () => {
    const { open, text } = setUpNames({ MAYA_USERINFO: asEntry('ana') })
    const [before, after] = [open(['MAYA_']), open()]
    before.set('openWithdrawal', ['old'], null)
    expect(after.get('openWithdrawal', asIs)).toEqual(['old'])
    after.set('openWithdrawal', ['old', 'new'], null)
    expect(before.get('openWithdrawal', asIs)).toEqual(['old', 'new'])
    after.remove('openWithdrawal')
    expect(before.get('openWithdrawal', asIs)).toBeUndefined()
    after.remove('userInfo')
    expect(text('MAYA_USERINFO')).toBeUndefined()
    expect(open().get('userInfo', asIs)).toBeUndefined()
    after.set('userInfo', 'bea')
    expect(before.get('userInfo', asIs)).toBe('bea')
    after.removeOwn('userInfo')
    expect(before.get('userInfo', asIs)).toBeUndefined()
  })

  test('removes what the former name has after 30 days, and writes nothing for a device that never knew it', () => {
    const { backend, clock, open } = setUpNames({ MAYA_THEME: asEntry('dark'), MAYA_OTHER: 'not ours' })
    open().set('language', 'vi-VN', null)
    clock.now += 30 * DAY_MS - 1
    open()
    expect(backend.entries.has('MAYA_LANGUAGE')).toBe(true)
    clock.now += 1
    const storage = open()
    storage.set('isSound', true, null)
    expect([...backend.entries.keys()].toSorted()).toEqual([
      'MAYA_OTHER',
      'TUMPAK_ISSOUND',
      'TUMPAK_LANGUAGE',
      'TUMPAK_THEME',
    ])
  })

  test('a name may come back', () => {
    const { clock, open } = setUpNames({ MAYA_THEME: asEntry('dark') })
    open(['TUMPAK_', 'MAYA_'])
    clock.now += 40 * DAY_MS
    open(['MAYA_', 'TUMPAK_']).set('openDeposit', ['b'], null)
    open(['TUMPAK_', 'MAYA_'])
    expect(open(['MAYA_']).get('openDeposit', asIs)).toEqual(['b'])
  })

  const STORED = Object.fromEntries(
    Object.values(STORAGE_KEYS).map((key) => [
      `MAYA_${key.toUpperCase()}`,
      asEntry([key], key === 'theme' ? 9e12 : null),
    ]),
  )
  const EXPECTED = Object.fromEntries(Object.values(STORAGE_KEYS).map((key) => [key, [key]]))

  test('loses nothing wherever the page dies, and money goes first', () => {
    for (let steps = 0; steps <= Object.keys(STORED).length * 2 + 2; steps += 1) {
      const { backend, clock, open } = setUpNames(STORED)
      let left = steps
      const isAlive = () => (left -= 1) >= 0
      const dying: typeof backend = {
        ...backend,
        setItem: (name, text) => void (isAlive() && backend.setItem(name, text)),
        removeItem: (name) => void (isAlive() && backend.removeItem(name)),
      }
      createRenamedStorage({ backend: () => dying, now: () => clock.now }, PREFIXES)
      const moved = [...backend.entries.keys()].filter((name) => name.startsWith('TUMPAK_'))
      const money = INTENT_KEYS.map((key) => `TUMPAK_${key.toUpperCase()}`)
      expect(moved.slice(0, 3)).toEqual(money.slice(0, moved.length))
      expect(readAll(open())).toEqual(EXPECTED)
      clock.now += 30 * DAY_MS
      open()
      expect(readAll(open(['TUMPAK_'])), `${String(steps)} steps`).toEqual(EXPECTED)
    }
  })

  test('loses nothing while the device is full, not even after 30 days', () => {
    const { backend, clock, open } = setUpNames(STORED)
    const write = backend.setItem
    backend.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(readAll(open())).toEqual(EXPECTED)
    clock.now += 31 * DAY_MS
    const tab = createMemoryBackend()
    const storage = createRenamedStorage(
      { backend: () => backend, spare: () => tab, spared: INTENT_KEYS, now: () => clock.now },
      PREFIXES,
    )
    expect(readAll(storage)).toEqual(EXPECTED)
    expect(storage.set('openDeposit', ['openDeposit', 'next'], null)).toBe(false)
    expect(storage.get('openDeposit', asIs)).toEqual(['openDeposit', 'next'])
    storage.remove('openDeposit')
    expect(storage.get('openDeposit', asIs)).toBeUndefined()
    backend.setItem = write
    expect(readAll(open())).toEqual({ ...EXPECTED, openDeposit: undefined })
    clock.now += 31 * DAY_MS
    open()
    expect(readAll(open(['TUMPAK_']))).toEqual({ ...EXPECTED, openDeposit: undefined })
  })

  test('keeps the former name’s values past their time if the device cannot store what an old tab has added', () => {
    const { backend, clock, open } = setUpNames({ MAYA_OPENDEPOSIT: asEntry(['a']) })
    open()
    open(['MAYA_']).set('openDeposit', ['a', 'b'], null)
    const write = backend.setItem
    backend.setItem = () => undefined
    clock.now += 31 * DAY_MS
    open()
    backend.setItem = write
    expect(open().get('openDeposit', asIs)).toEqual(['a', 'b'])
    expect(open(['MAYA_']).get('openDeposit', asIs)).toBeUndefined()
  })

  test.each([
    ['MAYA', ['older', 'newer']],
    ['TUMPAK', ['newer']],
  ])('joins what only the tab could keep under %s', (name, kept) => {
    const all = ['older', 'newer']
    const { backend, clock } = setUpNames({ MAYA_OPENDEPOSIT: asEntry(['older']) })
    const tab = createMemoryBackend(new Map([[`${name}_OPENDEPOSIT`, asEntry(kept)]]))
    const open = () =>
      createRenamedStorage(
        { backend: () => backend, spare: () => tab, spared: INTENT_KEYS, now: () => clock.now },
        PREFIXES,
      )
    open()
    expect(backend.entries.get('TUMPAK_OPENDEPOSIT')).toBe(asEntry(all))
    clock.now += 30 * DAY_MS
    expect(open().get('openDeposit', asIs)).toEqual(all)
    expect(tab.entries.size).toBe(0)
  })

  test('a key is letters alone, so that no name takes another’s key for its own', () => {
    expect(Object.values(STORAGE_KEYS).filter((key) => !/^[A-Za-z]+$/.test(key))).toEqual([])
    const { open, text } = setUpNames({ MAYA_SOL_THEME: asEntry('dark') })
    expect(open().get('theme', asIs)).toBeUndefined()
    expect(text('TUMPAK_THEME')).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { NewcomerStore } from './newcomer-store.ts'

const MINUTE_MS = 60_000

/** Opens the app again and again on one device. */
function setUp(): () => NewcomerStore {
  const backend = createMemoryBackend()
  return () => new NewcomerStore({ storage: createStorage({ backend: () => backend }) })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('NewcomerStore', () => {
  it('is on the first visit until the player comes back after half an hour', () => {
    const open = setUp()
    open().noteVisit()
    vi.advanceTimersByTime(30 * MINUTE_MS)
    open().noteVisit()
    expect(open().isFirstVisit()).toBe(true)
    vi.advanceTimersByTime(30 * MINUTE_MS + 1)
    open().noteVisit()
    expect(open().isFirstVisit()).toBe(false)
    open().noteVisit()
    expect(open().isFirstVisit()).toBe(false)
  })

  it('ends the first visit with the first game, for good', () => {
    const open = setUp()
    open().noteVisit()
    open().endFirstVisit()
    open().noteVisit()
    expect(open().isFirstVisit()).toBe(false)
  })

  it('knows a new account for a minute, also after a reload', () => {
    const open = setUp()
    expect(open().isNewAccount()).toBe(false)
    open().noteSignUp()
    vi.advanceTimersByTime(MINUTE_MS - 1)
    expect(open().isNewAccount()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(open().isNewAccount()).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { HintStore } from './hint-store.ts'

describe('HintStore', () => {
  it('keeps one hint dismissed without expiry, and shows the other', () => {
    const backend = createMemoryBackend()
    const open = (now: number) => new HintStore({ storage: createStorage({ backend: () => backend, now: () => now }) })
    open(0).dismiss('downloadBanner')
    const later = open(10 * 365 * 86_400_000)
    expect(later.isDismissed('downloadBanner')).toBe(true)
    expect(later.isDismissed('browserTip')).toBe(false)
  })

  it('ignores a stored value of another program', () => {
    const backend = createMemoryBackend(new Map([['TUMPAK_DISMISSEDHINTS', '{"value":["all"],"expires":null}']]))
    expect(new HintStore({ storage: createStorage({ backend: () => backend }) }).dismissed).toEqual([])
  })
})

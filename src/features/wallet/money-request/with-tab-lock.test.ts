import { describe, expect, it, vi } from 'vitest'
import type { Locks } from '#src/platform/locks.ts'
import { withTabLock } from './use-money-request.ts'

/** Locks as tabs share them. */
function sharedLocks(): Locks {
  const held = new Set<string>()
  return {
    async request(name, _options, run) {
      if (held.has(name)) return run(null)
      held.add(name)
      try {
        return await run({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

describe('withTabLock', () => {
  it('runs one of two tabs that start at the same time', async () => {
    const locks = sharedLocks()
    let end: (value: string) => void = () => undefined
    const first = withTabLock('withdrawal', () => new Promise<string>((resolve) => (end = resolve)), locks)
    const second = vi.fn(() => Promise.resolve('second'))
    expect(await withTabLock('withdrawal', second, locks)).toBeNull()
    expect(second).not.toHaveBeenCalled()
    end('first')
    expect(await first).toBe('first')
    expect(await withTabLock('withdrawal', second, locks)).toBe('second')
  })

  it('does not wait for a lock of another name', async () => {
    const locks = sharedLocks()
    void withTabLock('withdrawal', () => new Promise(() => undefined), locks)
    expect(await withTabLock('deposit', () => Promise.resolve(1), locks)).toBe(1)
  })

  it.each([
    ['rejects', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('no', 'InvalidStateError')
      },
    ],
  ])('runs without the lock, once, where the request for it %s', async (_, request) => {
    const run = vi.fn(() => Promise.resolve(1))
    expect(await withTabLock('withdrawal', run, { request })).toBe(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('continues without a second run when the lock is stolen', async () => {
    const run = vi.fn(() => Promise.resolve(1))
    const locks: Locks = {
      async request(_name, _options, start) {
        void start({})
        throw new DOMException('stolen', 'AbortError')
      },
    }
    expect(await withTabLock('withdrawal', run, locks)).toBe(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('rejects with the error of its task', async () => {
    const run = vi.fn(() => Promise.reject(new Error('ours')))
    await expect(withTabLock('withdrawal', run, sharedLocks())).rejects.toThrow('ours')
    expect(run).toHaveBeenCalledOnce()
  })
})

import { expect, test, vi } from 'vitest'
import type { Locks } from '#src/platform/locks.ts'
import { alone } from './alone.ts'

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

test('of two tabs that begin at the same moment one runs', async () => {
  const locks = sharedLocks()
  let end: (value: string) => void = () => undefined
  const first = alone('withdrawal', () => new Promise<string>((resolve) => (end = resolve)), locks)
  const second = vi.fn(() => Promise.resolve('second'))
  expect(await alone('withdrawal', second, locks)).toBeNull()
  expect(second).not.toHaveBeenCalled()
  end('first')
  expect(await first).toBe('first')
  expect(await alone('withdrawal', second, locks)).toBe('second')
})

test('another matter does not wait', async () => {
  const locks = sharedLocks()
  void alone('withdrawal', () => new Promise(() => undefined), locks)
  expect(await alone('deposit', () => Promise.resolve(1), locks)).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { LinkStore } from './link-store.ts'

function setUp() {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const open = () => new LinkStore({ storage: createStorage({ backend: () => backend, now: () => clock.now }) })
  return { backend, clock, open }
}

describe('LinkStore', () => {
  it('keeps the path over a reload, for a day', () => {
    const { clock, open } = setUp()
    open().remember('/returnGift/RG-0002')
    open().resetPlayer()
    expect(open().path).toBe('/returnGift/RG-0002')
    clock.now = 86_400_000
    expect(open().path).toBeUndefined()
  })

  it('forgets it after a login', () => {
    const { open } = setUp()
    open().remember('/returnGift/RG-0002')
    open().forget()
    expect(open().path).toBeUndefined()
  })

  it('returns no address of another host', () => {
    const { backend, open } = setUp()
    backend.entries.set('TUMPAK_LINKPATH', '{"value":"//evil.example/","expires":null}')
    expect(open().path).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { InvitationStore } from './invitation-store.ts'

describe('InvitationStore', () => {
  it('keeps the code of a link over a logout, until it is used', () => {
    const store = new InvitationStore({ storage: createStorage() })
    expect(store.code).toBeUndefined()
    store.remember('PAROL2')
    store.remember(undefined)
    store.resetPlayer()
    expect(store.code).toBe('PAROL2')
    store.forget()
    expect(store.code).toBeUndefined()
  })

  it('ignores what cannot be a code', () => {
    const store = new InvitationStore({ storage: createStorage() })
    store.remember('<script>')
    store.remember('')
    expect(store.code).toBeUndefined()
  })
})

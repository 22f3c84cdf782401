import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { DeferredStores, type PlayerStoreDeps } from './deferred-stores.ts'

class Drafts {
  text = ''
  readonly deps: PlayerStoreDeps

  constructor(deps: PlayerStoreDeps) {
    this.deps = deps
  }

  resetPlayer(): void {
    this.text = ''
  }
}

class OtherDrafts extends Drafts {}

describe('DeferredStores', () => {
  it('makes one store of each class, with the storage of the app', () => {
    const storage = createStorage({ backend: () => null })
    const stores = new DeferredStores({ storage, session: { uid: null } })
    expect(stores.get(Drafts)).toBe(stores.get(Drafts))
    expect(stores.get(Drafts)).not.toBe(stores.get(OtherDrafts))
    expect(stores.get(Drafts).deps.storage).toBe(storage)
  })

  it('resets every store that was made', () => {
    const stores = new DeferredStores({ storage: createStorage({ backend: () => null }), session: { uid: null } })
    stores.get(Drafts).text = 'typed'
    stores.get(OtherDrafts).text = 'typed'
    stores.resetPlayer()
    expect([stores.get(Drafts).text, stores.get(OtherDrafts).text]).toEqual(['', ''])
  })
})

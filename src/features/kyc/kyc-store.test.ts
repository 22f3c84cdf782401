import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { EMPTY_VALUES } from './base-info/base-values.ts'
import { KycStore } from './kyc-store.ts'
import { IdentityDocuments } from './upload/identity-documents.ts'

const TYPED = { ...EMPTY_VALUES, fullName: 'Demo Player', idNumber: 'P123-4567' }

function createRig() {
  const storage = createStorage({ backend: () => backend })
  const session: { uid: string | null } = { uid: 'U1' }
  return { store: new KycStore({ storage, session }), session, documents: new IdentityDocuments() }
}

let backend: ReturnType<typeof createMemoryBackend>

beforeEach(() => {
  vi.useFakeTimers()
  backend = createMemoryBackend()
})
afterEach(() => void vi.useRealTimers())

describe('KycStore', () => {
  it('keeps input and pictures until a reload', () => {
    const { store, documents } = createRig()
    store.keepBase(TYPED)
    store.keepDocuments(documents)
    expect(store.baseStart()).toEqual({ initial: TYPED, isFromDevice: false })
    expect(store.getDocuments()).toBe(documents)
  })

  it('starts from the device after a reload, without the identity number', () => {
    createRig().store.keepBase(TYPED)
    const { store } = createRig()
    expect(store.baseStart()).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
  })

  it('gives nothing of one player to another', () => {
    const { store, session, documents } = createRig()
    store.keepBase(TYPED)
    store.keepDocuments(documents)
    session.uid = 'U2'
    expect(store.baseStart()).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect(store.getDocuments()).not.toBe(documents)
  })

  it('forgets what is in memory when the session ends, and keeps the draft on the device', () => {
    const { store, documents } = createRig()
    store.keepBase(TYPED)
    store.keepDocuments(documents)
    store.resetPlayer()
    expect(store.baseStart()).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
    expect(store.getDocuments()).not.toBe(documents)
  })

  it('forgets what is in memory after an hour', () => {
    const { store, documents } = createRig()
    store.keepBase(TYPED)
    store.keepDocuments(documents)
    vi.advanceTimersByTime(3_600_000)
    expect(store.baseStart().initial.idNumber).toBe('')
    expect(store.getDocuments()).not.toBe(documents)
  })

  it('forgets the draft on the device too once the check has begun', () => {
    const { store } = createRig()
    store.keepBase(TYPED)
    store.checkBegan()
    expect(store.baseStart()).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect([...backend.entries.keys()]).toEqual([])
  })
})

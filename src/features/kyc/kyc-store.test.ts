import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { EMPTY_VALUES } from './base-info/base-values.ts'
import { KycStore } from './kyc-store.ts'
import { IdentityDocuments } from './upload/identity-documents.ts'

const TYPED = { ...EMPTY_VALUES, fullName: 'Demo Player', idNumber: 'P123-4567' }

function createRig() {
  const storage = createStorage({ backend: () => backend })
  return { store: new KycStore({ storage }), documents: new IdentityDocuments() }
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
    store.keepBase('U1', TYPED)
    store.keepDocuments('U1', documents)
    expect(store.baseStart('U1')).toEqual({ initial: TYPED, isFromDevice: false })
    expect(store.documentsOf('U1')).toBe(documents)
  })

  it('starts from the device after a reload, without the identity number', () => {
    createRig().store.keepBase('U1', TYPED)
    const { store } = createRig()
    expect(store.baseStart('U1')).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
  })

  it('gives nothing of one player to another', () => {
    const { store, documents } = createRig()
    store.keepBase('U1', TYPED)
    store.keepDocuments('U1', documents)
    expect(store.baseStart('U2')).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect(store.documentsOf('U2')).not.toBe(documents)
  })

  it('forgets what is in memory when the session ends, and keeps the draft on the device', () => {
    const { store, documents } = createRig()
    store.keepBase('U1', TYPED)
    store.keepDocuments('U1', documents)
    store.resetPlayer()
    expect(store.baseStart('U1')).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
    expect(store.documentsOf('U1')).not.toBe(documents)
  })

  it('forgets what is in memory after an hour', () => {
    const { store, documents } = createRig()
    store.keepBase('U1', TYPED)
    store.keepDocuments('U1', documents)
    vi.advanceTimersByTime(3_600_000)
    expect(store.baseStart('U1').initial.idNumber).toBe('')
    expect(store.documentsOf('U1')).not.toBe(documents)
  })

  it('forgets the draft on the device too once the check has begun', () => {
    const { store } = createRig()
    store.keepBase('U1', TYPED)
    store.checkBegan()
    expect(store.baseStart('U1')).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect([...backend.entries.keys()]).toEqual([])
  })
})

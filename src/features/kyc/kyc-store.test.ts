import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { EMPTY_VALUES } from './base-info/base-values.ts'
import { KycStore } from './kyc-store.ts'
import { Papers } from './upload/papers.ts'

const TYPED = { ...EMPTY_VALUES, fullName: 'Demo Player', idNumber: 'P123-4567' }

function createRig() {
  const storage = createStorage({ backend: () => backend })
  return { store: new KycStore({ storage }), papers: new Papers() }
}

let backend: ReturnType<typeof createMemoryBackend>

beforeEach(() => {
  vi.useFakeTimers()
  backend = createMemoryBackend()
})
afterEach(() => void vi.useRealTimers())

describe('KycStore', () => {
  it('gives back what was typed and chosen while the page is not reloaded', () => {
    const { store, papers } = createRig()
    store.keepBase('U1', TYPED)
    store.keepPapers('U1', papers)
    expect(store.baseStart('U1')).toEqual({ initial: TYPED, isFromDevice: false })
    expect(store.papersOf('U1')).toBe(papers)
  })

  it('starts from the device after a reload, without the identity number', () => {
    createRig().store.keepBase('U1', TYPED)
    const { store } = createRig()
    expect(store.baseStart('U1')).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
  })

  it('gives nothing of one player to another', () => {
    const { store, papers } = createRig()
    store.keepBase('U1', TYPED)
    store.keepPapers('U1', papers)
    expect(store.baseStart('U2')).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect(store.papersOf('U2')).not.toBe(papers)
  })

  it('forgets what is in memory when the session ends, and keeps the draft on the device', () => {
    const { store, papers } = createRig()
    store.keepBase('U1', TYPED)
    store.keepPapers('U1', papers)
    store.resetPlayer()
    expect(store.baseStart('U1')).toEqual({ initial: { ...TYPED, idNumber: '' }, isFromDevice: true })
    expect(store.papersOf('U1')).not.toBe(papers)
  })

  it('forgets what is in memory after an hour', () => {
    const { store, papers } = createRig()
    store.keepBase('U1', TYPED)
    store.keepPapers('U1', papers)
    vi.advanceTimersByTime(3_600_000)
    expect(store.baseStart('U1').initial.idNumber).toBe('')
    expect(store.papersOf('U1')).not.toBe(papers)
  })

  it('forgets the draft on the device too once the check has begun', () => {
    const { store } = createRig()
    store.keepBase('U1', TYPED)
    store.checkBegan()
    expect(store.baseStart('U1')).toEqual({ initial: EMPTY_VALUES, isFromDevice: false })
    expect([...backend.entries.keys()]).toEqual([])
  })
})

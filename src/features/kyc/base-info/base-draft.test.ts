import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createBaseDrafts } from './base-draft.ts'
import { EMPTY_VALUES } from './base-values.ts'

function createRig() {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const drafts = createBaseDrafts(createStorage({ backend: () => backend, now: () => clock.now }))
  return { backend, clock, drafts }
}

const TYPED = {
  ...EMPTY_VALUES,
  fullName: 'Demo Player',
  birthday: '1990-02-28',
  idNumber: 'P123-4567',
  isSameAddress: true,
}

describe('createBaseDrafts', () => {
  it('stores the input without ID number and birthday', () => {
    const { backend, drafts } = createRig()
    drafts.keep('U1', TYPED)
    expect(drafts.read('U1')).toEqual({ ...TYPED, idNumber: '', birthday: '' })
    expect([...backend.entries.values()].join()).not.toMatch(/P123|1990/)
  })

  it('never stores an ID number or birthday (any input)', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'ABCDEFGH0123456789-'), minLength: 6 })
    fc.assert(
      fc.property(secret, secret, (idNumber, birthday) => {
        const { backend, drafts } = createRig()
        drafts.keep('U1', { ...TYPED, idNumber, birthday })
        const stored = [...backend.entries.values()].join()
        expect(stored).not.toContain(idNumber)
        expect(stored).not.toContain(birthday)
      }),
    )
  })

  it('drops the draft of another player', () => {
    const { backend, drafts } = createRig()
    drafts.keep('U1', TYPED)
    expect(drafts.read('U2')).toBeUndefined()
    expect([...backend.entries.keys()]).toEqual([])
  })

  it('expires after a day', () => {
    const { clock, drafts } = createRig()
    drafts.keep('U1', TYPED)
    clock.now = 86_399_999
    expect(drafts.read('U1')).toBeDefined()
    clock.now = 86_400_000
    expect(drafts.read('U1')).toBeUndefined()
  })

  it('stores no draft of an empty form', () => {
    const { backend, drafts } = createRig()
    drafts.keep('U1', TYPED)
    drafts.keep('U1', { ...EMPTY_VALUES, idNumber: 'P123-4567' })
    expect([...backend.entries.keys()]).toEqual([])
  })

  it('ignores invalid and older stored values', () => {
    const { backend, drafts } = createRig()
    const write = (value: unknown) => backend.setItem('TUMPAK_KYCDRAFT', JSON.stringify({ value, expires: null }))
    write({ uid: 'U1', values: { fullName: true, isSameAddress: 'yes', idNumber: 'P1', email: 'a@b.ph', more: 'x' } })
    expect(drafts.read('U1')).toEqual({ ...EMPTY_VALUES, email: 'a@b.ph' })
    write('nonsense')
    expect(drafts.read('U1')).toBeUndefined()
  })
})

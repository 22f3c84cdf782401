import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMoneyDrafts } from './money-draft.ts'

test('forms are kept apart, and for their player alone', () => {
  const drafts = createMoneyDrafts(createStorage({ backend: () => null }))
  drafts.keep('1', { deposit: { method: 'maya', amount: '750.5' } })
  drafts.keep('1', { withdrawal: { amount: '100' } })
  expect(drafts.read('1')).toEqual({
    uid: '1',
    deposit: { method: 'maya', amount: '750.5' },
    withdrawal: { amount: '100' },
  })
  expect(drafts.read('2')).toEqual({ uid: '2' })
  drafts.keep('2', { withdrawal: { amount: '200' } })
  expect(drafts.read('1')).toEqual({ uid: '1' })
})

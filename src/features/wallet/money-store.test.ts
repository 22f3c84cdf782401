import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { MoneyStore } from './money-store.ts'

function rig() {
  const storage = createStorage({ backend: () => null })
  return { storage, store: new MoneyStore({ storage }) }
}

describe('MoneyStore drafts', () => {
  it('keeps the forms apart, and for their player alone', () => {
    const { store } = rig()
    store.keepDraft('1', { deposit: { method: 'maya', amount: 750.5 } })
    store.keepDraft('1', { withdrawal: { amount: 100 } })
    expect(store.drafts('1')).toMatchObject({
      deposit: { method: 'maya', amount: 750.5 },
      withdrawal: { amount: 100 },
    })
    expect(store.drafts('2')).toEqual({})
    store.keepDraft('2', { withdrawal: { amount: 200 } })
    expect(store.drafts('1')).toEqual({})
  })

  it('takes no amount that an earlier version kept as text, and no number that is none', () => {
    const { store, storage } = rig()
    storage.set(STORAGE_KEYS.moneyDraft, { uid: '1', deposit: { method: 'maya', amount: '1.234,56' } })
    expect(store.drafts('1').deposit).toEqual({ method: 'maya', amount: undefined })
    store.keepDraft('1', { deposit: { amount: Number.NaN } })
    expect(store.drafts('1').deposit?.amount).toBeUndefined()
  })
})

describe('MoneyStore pay pages', () => {
  it('lives in memory until the session ends', () => {
    const { store, storage } = rig()
    const launch = { orderNo: 'D202611200001', payUrl: 'https://pay.example/?token=1', openMode: 'frame' as const }
    store.keepPayPage(launch)
    expect(store.payPage('D202611200001')).toEqual(launch)
    expect(new MoneyStore({ storage }).payPage('D202611200001')).toBeUndefined()
    store.resetPlayer()
    expect(store.payPage('D202611200001')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { MoneyStore } from './money-store.ts'

function rig() {
  const storage = createStorage({ backend: () => null })
  const session = { uid: '1' }
  return { storage, session, store: new MoneyStore({ storage, session }) }
}

describe('MoneyStore drafts', () => {
  it('keeps the forms apart, and for their player alone', () => {
    const { store, session } = rig()
    store.keepDraft({ deposit: { method: 'maya', amount: 750.5 } })
    store.keepDraft({ withdrawal: { amount: 100 } })
    expect(store.drafts()).toMatchObject({
      deposit: { method: 'maya', amount: 750.5 },
      withdrawal: { amount: 100 },
    })
    session.uid = '2'
    expect(store.drafts()).toEqual({})
    store.keepDraft({ withdrawal: { amount: 200 } })
    session.uid = '1'
    expect(store.drafts()).toEqual({})
  })

  it('takes no amount that an earlier version kept as text, and no number that is none', () => {
    const { store, storage } = rig()
    storage.set(STORAGE_KEYS.moneyDraft, { uid: '1', deposit: { method: 'maya', amount: '1.234,56' } })
    expect(store.drafts().deposit).toEqual({ method: 'maya', amount: undefined })
    store.keepDraft({ deposit: { amount: Number.NaN } })
    expect(store.drafts().deposit?.amount).toBeUndefined()
  })
})

describe('MoneyStore pay pages', () => {
  it('lives in memory until the session ends', () => {
    const { store, storage, session } = rig()
    const launch = { orderNo: 'D202611200001', payUrl: 'https://pay.example/?token=1', openMode: 'frame' as const }
    store.keepPayPage(launch)
    expect(store.payPage('D202611200001')).toEqual(launch)
    expect(new MoneyStore({ storage, session }).payPage('D202611200001')).toBeUndefined()
    store.resetPlayer()
    expect(store.payPage('D202611200001')).toBeUndefined()
  })
})

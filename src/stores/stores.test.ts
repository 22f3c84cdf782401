import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createStores } from './stores.ts'

class Drafts {
  text = ''
  resetPlayer(): void {
    this.text = ''
  }
}

function rig() {
  const storage = createStorage({ backend: () => null })
  const stores = createStores({ storage, effects: { applyTheme: () => {}, applyLanguage: () => {} } })
  const has = (key: Parameters<typeof storage.get>[0]) => storage.get(key, (value) => value) !== undefined
  return { storage, stores, has }
}

describe('Stores.resetPlayer', () => {
  it('clears counters, overlays and deferred stores, and keeps settings and toasts', () => {
    const { stores } = rig()
    stores.badges.applyEvent('inbox.unread', 4)
    stores.overlays.open('exitQuestion', {})
    stores.deferred.get(Drafts).text = 'typed'
    stores.settings.setMusic(true)
    stores.resetPlayer()
    expect(stores.badges.hasUnread).toBe(false)
    expect(stores.overlays.isOpen).toBe(false)
    expect(stores.deferred.get(Drafts).text).toBe('')
    expect(stores.settings.isMusic).toBe(true)
  })

  it('clears stored drafts only after a logout, and never data stored per player', () => {
    const { storage, stores, has } = rig()
    const forms = ['kycDraft', 'moneyDraft', 'lastNoticeDate'] as const
    const kept = ['openDeposit', 'openWithdrawal', 'openExchange', 'otpCooldowns', 'playingSince'] as const
    for (const key of [...forms, ...kept]) storage.set(key, 'some')
    stores.resetPlayer()
    expect(forms.map(has)).toEqual([true, true, true])
    stores.resetPlayer('logout')
    expect(forms.map(has)).toEqual([false, false, false])
    expect(kept.every(has)).toBe(true)
  })
})

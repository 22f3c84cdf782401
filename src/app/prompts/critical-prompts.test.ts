import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import type { UserFields } from '#src/stores/stored-user.ts'
import { createSessionRig } from '../session/testing/session-rig.ts'
import { createCriticalPrompts, promptForAge } from './critical-prompts.ts'
import { remindOfKyc } from './kyc-reminder.ts'
import { startPrompts } from './prompt.ts'

/** The KYC prompts, critical and deferred, of a device on which the age was accepted. */
function setUp(pathname = '/game') {
  const { storage, stores } = createSessionRig()
  const { overlays, session } = stores
  const newcomer = stores.deferred.get(NewcomerStore)
  storage.set(STORAGE_KEYS.ageAccepted, true, null)
  const listeners: ((user: UserFields) => void)[] = []
  const stop = startPrompts(
    createCriticalPrompts({
      storage,
      overlays,
      session,
      onSessionBegin: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    }),
  )
  const load = (user: UserFields) => {
    for (const listener of listeners) listener(user)
    remindOfKyc(user, { overlays, newcomer, pathname: () => pathname })
  }
  return { newcomer, overlays, session, stop, load }
}

describe('promptForAge', () => {
  it('shows the age sheet until it is accepted, then never again on this device', () => {
    const backend = createMemoryBackend()
    const open = (now: number) => {
      const overlays = new OverlayStore()
      promptForAge(createStorage({ backend: () => backend, now: () => now }), overlays)
      return overlays.queued
    }
    expect(open(0)?.name).toBe('ageCheck')
    const again = open(0)
    if (again?.name === 'ageCheck') again.props.onAccept()
    expect(open(10 * 365 * 86_400_000)).toBeNull()
  })

  it('does not show it between a payment page and the app, but on any other page', () => {
    const open = (pathname: string) => {
      const overlays = new OverlayStore()
      promptForAge(createStorage({ backend: () => createMemoryBackend() }), overlays, pathname)
      return overlays.queued?.name
    }
    expect(['/finance/return', '/finance/RETURN/', '/finance/recharge', '/game'].map(open)).toEqual([
      undefined,
      undefined,
      'ageCheck',
      'ageCheck',
    ])
  })
})

describe('KYC prompts', () => {
  it.each([
    ['ratified', { kycStatus: 'ratified', onlyKyc: false }, undefined],
    ['unratified', { kycStatus: 'unratified', onlyKyc: false }, 'kycReminder'],
    ['of an unknown status', { kycStatus: 'later', onlyKyc: false }, 'kycReminder'],
    ['without a status', {}, 'suspended'],
    ['suspended', { kycStatus: 'unratified', onlyKyc: true }, 'suspended'],
  ] as const)('fit a player %s', (_, user, expected) => {
    const { overlays, load } = setUp()
    load({ uid: 'U1', ...user })
    expect(overlays.queued?.name).toBe(expected)
    expect(overlays.waiting).toEqual([])
  })

  it('show the reminder once, however often user info loads', () => {
    const { overlays, load } = setUp()
    load({ uid: 'U1' })
    overlays.closeTop()
    load({ uid: 'U1' })
    expect(overlays.top).toBeNull()
  })

  it('do not repeat the suspended dialog of a guard', () => {
    const { overlays, load } = setUp()
    overlays.enqueue('suspended', {})
    overlays.closeTop()
    load({ uid: 'U1', onlyKyc: true })
    expect(overlays.top).toBeNull()
  })

  it('show no reminder on a KYC page, but the suspended dialog', () => {
    const { overlays, load } = setUp('/kyc/upload')
    load({ uid: 'U1', onlyKyc: false })
    expect(overlays.top).toBeNull()
    load({ uid: 'U1', onlyKyc: true })
    expect(overlays.queued?.name).toBe('suspended')
  })

  it('show no reminder in the first minute of an account, but the suspended dialog', () => {
    vi.useFakeTimers()
    const { newcomer, overlays, load } = setUp()
    newcomer.noteSignUp()
    vi.advanceTimersByTime(59_999)
    load({ uid: 'U1', onlyKyc: false })
    expect(overlays.top).toBeNull()
    load({ uid: 'U1', onlyKyc: true })
    expect(overlays.queued?.name).toBe('suspended')
    vi.useRealTimers()
  })

  it('show the reminder when an account is a minute old', () => {
    vi.useFakeTimers()
    const { newcomer, overlays, load } = setUp()
    newcomer.noteSignUp()
    vi.advanceTimersByTime(60_000)
    load({ uid: 'U1', onlyKyc: false })
    expect(overlays.queued?.name).toBe('kycReminder')
    vi.useRealTimers()
  })

  it.each([
    ['pending', undefined],
    ['unverified', 'kycReminder'],
    ['editing', 'kycReminder'],
    ['rejected', 'kycReminder'],
  ])('fit identity documents that are %s', (identityStatus, expected) => {
    const { overlays, load } = setUp()
    load({ uid: 'U1', kycStatus: 'unratified', onlyKyc: false, identityStatus })
    expect(overlays.queued?.name).toBe(expected)
  })

  it('show the suspended dialog each time a player becomes suspended during the visit', () => {
    const { session, overlays, stop } = setUp()
    session.signIn({ uid: 'U1', onlyKyc: false })
    expect(overlays.top).toBeNull()
    session.signIn({ uid: 'U1', onlyKyc: true })
    expect(overlays.queued?.name).toBe('suspended')
    overlays.closeTop()
    session.signIn({ uid: 'U1', onlyKyc: true, nickname: 'Ana' })
    expect(overlays.top).toBeNull()
    session.signIn({ uid: 'U1', onlyKyc: false })
    session.signIn({ uid: 'U1', onlyKyc: true })
    expect(overlays.queued?.name).toBe('suspended')
    stop()
  })
})

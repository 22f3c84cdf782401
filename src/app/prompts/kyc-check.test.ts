import { expect, test } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createKycCheck, watchSuspension } from './kyc-check.ts'
import { createSessionRig } from '../session/testing/session-rig.ts'

function world(isOnKycPage = false) {
  const overlays = new OverlayStore()
  return { overlays, check: createKycCheck({ overlays, isOnKycPage: () => isOnKycPage }) }
}

test.each([
  ['ratified', { kycStatus: 'ratified', onlyKyc: false }, undefined],
  ['unratified', { kycStatus: 'unratified', onlyKyc: false }, 'kycReminder'],
  ['of a status that nobody knows', { kycStatus: 'later', onlyKyc: false }, 'kycReminder'],
  ['without any word on it', {}, 'suspended'],
  ['suspended', { kycStatus: 'unratified', onlyKyc: true }, 'suspended'],
] as const)('a player %s', (_, user, expected) => {
  const { overlays, check } = world()
  check({ uid: 'U1', ...user })
  expect(overlays.queued?.name).toBe(expected)
  expect(overlays.waiting).toEqual([])
})

test('the reminder comes once, however often user info loads', () => {
  const { overlays, check } = world()
  check({ uid: 'U1' })
  overlays.closeTop()
  check({ uid: 'U1' })
  expect(overlays.top).toBeNull()
})

test('a guard that has shown the suspended dialog is not repeated', () => {
  const { overlays, check } = world()
  overlays.enqueue('suspended', {})
  overlays.closeTop()
  check({ uid: 'U1', onlyKyc: true })
  expect(overlays.top).toBeNull()
})

test('no reminder on the pages of the verification, where the suspended are told all the same', () => {
  const { overlays, check } = world(true)
  check({ uid: 'U1', onlyKyc: false })
  expect(overlays.top).toBeNull()
  check({ uid: 'U1', onlyKyc: true })
  expect(overlays.queued?.name).toBe('suspended')
})

test.each([
  ['pending', undefined],
  ['unverified', 'kycReminder'],
  ['editing', 'kycReminder'],
  ['rejected', 'kycReminder'],
])('identity documents that are %s', (identityStatus, expected) => {
  const { overlays, check } = world()
  check({ uid: 'U1', kycStatus: 'unratified', onlyKyc: false, identityStatus })
  expect(overlays.queued?.name).toBe(expected)
})

test('the suspended dialog opens each time a player becomes suspended during the visit', () => {
  const { stores } = createSessionRig()
  const { session, overlays } = stores
  const stop = watchSuspension(session, overlays)
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

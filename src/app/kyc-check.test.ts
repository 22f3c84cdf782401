import { expect, test } from 'vitest'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createKycCheck } from './kyc-check.ts'

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
  overlays.ask('suspended', {})
  overlays.closeTop()
  check({ uid: 'U1', onlyKyc: true })
  expect(overlays.top).toBeNull()
})

test('nothing on the pages of the verification', () => {
  const { overlays, check } = world(true)
  check({ uid: 'U1' })
  check({ uid: 'U1', onlyKyc: true })
  expect(overlays.top).toBeNull()
})

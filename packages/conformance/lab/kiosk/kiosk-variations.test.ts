import { expect, it } from 'vitest'
import { runConformance } from '../../src/run/run-conformance.ts'
import { KIOSK_CONFIG } from '../proofs/kiosk-proofs.ts'
import { openKiosk, type KioskFault } from './kiosk.ts'

it.each([
  [
    'one-error-english',
    ['buySnack'],
    'buySnack/language#41001',
    'The message of 41001, unknownSnack, is the same in en-US and vi-VN',
  ],
  [
    'letters-by-language',
    ['getAccount'],
    'getAccount/variation#language',
    'The data is another one in vi-VN than in en-US',
  ],
  [
    'gift-by-language',
    ['takeGift'],
    'takeGift/once#giftTaken',
    'What may succeed once succeeds twice: the same in vi-VN',
  ],
  [
    'key-of-all',
    ['buySnack', 'getAccount'],
    'buySnack/idempotency-owner#header/Idempotency-Key/player',
    'An idempotency key of another player returns its response',
  ],
  [
    'key-of-all-operations',
    ['buySnack', 'payOut', 'getAccount'],
    'payOut/idempotency-owner#header/Idempotency-Key/operation',
    'An idempotency key of buySnack is refused',
  ],
  [
    'centavo-added',
    ['payOut', 'getAccount', 'listEntries'],
    'payOut/exact-amount#body/amount',
    '`amount` is not the amount that was sent',
  ],
] as const)('%s is found by one line', async (fault: KioskFault, only, id, title) => {
  const { transport } = openKiosk(fault)
  const { findings } = await runConformance({ ...KIOSK_CONFIG, transport, only: [...only] })
  expect(findings).toMatchObject([{ id, title }])
})

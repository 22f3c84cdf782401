import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createOpenDeposits, settleTime } from './open-deposit.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const DEPOSIT = { uid: '1', orderNo: 'D202611200001', method: 'gcash', amount: 500, settleBy: NOW + 900_000 }

test('the fate is clear when the order expires', () => {
  expect(settleTime('2026-11-20T10:15:00+08:00', NOW)).toBe(NOW + 900_000)
})

test('a wrong clock can neither unlock at once nor lock for ever', () => {
  expect(settleTime('2026-11-20T02:00:00+08:00', NOW)).toBe(NOW + 60_000)
  expect(settleTime('2027-11-20T10:15:00+08:00', NOW)).toBe(NOW + 1_800_000)
  expect(settleTime('soon', NOW)).toBe(NOW + 1_800_000)
})

test("it is the own player's alone, and gone once settled", () => {
  const open = createOpenDeposits(createStorage({ backend: () => null }))
  open.remember(DEPOSIT)
  expect(open.read('1')).toEqual(DEPOSIT)
  expect(open.read('2')).toBeNull()
  open.forget('D202611209999')
  expect(open.read('1')).toEqual(DEPOSIT)
  open.forget(DEPOSIT.orderNo)
  expect(open.read('1')).toBeNull()
})

test('what was tampered with counts as nothing', () => {
  const open = createOpenDeposits(createStorage({ backend: () => null }))
  open.remember({ ...DEPOSIT, orderNo: '../x' })
  expect(open.read('1')).toBeNull()
})

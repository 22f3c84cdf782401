import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents } from './open-intents.ts'
import { OpenDeposit } from './recharge/open-deposit.ts'

const DEPOSIT = { uid: '1', key: 'key-1', orderNo: 'D202611200001', method: 'gcash', amount: 500, settleBy: 1 }
const memory = () => createOpenIntents(createStorage({ backend: () => null }), STORAGE_KEYS.openDeposit, OpenDeposit)

test("it is the own player's alone, and gone once settled", () => {
  const open = memory()
  open.remember(DEPOSIT)
  expect(open.read('1')).toEqual(DEPOSIT)
  expect(open.read('2')).toBeNull()
  open.forget('key-2')
  expect(open.read('1')).toEqual(DEPOSIT)
  open.forget('key-1')
  expect(open.read('1')).toBeNull()
})

test('what was tampered with counts as nothing', () => {
  const open = memory()
  open.remember({ ...DEPOSIT, orderNo: '../x' })
  expect(open.read('1')).toBeNull()
})

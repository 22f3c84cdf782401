import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents } from './open-intents.ts'
import { OpenDeposit } from './recharge/open-deposit.ts'

const DEPOSIT = { uid: '1', key: 'key-1', orderNo: 'D202611200001', method: 'gcash', amount: 500, settleBy: 1 }
const DAY_MS = 86_400_000
const memory = (storage = createStorage({ backend: () => null }), now = () => 0) =>
  createOpenIntents(storage, STORAGE_KEYS.openDeposit, OpenDeposit, now)

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

test('players who share a device keep theirs apart: nobody may send again because another has sent', () => {
  const open = memory()
  const other = { ...DEPOSIT, uid: '2', key: 'key-2', orderNo: 'D202611200002' }
  open.remember(DEPOSIT)
  open.remember(other)
  expect([open.read('1'), open.read('2')]).toEqual([DEPOSIT, other])
  open.forget('key-2')
  expect([open.read('1'), open.read('2')]).toEqual([DEPOSIT, null])
})

test('a player has one at a time', () => {
  const open = memory()
  open.remember(DEPOSIT)
  open.remember({ ...DEPOSIT, key: 'key-2' })
  expect(open.read('1')?.key).toBe('key-2')
  open.forget('key-2')
  expect(open.read('1')).toBeNull()
})

test('what an earlier version kept, a single one, is still found', () => {
  const storage = createStorage({ backend: () => null })
  storage.set(STORAGE_KEYS.openDeposit, DEPOSIT)
  const open = memory(storage)
  expect(open.read('1')).toEqual(DEPOSIT)
  open.forget('key-1')
  expect(open.read('1')).toBeNull()
})

test('what was tampered with takes no other with it', () => {
  const storage = createStorage({ backend: () => null })
  storage.set(STORAGE_KEYS.openDeposit, [{ ...DEPOSIT, amount: 'all' }, 7, { ...DEPOSIT, uid: '2' }])
  expect(memory(storage).read('1')).toBeNull()
  expect(memory(storage).read('2')).toMatchObject({ uid: '2' })
})

test('one whose fate was clear a day ago is dropped, though another player keeps the list alive', () => {
  const storage = createStorage({ backend: () => null })
  memory(storage).remember(DEPOSIT)
  expect(memory(storage, () => DEPOSIT.settleBy + DAY_MS - 1).read('1')).toEqual(DEPOSIT)
  expect(memory(storage, () => DEPOSIT.settleBy + DAY_MS).read('1')).toBeNull()
})

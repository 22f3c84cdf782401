import { beforeEach, expect, test } from 'vitest'
import { configureApi } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { readRecharges, readWithdrawals } from './orders.queries.ts'

const AT = '2026-11-20T10:00:00+08:00'
const WITHDRAWAL = {
  orderNo: 'W202611200001',
  amount: 500,
  bank: 'gcash',
  account: '917****567',
  status: 7,
  reason: '',
  createdAt: AT,
  updatedAt: AT,
}
const RECHARGE = {
  orderNo: 'D202611200001',
  method: 'gcash',
  amount: 500,
  bonus: 0,
  status: 9,
  createdAt: AT,
  updatedAt: AT,
}

let item: object

beforeEach(() => {
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '1', versionCode: '1', deviceId: 'd', requestFrom: 'H5' }),
    onSuccessMessage: () => undefined,
    onSessionInvalid: () => undefined,
    onLoading: () => () => undefined,
    isOnline: () => true,
    fetch: () =>
      Promise.resolve(Response.json({ success: true, code: 20000, msg: '', data: { list: [item], total: 1 } })),
  })
})

test('a status that came to be after this app was built is read as it is', async () => {
  item = WITHDRAWAL
  expect((await readWithdrawals({})).list).toEqual([WITHDRAWAL])
  item = RECHARGE
  expect((await readRecharges({})).list).toEqual([RECHARGE])
})

test.each([
  { status: 'paid' },
  { status: -1 },
  { amount: 0.001 },
  { amount: '500' },
  { orderNo: '' },
  { createdAt: 'now' },
])('everything else is as strict as the document: %j', async (wrong) => {
  item = { ...WITHDRAWAL, ...wrong }
  await expect(readWithdrawals({})).rejects.toMatchObject({ kind: 'unreadable' })
  await expect(readWithdrawals({})).rejects.toBeInstanceOf(ApiError)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-config.ts'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'

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
    fetch: () =>
      Promise.resolve(Response.json({ success: true, code: 20000, msg: '', data: { list: [item], total: 1 } })),
  })
})

describe('listWithdrawals and listRecharges', () => {
  it('read a status that this app does not know', async () => {
    item = WITHDRAWAL
    expect((await listWithdrawals({})).list).toEqual([WITHDRAWAL])
    item = RECHARGE
    expect((await listRecharges({})).list).toEqual([RECHARGE])
  })

  it.each([{ status: 'paid' }, { amount: 0.001 }, { amount: '500' }, { orderNo: '' }])(
    'leave out and count a row with %j',
    async (wrong) => {
      item = { ...WITHDRAWAL, ...wrong }
      expect(await listWithdrawals({})).toEqual({ list: [], total: 1, unreadable: 1 })
    },
  )

  it('keep a row with an invalid time', async () => {
    item = { ...WITHDRAWAL, createdAt: 'now' }
    expect(await listWithdrawals({})).toEqual({ list: [{ ...WITHDRAWAL, createdAt: '' }], total: 1 })
  })
})

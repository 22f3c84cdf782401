import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppVersion } from '#generated/http/schemas/app-version.ts'
import { Balance } from '#generated/http/schemas/balance.ts'
import { Config } from '#generated/http/schemas/config.ts'
import { Nothing } from '#generated/http/schemas/nothing.ts'
import { RechargeAmounts } from '#generated/http/schemas/recharge-amounts.ts'
import { User } from '#generated/http/schemas/user.ts'
import { Wallet } from '#generated/http/schemas/wallet.ts'
import { WithdrawalPage } from '#generated/http/schemas/withdrawal-page.ts'
import { readLeniently } from './read-leniently.ts'

const USER = {
  uid: 'u1',
  auid: 'a1',
  username: 'ratified',
  nickname: 'Ana',
  gender: 'female',
  phone: '917*****67',
  registerPhone: '',
  avatar: '/a.svg',
  invitationCode: 'ABCD',
  vip: 3,
  bind: true,
  isNullPasswordTrade: false,
  identityInfo: {},
  identityStatus: 'approved',
  kycStatus: 'ratified',
  hasSignUp: true,
  registrationCode: '',
  guest: false,
  onlyKyc: false,
  loginInit: false,
}
const USER_MARKS = { strict: ['uid', 'isNullPasswordTrade'], alone: ['identityStatus'] }
const user = (odd: object) => readLeniently(User, { ...USER, ...odd }, USER_MARKS)

describe('readLeniently: a user', () => {
  it.each([
    [{ gender: 'other' }, { gender: 'male' }],
    [{ identityInfo: null }, { identityInfo: {} }],
    [{ nickname: 'n'.repeat(33) }, { nickname: 'n'.repeat(33) }],
    [{ nickname: null }, { nickname: '' }],
    [{ phone: '+639171234567' }, { phone: '+639171234567' }],
    [{ invitationCode: 'AB-12' }, { invitationCode: 'AB-12' }],
    [{ identityStatus: 'expired' }, { identityStatus: 'expired' }],
    [{ identityStatus: {} }, { identityStatus: '' }],
    [{ identityStatus: null }, { identityStatus: 'unverified' }],
    [{ vip: '3' }, { vip: 3 }],
    [{ vip: 120 }, { vip: 0 }],
    [{ uid: 100_001 }, { uid: '100001' }],
  ])('with %j is read', (odd, wanted) => {
    expect(user(odd)).toMatchObject({ isReadable: true, data: { ...USER, ...wanted } })
  })

  it('has to verify without kycStatus or onlyKyc', () => {
    const { kycStatus: _1, onlyKyc: _2, ...rest } = USER
    expect(readLeniently(User, rest, USER_MARKS).data).toMatchObject({ kycStatus: 'unratified', onlyKyc: true })
    expect(user({ kycStatus: 'gold', onlyKyc: null }).data).toMatchObject({ kycStatus: 'unratified', onlyKyc: true })
  })

  it('is unreadable without an id or isNullPasswordTrade', () => {
    expect(user({ uid: 'a b' }).isReadable).toBe(false)
    expect(user({ isNullPasswordTrade: null }).isReadable).toBe(false)
  })

  it('reports places and kinds, never values', () => {
    expect(user({ nickname: 'n'.repeat(33), identityInfo: null }).misfits).toEqual([
      'nickname: string',
      'identityInfo: null',
    ])
  })
})

describe('readLeniently: amounts', () => {
  const marks = {
    alone: ['userAccountVO.allAmount', 'userAccountVO.withdrawalAmount', 'userPointVO.value', 'userRiskVO.surplus'],
    down: ['userAccountVO.withdrawalAmount'],
  }
  const balance = (account: object, rest: object = {}) =>
    readLeniently(
      Balance,
      {
        userAccountVO: { allAmount: 1, balance: 1, withdrawalAmount: 1, deposit: 1, ...account },
        userPointVO: { value: 5 },
        userRiskVO: { surplus: 0 },
        ...rest,
      },
      marks,
    )

  it.each([
    [0.1 + 0.2, 0.3],
    [1234.5600000000002, 1234.56],
    [99.9999999999, 100],
    [-0.30000000000000004, -0.3],
  ])('of %d are shown rounded to centavos', (value, wanted) => {
    expect(balance({ allAmount: value }).data).toMatchObject({ userAccountVO: { allAmount: wanted } })
  })

  it('are never rounded up if they are withdrawable', () => {
    expect(balance({ withdrawalAmount: 99.9999999999 }).data).toMatchObject({
      userAccountVO: { withdrawalAmount: 99.99 },
    })
    expect(balance({ withdrawalAmount: 0.1 + 0.2 }).data).toMatchObject({ userAccountVO: { withdrawalAmount: 0.3 } })
  })

  it.each([1.234, null, '10', undefined])('are NaN for %j, without making the screen unreadable', (value) => {
    expect(balance({ allAmount: value }).data).toMatchObject({
      userAccountVO: { allAmount: Number.NaN, balance: 1, deposit: 1 },
      userPointVO: { value: 5 },
    })
  })

  it('are removed with their optional parent', () => {
    const fbEvent = { event: 'firstDeposit', amount: 1.234, currency: 'PHP' }
    const { isReadable, data } = balance({}, { fbEvent })
    expect([isReadable, 'fbEvent' in (data as object)]).toEqual([true, false])
  })

  it('make the response unreadable if they limit a deposit', () => {
    expect(readLeniently(RechargeAmounts, { list: [100], min: 1.234, max: 500 }).isReadable).toBe(false)
    expect(readLeniently(RechargeAmounts, { list: [100, '200', 300], min: 1, max: 500 }).data).toMatchObject({
      list: [100, 300],
    })
  })
})

describe('readLeniently: a page', () => {
  const row = {
    orderNo: 'W00000001',
    amount: 500,
    bank: 'gcash',
    account: '917*****67',
    status: 2,
    reason: '',
    createdAt: '2026-11-20T10:00:00+08:00',
    updatedAt: '2026-11-20T10:00:00+08:00',
  }
  const marks = { strict: ['list.orderNo', 'list.status'], alone: ['list.fee', 'total'] }
  const page = (list: unknown, total: unknown = 1) => readLeniently(WithdrawalPage, { list, total }, marks)

  it.each([
    [{ reason: null }, { reason: '' }],
    [{ bank: 'GCash' }, { bank: 'GCash' }],
    [{ updatedAt: null }, { updatedAt: '' }],
    [{ account: 'a'.repeat(33) }, { account: 'a'.repeat(33) }],
    [{ amount: 0.1 + 0.2 }, { amount: 0.3 }],
    [{ status: '2' }, { status: 2 }],
    [{ status: 41 }, { status: 41 }],
    [{ orderNo: 20_261_120 }, { orderNo: '20261120' }],
    [{ fee: '15' }, { fee: Number.NaN }],
    [{ fee: -1 }, { fee: Number.NaN }],
    [{ fee: null }, {}],
  ])('keeps a row with %j', (odd, wanted) => {
    expect(page([{ ...row, ...odd }]).data).toEqual({ list: [{ ...row, ...wanted }], total: 1 })
  })

  it.each([{ orderNo: 'W-1' }, { amount: 1.234 }, { amount: '500' }, { status: null }])(
    'leaves a row with %j out, and counts it',
    (odd) => {
      const { data, misfits } = page([row, { ...row, ...odd }, null], 3)
      expect(data).toEqual({ list: [row], total: 3, unreadable: 2 })
      expect(misfits).toContain('list: 2 left out')
    },
  )

  it('counts all rows of its total as lost without a list; an empty list may be null', () => {
    expect(page(null, 0).data).toEqual({ list: [], total: 0 })
    expect(page(null, 3).data).toEqual({ list: [], total: 3, unreadable: 3 })
    expect(page([row], null).data).toEqual({ list: [row], total: Number.NaN })
  })
})

it('readLeniently reads a version number sent as text', () => {
  const version = (versionCode: unknown) => readLeniently(AppVersion, { versionCode, downloadUrl: '' }, STRICT_VERSION)
  expect(version('104').data).toEqual({ versionCode: 104, downloadUrl: '' })
  expect(version('1.0.4').isReadable).toBe(false)
})

const STRICT_VERSION = { strict: ['versionCode'] }

it('readLeniently keeps the other links of a config with one invalid address', () => {
  const config = { cs_viber: 'viber://x', cs_new: 'https://new.example', terms_of_use: null, download_page: '' }
  expect(readLeniently(Config, { ...config, privacy_policy: 'www.example.com/privacy' }).data).toEqual({
    ...config,
    terms_of_use: '',
    showDownloadBanner: true,
    // Kept as sent: it is reported as an unusable address, never replaced by our own text.
    privacy_policy: 'www.example.com/privacy',
  })
})

it('readLeniently drops invalid entries of a plain list', () => {
  const wallet = { isBound: false, bank: '', name: '', account: '', choices: ['gcash', null, 7, {}] }
  expect(readLeniently(Wallet, wallet, { strict: ['isBound'] }).data).toEqual({ ...wallet, choices: ['gcash'] })
})

describe('readLeniently: a response that is a list', () => {
  const contact = { id: 'c1', name: 'Chat', url: 'https://chat.example' }
  const list = z.array(z.object({ id: z.string(), name: z.string() }))
  const read = (payload: unknown) => readLeniently(list, payload, { strict: ['id'] })

  it.each([null, undefined, 7, {}, [null], [{ id: null }, 'x']])('is unreadable as %j, and not empty', (payload) => {
    expect(read(payload).isReadable).toBe(false)
  })

  it('is empty without rows, and keeps those that it can read', () => {
    expect(read([])).toMatchObject({ isReadable: true, data: [] })
    expect(read([contact, null]).data).toEqual([{ id: 'c1', name: 'Chat' }])
  })
})

it('readLeniently accepts anything for an operation without a payload', () => {
  expect(readLeniently(Nothing, { done: true })).toMatchObject({ isReadable: true, data: null })
})

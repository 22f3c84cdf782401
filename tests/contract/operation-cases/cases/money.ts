import { loginUser } from '#generated/http/account/login-user.ts'
import { bindWallet } from '#generated/http/money/bind-wallet.ts'
import { createExchange } from '#generated/http/money/create-exchange.ts'
import { createRecharge } from '#generated/http/money/create-recharge.ts'
import { createWithdrawal } from '#generated/http/money/create-withdrawal.ts'
import { getExchange } from '#generated/http/money/get-exchange.ts'
import { getWallet } from '#generated/http/money/get-wallet.ts'
import { listCoupons } from '#generated/http/money/list-coupons.ts'
import { listJournal } from '#generated/http/money/list-journal.ts'
import { listJournalTypes } from '#generated/http/money/list-journal-types.ts'
import { listRechargeAmounts } from '#generated/http/money/list-recharge-amounts.ts'
import { listRechargeBanks } from '#generated/http/money/list-recharge-banks.ts'
import { listRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { OperationId } from '#generated/http/operations.ts'
import { prepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import { setPlayLimit } from '#generated/http/responsible/set-play-limit.ts'
import type { CreateRechargeHeaders } from '#generated/http/schemas/create-recharge-headers.ts'
import { PASSWORD, type Player } from '../player.ts'
import { createAboveLimit, onBreak } from './responsible.ts'
import type { OperationCases } from '../operation-case.ts'

const PAGE_ZERO = { pageNum: 0 }
const MINUTE = 60_000

const prepared = async (): Promise<string> => (await prepareRecharge({ method: 'gcash', amount: 500 })).orderNo
const newKey = (): CreateRechargeHeaders => ({ 'Idempotency-Key': crypto.randomUUID() })
const build = (orderNo: string, key = newKey()) => createRecharge({ orderNo }, key)
const withdraw = (amount: number, key = newKey()) => createWithdrawal({ amount, password: PASSWORD }, key)
const exchange = (goodsId: string, quantity: number, key = newKey()) => createExchange({ goodsId, quantity }, key)
const usableCoupon = async (): Promise<string> => (await listCoupons({ state: 'usable' })).list[0]?.id ?? ''

/** The rest of the case runs as another persona. */
async function as(username: string): Promise<void> {
  await loginUser({ username, password: PASSWORD })
}

/** The second of two deposits prepared with one coupon. */
async function secondWithCoupon(): Promise<string> {
  const body = { method: 'gcash', amount: 1000, couponId: await usableCoupon() }
  const [first, second] = [await prepareRecharge(body), await prepareRecharge(body)]
  await build(first.orderNo)
  return second.orderNo
}

/** The same request twice with one key, while the server delays the first to arrive. */
async function bothAtOnce<Made>(
  player: Player,
  operationId: OperationId,
  send: (key: CreateRechargeHeaders) => Promise<Made>,
): Promise<Made[]> {
  await player.control('faults', { operationId, fault: { kind: 'delay', ms: 200 } })
  const key = newKey()
  return Promise.all([send(key), send(key)])
}

const later = (player: Player, minutes: number) => player.control('clock', { advanceMs: minutes * MINUTE })

export const MONEY_CASES: OperationCases<'money'> = {
  listRechargeMethods: { success: () => listRechargeMethods(), failures: {} },
  listRechargeBanks: {
    success: () => listRechargeBanks({ method: 'gcash' }),
    badInput: () => listRechargeBanks({ method: 'G CASH' }),
    failures: {},
  },
  listRechargeAmounts: {
    success: () => listRechargeAmounts({ method: 'gcash' }),
    badInput: () => listRechargeAmounts({ method: 'G CASH' }),
    failures: { methodUnavailable: () => listRechargeAmounts({ method: 'nobank' }) },
  },
  prepareRecharge: {
    success: () => prepareRecharge({ method: 'gcash', bank: 'gcash-qr', amount: 110.57 }),
    badInput: () => prepareRecharge({ method: 'gcash', amount: 0 }),
    failures: {
      belowMinimum: () => prepareRecharge({ method: 'gcash', amount: 1 }),
      aboveMaximum: () => prepareRecharge({ method: 'gcash', amount: 999_999_999 }),
      methodUnavailable: () => prepareRecharge({ method: 'nobank', amount: 500 }),
      bankUnavailable: () => prepareRecharge({ method: 'gcash', bank: 'maya-qr', amount: 500 }),
      couponUnusable: () => prepareRecharge({ method: 'gcash', amount: 500, couponId: 'NOCOUPON' }),
      playPaused: () => onBreak(() => prepareRecharge({ method: 'gcash', amount: 500 })),
      limitReached: async () => {
        await setPlayLimit({ kind: 'deposit', period: 'day', amount: 499 })
        return prepareRecharge({ method: 'gcash', amount: 500 })
      },
    },
  },
  createRecharge: {
    success: async () => build(await prepared()),
    badInput: () => build('x'),
    failures: {
      orderExpired: async (player) => {
        const orderNo = await prepared()
        await later(player, 16)
        return build(orderNo)
      },
      orderAlreadyBuilt: async () => {
        const orderNo = await prepared()
        await build(orderNo)
        return build(orderNo)
      },
      couponUnusable: async () => build(await secondWithCoupon()),
      idempotencyKeyReused: async () => {
        const key = newKey()
        await build(await prepared(), key)
        return build(await prepared(), key)
      },
      playPaused: async () => {
        const orderNo = await prepared()
        return onBreak(() => build(orderNo))
      },
      limitReached: () => createAboveLimit(),
      requestInProgress: async (player) => {
        const orderNo = await prepared()
        return bothAtOnce(player, 'createRecharge', (key) => build(orderNo, key))
      },
    },
  },
  listRecharges: {
    success: () => listRecharges({ status: 1 }),
    badInput: () => listRecharges({ orderNo: '?' }),
    failures: {},
  },
  listCoupons: {
    success: () => listCoupons({ state: 'usable' }),
    badInput: () => listCoupons(PAGE_ZERO),
    failures: {},
  },
  getWallet: { success: () => getWallet(), failures: {} },
  bindWallet: {
    as: 'newplayer',
    success: () => bindWallet({ bank: 'gcash', name: 'Ñina Dela Cruz', account: '9995550001' }),
    badInput: () => bindWallet({ bank: 'gcash', name: 'Demo Player', account: '1995550001' }),
    failures: {
      walletBound: async () => {
        await as('ratified')
        return bindWallet({ bank: 'maya', name: 'Demo Player', account: '9995550002' })
      },
      walletTaken: () => bindWallet({ bank: 'maya', name: 'Demo Player', account: '9170000000' }),
      bankUnavailable: () => bindWallet({ bank: 'nobank', name: 'Demo Player', account: 'ACC-0001' }),
    },
  },
  createWithdrawal: {
    success: () => withdraw(500),
    badInput: () => withdraw(99.99),
    failures: {
      kycRequired: async () => {
        await as('newplayer')
        return withdraw(500)
      },
      tradePasswordMissing: async () => {
        await as('notradepw')
        return withdraw(500)
      },
      walletNotBound: async () => {
        await as('nophone')
        return withdraw(500)
      },
      tradePasswordWrong: () => createWithdrawal({ amount: 500, password: '0'.repeat(64) }, newKey()),
      belowMinimum: async () => {
        await as('vip8player')
        return withdraw(199.99)
      },
      turnoverOwed: () => withdraw(4200.51),
      insufficientBalance: () => withdraw(5000.01),
      feeChanged: () => createWithdrawal({ amount: 500, fee: 0.01, password: PASSWORD }, newKey()),
      idempotencyKeyReused: async () => {
        const key = newKey()
        await withdraw(500, key)
        return withdraw(600, key)
      },
      requestInProgress: (player) => bothAtOnce(player, 'createWithdrawal', (key) => withdraw(500, key)),
    },
  },
  listWithdrawals: {
    success: () => listWithdrawals({ status: 2 }),
    badInput: () => listWithdrawals({ status: 7 as never }),
    failures: {},
  },
  listJournal: {
    success: () => listJournal({ type: 'deposit', from: '2026-01-01' }),
    badInput: () => listJournal({ from: 'yesterday' }),
    failures: {},
  },
  listJournalTypes: { success: () => listJournalTypes(), failures: {} },
  getExchange: { success: () => getExchange(), failures: {} },
  createExchange: {
    success: () => exchange('cash-10', 2),
    badInput: () => exchange('cash-10', 0),
    failures: {
      insufficientPoints: () => exchange('powerbank', 1),
      goodsUnavailable: () => exchange('umbrella', 1),
      idempotencyKeyReused: async () => {
        const key = newKey()
        await exchange('cash-10', 1, key)
        return exchange('cash-10', 2, key)
      },
      requestInProgress: (player) => bothAtOnce(player, 'createExchange', (key) => exchange('cash-10', 1, key)),
    },
  },
}

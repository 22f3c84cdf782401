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
import { prepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import { PASSWORD, type Player } from '../player.ts'
import type { WalkCases } from '../walk-case.ts'

const PAGE_ZERO = { pageNum: 0 }
const MINUTE = 60_000

const prepared = async (): Promise<string> => (await prepareRecharge({ method: 'gcash', amount: 500 })).orderNo
const withdraw = (amount: number) => createWithdrawal({ amount, password: PASSWORD })
const usableCoupon = async (): Promise<string> => (await listCoupons({ state: 'usable' })).list[0]?.id ?? ''

/** The rest of the case is another persona's. */
async function as(username: string): Promise<void> {
  await loginUser({ username, password: PASSWORD })
}

/** The other of two deposits that were prepared with one coupon. */
async function secondWithCoupon(): Promise<string> {
  const body = { method: 'gcash', amount: 1000, couponId: await usableCoupon() }
  const [first, second] = [await prepareRecharge(body), await prepareRecharge(body)]
  await createRecharge({ orderNo: first.orderNo })
  return second.orderNo
}

const later = (player: Player, minutes: number) => player.control('clock', { advanceMs: minutes * MINUTE })

export const MONEY_CASES: WalkCases<'money'> = {
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
    },
  },
  createRecharge: {
    success: async () => createRecharge({ orderNo: await prepared() }),
    badInput: () => createRecharge({ orderNo: 'x' }),
    failures: {
      orderExpired: async (player) => {
        const orderNo = await prepared()
        await later(player, 16)
        return createRecharge({ orderNo })
      },
      orderAlreadyBuilt: async () => {
        const orderNo = await prepared()
        await createRecharge({ orderNo })
        return createRecharge({ orderNo })
      },
      couponUnusable: async () => createRecharge({ orderNo: await secondWithCoupon() }),
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
      tradePasswordWrong: () => createWithdrawal({ amount: 500, password: '0'.repeat(64) }),
      belowMinimum: async () => {
        await as('vip8player')
        return withdraw(199.99)
      },
      turnoverOwed: () => withdraw(4200.51),
      insufficientBalance: () => withdraw(5000.01),
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
    success: () => createExchange({ goodsId: 'cash-10', quantity: 2 }),
    badInput: () => createExchange({ goodsId: 'cash-10', quantity: 0 }),
    failures: {
      insufficientPoints: () => createExchange({ goodsId: 'powerbank', quantity: 1 }),
      goodsUnavailable: () => createExchange({ goodsId: 'umbrella', quantity: 1 }),
    },
  },
}

import { loginUser } from '#generated/http/account/account.ts'
import * as money from '#generated/http/money/money.ts'
import { PASSWORD, type Player } from '../player.ts'
import type { WalkCases } from '../walk-case.ts'

const PAGE_ZERO = { pageNum: 0 }
const MINUTE = 60_000

const prepared = async (): Promise<string> => (await money.prepareRecharge({ method: 'gcash', amount: 500 })).orderNo
const withdraw = (amount: number) => money.createWithdrawal({ amount, password: PASSWORD })
const usableCoupon = async (): Promise<string> => (await money.listCoupons({ state: 'usable' })).list[0]?.id ?? ''

/** The rest of the case is another persona's. */
async function as(username: string): Promise<void> {
  await loginUser({ username, password: PASSWORD })
}

/** The other of two deposits that were prepared with one coupon. */
async function secondWithCoupon(): Promise<string> {
  const body = { method: 'gcash', amount: 1000, couponId: await usableCoupon() }
  const [first, second] = [await money.prepareRecharge(body), await money.prepareRecharge(body)]
  await money.createRecharge({ orderNo: first.orderNo })
  return second.orderNo
}

const later = (player: Player, minutes: number) => player.control('clock', { advanceMs: minutes * MINUTE })

export const MONEY_CASES: WalkCases<'money'> = {
  listRechargeMethods: { success: () => money.listRechargeMethods(), failures: {} },
  listRechargeBanks: {
    success: () => money.listRechargeBanks({ method: 'gcash' }),
    badInput: () => money.listRechargeBanks({ method: 'G CASH' }),
    failures: {},
  },
  listRechargeAmounts: {
    success: () => money.listRechargeAmounts({ method: 'gcash' }),
    badInput: () => money.listRechargeAmounts({ method: 'G CASH' }),
    failures: { methodUnavailable: () => money.listRechargeAmounts({ method: 'nobank' }) },
  },
  prepareRecharge: {
    success: () => money.prepareRecharge({ method: 'gcash', bank: 'gcash-qr', amount: 110.57 }),
    badInput: () => money.prepareRecharge({ method: 'gcash', amount: 0 }),
    failures: {
      belowMinimum: () => money.prepareRecharge({ method: 'gcash', amount: 1 }),
      aboveMaximum: () => money.prepareRecharge({ method: 'gcash', amount: 999_999_999 }),
      methodUnavailable: () => money.prepareRecharge({ method: 'nobank', amount: 500 }),
      bankUnavailable: () => money.prepareRecharge({ method: 'gcash', bank: 'maya-qr', amount: 500 }),
      couponUnusable: () => money.prepareRecharge({ method: 'gcash', amount: 500, couponId: 'NOCOUPON' }),
    },
  },
  createRecharge: {
    success: async () => money.createRecharge({ orderNo: await prepared() }),
    badInput: () => money.createRecharge({ orderNo: 'x' }),
    failures: {
      orderExpired: async (player) => {
        const orderNo = await prepared()
        await later(player, 16)
        return money.createRecharge({ orderNo })
      },
      orderAlreadyBuilt: async () => {
        const orderNo = await prepared()
        await money.createRecharge({ orderNo })
        return money.createRecharge({ orderNo })
      },
      couponUnusable: async () => money.createRecharge({ orderNo: await secondWithCoupon() }),
    },
  },
  listRecharges: {
    success: () => money.listRecharges({ status: 1 }),
    badInput: () => money.listRecharges({ orderNo: '?' }),
    failures: {},
  },
  listCoupons: {
    success: () => money.listCoupons({ state: 'usable' }),
    badInput: () => money.listCoupons(PAGE_ZERO),
    failures: {},
  },
  getWallet: { success: () => money.getWallet(), failures: {} },
  bindWallet: {
    as: 'newplayer',
    success: () => money.bindWallet({ bank: 'gcash', name: 'Ñina Dela Cruz', account: '9995550001' }),
    badInput: () => money.bindWallet({ bank: 'gcash', name: 'Demo Player', account: '1995550001' }),
    failures: {
      walletBound: async () => {
        await as('ratified')
        return money.bindWallet({ bank: 'maya', name: 'Demo Player', account: '9995550002' })
      },
      walletTaken: () => money.bindWallet({ bank: 'maya', name: 'Demo Player', account: '9170000000' }),
      bankUnavailable: () => money.bindWallet({ bank: 'nobank', name: 'Demo Player', account: 'ACC-0001' }),
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
      tradePasswordWrong: () => money.createWithdrawal({ amount: 500, password: '0'.repeat(64) }),
      belowMinimum: async () => {
        await as('vip8player')
        return withdraw(199.99)
      },
      turnoverOwed: () => withdraw(4200.51),
      insufficientBalance: () => withdraw(5000.01),
    },
  },
  listWithdrawals: {
    success: () => money.listWithdrawals({ status: 2 }),
    badInput: () => money.listWithdrawals({ status: 7 as never }),
    failures: {},
  },
  listJournal: {
    success: () => money.listJournal({ type: 'deposit', from: '2026-01-01' }),
    badInput: () => money.listJournal({ from: 'yesterday' }),
    failures: {},
  },
  listJournalTypes: { success: () => money.listJournalTypes(), failures: {} },
  getExchange: { success: () => money.getExchange(), failures: {} },
  createExchange: {
    success: () => money.createExchange({ goodsId: 'cash-10', quantity: 2 }),
    badInput: () => money.createExchange({ goodsId: 'cash-10', quantity: 0 }),
    failures: {
      insufficientPoints: () => money.createExchange({ goodsId: 'powerbank', quantity: 1 }),
      goodsUnavailable: () => money.createExchange({ goodsId: 'umbrella', quantity: 1 }),
    },
  },
}

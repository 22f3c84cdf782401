import { TAKEN_WALLET_ACCOUNT } from '../../data/wallet-banks.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import { RECHARGE } from '../money/recharges.ts'
import { WITHDRAWAL } from '../money/withdrawals.ts'
import type { Sandbox } from '../sandbox.ts'
import { seedMoneyHistory } from './money-history.ts'
import type { Seed } from './seed.ts'

/**
 * Wallets, coupons, deposits and withdrawals; the balances stay as the personas define them, and `seedLedger` explains
 * them.
 */
export const seedMoney: Seed = (sandbox, players) => {
  const { ratified, vip8player, notradepw, nophone, takenname, firstwin } = players
  sandbox.wallets.bind(ratified.uid, { bank: 'gcash', name: 'Demo Perez', account: '9171234567' })
  sandbox.wallets.bind(vip8player.uid, { bank: 'maya', name: 'Lucky Parol', account: '9209876543' })
  sandbox.wallets.bind(notradepw.uid, { bank: 'gcash', name: 'Nilo Torres', account: '9190000007' })
  sandbox.wallets.bind(takenname.uid, { bank: 'gcash', name: 'Taken Reyes', account: TAKEN_WALLET_ACCOUNT })
  for (const account of [notradepw, nophone]) fileDeposit(sandbox, account, 150_000, 10)
  fileDeposit(sandbox, firstwin, 100_000, 1)
  seedRatified(sandbox, ratified)
  seedMoneyHistory(sandbox, vip8player)
}

/** ₱6,000 deposited, ₱88 rewarded, ₱1,088 withdrawn: ₱5,000 remain. */
function seedRatified(sandbox: Sandbox, account: Account): void {
  const now = sandbox.clock.now()
  fileDeposit(sandbox, account, 100_000, 20, 'maya')
  const used = sandbox.coupons.issue(account.uid, 'fixed88', now - 9 * DAY_MS)
  const order = sandbox.recharges.quote(account.uid, 'gcash', 500_000, now - 8 * DAY_MS, used)
  Object.assign(order, { status: RECHARGE.success, updatedAt: order.createdAt + MINUTE_MS })
  used.orderNo = order.orderNo
  sandbox.coupons.issue(account.uid, 'fixed88', now - 12 * DAY_MS)
  sandbox.coupons.issue(account.uid, 'deposit20')
  sandbox.coupons.issue(account.uid, 'deposit50')
  const wallet = sandbox.wallets.of(account.uid)
  const at = now - 3 * DAY_MS
  if (wallet !== undefined)
    sandbox.withdrawals.file(account.uid, wallet, 108_800, WITHDRAWAL.success, at, at + 5 * MINUTE_MS)
}

function fileDeposit(sandbox: Sandbox, account: Account, amount: number, daysAgo: number, method = 'gcash'): void {
  const order = sandbox.recharges.quote(account.uid, method, amount, sandbox.clock.now() - daysAgo * DAY_MS)
  Object.assign(order, { status: RECHARGE.success, updatedAt: order.createdAt + MINUTE_MS })
}

import type { CouponTermsCode } from '../../data/coupon-terms.ts'
import { dayNumber, startOfDay } from '../../lib/manila-days.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../lib/time.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../identity/account.ts'
import { RECHARGE, type RechargeStatus } from '../money/recharges.ts'
import { getLetter, WITHDRAWAL, type WithdrawalStatus } from '../money/withdrawals.ts'
import type { Sandbox } from '../sandbox.ts'

const DEPOSITS = 60
const WITHDRAWALS = 25
const DEPOSIT_AMOUNTS = [50_000, 100_000, 100_000, 500_000] as const
const WITHDRAWAL_AMOUNTS = [50_000, 100_000, 20_000, 200_000] as const
const DEPOSIT_ENDS = [1, 1, 2, 1, 1, 1, 3, 1] as const satisfies readonly RechargeStatus[]
const WITHDRAWAL_ENDS = [2, 2, 2, 4, 2, 2, 3, 2] as const satisfies readonly WithdrawalStatus[]
/** The pending withdrawals, by index, and their age. */
const UNDER_WAY = new Map<number, { status: WithdrawalStatus; ago: number }>([
  [19, { status: WITHDRAWAL.exception, ago: 20 * DAY_MS }],
  [22, { status: WITHDRAWAL.processing, ago: 200 * SECOND_MS }],
  [23, { status: WITHDRAWAL.reviewed, ago: 90 * SECOND_MS }],
  [24, { status: WITHDRAWAL.pending, ago: 30 * SECOND_MS }],
])
const COUPON_TURNS: readonly CouponTermsCode[] = ['deposit50', 'fixed88', 'deposit20']

function turn<T>(list: readonly [T, ...T[]], i: number): T {
  return list[i % list.length] ?? list[0]
}

/**
 * Three months of a player's deposits, coupons and withdrawals, of every status. The pattern is fixed, so that sums are
 * the same in every sandbox. Pending withdrawals stay pending without timers, so that each status can be seen.
 */
export function seedMoneyHistory(sandbox: Sandbox, account: Account): void {
  for (let i = 0; i < DEPOSITS; i++) fileDeposit(sandbox, account, i)
  for (let i = 0; i < WITHDRAWALS; i++) fileWithdrawal(sandbox, account, i)
  for (const code of COUPON_TURNS) sandbox.coupons.issue(account.uid, code)
}

function fileDeposit(sandbox: Sandbox, account: Account, i: number): void {
  // Three in an evening, every few days.
  const daysAgo = 86 - Math.floor(Math.floor(i / 3) * 4.5)
  const at = startOfDay(dayNumber(sandbox.clock.now()) - daysAgo) + (20 * 60 + (i % 3) * 40) * MINUTE_MS
  const amount = turn(DEPOSIT_AMOUNTS, i)
  const status = turn(DEPOSIT_ENDS, i)
  const coupon =
    i % 4 === 3
      ? sandbox.coupons.issue(
          account.uid,
          COUPON_TURNS[Math.floor(i / 4) % COUPON_TURNS.length] ?? 'deposit20',
          at - DAY_MS,
        )
      : undefined
  const order = sandbox.recharges.quote(account.uid, i % 3 === 0 ? 'maya' : 'gcash', amount, at, coupon)
  order.status = status
  order.updatedAt = at + (status === RECHARGE.timeout ? 15 : 1) * MINUTE_MS
  if (status !== RECHARGE.success) return
  if (coupon !== undefined) coupon.orderNo = order.orderNo
  const values = { amount: formatCentavos(amount), bonus: formatCentavos(order.bonus), orderNo: order.orderNo }
  sandbox.fileLetter(
    account,
    order.bonus === 0 ? 'recharged' : 'rechargedWithBonus',
    values,
    i < DEPOSITS - 4,
    order.updatedAt,
  )
}

function fileWithdrawal(sandbox: Sandbox, account: Account, i: number): void {
  const wallet = sandbox.wallets.of(account.uid)
  if (wallet === undefined) throw new Error(`${account.uid} has no wallet`)
  const { status, ago } = UNDER_WAY.get(i) ?? { status: turn(WITHDRAWAL_ENDS, i), ago: (88 - i * 3.5) * DAY_MS }
  const at = sandbox.clock.now() - ago
  const amount = turn(WITHDRAWAL_AMOUNTS, i)
  const order = sandbox.withdrawals.file(
    account.uid,
    wallet,
    amount,
    status,
    at,
    Math.min(at + 5 * MINUTE_MS, sandbox.clock.now()),
  )
  const letter = status === WITHDRAWAL.success ? getLetter(order) : undefined
  if (letter !== undefined) sandbox.fileLetter(account, letter.text, letter.values, true, order.updatedAt)
}

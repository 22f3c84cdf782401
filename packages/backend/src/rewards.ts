import { sql } from 'kysely'
import type { RewardItem } from './database/tables/account.ts'
import { Refusal } from './http/call.ts'
import { addPoints, toCentavos, toPesos, transfer, type Tx } from './money.ts'
import { grantCoupon } from './operations/money/coupons.ts'

const NOTE = { 'en-US': 'Reward', 'vi-VN': 'Phần thưởng' }

/** The coupon that a reward of the type coupon is. */
const REWARD_COUPON = {
  name: { 'en-US': 'Reward coupon', 'vi-VN': 'Phiếu thưởng' },
  bonusPercent: 10,
  bonusMax: 10_000,
  minDeposit: 10_000,
  turnoverMultiple: 10,
  days: 7,
}

/** A reward of so many centavos. */
export const toCash = (centavos: number) => ({ type: 'cash' as const, amount: toPesos(centavos) })

/** Credits rewards. The caller has locked the account, and knows that they are credited once. */
export async function grant(tx: Tx, accountId: number, rewards: readonly RewardItem[], at: Date): Promise<void> {
  for (const { type, amount = 0 } of rewards) {
    if (type === 'cash') await transfer(tx, accountId, { kind: 'reward', amount: toCentavos(amount), note: NOTE, at })
    if (type === 'coupon') await grantCoupon(tx, accountId, REWARD_COUPON, at)
    if (type === 'point') await addPoints(tx, accountId, amount, at)
    if (type === 'energy')
      await sql`insert into energy (account_id, amount) values (${accountId}, ${amount})
        on conflict (account_id) do update set amount = energy.amount + excluded.amount`.execute(tx)
  }
}

/** What was claimed: `period` says which one of several, such as a day. */
interface Claim {
  readonly what: string
  readonly period: string
  /** The code of a second claim. */
  readonly code?: string
}

/** Credits rewards once: the table's key refuses a second claim, also at the same time. The account is locked. */
export async function claimOnce(
  tx: Tx,
  accountId: number,
  { what, period, code = 'alreadyClaimed' }: Claim,
  rewards: readonly RewardItem[],
  at: Date,
): Promise<{ rewards: RewardItem[] }> {
  const claimed = await tx
    .insertInto('claim')
    .values({ account_id: accountId, what, period, rewards: JSON.stringify(rewards), claimed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst()
  if (claimed === undefined) throw new Refusal(code)
  await grant(tx, accountId, rewards, at)
  return { rewards: [...rewards] }
}

/** Those of the periods of which it was claimed. */
export async function listClaimed(tx: Tx, accountId: number, what: string, periods: readonly string[]) {
  if (periods.length === 0) return []
  const claims = tx.selectFrom('claim').select('period').where('account_id', '=', accountId).where('what', '=', what)
  return (await claims.where('period', 'in', periods).execute()).map(({ period }) => period)
}

/** The latest period of which it was claimed. */
export async function findLastClaim(tx: Tx, accountId: number, what: string): Promise<string | undefined> {
  const claims = tx.selectFrom('claim').select('period').where('account_id', '=', accountId).where('what', '=', what)
  return (await claims.orderBy('period', 'desc').limit(1).executeTakeFirst())?.period
}

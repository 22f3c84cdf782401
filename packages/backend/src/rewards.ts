import type { RewardItem } from './database/tables/account.ts'
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
    if (type === 'energy') await addEnergy(tx, accountId, amount)
  }
}

async function addEnergy(tx: Tx, accountId: number, amount: number): Promise<void> {
  await tx
    .insertInto('energy')
    .values({ account_id: accountId, amount })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({ amount: eb('energy.amount', '+', amount) })),
    )
    .execute()
}

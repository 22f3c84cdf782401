import type { components } from '#generated/openapi.d.ts'
import { startOfDay } from '../../lib/manila-days.ts'
import { toPesos } from '../../lib/money.ts'
import { toInstant } from '../../lib/time.ts'
import type { Prize } from '../../sandbox/rewards/prize.ts'
import type { ClaimStanding } from '../../sandbox/rewards/vip.ts'

type Schemas = components['schemas']

/** A promised prize in the wire's form: cash in pesos, a coupon without an amount. */
export function showPrize(prize: Prize): Schemas['Reward'] {
  if (prize.type === 'coupon') return { type: 'coupon' }
  return { type: prize.type, amount: prize.type === 'cash' ? toPesos(prize.amount) : prize.amount }
}

/** The state of a cash claim in the wire's form. */
export function showStanding({ state, amount, progress, target, readyOn }: ClaimStanding): Schemas['VipReward'] {
  return {
    state,
    reward: showPrize({ type: 'cash', amount }),
    progress,
    target,
    ...(readyOn === undefined ? {} : { availableAt: toInstant(startOfDay(readyOn)) }),
  }
}

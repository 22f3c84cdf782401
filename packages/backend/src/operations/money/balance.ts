import type { Handler, Handlers, Payload } from '../../http/call.ts'
import { getStanding, toPesos, type Tx } from '../../money.ts'

const getBalance: Handler<'getBalance'> = async ({ tx, account: { id } }) => {
  const { all, balance, withdrawable, deposited, surplus, required, points } = await getStanding(tx, id)
  return {
    userAccountVO: {
      allAmount: toPesos(all),
      balance: toPesos(balance),
      withdrawalAmount: toPesos(withdrawable),
      deposit: toPesos(deposited),
    },
    userPointVO: { value: points },
    userRiskVO: {
      surplus: toPesos(surplus),
      ...(required > 0 && { playedPercent: Math.floor(((required - surplus) * 100) / required) }),
    },
    ...(await takeFbEvent(tx, id)),
  }
}

/** The next advertising conversion of the player, a deposit that has arrived. Reading it counts as reporting it. */
export async function takeFbEvent(tx: Tx, accountId: number): Promise<Payload<'getFbEvent'>> {
  const deposit = await tx
    .updateTable('deposit')
    .set({ is_reported: true })
    .where('order_no', '=', (eb) =>
      eb
        .selectFrom('deposit')
        .select('order_no')
        .where('account_id', '=', accountId)
        .where('status', '=', 1)
        .where('is_reported', '=', false)
        .orderBy('updated_at')
        .limit(1),
    )
    .where('is_reported', '=', false)
    .returning('amount')
    .executeTakeFirst()
  if (deposit === undefined) return {}
  return { fbEvent: { event: 'Purchase', amount: toPesos(deposit.amount), currency: 'PHP' } }
}

export const balanceHandlers = { getBalance } satisfies Handlers

import { sql } from 'kysely'
import { Refusal } from '../../http/call.ts'
import type { Tx } from '../../money.ts'
import type { RewardItem } from '../../database/tables/account.ts'
import { grant } from '../../rewards.ts'

/** Credits rewards once: the table's key refuses a second claim, also at the same time. The account is locked. */
export async function claimOnce(
  tx: Tx,
  accountId: number,
  { what, period, code = 'alreadyClaimed' }: { readonly what: string; readonly period: string; readonly code?: string },
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

/** The latest period of what was claimed; undefined if nothing was. */
export async function findLastClaim(tx: Tx, accountId: number, what: string): Promise<string | undefined> {
  const last = await tx
    .selectFrom('claim')
    .select(sql<string | null>`max(period)`.as('period'))
    .where('account_id', '=', accountId)
    .where('what', '=', what)
    .executeTakeFirst()
  return last?.period ?? undefined
}

import { sql } from 'kysely'
import type { Handler, Handlers, Payload } from '../../http/call.ts'
import type { Tx } from '../../money.ts'
import { hasSignedIn } from '../rewards/activities.ts'
import { countSpins } from '../rewards/friends.ts'
import { countVipRewards } from '../rewards/vip.ts'
import { getRevision } from '../../socket/push.ts'

export type Counters = Omit<Payload<'getBadges'>, 'revision'>

/** How each counter is counted. The socket's messages have the same counts. */
export const COUNTERS: { readonly [Name in keyof Counters]: (tx: Tx, accountId: number) => Promise<number> } = {
  letterUnreadNum: async (tx, accountId) => {
    const { count } = await tx
      .selectFrom('letter')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .where('is_read', '=', false)
      .executeTakeFirstOrThrow()
    return count
  },
  loginBonusRewardNum: async (tx, accountId) => ((await hasSignedIn(tx, accountId)) ? 0 : 1),
  inviteFriendToEarnNum: countSpins,
  inviteFriendEnergy: async () => 0,
  taskRewardNum: async () => 0,
  dailyDepositSign: async () => 0,
  vipTabRewardsNum: countVipRewards,
}

const getBadges: Handler<'getBadges'> = async ({ tx, account }) => {
  // The revision first: a change in between makes the counts newer than it says, never older.
  const revision = await getRevision(tx, account.id)
  const counts: [string, number][] = []
  for (const [name, count] of Object.entries(COUNTERS)) counts.push([name, await count(tx, account.id)])
  return { ...(Object.fromEntries(counts) as Counters), revision }
}

export const badgeHandlers = { getBadges } satisfies Handlers

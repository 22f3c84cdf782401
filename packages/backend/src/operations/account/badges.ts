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

/** The counts behind the red dots, as `getBadges` and the socket send them. */
export async function readBadges(tx: Tx, accountId: number): Promise<Payload<'getBadges'>> {
  // The revision first: a change in between makes the counts newer than it says, never older.
  const revision = await getRevision(tx, accountId)
  const counts: [string, number][] = []
  for (const [name, count] of Object.entries(COUNTERS)) counts.push([name, await count(tx, accountId)])
  return { ...(Object.fromEntries(counts) as Counters), revision }
}

const getBadges: Handler<'getBadges'> = ({ tx, account }) => readBadges(tx, account.id)

export const badgeHandlers = { getBadges } satisfies Handlers

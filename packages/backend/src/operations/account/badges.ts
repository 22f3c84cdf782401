import type { Handler, Handlers, Payload } from '../../http/call.ts'
import type { Tx } from '../../money.ts'
import { countUnread } from '../inbox/letters.ts'
import { isPromotionHeld } from '../responsible/refusals.ts'
import { hasSignedIn } from '../rewards/activities.ts'
import { countSpins } from '../rewards/friends.ts'
import { countVipRewards } from '../rewards/vip.ts'
import { getRevision } from '../../socket/push.ts'

export type Counters = Omit<Payload<'getBadges'>, 'revision'>

/** How each counter is counted. The socket's messages have the same counts. */
export const COUNTERS: {
  readonly [Name in keyof Counters]: (tx: Tx, accountId: number, now: Date) => Promise<number>
} = {
  letterUnreadNum: async (tx, accountId, now) =>
    (await countUnread(tx, accountId, now)).reduce((sum, { count }) => sum + count, 0),
  loginBonusRewardNum: async (tx, accountId, now) => ((await hasSignedIn(tx, accountId, now)) ? 0 : 1),
  inviteFriendToEarnNum: countSpins,
  inviteFriendEnergy: async () => 0,
  taskRewardNum: async () => 0,
  dailyDepositSign: async () => 0,
  vipTabRewardsNum: countVipRewards,
}

/** They are 0 while nothing is promoted to the player. That of VIP rewards agrees with the VIP card at any time. */
const PROMOTIONS: readonly string[] = [
  'loginBonusRewardNum',
  'inviteFriendToEarnNum',
  'inviteFriendEnergy',
  'taskRewardNum',
  'dailyDepositSign',
]

/** The counts behind the red dots, as `getBadges` and the socket send them. */
export async function readBadges(tx: Tx, accountId: number, now = new Date()): Promise<Payload<'getBadges'>> {
  // The revision first: a change in between makes the counts newer than it says, never older.
  const revision = await getRevision(tx, accountId)
  const counts: [string, number][] = []
  const isHeld = await isPromotionHeld(tx, accountId, now)
  for (const [name, count] of Object.entries(COUNTERS))
    counts.push([name, isHeld && PROMOTIONS.includes(name) ? 0 : await count(tx, accountId, now)])
  return { ...(Object.fromEntries(counts) as Counters), revision }
}

const getBadges: Handler<'getBadges'> = ({ tx, account, now }) => readBadges(tx, account.id, now)

export const badgeHandlers = { getBadges } satisfies Handlers

import type { Handler, Handlers, Payload } from '../../http/call.ts'
import type { Account, Tx } from '../../money.ts'
import { COUNTS, getRevision, pushCount, type CountEvent } from '../../socket/push.ts'
import { countUnread } from '../inbox/letters.ts'
import { getDay, startOfDay } from '../paging.ts'
import { isPromotionHeld } from '../responsible/refusals.ts'
import { listClaimable, type ActivityId } from '../rewards/activities.ts'
import { countVipRewards } from '../rewards/vip.ts'

type Counts = Omit<Payload<'getBadges'>, 'revision'>

/** The counts behind the red dots, as `getBadges` and the socket send them. */
export async function readBadges(tx: Tx, accountId: number, now: Date, deviceId = ''): Promise<Payload<'getBadges'>> {
  // The revision first: a change in between makes the counts newer than it says, never older.
  const revision = await getRevision(tx, accountId)
  const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  const isHeld = await isPromotionHeld(tx, accountId, now, deviceId)
  return { ...(await readCounts(tx, account, now, isHeld)), revision }
}

async function readCounts(tx: Tx, account: Account, now: Date, isHeld: boolean): Promise<Counts> {
  const count = async (id: ActivityId) => (isHeld ? 0 : (await listClaimable(tx, account, id, now)).length)
  return {
    letterUnreadNum: (await countUnread(tx, account.id, now)).reduce((sum, { count: one }) => sum + one, 0),
    loginBonusRewardNum: await count('sign-in'),
    dailyDepositSign: await count('deposit-sign'),
    taskRewardNum: await count('task'),
    inviteFriendToEarnNum: await count('invite-spin'),
    inviteFriendEnergy: await count('invite-energy'),
    vipTabRewardsNum: isHeld ? 0 : await countVipRewards(tx, account, now),
  }
}

/** Sends the counts that differ from those at the end of the day before. For connected players, when a day begins. */
export async function tellNewDay(tx: Tx, accountId: number, now: Date): Promise<void> {
  const yesterday = await readBadges(tx, accountId, new Date(startOfDay(getDay(now)).getTime() - 1))
  const today = await readBadges(tx, accountId, now)
  for (const [event, name] of Object.entries(COUNTS))
    if (yesterday[name] !== today[name]) await pushCount(tx, accountId, event as CountEvent)
}

const getBadges: Handler<'getBadges'> = ({ tx, account, now, deviceId }) => readBadges(tx, account.id, now, deviceId)

export const badgeHandlers = { getBadges } satisfies Handlers

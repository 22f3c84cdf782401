import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { getFirstDay, getFirstDayAfter } from '../../calendar.ts'
import type { RewardItem } from '../../database/tables/account.ts'
import { Refusal, type Handler } from '../../http/call.ts'
import { lockAccount, toCentavos, type Account, type Tx } from '../../money.ts'
import { getPagesOrigin } from '../../pages/pages-host.ts'
import { claimOnce, listClaimed } from '../../rewards.ts'
import { digest } from '../../settings.ts'
import { pushCount, type CountEvent } from '../../socket/push.ts'
import { getDay, startOfDay } from '../paging.ts'
import { countDeposits, sumBets, TASK_BETS } from './count-news.ts'
import { checkIn } from './vip.ts'

/** Of the sign-up bonus: the days that need no deposit, and the bonus of a day by the total of deposits in pesos. */
const FREE_DAYS = 30
const TIERS = [
  { depositTotal: 0, reward: { type: 'point', amount: 10 } },
  { depositTotal: 500, reward: { type: 'cash', amount: 1 } },
  { depositTotal: 5000, reward: { type: 'cash', amount: 5 } },
] as const
/** What a spin of the wheel gives, each with the same chance. */
const WHEEL: readonly RewardItem[] = [
  { type: 'cash', amount: 10 },
  { type: 'cash', amount: 5 },
  { type: 'point', amount: 50 },
  { type: 'coupon' },
]

/** A page on which the player claims rewards. Each claim has a period, which is good once. */
interface Activity {
  readonly title: Readonly<Record<'en-US' | 'vi-VN', string>>
  readonly summary: Readonly<Record<'en-US' | 'vi-VN', string>>
  readonly badge: 'signUp' | 'depositSign' | 'task' | 'inviteSpin' | 'energy'
  /** The count of what can be claimed, and what the page tells the app after a claim (`asyncapi/frames.yaml`). */
  readonly event: CountEvent
  readonly message: 'signUp' | 'depositSign' | 'taskReward' | 'inviteSpin' | 'energyFill'
  /** What the player has earned, claimed or not. */
  listEarned(tx: Tx, account: Account, now: Date): Promise<string[]>
  getReward(account: Account): RewardItem
}

export const ACTIVITIES = {
  'sign-in': {
    title: { 'en-US': 'Daily check-in', 'vi-VN': 'Điểm danh hằng ngày' },
    summary: {
      'en-US': 'Check in each day. The more you have deposited, the more you get.',
      'vi-VN': 'Điểm danh mỗi ngày. Bạn nạp càng nhiều thì nhận càng nhiều.',
    },
    badge: 'signUp',
    event: 'badge.sign.up',
    message: 'signUp',
    listEarned: async (tx, { id, deposited }, now) =>
      deposited > 0 || (await countSignUps(tx, id)) < FREE_DAYS ? [getDay(now)] : [],
    getReward: ({ deposited }) =>
      (TIERS.findLast(({ depositTotal }) => deposited >= toCentavos(depositTotal)) ?? TIERS[0]).reward,
  },
  'deposit-sign': {
    title: { 'en-US': 'Deposit of the day', 'vi-VN': 'Nạp tiền mỗi ngày' },
    summary: { 'en-US': '20 points for a day with a deposit.', 'vi-VN': '20 điểm cho ngày có nạp tiền.' },
    badge: 'depositSign',
    event: 'daily.deposit.sign',
    message: 'depositSign',
    listEarned: async (tx, { id }, now) => ((await countDeposits(tx, id, now)) > 0 ? [getDay(now)] : []),
    getReward: () => ({ type: 'point', amount: 20 }),
  },
  task: {
    title: { 'en-US': 'Task of the day', 'vi-VN': 'Nhiệm vụ mỗi ngày' },
    summary: { 'en-US': 'Bet ₱1,000 in a day for ₱5.', 'vi-VN': 'Cược ₱1,000 trong ngày để nhận ₱5.' },
    badge: 'task',
    event: 'task.reward',
    message: 'taskReward',
    listEarned: async (tx, { id }, now) => ((await sumBets(tx, id, now)) >= TASK_BETS ? [getDay(now)] : []),
    getReward: () => ({ type: 'cash', amount: 5 }),
  },
  'invite-spin': {
    title: { 'en-US': 'Wheel of friends', 'vi-VN': 'Vòng quay bạn bè' },
    summary: { 'en-US': 'A spin for each friend who deposits.', 'vi-VN': 'Một lượt quay cho mỗi người bạn nạp tiền.' },
    badge: 'inviteSpin',
    event: 'invite.friends.spins',
    message: 'inviteSpin',
    listEarned: (tx, { id }) => listFriends(tx, id, 'deposited'),
    getReward: () => WHEEL[randomInt(WHEEL.length)] as RewardItem,
  },
  'invite-energy': {
    title: { 'en-US': 'Energy of friends', 'vi-VN': 'Năng lượng bạn bè' },
    summary: { 'en-US': '5 energy for each friend who plays.', 'vi-VN': '5 năng lượng cho mỗi người bạn chơi.' },
    badge: 'energy',
    event: 'invite.friends.energy',
    message: 'energyFill',
    listEarned: (tx, { id }) => listFriends(tx, id, 'turnover'),
    getReward: () => ({ type: 'energy', amount: 5 }),
  },
} as const satisfies Record<string, Activity>

export type ActivityId = keyof typeof ACTIVITIES

/** Friends with a deposit or with bets, by their ids. */
async function listFriends(tx: Tx, accountId: number, what: 'deposited' | 'turnover'): Promise<string[]> {
  const friends = tx.selectFrom('account').select('id').where('invited_by', '=', accountId).where(what, '>', 0)
  return (await friends.orderBy('id').execute()).map(({ id }) => String(id))
}

/** The periods that the player can claim now. */
export async function listClaimable(tx: Tx, account: Account, id: ActivityId, now: Date): Promise<string[]> {
  const earned = await ACTIVITIES[id].listEarned(tx, account, now)
  const claimed = new Set(await listClaimed(tx, account.id, id, earned))
  return earned.filter((period) => !claimed.has(period))
}

/** Whether the player has claimed the sign-up bonus of the day. */
export async function hasSignedUp(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  return (await listClaimed(tx, accountId, 'sign-in', [getDay(now)])).length > 0
}

async function countSignUps(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from claim
    where account_id = ${accountId} and what = 'sign-in'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Pays one reward of an activity. Refuses nothingToClaim. */
export async function claimActivity(tx: Tx, accountId: number, id: ActivityId, now: Date) {
  const account = await lockAccount(tx, accountId)
  const [period] = await listClaimable(tx, account, id, now)
  if (period === undefined) throw new Refusal('nothingToClaim')
  const claimed = await claimOnce(tx, accountId, { what: id, period }, [ACTIVITIES[id].getReward(account)], now)
  if (id === 'sign-in') await checkIn(tx, accountId, period)
  await pushCount(tx, accountId, ACTIVITIES[id].event)
  return claimed
}

/** What the page of an activity acts by, as long as the session lives. It also vouches for the app that may frame it. */
const getToken = (sessionHash: string, id: string, appOrigin: string) => digest(`${sessionHash} ${id} ${appOrigin}`)

interface Address {
  readonly id: string
  readonly player: number
  readonly app: string
  readonly token: string
}

/** Whether the address of an activity's page is one that `listActivities` made, and its session lives. */
export async function isAddress(tx: Tx, { id, player, app, token }: Address): Promise<boolean> {
  const sessions = await tx.selectFrom('session').select('token_hash').where('account_id', '=', player).execute()
  return sessions.some(({ token_hash }) => getToken(token_hash, id, app) === token)
}

export const listActivities: Handler<'listActivities'> = (call) => {
  const { account, adapters, settings, sessionHash = '', origin, language, now } = call
  // Their pages are those of development, like the games'.
  if (!adapters.games.isForDevelopment) return []
  const month = getFirstDay('month', getDay(now))
  return Object.entries(ACTIVITIES).map(([id, { title, summary, badge }]) => {
    const query = new URLSearchParams({
      player: String(account.id),
      app: origin,
      token: getToken(sessionHash, id, origin),
    })
    return {
      id,
      title: title[language],
      summary: summary[language],
      image: `/api/art/banner/${id}.svg`,
      url: `${getPagesOrigin(settings, origin)}/activity/${id}?${query.toString()}`,
      startsAt: startOfDay(month).toISOString(),
      endsAt: startOfDay(getFirstDayAfter('month', month)).toISOString(),
      badge,
      ...(id === 'sign-in' && { freeDays: FREE_DAYS, tiers: [...TIERS] }),
    }
  })
}

import { sql } from 'kysely'
import { addDays } from '../../calendar.ts'
import { Refusal, type Call, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { lockAccount, toPesos, type Account, type Tx } from '../../money.ts'
import { claimOnce, findLastClaim, toCash } from '../../rewards.ts'
import { pushCount } from '../../socket/push.ts'
import { getDay, startOfDay } from '../paging.ts'
import { getStandingOfVip, LEVELS } from './activeness.ts'

/** Check-ins that earn the monthly reward. */
const CHECK_INS = 30
/** What a claim of each reward is of. */
const WHAT = { daily: 'vipDaily', rebate: 'vipRebate', monthly: 'vipMonthly' } as const

type Vip = Payload<'getVip'>
type VipReward = Vip['daily']

/** The level and the activeness of a player on the day of an instant. */
export async function readStanding(tx: Tx, account: Account, now: Date) {
  const { rows } = await sql<{ day: string; deposits: number }>`
    select to_char(at at time zone interval '8 hours', 'YYYY-MM-DD') as day, count(*) as deposits
    from transfer where account_id = ${account.id} and kind = 'deposit' group by 1`.execute(tx)
  const deposits = new Map(rows.map((row) => [row.day, row.deposits]))
  return getStandingOfVip({ ...account, registeredOn: getDay(account.created_at), today: getDay(now), deposits })
}

async function readVip(tx: Tx, account: Account, now: Date): Promise<Vip> {
  const today = getDay(now)
  const { level, activeness, drop } = await readStanding(tx, account, now)
  const checkIns = await readCheckIns(tx, account.id)
  const daily = { reward: toCash(level.daily), progress: level.daily > 0 ? 1 : 0, target: 1 }
  const rebate = await readRebate(tx, account.id, level.rebatePercent, today)
  return {
    level: level.level,
    deposit: toPesos(account.deposited),
    turnover: toPesos(account.turnover),
    activeness,
    ...(drop && { nextDrop: { at: startOfDay(drop.on).toISOString(), activeness: drop.activeness } }),
    checkIns,
    levels: LEVELS.slice(1).map((one) => ({
      level: one.level,
      deposit: toPesos(one.deposit),
      turnover: toPesos(one.turnover),
      rebatePercent: one.rebatePercent,
      activenessLoss: one.loss,
      retentionActiveness: one.retention,
      daily: toPesos(one.daily),
      monthly: toPesos(one.monthly),
    })),
    daily: await showDaily(tx, account.id, WHAT.daily, daily, today),
    rebate: await showDaily(tx, account.id, WHAT.rebate, rebate, today),
    monthly: await showMonthly(tx, account.id, level.monthly, checkIns, today),
  }
}

/** How many of the three rewards can be claimed now. */
export async function countVipRewards(tx: Tx, account: Account, now: Date): Promise<number> {
  const { daily, rebate, monthly } = await readVip(tx, account, now)
  return [daily, rebate, monthly].filter(({ state }) => state === 'ready').length
}

/** The check-ins since the last monthly reward, oldest first. */
async function readCheckIns(tx: Tx, accountId: number): Promise<string[]> {
  const last = (await findLastClaim(tx, accountId, WHAT.monthly)) ?? ''
  const days = tx.selectFrom('check_in').select('day').where('account_id', '=', accountId).where('day', '>', last)
  return (await days.orderBy('day').limit(CHECK_INS).execute()).map(({ day }) => day)
}

/** Notes a check-in: the daily reward is one, and the sign-up bonus of a day. The last one makes a reward ready. */
export async function checkIn(tx: Tx, accountId: number, day: string): Promise<void> {
  await sql`insert into check_in (account_id, day) values (${accountId}, ${day}) on conflict do nothing`.execute(tx)
  if ((await readCheckIns(tx, accountId)).length === CHECK_INS) await pushCount(tx, accountId, 'vip.tab.rewards.num')
}

/** A reward of each day, with its state. */
async function showDaily(
  tx: Tx,
  accountId: number,
  what: string,
  reward: Omit<VipReward, 'state'>,
  today: string,
): Promise<VipReward> {
  if ((await findLastClaim(tx, accountId, what)) === today)
    return { state: 'claimed', ...reward, availableAt: startOfDay(addDays(today, 1)).toISOString() }
  return { state: (reward.reward.amount ?? 0) > 0 ? 'ready' : 'locked', ...reward }
}

async function readRebate(tx: Tx, accountId: number, percent: number, today: string) {
  const { sum } = await tx
    .selectFrom('round')
    .select(({ fn }) => fn.sum<string | null>('bet').as('sum'))
    .where('account_id', '=', accountId)
    .where('played_at', '>=', startOfDay(addDays(today, -1)))
    .where('played_at', '<', startOfDay(today))
    .executeTakeFirstOrThrow()
  const turnover = Number(sum)
  // Tenths of a percent keep the product whole.
  const amount = Math.floor((turnover * Math.round(percent * 10)) / 1000)
  // The least turnover whose rebate is a centavo, in whole pesos.
  const target = percent === 0 ? 1 : Math.ceil(1 / percent)
  const progress = Math.floor(toPesos(turnover))
  return {
    reward: toCash(amount),
    progress: amount > 0 ? Math.max(progress, target) : Math.min(progress, target - 1),
    target,
  }
}

async function showMonthly(
  tx: Tx,
  accountId: number,
  amount: number,
  checkIns: readonly string[],
  today: string,
): Promise<VipReward> {
  const progress = checkIns.length
  const reward = { reward: toCash(amount), progress, target: CHECK_INS }
  if (progress === CHECK_INS && amount > 0) return { state: 'ready', ...reward }
  // A level without the reward has no day on which it comes.
  if (amount === 0) return { state: 'locked', ...reward }
  const isClaimed = progress === 0 && (await findLastClaim(tx, accountId, WHAT.monthly)) !== undefined
  const next = addDays(today, checkIns.at(-1) === today ? 1 : 0)
  const availableAt = startOfDay(addDays(next, CHECK_INS - progress - 1)).toISOString()
  return { state: isClaimed ? 'claimed' : 'locked', ...reward, availableAt }
}

/** Pays one of the three rewards. The period of the monthly one is its last check-in. */
async function claim(call: Call<'claimVipDaily' | 'claimVipRebate' | 'claimVipMonthly'>, name: keyof typeof WHAT) {
  const { tx, now } = call
  const account = await lockAccount(tx, call.account.id)
  const {
    [name]: { state, reward, availableAt },
    checkIns,
  } = await readVip(tx, account, now)
  if (state === 'claimed') throw new Refusal('alreadyClaimed')
  if (state === 'locked') throw new Refusal(availableAt === undefined ? 'nothingToClaim' : 'dateNotArrived')
  const day = getDay(now)
  if (name === 'daily') await checkIn(tx, account.id, day)
  await pushCount(tx, account.id, 'vip.tab.rewards.num')
  const period = name === 'monthly' ? (checkIns?.at(-1) ?? '') : day
  return claimOnce(tx, account.id, { what: WHAT[name], period }, [reward], now)
}

const getVip: Handler<'getVip'> = ({ tx, account, now }) => readVip(tx, account, now)

export const vipHandlers = {
  getVip,
  claimVipDaily: (call) => claim(call, 'daily'),
  claimVipRebate: (call) => claim(call, 'rebate'),
  claimVipMonthly: (call) => claim(call, 'monthly'),
} satisfies Handlers

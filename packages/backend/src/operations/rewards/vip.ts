import { sql } from 'kysely'
import { toCash } from '../../rewards.ts'
import { addDays } from '../../calendar.ts'
import { Refusal, type Call, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { lockAccount, toPesos, type Account, type Tx } from '../../money.ts'
import { pushCount } from '../../socket/push.ts'
import { getDay, startOfDay } from '../paging.ts'
import { getStandingOfVip, LEVELS } from './activeness.ts'
import { claimOnce, findLastClaim } from './claims.ts'

/** Check-ins that earn the monthly reward. */
const CHECK_INS = 30

type Vip = Payload<'getVip'>
type VipReward = Vip['daily']

/** The VIP card of a player. It also brings `account.vip` up to date. */
export async function readVip(tx: Tx, account: Account, now: Date): Promise<Vip> {
  const today = getDay(now)
  const { rows } = await sql<{ day: string; deposits: number }>`
    select to_char(at at time zone interval '8 hours', 'YYYY-MM-DD') as day, count(*) as deposits
    from transfer where account_id = ${account.id} and kind = 'deposit' group by 1`.execute(tx)
  const deposits = new Map(rows.map((row) => [row.day, row.deposits]))
  const { deposited, turnover } = account
  const registeredOn = getDay(account.created_at)
  const { level, activeness, drop } = getStandingOfVip({ deposited, turnover, registeredOn, today, deposits })
  if (level.level !== account.vip) {
    await tx.updateTable('account').set({ vip: level.level }).where('id', '=', account.id).execute()
    await pushCount(tx, account.id, 'vip.tab.rewards.num')
  }
  const checkIns = await readCheckIns(tx, account.id)
  return {
    level: level.level,
    deposit: toPesos(deposited),
    turnover: toPesos(turnover),
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
    daily: await readDaily(tx, account.id, level.daily, today),
    rebate: await readRebate(tx, account.id, level.rebatePercent, today),
    monthly: await readMonthly(tx, account.id, { amount: level.monthly, checkIns, today }),
  }
}

/** How many of the three rewards can be claimed now. */
export async function countVipRewards(tx: Tx, accountId: number): Promise<number> {
  const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  const { daily, rebate, monthly } = await readVip(tx, account, new Date())
  return [daily, rebate, monthly].filter(({ state }) => state === 'ready').length
}

/** The check-ins since the last monthly reward, oldest first. */
async function readCheckIns(tx: Tx, accountId: number): Promise<string[]> {
  const last = await findLastClaim(tx, accountId, 'vipMonthly')
  const days = await tx
    .selectFrom('check_in')
    .select('day')
    .where('account_id', '=', accountId)
    .where('day', '>', last ?? '')
    .orderBy('day')
    .limit(CHECK_INS)
    .execute()
  return days.map(({ day }) => day)
}

async function readDaily(tx: Tx, accountId: number, amount: number, today: string): Promise<VipReward> {
  const isClaimed = (await findLastClaim(tx, accountId, 'vipDaily')) === today
  const reward = { reward: toCash(amount), progress: amount > 0 ? 1 : 0, target: 1 }
  if (isClaimed) return { state: 'claimed', ...reward, availableAt: startOfDay(addDays(today, 1)).toISOString() }
  return { state: amount > 0 ? 'ready' : 'locked', ...reward }
}

async function readRebate(tx: Tx, accountId: number, percent: number, today: string): Promise<VipReward> {
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
  const reward = { reward: toCash(amount), progress: Math.floor(toPesos(turnover)), target: 1 }
  if ((await findLastClaim(tx, accountId, 'vipRebate')) === today)
    return { state: 'claimed', ...reward, availableAt: startOfDay(addDays(today, 1)).toISOString() }
  return { state: amount > 0 ? 'ready' : 'locked', ...reward }
}

interface Month {
  readonly amount: number
  readonly checkIns: readonly string[]
  readonly today: string
}

async function readMonthly(tx: Tx, accountId: number, { amount, checkIns, today }: Month): Promise<VipReward> {
  const progress = checkIns.length
  const reward = { reward: toCash(amount), progress, target: CHECK_INS }
  if (progress === CHECK_INS && amount > 0) return { state: 'ready', ...reward }
  // A level without the reward has no day on which it comes.
  if (amount === 0) return { state: 'locked', ...reward }
  const isClaimed = progress === 0 && (await findLastClaim(tx, accountId, 'vipMonthly')) !== undefined
  const next = addDays(today, checkIns.at(-1) === today ? 1 : 0)
  const availableAt = startOfDay(addDays(next, CHECK_INS - progress - 1)).toISOString()
  return { state: isClaimed ? 'claimed' : 'locked', ...reward, availableAt }
}

async function claim(
  call: Call<'claimVipDaily' | 'claimVipRebate' | 'claimVipMonthly'>,
  name: 'daily' | 'rebate' | 'monthly',
) {
  const { tx, now } = call
  const account = await lockAccount(tx, call.account.id)
  const vip = await readVip(tx, account, now)
  const { state, reward, availableAt } = vip[name]
  if (state === 'claimed') throw new Refusal('alreadyClaimed')
  if (state === 'locked') throw new Refusal(availableAt === undefined ? 'nothingToClaim' : 'dateNotArrived')
  await pushCount(tx, account.id, 'vip.tab.rewards.num')
  return { account, reward, checkIns: vip.checkIns ?? [] }
}

const claimVipDaily: Handler<'claimVipDaily'> = async (call) => {
  const { account, reward } = await claim(call, 'daily')
  const day = getDay(call.now)
  await call.tx
    .insertInto('check_in')
    .values({ account_id: account.id, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return claimOnce(call.tx, account.id, { what: 'vipDaily', period: day }, [reward], call.now)
}

const claimVipRebate: Handler<'claimVipRebate'> = async (call) => {
  const { account, reward } = await claim(call, 'rebate')
  return claimOnce(call.tx, account.id, { what: 'vipRebate', period: getDay(call.now) }, [reward], call.now)
}

const claimVipMonthly: Handler<'claimVipMonthly'> = async (call) => {
  const { account, reward, checkIns } = await claim(call, 'monthly')
  const period = checkIns.at(-1) ?? ''
  return claimOnce(call.tx, account.id, { what: 'vipMonthly', period }, [reward], call.now)
}

const getVip: Handler<'getVip'> = ({ tx, account, now }) => readVip(tx, account, now)

export const vipHandlers = { getVip, claimVipDaily, claimVipRebate, claimVipMonthly } satisfies Handlers

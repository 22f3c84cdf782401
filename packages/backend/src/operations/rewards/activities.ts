import { getFirstDayAfter, getFirstDay } from '../../calendar.ts'
import { Refusal, type Handler } from '../../http/call.ts'
import { lockAccount, toCentavos, type Account, type Tx } from '../../money.ts'
import { digest } from '../../settings.ts'
import { pushCount } from '../../socket/push.ts'
import { getDay, startOfDay } from '../paging.ts'
import { claimOnce } from './claims.ts'

/** Of the sign-up bonus: the days that need no deposit, and the bonus of a day by the total of deposits in pesos. */
const FREE_DAYS = 30
const TIERS = [
  { depositTotal: 0, reward: { type: 'point', amount: 10 } },
  { depositTotal: 500, reward: { type: 'cash', amount: 1 } },
  { depositTotal: 5000, reward: { type: 'cash', amount: 5 } },
] as const

/** What the page of the sign-up bonus acts by, as long as the session lives. */
const getToken = (sessionHash: string): string => digest(`${sessionHash} sign-in`)

export const listActivities: Handler<'listActivities'> = ({
  account,
  adapters,
  settings,
  sessionHash,
  language,
  now,
}) => {
  // Its page is one of development, like the games'.
  if (!adapters.games.isForDevelopment) return []
  const month = getFirstDay('month', getDay(now))
  const page = `http://${settings.pagesHost}:${settings.port}/sign-in`
  return [
    {
      id: 'sign-in',
      title: { 'en-US': 'Daily check-in', 'vi-VN': 'Điểm danh hằng ngày' }[language],
      summary: {
        'en-US': 'Check in each day. The more you have deposited, the more you get.',
        'vi-VN': 'Điểm danh mỗi ngày. Bạn nạp càng nhiều thì nhận càng nhiều.',
      }[language],
      image: '/api/art/banner/sign-in.svg',
      url: `${page}?player=${account.id}&token=${getToken(sessionHash ?? '')}`,
      startsAt: startOfDay(month).toISOString(),
      endsAt: startOfDay(getFirstDayAfter('month', month)).toISOString(),
      freeDays: FREE_DAYS,
      tiers: [...TIERS],
      badge: 'signUp',
    },
  ]
}

/** The player whose page has this token. */
export async function findSignInPlayer(tx: Tx, accountId: number, token: string): Promise<number | undefined> {
  const sessions = await tx.selectFrom('session').select('token_hash').where('account_id', '=', accountId).execute()
  return sessions.some(({ token_hash }) => getToken(token_hash) === token) ? accountId : undefined
}

async function listSignIns(tx: Tx, accountId: number): Promise<string[]> {
  const claims = tx
    .selectFrom('claim')
    .select('period')
    .where('account_id', '=', accountId)
    .where('what', '=', 'signUp')
  return (await claims.execute()).map(({ period }) => period)
}

/** Whether the player has claimed the sign-up bonus of the day. */
export async function hasSignedIn(tx: Tx, accountId: number, now = new Date()): Promise<boolean> {
  return (await listSignIns(tx, accountId)).includes(getDay(now))
}

/** Pays the sign-up bonus of the day, once. Refuses alreadyClaimed and nothingToClaim. */
export async function claimSignIn(tx: Tx, accountId: number, now: Date) {
  const account: Account = await lockAccount(tx, accountId)
  const days = await listSignIns(tx, accountId)
  if (account.deposited === 0 && days.length >= FREE_DAYS) throw new Refusal('nothingToClaim')
  const tier = TIERS.findLast(({ depositTotal }) => account.deposited >= toCentavos(depositTotal)) ?? TIERS[0]
  const day = getDay(now)
  const claimed = await claimOnce(tx, accountId, { what: 'signUp', period: day }, [tier.reward], now)
  await tx
    .insertInto('check_in')
    .values({ account_id: accountId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await pushCount(tx, accountId, 'badge.sign.up')
  return claimed
}

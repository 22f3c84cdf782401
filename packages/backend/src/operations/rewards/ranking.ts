import { sql } from 'kysely'
import { addMonths, getFirstDay } from '../../calendar.ts'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { maskPlayer } from '../../masks.ts'
import { lockAccount, type Tx } from '../../money.ts'
import { grant, toCash } from '../../rewards.ts'
import { getDay, startOfDay } from '../paging.ts'

/** The rewards of the places of a month, in whole centavos. */
const PRIZES = [
  { from: 1, to: 1, amount: 1_000_00 },
  { from: 2, to: 3, amount: 500_00 },
  { from: 4, to: 10, amount: 100_00 },
] as const
const PLACES = 10

const findPrize = (rank: number): number | undefined =>
  PRIZES.find(({ from, to }) => rank >= from && rank <= to)?.amount

interface Place {
  readonly id: number
  readonly username: string
  readonly rank: number
  readonly invited: number
}

/** The ranking of a month. Of two with as many friends, the one who had them first is before. */
async function readMonth(tx: Tx, firstDay: string, accountId: number) {
  const [from, to] = [startOfDay(firstDay), startOfDay(addMonths(firstDay, 1))]
  const { rows } = await sql<Place>`
    with place as (
      select invited_by as id, count(*) as invited,
        row_number() over (order by count(*) desc, max(invited_at), invited_by) as rank
      from account where invited_by is not null and invited_at >= ${from} and invited_at < ${to} group by invited_by
    )
    select place.id, username, rank, invited from place join account using (id)
    where rank <= ${PLACES} or place.id = ${accountId} order by rank`.execute(tx)
  const mine = rows.find(({ id }) => id === accountId)
  return {
    startsAt: from.toISOString(),
    endsAt: new Date(to.getTime() - 1000).toISOString(),
    list: rows
      .filter(({ rank }) => rank <= PLACES)
      .map(({ rank, username, invited }) => ({
        rank,
        player: maskPlayer(username),
        invited,
        reward: toCash(findPrize(rank) ?? 0),
      })),
    myRank: mine?.rank ?? 0,
    myInvited: mine?.invited ?? 0,
  }
}

async function hasClaimed(tx: Tx, accountId: number, month: string): Promise<boolean> {
  const { rows } = await sql`select from friend_reward
    where account_id = ${accountId} and kind = 'ranking' and period = ${month}`.execute(tx)
  return rows.length > 0
}

const getInviteRanking: Handler<'getInviteRanking'> = async ({ tx, account, now }) => {
  const month = getFirstDay('month', getDay(now))
  const last = addMonths(month, -1)
  const previous = await readMonth(tx, last, account.id)
  const prize = findPrize(previous.myRank)
  const earned = (await hasClaimed(tx, account.id, last)) ? 'claimed' : 'ready'
  return {
    ...(await readMonth(tx, month, account.id)),
    state: prize === undefined ? 'locked' : earned,
    prizes: PRIZES.map(({ from, to, amount }) => ({ from, to, reward: toCash(amount) })),
    previous: { ...previous, ...(prize !== undefined && { myReward: toCash(prize) }) },
  }
}

const claimInviteRanking: Handler<'claimInviteRanking'> = async ({ tx, account, now }) => {
  await lockAccount(tx, account.id)
  const last = addMonths(getFirstDay('month', getDay(now)), -1)
  const prize = findPrize((await readMonth(tx, last, account.id)).myRank)
  if (prize === undefined) throw new Refusal('nothingToClaim')
  if (await hasClaimed(tx, account.id, last)) throw new Refusal('alreadyClaimed')
  // A place has no friend: its row names the player.
  const place = { account_id: account.id, friend_id: account.id, kind: 'ranking', period: last } as const
  await tx
    .insertInto('friend_reward')
    .values({ ...place, amount: prize, got_at: now })
    .execute()
  const rewards = [toCash(prize)]
  await grant(tx, account.id, rewards, now)
  return { rewards }
}

export const rankingHandlers = { getInviteRanking, claimInviteRanking } satisfies Handlers

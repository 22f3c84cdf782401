// What deposits and rounds change in the counts behind the red dots. Both are sent in their transactions.
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { pushCount } from '../../socket/push.ts'
import { getDay, isInDays } from '../paging.ts'
import { getReachedLevel } from './activeness.ts'

type Tx = Transaction<Tables>

/** The bets of a day that earn the reward of its task, in whole centavos. */
export const TASK_BETS = 1_000_00

/** How many deposits of the day have arrived. */
export async function countDeposits(tx: Tx, accountId: number, now: Date): Promise<number> {
  const day = getDay(now)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from transfer
    where account_id = ${accountId} and kind = 'deposit'
      and ${isInDays('at', { from: day, to: day })}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The bets of the day, in whole centavos. */
export async function sumBets(tx: Tx, accountId: number, now: Date): Promise<number> {
  const day = getDay(now)
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(bet), 0)::bigint as sum from round
    where account_id = ${accountId}
      and ${isInDays('played_at', { from: day, to: day })}`.execute(tx)
  return rows[0]?.sum ?? 0
}

type Friend = Pick<Selectable<Tables['account']>, 'id' | 'deposited' | 'turnover' | 'invited_by'>

/** Sends the counts that a deposit has changed: the player's, and with the first one the inviter's. */
export async function tellDeposit(tx: Tx, account: Friend, amount: number, now: Date): Promise<void> {
  const before = { ...account, deposited: account.deposited - amount }
  if ((await countDeposits(tx, account.id, now)) === 1) await pushCount(tx, account.id, 'daily.deposit.sign')
  await tellLevel(tx, before, account)
  if (account.invited_by !== null && before.deposited === 0)
    await pushCount(tx, account.invited_by, 'invite.friends.spins')
}

/** Sends the counts that a round has changed. */
export async function tellRound(tx: Tx, before: Friend, bet: number, now: Date): Promise<void> {
  const bets = await sumBets(tx, before.id, now)
  if (bets >= TASK_BETS && bets - bet < TASK_BETS) await pushCount(tx, before.id, 'task.reward')
  await tellLevel(tx, before, { ...before, turnover: before.turnover + bet })
  if (before.invited_by !== null && before.turnover === 0)
    await pushCount(tx, before.invited_by, 'invite.friends.energy')
}

/** The lowest level with rewards makes some ready; a higher one only raises them. */
async function tellLevel(tx: Tx, before: Friend, after: Friend): Promise<void> {
  if (getReachedLevel(before).level === 0 && getReachedLevel(after).level > 0)
    await pushCount(tx, after.id, 'vip.tab.rewards.num')
}

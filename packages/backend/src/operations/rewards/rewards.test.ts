import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory, type OpenDatabase } from '../../database/open-database.ts'
import type { Call, Handler, OperationId } from '../../http/call.ts'
import { settleDeposit, type Account, type Tx } from '../../money.ts'
import { seedGames } from '../../seed/games.ts'
import { digest } from '../../settings.ts'
import { hashAgain, withPasswords, type Passwords } from '../../passwords.ts'
import { tellNewDay } from '../account/badges.ts'
import { openLaunch, playRound } from '../games/rounds.ts'
import { handlers } from '../handlers.ts'
import { claimActivity, type ActivityId } from './activities.ts'

const START = new Date('2026-11-18T12:00:00+08:00')
const DAY = 86_400_000
const PASSWORD = digest('tumpak123')
let opened: OpenDatabase
let password: string
let numbers = 0

beforeAll(async () => {
  opened = await openInMemory()
  password = await hashAgain(PASSWORD)
  await inTransaction((tx) => seedGames(tx, START))
}, 300_000)

afterAll(async () => {
  await opened.close()
})

const inTransaction = <Found>(run: (tx: Tx) => Promise<Found>): Promise<Found> => opened.db.transaction().execute(run)
const after = (days: number): Date => new Date(START.getTime() + days * DAY)

async function createPlayer(createdAt = START, inviter?: Account): Promise<Account> {
  numbers += 1
  const name = `player${numbers}`
  const values = {
    username: name,
    password,
    register_phone: '',
    invitation_code: `CODE${numbers}`,
    created_at: createdAt,
  }
  const account = await opened.db
    .insertInto('account')
    .values({ ...values, ...(inviter && { invited_by: inviter.id, invited_at: createdAt }) })
    .returningAll()
    .executeTakeFirstOrThrow()
  const session = { token_hash: name, account_id: account.id, device_id: 'device' }
  await opened.db.insertInto('session').values(session).execute()
  return account
}

/** Calls a handler as a player, so many days after the start. */
async function call<Id extends OperationId>(
  id: Id,
  { id: accountId, username }: Account,
  days = 0,
  input: object = {},
) {
  const run = (passwords: Passwords) =>
    inTransaction(async (tx) => {
      const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
      const games = { launch: async ({ token }: { token: string }) => token }
      const common = { language: 'en-US', deviceId: 'device', sessionHash: username, origin: 'http://127.0.0.1' }
      const parts = {
        tx,
        passwords,
        account,
        now: after(days),
        adapters: { games },
        setMessage: () => undefined,
        ...common,
        ...input,
      }
      return (handlers[id] as Handler<Id>)(parts as unknown as Call<Id>)
    })
  return withPasswords(run)
}

async function deposit({ id }: Account, amount: number, days = 0): Promise<void> {
  numbers += 1
  const order = { order_no: `D${numbers}`, account_id: id, method: 'gcash', amount, turnover_multiple: 0, status: 0 }
  await inTransaction(async (tx) => {
    await tx
      .insertInto('deposit')
      .values({ ...order, expires_at: after(days) })
      .execute()
    await settleDeposit(tx, order.order_no, 1, after(days))
  })
}

async function play(player: Account, bets: readonly number[], days = 0): Promise<void> {
  const { playUrl } = await call('launchGame', player, days, { body: { gameId: 'slot-001' } })
  const opening = await inTransaction((tx) => openLaunch(tx, playUrl, after(days)))
  for (const [index, bet] of bets.entries())
    await inTransaction((tx) =>
      playRound(tx, { key: opening?.key ?? '', number: index + 1, bet, language: 'en-US', now: after(days) }),
    )
}

/** The events of the counts that were sent to a player, which forgets them. */
async function takeEvents({ id }: Account): Promise<string[]> {
  const sent = await opened.db.deleteFrom('live_message').where('account_id', '=', id).returning('event').execute()
  return sent.map(({ event }) => event).toSorted()
}

describe('counts', () => {
  it('count what activities give, and a claim lowers them by one', async () => {
    const inviter = await createPlayer()
    const friend = await createPlayer(START, inviter)
    await deposit(friend, 6_000_00)
    await play(friend, [400_00, 600_00])
    expect(await takeEvents(friend)).toEqual(['daily.deposit.sign', 'task.reward'])
    expect(await takeEvents(inviter)).toEqual(['invite.friends.energy', 'invite.friends.spins'])
    expect(await call('getBadges', friend)).toMatchObject({
      loginBonusRewardNum: 1,
      dailyDepositSign: 1,
      taskRewardNum: 1,
    })
    expect(await call('getBadges', inviter)).toMatchObject({ inviteFriendToEarnNum: 1, inviteFriendEnergy: 1 })
    const claims: [ActivityId, Account][] = [
      ['sign-in', friend],
      ['deposit-sign', friend],
      ['task', friend],
      ['invite-spin', inviter],
      ['invite-energy', inviter],
    ]
    for (const [id, { id: accountId }] of claims) {
      await inTransaction((tx) => claimActivity(tx, accountId, id, START))
      await expect(inTransaction((tx) => claimActivity(tx, accountId, id, START))).rejects.toThrow('nothingToClaim')
    }
    const none = { loginBonusRewardNum: 0, dailyDepositSign: 0, taskRewardNum: 0 }
    expect(await call('getBadges', friend)).toMatchObject(none)
    expect(await call('getBadges', inviter)).toMatchObject({ inviteFriendToEarnNum: 0, inviteFriendEnergy: 0 })
    expect(await call('getFriendCard', inviter)).toMatchObject({ spins: 0, energy: 5 })
  })

  it('are 0 during a break', async () => {
    const player = await createPlayer()
    await call('takeBreak', player, 0, { body: { hours: 24, thisDevice: false, password: PASSWORD } })
    expect(await call('getBadges', player, 0.5)).toMatchObject({ loginBonusRewardNum: 0 })
    expect(await call('getBadges', player, 1.5)).toMatchObject({ loginBonusRewardNum: 1 })
  })

  it('are sent at midnight in Manila, where the new day has changed them', async () => {
    const player = await createPlayer()
    await inTransaction((tx) => claimActivity(tx, player.id, 'sign-in', new Date('2026-11-18T15:59:59Z')))
    const midnight = new Date('2026-11-18T16:00:00Z')
    await takeEvents(player)
    await inTransaction((tx) => tellNewDay(tx, player.id, midnight))
    expect(await takeEvents(player)).toEqual(['badge.sign.up'])
    await inTransaction((tx) => claimActivity(tx, player.id, 'sign-in', midnight))
  })
})

describe('VIP', () => {
  it('has its level as soon as a round has reached it', async () => {
    const player = await createPlayer()
    await deposit(player, 6_000_00)
    await takeEvents(player)
    await play(player, [1_500_00, 1_500_00, 1_000_00])
    await opened.db.updateTable('account').set({ turnover: 4_999_00 }).where('id', '=', player.id).execute()
    await takeEvents(player)
    await deposit(player, 100_00)
    await play(player, [1_00])
    expect(await takeEvents(player)).toEqual(['vip.tab.rewards.num'])
    expect(await call('getUser', player)).toMatchObject({ vip: 1 })
  })

  it('has a rebate of no bets that is as far from its target as it is locked', async () => {
    const player = await createPlayer()
    await deposit(player, 6_000_00)
    await play(player, [2_00])
    await opened.db.updateTable('account').set({ turnover: 5_000_00 }).where('id', '=', player.id).execute()
    expect((await call('getVip', player, 1)).rebate).toMatchObject({ state: 'locked', progress: 2, target: 4 })
  })
})

describe('the ranking of inviters', () => {
  it('of a past month does not change by a friend who is bound later', async () => {
    const [inviter, other] = [await createPlayer(after(-60)), await createPlayer(after(-60))]
    const late = await createPlayer(after(-31))
    await createPlayer(after(-30), inviter)
    await call('bindInvitation', late, 0, { path: { code: other.invitation_code } })
    const ranking = await call('getInviteRanking', other)
    expect([ranking.previous?.myRank, ranking.myInvited]).toEqual([0, 1])
    expect((await call('getInviteRanking', inviter)).previous?.myRank).toBe(1)
  })
})

describe('search', () => {
  it('finds nothing for a keyword that no text of the database can have', async () => {
    const found = await call('searchOpenGames', await createPlayer(), 0, { query: { keyword: 'a\0b' } })
    expect(found.total).toBe(0)
  })
})

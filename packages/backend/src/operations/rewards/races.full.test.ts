import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts'
import type { Call, Handler, OperationId } from '../../http/call.ts'
import { findLedgerErrors } from '../../ledger-errors.ts'
import type { Tx } from '../../money.ts'
import { seed } from '../../seed/seed.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { openLaunch, playRound } from '../games/rounds.ts'
import { handlers } from '../handlers.ts'
import { claimActivity } from './activities.ts'

const AT_ONCE = 16

/** Only a server runs two transactions at the same time. */
describe.skipIf(!hasPostgres())('at once, on PostgreSQL', { timeout: 300_000 }, () => {
  let postgres: TestPostgres
  let opened: OpenDatabase
  let amihan: number

  beforeAll(async () => {
    postgres = await startPostgres()
    opened = await openDatabase({ databaseUrl: postgres.url, folder: '' })
    await seed(opened.db)
    amihan = await findPlayer('amihan')
    const session = { token_hash: 'session', account_id: amihan, device_id: 'device' }
    await opened.db.insertInto('session').values(session).execute()
  }, 300_000)

  afterAll(async () => {
    await opened?.close()
    await postgres?.stop()
  })

  const inTransaction = <Found>(run: (tx: Tx) => Promise<Found>): Promise<Found> => opened.db.transaction().execute(run)
  const findPlayer = async (name: string) =>
    (await opened.db.selectFrom('account').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id

  function call<Id extends OperationId>(id: Id, accountId: number, body: object = {}) {
    return inTransaction(async (tx) => {
      const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
      const games = { launch: async ({ token }: { token: string }) => token }
      const common = { language: 'en-US', deviceId: 'device', sessionHash: 'session', origin: 'http://127.0.0.1' }
      const parts = { tx, account, body, query: {}, now: new Date(), adapters: { games }, ...common }
      return (handlers[id] as Handler<Id>)(parts as unknown as Call<Id>)
    })
  }

  /** How many of many at once succeed, and why the others do not. */
  async function race(run: (index: number) => Promise<unknown>): Promise<{ done: number; refusals: string[] }> {
    const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => run(index)))
    const failed = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    const refusals = [...new Set(failed.map(({ reason }) => (reason as Error).message))]
    return { done: AT_ONCE - failed.length, refusals }
  }

  it.each([
    ['claimVipDaily', {}, 'alreadyClaimed'],
    ['claimVipRebate', {}, 'alreadyClaimed'],
    ['claimFriendDeposit', {}, 'alreadyClaimed'],
    ['claimFriendTurnover', {}, 'alreadyClaimed'],
    ['claimInviteRanking', {}, 'alreadyClaimed'],
    ['claimRecallTask', { sn: 'BACK-amihan', stepId: 'login' }, 'alreadyClaimed'],
    ['redeemCode', { code: 'FIESTA2026' }, 'codeUsedByYou'],
    ['addFavourite', { gameId: 'poker-001' }, 'alreadyFavourite'],
    ['removeFavourite', { gameId: 'poker-001' }, 'notFavourite'],
  ] as const)('%s succeeds once', async (id, body, code) => {
    expect(await race(() => call(id, amihan, body))).toEqual({ done: 1, refusals: [code] })
  })

  it('pays the monthly reward once, also while the day is checked in', async () => {
    const { done } = await race((index) =>
      index % 2 === 0
        ? call('claimVipMonthly', amihan)
        : inTransaction((tx) => claimActivity(tx, amihan, 'sign-in', new Date())),
    )
    expect(done).toBe(2)
  })

  it('gives as many spins as friends have deposited', async () => {
    const spins = await race(() => inTransaction((tx) => claimActivity(tx, amihan, 'invite-spin', new Date())))
    expect(spins).toEqual({ done: 2, refusals: ['nothingToClaim'] })
  })

  it('lets no more players use a code than it has uses', async () => {
    const rewards = JSON.stringify([{ type: 'point', amount: 1 }])
    const code = { code: 'THREE', rewards, uses_left: 3, expires_at: new Date(Date.now() + 3_600_000) }
    await opened.db.insertInto('redeem_code').values(code).execute()
    const players = await opened.db
      .insertInto('account')
      .values(
        Array.from({ length: AT_ONCE }, (_, index) => ({
          username: `redeemer${index}`,
          password: '',
          register_phone: '',
          invitation_code: `REDEEM${index}`,
        })),
      )
      .returning('id')
      .execute()
    const used = await race((index) => call('redeemCode', players[index]?.id ?? 0, { code: 'THREE' }))
    expect(used).toEqual({ done: 3, refusals: ['codeExhausted'] })
  })

  it('opens a launch once, and plays no round twice nor beyond the balance', async () => {
    const { playUrl } = await call('launchGame', amihan, { gameId: 'slot-001' })
    let key = ''
    const opens = await race(async () => {
      const launch = await inTransaction((tx) => openLaunch(tx, playUrl, new Date()))
      if (launch === undefined) throw new Error('used')
      key = launch.key
    })
    expect(opens).toEqual({ done: 1, refusals: ['used'] })
    const play = (number: number) =>
      inTransaction((tx) => playRound(tx, { key, number, bet: 5_000_00, language: 'en-US', now: new Date() }))
    await race(() => play(1))
    await race((index) => play(2 + index))
    const { count } = await opened.db
      .selectFrom('round')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', amihan)
      .where('number', '=', 1)
      .where('bet', '=', 5_000_00)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
    expect(await inTransaction((tx) => findLedgerErrors(tx))).toEqual([])
  })
})

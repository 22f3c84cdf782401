import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { startBackend, type TestBackend } from './testing/start-backend.ts'
import { TestPlayer } from './testing/test-player.ts'

const TIMEOUT_MS = 180_000
const REQUEST_IN_PROGRESS = 43_402

describe.skipIf(!hasPostgres())('two processes on one PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  let postgres: TestPostgres
  let first: TestBackend
  let second: TestBackend

  beforeAll(async () => {
    postgres = await startPostgres()
    // At once: one of them migrates and seeds.
    const start = () => startBackend({ DATABASE_URL: postgres.url })
    ;[first, second] = await Promise.all([start(), start()])
  }, TIMEOUT_MS)

  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()])
    await postgres?.stop()
  }, TIMEOUT_MS)

  it('send a message to a player of the other process', async () => {
    const [amihan, bagong] = [await TestPlayer.logIn(first.url, 'amihan'), await TestPlayer.logIn(second.url, 'bagong')]
    const [here, there] = [amihan.connect(), bagong.connect()]
    await Promise.all([here.ping(), there.ping()])
    // Counts that nothing else sends.
    await bagong.push('daily.deposit.sign', undefined, first.url)
    await amihan.push('task.reward', undefined, second.url)
    await expect.poll(() => [here.count('task.reward'), there.count('daily.deposit.sign')]).toEqual([1, 1])
    expect(there.count('task.reward')).toBe(0)
    await Promise.all([here.close(), there.close()])
  })

  it('share sessions, and close the sockets of one that ends on the other', async () => {
    const player = await TestPlayer.logIn(first.url, 'dalisay')
    const socket = player.connect(second.url)
    await socket.ping()
    await TestPlayer.logIn(first.url, 'dalisay', 'another-device')
    expect(await socket.closed).toBe(4401)
  })

  it('let one of them carry out a repeated request, and the other say that it runs', async () => {
    const player = await TestPlayer.logIn(first.url, 'amihan')
    const exchange = (url: string) => exchangePoints(player, url, 'repeated-on-the-other')
    const blocker = await blockAccounts()
    const running = exchange(first.url)
    await blocker.waitForOne()
    expect((await exchange(second.url)).code).toBe(REQUEST_IN_PROGRESS)
    await blocker.release()
    const done = await running
    expect(done.code).toBe(20_000)
    expect(await exchange(second.url)).toEqual(done)
  })

  it('finish a request that runs when they are stopped, and keep its idempotency key', async () => {
    const player = await TestPlayer.logIn(first.url, 'amihan')
    const exchange = (url: string) => exchangePoints(player, url, 'stopped-while-running')
    const blocker = await blockAccounts()
    const running = exchange(first.url)
    await blocker.waitForOne()
    const stopped = first.stop()
    await blocker.release()
    const done = await running
    expect(done.code).toBe(20_000)
    await stopped
    expect(await exchange(second.url)).toEqual(done)
  })

  it('survive a connection to the database that breaks', async () => {
    const player = await TestPlayer.logIn(second.url, 'amihan')
    const blocker = await blockAccounts()
    const running = player.call('POST', '/api/letter/claim', { id: 'L1' })
    await blocker.waitForOne()
    await blocker.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'")
    expect((await running).code).toBe(500)
    await blocker.release()
    expect((await player.call('GET', '/api/user/info')).code).toBe(20_000)
  })

  function exchangePoints(player: TestPlayer, url: string, key: string) {
    const order = { goodsId: 'cash-10', quantity: 1 }
    return player.call('POST', '/api/mallExchange/order', order, { url, headers: { 'idempotency-key': key } })
  }

  /** Locks every account, so that a request that moves money waits. */
  async function blockAccounts() {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('begin')
    await client.query('select id from account for update')
    const query = async (text: string) => (await client.query<{ count: number }>(text)).rows
    return {
      query,
      waitForOne: async () => {
        const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'"
        while ((await query(waiting))[0]?.count === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      },
      release: () => client.end(),
    }
  }
})

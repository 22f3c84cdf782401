import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { startBackend, type TestBackend } from './testing/start-backend.ts'
import { TestPlayer } from './testing/test-player.ts'

const TIMEOUT_MS = 180_000

describe.skipIf(!hasPostgres())('two processes on one PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  let postgres: TestPostgres
  let first: TestBackend
  let second: TestBackend

  beforeAll(async () => {
    postgres = await startPostgres()
    first = await startBackend({ DATABASE_URL: postgres.url })
    second = await startBackend({ DATABASE_URL: postgres.url })
  }, TIMEOUT_MS)

  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()])
    await postgres?.stop()
  }, TIMEOUT_MS)

  it('send a message to a player of the other process', async () => {
    const [amihan, bagong] = [await TestPlayer.logIn(first.url, 'amihan'), await TestPlayer.logIn(second.url, 'bagong')]
    const [here, there] = [amihan.connect(), bagong.connect()]
    await Promise.all([here.ping(), there.ping()])
    await bagong.push('task.reward', undefined, first.url)
    await amihan.push('vip.tab.rewards.num', undefined, second.url)
    await expect.poll(() => [here.count('vip.tab.rewards.num'), there.count('task.reward')]).toEqual([1, 1])
    expect([here.count('task.reward'), there.count('vip.tab.rewards.num')]).toEqual([0, 0])
    await Promise.all([here.close(), there.close()])
  })

  it('share sessions, and close the sockets of one that ends on the other', async () => {
    const player = await TestPlayer.logIn(first.url, 'dalisay')
    const socket = player.connect(second.url)
    await socket.ping()
    await TestPlayer.logIn(first.url, 'dalisay', 'another-device')
    expect(await socket.closed).toBe(4401)
  })
})

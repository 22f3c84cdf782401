import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'
import { AFFECTS } from '#generated/http/affects.ts'
import { type AffectingOperation, applyWrite } from '#src/api/affected-reads.ts'
import { configureApi } from '#src/api/api-config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import type { Stop } from '#src/lib/stop.ts'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { clearPlayerQueries } from './clear-player-queries.ts'
import { followServerBadges } from './follow-server-badges.ts'

const WRITES = (Object.keys(AFFECTS) as AffectingOperation[]).filter((write) =>
  (AFFECTS[write] as readonly string[]).includes('api/badge/data'),
)

/** The responses of the server to come. */
let responses: Promise<number>[]
const send = vi.fn<() => Promise<Response>>(async () => {
  const letterUnreadNum = await (responses.shift() ?? Promise.reject(new Error('unexpected request')))
  const data = { ...Object.fromEntries(COUNTS.map((name) => [name, 0])), letterUnreadNum }
  return new Response(JSON.stringify({ success: true, code: 20000, msg: '', data }))
})
const COUNTS = [
  ...['loginBonusRewardNum', 'inviteFriendToEarnNum', 'inviteFriendEnergy', 'taskRewardNum'],
  ...['dailyDepositSign', 'vipTabRewardsNum'],
]

let client: QueryClient
let badges: BadgeStore
let stop: Stop

beforeEach(() => {
  vi.useFakeTimers()
  send.mockClear()
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '', versionCode: '', deviceId: '', requestFrom: 'H5' }),
    onSuccessMessage: () => undefined,
    onSessionInvalid: () => undefined,
    onLoading: () => () => undefined,
    fetch: send as unknown as typeof globalThis.fetch,
  })
  client = createQueryClient({ onFailure: () => undefined })
  badges = new BadgeStore()
  stop = followServerBadges(client, badges)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function begin(unread: number): Promise<void> {
  responses = [Promise.resolve(unread)]
  await client.fetchQuery(getBadgesQuery())
}
const unread = () => badges.counts.inboxUnread

describe('followServerBadges', () => {
  it('applies what anyone reads', async () => {
    await begin(5)
    expect(unread()).toBe(5)
    expect(send).toHaveBeenCalledOnce()
  })

  it.each(WRITES)('reads the counters again after %s, without a socket', async (write) => {
    await begin(5)
    responses = [Promise.resolve(4)]
    applyWrite(client, [write], null)
    await vi.runAllTimersAsync()
    expect(unread()).toBe(4)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('starts over for a second write, and keeps a newer event', async () => {
    await begin(5)
    responses = [new Promise(() => {}), Promise.resolve(2)]
    applyWrite(client, ['deleteLetters'], null)
    await vi.advanceTimersByTimeAsync(0)
    applyWrite(client, ['deleteLetters'], null)
    badges.applyEvent('vip.tab.rewards.num', 7)
    await vi.runAllTimersAsync()
    expect([unread(), badges.counts.vipRewardsNum]).toEqual([2, 7])
  })

  it('requests nothing for a player who has left, and serves the next one', async () => {
    await begin(5)
    clearPlayerQueries(client)
    applyWrite(client, ['deleteLetters'], null)
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledOnce()
    await begin(3)
    responses = [Promise.resolve(1)]
    applyWrite(client, ['readLetter'], null)
    await vi.runAllTimersAsync()
    expect(unread()).toBe(1)
  })
})

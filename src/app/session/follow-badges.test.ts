import { type QueryKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listLettersQuery } from '#generated/http/inbox/list-letters.ts'
import { listLetterTypesQuery } from '#generated/http/inbox/list-letter-types.ts'
import { getIdentityQuery } from '#generated/http/kyc/get-identity.ts'
import { getFriendCardQuery } from '#generated/http/rewards/get-friend-card.ts'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import type { User } from '#generated/http/schemas/user.ts'
import type { Stop } from '#src/lib/stop.ts'
import { userQuery } from '#src/queries/user.ts'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { followBadges, refetchCounted } from './follow-badges.ts'

const KEYS: Record<string, QueryKey> = {
  letters: [...listLettersQuery({ pageSize: 20 }).queryKey, 'infinite'],
  letterTypes: listLetterTypesQuery().queryKey,
  identity: getIdentityQuery().queryKey,
  friends: getFriendCardQuery().queryKey,
  vip: getVipQuery().queryKey,
  other: ['api', 'balance'],
  limits: listPlayLimitsQuery().queryKey,
}

let badges: BadgeStore
let stop: Stop
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  badges = new BadgeStore()
  client = new QueryClient()
  for (const key of Object.values(KEYS)) client.setQueryData(key, 'read')
  stop = followBadges(client, badges)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const stale = () => Object.keys(KEYS).filter((name) => client.getQueryState(KEYS[name] ?? [])?.isInvalidated)

describe('followBadges', () => {
  it.each([
    ['inbox.unread', ['letters', 'letterTypes', 'identity']],
    ['invite.friends.spins', ['friends']],
    ['invite.friends.energy', ['friends']],
    ['vip.tab.rewards.num', ['vip']],
    ['task.reward', []],
  ] as const)('refetches what %s counts', (event, reads) => {
    badges.applyEvent(event, 3)
    vi.runAllTimers()
    expect(stale()).toEqual(reads)
  })

  it('refetches user info for a letter, which may be the verdict of the identity check', async () => {
    const getUser = vi.fn(() => Promise.resolve({ kycStatus: 'ratified' }))
    client.setQueryData(userQuery().queryKey, { kycStatus: 'unratified' } as User)
    const user = client.getQueryCache().find({ queryKey: userQuery().queryKey })
    const fetch = vi.spyOn(user as NonNullable<typeof user>, 'fetch').mockImplementation(getUser)
    badges.applyEvent('vip.tab.rewards.num', 1)
    await vi.runAllTimersAsync()
    expect(fetch).not.toHaveBeenCalled()
    badges.applyEvent('inbox.unread', 1)
    await vi.runAllTimersAsync()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('refetches what has changed while the socket was away, not for the first counts', () => {
    badges.applyServer({ vipTabRewardsNum: 1, letterUnreadNum: 1 }, badges.mark())
    vi.runAllTimers()
    expect(stale()).toEqual([])
    badges.applyServer({ vipTabRewardsNum: 2, letterUnreadNum: 1 }, badges.mark())
    vi.runAllTimers()
    expect(stale()).toEqual(['vip'])
  })

  it("leaves the player's own actions to their writes", () => {
    badges.applyServer({ letterUnreadNum: 2 }, badges.mark())
    badges.drop('inboxUnread', badges.mark())
    vi.runAllTimers()
    expect(stale()).toEqual([])
  })

  it('starts a first read in flight over, once for a burst of events', async () => {
    const read = vi.fn(() => Promise.resolve('after')).mockReturnValueOnce(new Promise(() => {}))
    client.removeQueries({ queryKey: KEYS['vip'] })
    const loaded = client.fetchQuery({ queryKey: getVipQuery().queryKey, queryFn: read })
    for (let count = 1; count <= 100; count += 1) badges.applyEvent('vip.tab.rewards.num', count)
    await vi.runAllTimersAsync()
    expect(await loaded).toBe('after')
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('followBadges, while counts go on changing', () => {
  /** Refetches of the VIP card while a count changes every `everyMs`. */
  async function countReads(everyMs: number, forMs: number): Promise<number> {
    const read = vi.fn(() => Promise.resolve('card'))
    const observer = new QueryObserver(client, {
      queryKey: KEYS['vip'] as QueryKey,
      queryFn: read,
      staleTime: Infinity,
    })
    const unsubscribe = observer.subscribe(() => undefined)
    for (let ms = 0; ms < forMs; ms += everyMs) {
      badges.applyEvent('vip.tab.rewards.num', badges.counts.vipRewardsNum + 1)
      await vi.advanceTimersByTimeAsync(everyMs)
    }
    await vi.advanceTimersByTimeAsync(5_000)
    unsubscribe()
    return read.mock.calls.length
  }

  it('refetches ever more seldom, and once more at the end', async () => {
    expect(await countReads(20, 25_000)).toBeLessThanOrEqual(8)
    expect(client.getQueryState(KEYS['vip'] ?? [])?.isInvalidated).toBe(false)
  })

  it('refetches after the short pause again once it was quiet', async () => {
    await countReads(20, 10_000)
    await vi.advanceTimersByTimeAsync(6_000)
    client.setQueryData(KEYS['vip'] ?? [], 'read')
    badges.applyEvent('vip.tab.rewards.num', 1)
    await vi.advanceTimersByTimeAsync(200)
    expect(stale()).toContain('vip')
  })
})

describe('refetchCounted', () => {
  it('refetches what all counters count', () => {
    refetchCounted(client)
    expect(stale()).toEqual(['letters', 'letterTypes', 'identity', 'friends', 'vip'])
  })
})

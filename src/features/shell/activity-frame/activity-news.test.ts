import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createActivityNews } from './activity-news.ts'

function setUp() {
  const badges = new BadgeStore()
  badges.applyServer(
    {
      loginBonusRewardNum: 2,
      dailyDepositSign: 2,
      taskRewardNum: 2,
      inviteFriendToEarnNum: 2,
      inviteFriendEnergy: 2,
      letterUnreadNum: 2,
      vipTabRewardsNum: 2,
    },
    badges.mark(),
  )
  const overlays = new OverlayStore()
  const [recount, close, deposit] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const deps = { badges, overlays, recount, close, deposit }
  return { ...deps, ...createActivityNews(deps) }
}

test.each([
  ['signUp', 'loginBonusRewardNum'],
  ['depositSign', 'dailyDepositSign'],
  ['taskReward', 'taskRewardNum'],
  ['inviteSpin', 'inviteFriendToEarnNum'],
  ['energyFill', 'inviteFriendEnergy'],
] as const)('%s lowers %s by 1 and no other counter', (event, name) => {
  const { badges, take } = setUp()
  const before = { ...badges.counts }
  take({ event })
  expect(badges.counts).toEqual({ ...before, [name]: 1 })
})

test('a counter set by the socket is read again, and lowered only by the next action', () => {
  const { badges, recount, take } = setUp()
  badges.applyEvent('task.reward', 1)
  take({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(1)
  expect(recount).toHaveBeenCalledOnce()
  take({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(0)
  expect(recount).toHaveBeenCalledOnce()
  take({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(0)
})

describe('reward messages', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const reward = (amount: number) => ({ event: 'reward' as const, content: [{ type: 'energy' as const, amount }] })
  const shown = ({ queued }: OverlayStore) => (queued?.name === 'reward' ? queued.props.rewards[0]?.amount : undefined)

  it('are shown in order, at least a second apart', () => {
    const { overlays, take } = setUp()
    take(reward(1))
    take(reward(2))
    expect(shown(overlays)).toBe(1)
    overlays.closeTop()
    expect(shown(overlays)).toBeUndefined()
    vi.advanceTimersByTime(999)
    expect(shown(overlays)).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(shown(overlays)).toBe(2)
  })

  it('are ignored beyond three waiting', () => {
    const { overlays, take } = setUp()
    for (let amount = 1; amount <= 1000; amount += 1) take(reward(amount))
    vi.advanceTimersByTime(10_000)
    for (let amount = 1; amount <= 1000; amount += 1) take(reward(amount))
    vi.advanceTimersByTime(10_000)
    expect(overlays.waiting).toHaveLength(2)
    for (const amount of [1, 2, 3]) {
      expect(shown(overlays)).toBe(amount)
      overlays.closeTop()
    }
    expect(overlays.queued).toBeNull()
    take(reward(4))
    expect(shown(overlays)).toBe(4)
  })

  it('end with the frame, except the one on screen', () => {
    const { overlays, take, stop } = setUp()
    take(reward(1))
    take(reward(2))
    vi.advanceTimersByTime(1000)
    take(reward(3))
    stop()
    vi.advanceTimersByTime(10_000)
    expect(shown(overlays)).toBe(1)
    expect(overlays.waiting).toEqual([])
  })

  it('do not remove rewards of others when they end', () => {
    const { overlays, take, stop } = setUp()
    overlays.enqueue('announcements', { announcements: [] })
    overlays.enqueue('reward', { rewards: [{ type: 'cash', amount: 9 }] })
    take(reward(1))
    stop()
    expect(overlays.waiting).toHaveLength(1)
  })
})

test('close and deposit call the frame’s own actions', () => {
  const { close, deposit, take } = setUp()
  take({ event: 'close' })
  take({ event: 'deposit' })
  expect(close).toHaveBeenCalledOnce()
  expect(deposit).toHaveBeenCalledOnce()
})

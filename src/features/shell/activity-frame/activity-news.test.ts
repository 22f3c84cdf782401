import { expect, test, vi } from 'vitest'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createActivityNews } from './activity-news.ts'

function world() {
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
  const [close, deposit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  return { badges, overlays, close, deposit, news: createActivityNews({ badges, overlays, close, deposit }) }
}

test.each([
  ['signUp', 'loginBonusRewardNum'],
  ['depositSign', 'dailyDepositSign'],
  ['taskReward', 'taskRewardNum'],
  ['inviteSpin', 'inviteFriendToEarnNum'],
  ['energyFill', 'inviteFriendEnergy'],
] as const)('%s lowers %s by 1 and no other counter', (event, name) => {
  const { badges, news } = world()
  const before = { ...badges.counts }
  news({ event })
  expect(badges.counts).toEqual({ ...before, [name]: 1 })
})

test('a counter that the socket has told meanwhile is not lowered again, the next action lowers it', () => {
  const { badges, news } = world()
  badges.applyEvent('task.reward', 1)
  news({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(1)
  news({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(0)
  news({ event: 'taskReward' })
  expect(badges.counts.taskRewardNum).toBe(0)
})

test('rewards are shown as they came, each time', () => {
  const { overlays, news } = world()
  const content = [{ type: 'energy' as const, amount: 1 }]
  news({ event: 'reward', content })
  news({ event: 'reward', content })
  expect(overlays.queued).toMatchObject({ name: 'reward', props: { rewards: content } })
  expect(overlays.waiting).toHaveLength(1)
})

test('close and deposit do what the frame’s own buttons do', () => {
  const { close, deposit, news } = world()
  news({ event: 'close' })
  news({ event: 'deposit' })
  expect(close).toHaveBeenCalledOnce()
  expect(deposit).toHaveBeenCalledOnce()
})

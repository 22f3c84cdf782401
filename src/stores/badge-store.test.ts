import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { BADGE_OF_EVENT, type BadgeEvent } from './badge-names.ts'
import { BadgeStore } from './badge-store.ts'

const serverData = {
  loginBonusRewardNum: 1,
  inviteFriendToEarnNum: 2,
  inviteFriendEnergy: 3,
  letterUnreadNum: 4,
  taskRewardNum: 5,
  dailyDepositSign: 6,
  vipTabRewardsNum: 7,
}

describe('BadgeStore', () => {
  test("maps the server's names onto the counters", () => {
    const badges = new BadgeStore()
    badges.applyServer(serverData, badges.mark())
    expect(badges.counts).toMatchObject({
      loginBonusRewardNum: 1,
      inviteFriendToEarnNum: 2,
      inviteFriendEnergy: 3,
      inboxUnread: 4,
      taskRewardNum: 5,
      dailyDepositSign: 6,
      vipRewardsNum: 7,
    })
  })

  test('sets each counter by exactly one event', () => {
    const badges = new BadgeStore()
    expect(Object.values(BADGE_OF_EVENT).sort()).toEqual(Object.keys(badges.counts).sort())
    for (const event of Object.keys(BADGE_OF_EVENT) as BadgeEvent[]) {
      badges.applyEvent(event, 9)
      expect(badges.counts[BADGE_OF_EVENT[event]], event).toBe(9)
    }
  })

  test('drops a counter by 1, never below 0', () => {
    const badges = new BadgeStore()
    badges.applyEvent('task.reward', 2)
    const mark = badges.mark()
    for (let i = 0; i < 3; i += 1) badges.drop('taskRewardNum', mark)
    expect(badges.counts.taskRewardNum).toBe(0)
  })

  test('does not drop a counter whose event arrived after the request was sent', () => {
    const badges = new BadgeStore()
    badges.applyEvent('task.reward', 5)
    const mark = badges.mark()
    badges.applyEvent('task.reward', 4)
    badges.drop('taskRewardNum', mark)
    expect(badges.counts.taskRewardNum).toBe(4)
  })

  test('drops a counter although an event of another one arrived', () => {
    const badges = new BadgeStore()
    badges.applyEvent('task.reward', 5)
    const mark = badges.mark()
    badges.applyEvent('inbox.unread', 4)
    badges.drop('taskRewardNum', mark)
    expect(badges.counts.taskRewardNum).toBe(4)
  })

  test('keeps an event newer than the request of a badge response', () => {
    const badges = new BadgeStore()
    const mark = badges.mark()
    badges.applyEvent('inbox.unread', 9)
    badges.applyServer(serverData, mark)
    expect(badges.counts.inboxUnread).toBe(9)
    expect(badges.counts.taskRewardNum).toBe(5)
  })

  test('keeps an action newer than the request of a badge response', () => {
    const badges = new BadgeStore()
    badges.applyEvent('inbox.unread', 9)
    const mark = badges.mark()
    // Of two requests in flight, each lowers the counter.
    for (let action = 0; action < 2; action += 1) badges.drop('inboxUnread', mark)
    badges.applyServer(serverData, mark)
    expect(badges.counts.inboxUnread).toBe(7)
    badges.applyServer({ ...serverData, letterUnreadNum: 3 }, badges.mark())
    expect(badges.counts.inboxUnread).toBe(3)
  })

  describe('with revisions', () => {
    const data = (letterUnreadNum: number, revision: number) => ({ ...serverData, letterUnreadNum, revision })

    test('keeps the later of an event and a badge response, whichever arrives first', () => {
      const badges = new BadgeStore()
      badges.applyServer(data(1, 8), badges.mark())
      badges.applyEvent('inbox.unread', 5, 7)
      expect(badges.counts.inboxUnread).toBe(1)

      const mark = badges.mark()
      badges.applyEvent('task.reward', 8, 8)
      badges.applyServer({ ...data(2, 7), taskRewardNum: 3 }, mark)
      expect(badges.counts.taskRewardNum).toBe(8)
      badges.applyServer({ ...data(2, 8), taskRewardNum: 3 }, mark)
      expect(badges.counts.taskRewardNum).toBe(8)
      badges.applyServer({ ...data(2, 9), taskRewardNum: 3 }, mark)
      expect(badges.counts.taskRewardNum).toBe(3)
    })

    test('applies a response to a request that was sent after the event, whatever its revision', () => {
      const badges = new BadgeStore()
      badges.applyEvent('inbox.unread', 5, 8)
      badges.applyServer(data(2, 7), badges.mark())
      expect(badges.counts.inboxUnread).toBe(2)
    })

    test('forgets the revisions of the player before', () => {
      const badges = new BadgeStore()
      badges.applyServer(data(1, 8), badges.mark())
      badges.reset()
      badges.applyEvent('inbox.unread', 5, 7)
      expect(badges.counts.inboxUnread).toBe(5)
    })
  })

  test('reads missing and impossible counts as 0', () => {
    const badges = new BadgeStore()
    badges.applyServer({ letterUnreadNum: null, taskRewardNum: -3, dailyDepositSign: Number.NaN }, badges.mark())
    expect(Object.values(badges.counts).every((count) => count === 0)).toBe(true)
  })

  test("tells the server's changes from its first counts, equal counts and the player's own actions", () => {
    const badges = new BadgeStore()
    const changes = () => Object.values(badges.serverChanges).reduce((sum, count) => sum + count, 0)
    badges.applyServer(serverData, badges.mark())
    badges.drop('inboxUnread', badges.mark())
    badges.applyEvent('inbox.unread', 3)
    expect(changes()).toBe(0)
    badges.applyEvent('inbox.unread', 2)
    badges.applyServer({ ...serverData, letterUnreadNum: 2, vipTabRewardsNum: 8 }, badges.mark())
    expect(changes()).toBe(2)
    expect(badges.serverChanges).toMatchObject({ inboxUnread: 1, vipRewardsNum: 1 })
    badges.reset()
    badges.applyServer(serverData, badges.mark())
    expect(changes()).toBe(2)
  })

  test('counts an event before the first counts as a change', () => {
    const badges = new BadgeStore()
    badges.applyEvent('vip.tab.rewards.num', 1)
    expect(badges.serverChanges.vipRewardsNum).toBe(1)
  })

  test('shows the menu dot by the inbox counter, and clears all on reset', () => {
    const badges = new BadgeStore()
    const seen: boolean[] = []
    autorun(() => seen.push(badges.hasUnread))
    badges.applyEvent('inbox.unread', 1)
    badges.reset()
    expect(seen).toEqual([false, true, false])
  })

  test('shows no counter of rewards while promotions are held, and keeps what the server counts', () => {
    let isHeld = true
    const badges = new BadgeStore(() => isHeld)
    badges.applyServer(serverData, badges.mark())
    expect(Object.entries(badges.counts).filter(([, count]) => count > 0)).toEqual([['inboxUnread', 4]])
    isHeld = false
    expect(badges.counts.taskRewardNum).toBe(5)
  })
})

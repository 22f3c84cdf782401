import { expect, test } from 'vitest'
import { beginWorld } from './begin-world.ts'
import type { World } from './world.ts'
import { DAY_MS } from './time.ts'

const NOON = Date.UTC(2026, 10, 20, 4)

interface Heard {
  event: string
  content?: unknown
}

/** A sandbox, one of its players, and the events on the player's socket. */
function begin(username: string): { world: World; uid: string; heard: Heard[] } {
  const world = beginWorld('events', () => NOON)
  const uid = world.accounts.byUsername(username)?.uid ?? ''
  const heard: Heard[] = []
  world.hub.attach(uid, {
    sessionId: '',
    send: ({ event, content }) => void heard.push({ event, content }),
    close: () => undefined,
  })
  return { world, uid, heard }
}

test('nothing waits for a player of a fresh world', () => {
  const { world, heard } = begin('vip8player')
  expect(heard).toEqual([])
  expect(world.hub.summary().unacknowledged).toEqual({})
  world.close()
})

test('a Manila day brings the sign-in and, from VIP 1, its rewards', () => {
  const { world, heard } = begin('ratified')
  world.clock.advance(DAY_MS / 2 - 1)
  expect(heard).toEqual([])
  world.clock.advance(1)
  expect(heard).toEqual(
    expect.arrayContaining([
      { event: 'badge.sign.up', content: 1 },
      { event: 'vip.tab.rewards.num', content: 1 },
    ]),
  )
  expect(heard).toHaveLength(2)
  world.clock.advance(3 * DAY_MS)
  expect(heard).toHaveLength(8)
  world.close()
})

test('badges of the personas agree with what is there', () => {
  const { world } = begin('vip8player')
  for (const account of world.accounts.all()) {
    const { vip, signIns } = world.rewards
    const ready = (['daily', 'rebate', 'monthly'] as const).filter(
      (kind) => vip.standing(account, kind).state === 'ready',
    )
    expect(account.counters, account.username).toMatchObject({
      loginBonusRewardNum: 1,
      vipTabRewardsNum: ready.length,
      dailyDepositSign: signIns.of(account).depositsReady.length,
    })
  }
  expect(world.accounts.byUsername('vip8player')?.counters).toMatchObject({
    vipTabRewardsNum: 3,
    dailyDepositSign: 1,
    inviteFriendToEarnNum: 3,
    inviteFriendEnergy: 2,
    taskRewardNum: 2,
  })
  world.close()
})

test('a friend’s registration and first deposit are told to the inviter', () => {
  const { world, uid, heard } = begin('ratified')
  const friend = world.accounts.byUsername('newplayer')
  if (friend === undefined) throw new Error('no persona')
  friend.invitedBy = uid
  world.happenings.tell('joined', friend)
  world.happenings.tell('joined', friend)
  world.happenings.tell('deposited', friend, 50_000)
  world.happenings.tell('deposited', friend, 50_000)
  expect(heard).toEqual([
    { event: 'invite.friends.spins', content: 1 },
    { event: 'invite.friends.energy', content: 1 },
  ])
  world.close()
})

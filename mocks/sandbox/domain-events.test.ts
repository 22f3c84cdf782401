import { expect, test } from 'vitest'
import { DAY_MS } from '../lib/time.ts'
import { beginSandbox } from './begin-sandbox.ts'
import type { Sandbox } from './sandbox.ts'

const NOON = Date.UTC(2026, 10, 20, 4)

interface Heard {
  event: string
  content?: unknown
}

/** A sandbox, one of its players, and the events on the player's socket. */
function begin(username: string): { sandbox: Sandbox; uid: string; heard: Heard[] } {
  const sandbox = beginSandbox('events', () => NOON)
  const uid = sandbox.accounts.byUsername(username)?.uid ?? ''
  const heard: Heard[] = []
  sandbox.hub.attach(uid, {
    sessionId: '',
    send: ({ event, content }) => void heard.push({ event, content }),
    close: () => undefined,
  })
  return { sandbox, uid, heard }
}

test('a new sandbox has no queued events for a player', () => {
  const { sandbox, heard } = begin('vip8player')
  expect(heard).toEqual([])
  expect(sandbox.hub.summary().unacknowledged).toEqual({})
  sandbox.close()
})

test('a Manila day brings the sign-in and, from VIP 1, its rewards', () => {
  const { sandbox, heard } = begin('ratified')
  sandbox.clock.advance(DAY_MS / 2 - 1)
  expect(heard).toEqual([])
  sandbox.clock.advance(1)
  expect(heard).toEqual(
    expect.arrayContaining([
      { event: 'badge.sign.up', content: 1 },
      { event: 'vip.tab.rewards.num', content: 1 },
    ]),
  )
  expect(heard).toHaveLength(2)
  sandbox.clock.advance(3 * DAY_MS)
  expect(heard).toHaveLength(8)
  sandbox.close()
})

test('badges of the personas match their rewards and letters', () => {
  const { sandbox } = begin('vip8player')
  for (const account of sandbox.accounts.all()) {
    const { vip, signIns } = sandbox.rewards
    const ready = (['daily', 'rebate', 'monthly'] as const).filter(
      (kind) => vip.standing(account, kind).state === 'ready',
    )
    expect(account.counters, account.username).toMatchObject({
      loginBonusRewardNum: 1,
      vipTabRewardsNum: ready.length,
      dailyDepositSign: signIns.of(account).depositsReady.length,
    })
  }
  expect(sandbox.accounts.byUsername('vip8player')?.counters).toMatchObject({
    vipTabRewardsNum: 3,
    dailyDepositSign: 1,
    inviteFriendToEarnNum: 3,
    inviteFriendEnergy: 2,
    taskRewardNum: 2,
  })
  sandbox.close()
})

test('a friend’s registration and first deposit send events to the inviter', () => {
  const { sandbox, uid, heard } = begin('ratified')
  const friend = sandbox.accounts.byUsername('newplayer')
  if (friend === undefined) throw new Error('no persona')
  friend.invitedBy = uid
  sandbox.events.emit('joined', friend)
  sandbox.events.emit('joined', friend)
  sandbox.events.emit('deposited', friend, 50_000)
  sandbox.events.emit('deposited', friend, 50_000)
  expect(heard).toEqual([
    { event: 'invite.friends.spins', content: 1 },
    { event: 'invite.friends.energy', content: 1 },
  ])
  sandbox.close()
})

import { expect, test } from 'vitest'
import { beginWorld } from './begin-world.ts'
import { creditPrizes } from './prizes.ts'

test('prizes are credited and shown as the wire wants them', () => {
  const world = beginWorld('prizes', () => 1_790_000_000_000)
  const account = world.accounts.byUsername('newplayer')
  if (account === undefined) throw new Error('no persona')
  const note = { 'en-US': 'A gift', 'vi-VN': 'Một món quà' }
  const prizes = [
    { type: 'cash', amount: 1_050 },
    { type: 'point', amount: 30 },
    { type: 'energy', amount: 2 },
    { type: 'coupon', terms: 'fixed88' },
  ] as const
  expect(creditPrizes(world, account, prizes, note)).toEqual([
    { type: 'cash', amount: 10.5 },
    { type: 'point', amount: 30 },
    { type: 'energy', amount: 2 },
    { type: 'coupon' },
  ])
  expect(account).toMatchObject({
    purse: { balance: 1_050 },
    bonusPoints: 30,
    energy: 2,
    counters: { inviteFriendEnergy: 0 },
  })
  expect(world.ledger.of(account.uid)).toMatchObject([{ type: 'reward', amount: 1_050, balanceAfter: 1_050, note }])
  expect(world.coupons.of(account.uid)).toHaveLength(1)
  world.close()
})

test('the ledger takes no amount that is not there', () => {
  const world = beginWorld('ledger', () => 1_790_000_000_000)
  const account = world.accounts.byUsername('newplayer')
  if (account === undefined) throw new Error('no persona')
  expect(() => world.ledger.post(account, 'bet', -1, '')).toThrow('does not cover')
  expect(() => world.ledger.post(account, 'win', 0.5, '')).toThrow('whole centavos')
  expect(world.ledger.playRound(account, 'Parol Nights', 100, 500)).toBe(false)
  world.ledger.post(account, 'bonus', 0, '')
  expect(world.ledger.of(account.uid)).toEqual([])
  world.close()
})

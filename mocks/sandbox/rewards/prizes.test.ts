import { expect, test } from 'vitest'
import { beginSandbox } from '../begin-sandbox.ts'
import { creditPrizes } from './prizes.ts'

test('prizes are credited and returned in the format of the document', () => {
  const sandbox = beginSandbox('prizes', () => 1_790_000_000_000)
  const account = sandbox.accounts.byUsername('newplayer')
  if (account === undefined) throw new Error('no persona')
  const note = { 'en-US': 'A gift', 'vi-VN': 'Một món quà' }
  const prizes = [
    { type: 'cash', amount: 1_050 },
    { type: 'point', amount: 30 },
    { type: 'energy', amount: 2 },
    { type: 'coupon', terms: 'fixed88' },
  ] as const
  expect(creditPrizes(sandbox, account, prizes, note)).toEqual([
    { type: 'cash', amount: 10.5 },
    { type: 'point', amount: 30 },
    { type: 'energy', amount: 2 },
    { type: 'coupon' },
  ])
  expect(account).toMatchObject({
    balances: { playable: 1_050 },
    bonusPoints: 30,
    energy: 2,
    counters: { inviteFriendEnergy: 0 },
  })
  expect(sandbox.ledger.of(account.uid)).toMatchObject([{ type: 'reward', amount: 1_050, balanceAfter: 1_050, note }])
  expect(sandbox.coupons.of(account.uid)).toHaveLength(1)
  sandbox.close()
})

test('the ledger refuses an amount above the balance', () => {
  const sandbox = beginSandbox('ledger', () => 1_790_000_000_000)
  const account = sandbox.accounts.byUsername('newplayer')
  if (account === undefined) throw new Error('no persona')
  expect(() => sandbox.ledger.post(account, 'bet', -1, '')).toThrow('does not cover')
  expect(() => sandbox.ledger.post(account, 'win', 0.5, '')).toThrow('whole centavos')
  expect(sandbox.ledger.playRound(account, 'Parol Nights', 100, 500)).toBe(false)
  sandbox.ledger.post(account, 'bonus', 0, '')
  expect(sandbox.ledger.of(account.uid)).toEqual([])
  sandbox.close()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Balances,
  countTurnover,
  getPlayedPercent,
  getTurnoverOwed,
  getWithdrawable,
  noBalances,
  requireTurnover,
} from './money.ts'

function read(balances: Balances) {
  return { free: getWithdrawable(balances), owed: getTurnoverOwed(balances) }
}

function deposit(balances: Balances, sum: number, times: number): void {
  balances.playable += sum
  requireTurnover(balances, sum, times)
}

/** Bets an amount and wins it back. */
function play(balances: Balances, bet: number): void {
  countTurnover(balances, bet)
}

describe('requireTurnover', () => {
  it('binds a deposit and leaves free money free', () => {
    const balances = { ...noBalances(), playable: 4_200 }
    deposit(balances, 1_000, 10)
    expect(read(balances)).toEqual({ free: 4_200, owed: 10_000 })
  })

  it('leaves free what an almost played deposit no longer binds, however many deposits follow', () => {
    const balances = noBalances()
    deposit(balances, 1_000, 10)
    play(balances, 9_900)
    expect(read(balances)).toEqual({ free: 900, owed: 100 })
    deposit(balances, 500, 10)
    expect(read(balances)).toEqual({ free: 900, owed: 5_100 })
    deposit(balances, 2_000, 5)
    expect(read(balances)).toEqual({ free: 900, owed: 15_100 })
  })

  it('lowers the withdrawable amount by no deposit, whatever was deposited, played and lost before', () => {
    const step = fc.record({ sum: fc.integer({ min: 1, max: 5_000 }), times: fc.nat({ max: 20 }), bet: fc.nat(30_000) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(5_000), (steps, free) => {
        const balances = { ...noBalances(), playable: free }
        for (const { sum, times, bet } of steps) {
          const before = read(balances)
          deposit(balances, sum, times)
          const after = read(balances)
          expect(after.free).toBeGreaterThanOrEqual(before.free)
          expect(after.owed).toBe(before.owed + sum * times)
          play(balances, bet)
          // Every third bet is lost, as far as the balance goes.
          if (bet % 3 === 0) balances.playable = Math.max(0, balances.playable - bet)
        }
      }),
    )
  })

  it('binds nothing without a turnover multiple', () => {
    const balances = noBalances()
    deposit(balances, 1_000, 0)
    expect(read(balances)).toEqual({ free: 1_000, owed: 0 })
    expect(getPlayedPercent(balances)).toBeUndefined()
  })

  it('binds a bonus with its deposit, and no money that is credited besides', () => {
    const balances = noBalances()
    // A deposit of 1,000 with a bonus of 200.
    deposit(balances, 1_200, 10)
    expect(read(balances)).toEqual({ free: 0, owed: 12_000 })
    balances.playable += 300
    expect(read(balances)).toEqual({ free: 300, owed: 12_000 })
  })

  it('leaves a deposit bound while free money is withdrawn and returned', () => {
    const balances = { ...noBalances(), playable: 4_200 }
    deposit(balances, 1_000, 10)
    balances.playable -= 4_200
    expect(read(balances)).toEqual({ free: 0, owed: 10_000 })
    balances.playable += 4_200
    expect(read(balances)).toEqual({ free: 4_200, owed: 10_000 })
  })
})

describe('countTurnover', () => {
  it('counts for the oldest deposit first and frees it alone', () => {
    const balances = noBalances()
    deposit(balances, 1_000, 10)
    deposit(balances, 500, 2)
    play(balances, 10_000)
    expect(read(balances)).toEqual({ free: 1_000, owed: 1_000 })
    play(balances, 600)
    expect(read(balances)).toEqual({ free: 1_100, owed: 400 })
  })

  it('carries a bet over to the next deposit, and beyond the last one', () => {
    const balances = noBalances()
    deposit(balances, 100, 10)
    deposit(balances, 100, 10)
    play(balances, 1_500)
    expect(read(balances)).toEqual({ free: 100, owed: 500 })
    play(balances, 9_999)
    expect(read(balances)).toEqual({ free: 200, owed: 0 })
  })

  it('never makes the withdrawable amount negative after losses', () => {
    const balances = noBalances()
    deposit(balances, 1_000, 10)
    balances.playable = 200
    play(balances, 800)
    expect(read(balances)).toEqual({ free: 0, owed: 9_200 })
  })
})

describe('getPlayedPercent', () => {
  it('counts all deposits since the last time that none was bound', () => {
    const balances = noBalances()
    deposit(balances, 1_000, 10)
    play(balances, 2_500)
    expect(getPlayedPercent(balances)).toBe(25)
    deposit(balances, 1_000, 10)
    expect(getPlayedPercent(balances)).toBe(12)
    play(balances, 17_500)
    expect(getPlayedPercent(balances)).toBeUndefined()
    deposit(balances, 100, 10)
    play(balances, 500)
    expect(getPlayedPercent(balances)).toBe(50)
  })
})

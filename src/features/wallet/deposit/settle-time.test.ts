import { describe, expect, it } from 'vitest'
import { settleTime } from './deposit.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

describe('settleTime', () => {
  it('is the time to the order’s expiry by the server’s clock', () => {
    expect(settleTime('2026-11-20T10:15:00+08:00', NOW)).toBe(900_000)
  })

  it('stays between one and thirty minutes for any input', () => {
    expect(settleTime('2026-11-20T02:00:00+08:00', NOW)).toBe(60_000)
    expect(settleTime('2027-11-20T10:15:00+08:00', NOW)).toBe(1_800_000)
    expect(settleTime('soon', NOW)).toBe(1_800_000)
    expect(settleTime('2026-11-20T10:15:00+08:00', null)).toBe(1_800_000)
  })
})

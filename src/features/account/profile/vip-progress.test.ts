import { describe, expect, it } from 'vitest'
import type { Vip } from '#generated/http/schemas/vip.ts'
import { getNextLevel } from './vip-progress.tsx'

const levels = [
  { level: 1, deposit: 1_000, turnover: 0 },
  { level: 2, deposit: 1_000, turnover: 10_000 },
]
const vip = (values: object) => ({ level: 1, levels, deposit: 500, turnover: 9_999, ...values }) as Vip

describe('getNextLevel', () => {
  it('takes the requirement that is further away, and never rounds up', () => {
    expect(getNextLevel(vip({}))).toEqual({ level: 2, percent: 50 })
    expect(getNextLevel(vip({ deposit: 5_000 }))).toEqual({ level: 2, percent: 99 })
    expect(getNextLevel(vip({ deposit: 5_000, turnover: 50_000 }))).toEqual({ level: 2, percent: 100 })
    expect(getNextLevel(vip({ level: 0, deposit: 250 }))).toEqual({ level: 1, percent: 25 })
  })

  it('is unknown at the top level, and where an amount cannot be read', () => {
    expect(getNextLevel(vip({ level: 2 }))).toBeUndefined()
    expect(getNextLevel(vip({ turnover: Number.NaN }))).toBeUndefined()
    expect(getNextLevel(vip({ deposit: undefined }))).toBeUndefined()
  })
})

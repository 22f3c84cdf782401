import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar.ts'
import { getStandingOfVip } from './activeness.ts'

const HISTORY = { deposited: 6_000_00, turnover: 25_000_00, registeredOn: '2026-09-28' }
const show = (today: string, ...days: string[]) => {
  const deposits = new Map(days.map((day) => [day, 1]))
  const { level, activeness, drop } = getStandingOfVip({ ...HISTORY, today, deposits })
  return { level: level.level, activeness, drop }
}

describe('VIP standing', () => {
  it('adds activeness with a deposit and lowers it with each day without one', () => {
    expect(show('2026-10-03', '2026-10-02')).toEqual({
      level: 2,
      activeness: 100,
      drop: { on: '2026-10-04', activeness: 92 },
    })
    expect(show('2026-10-05', '2026-10-02').activeness).toBe(84)
  })

  it('lowers no activeness on the day after a deposit', () => {
    expect(show('2026-10-02', '2026-10-02').drop?.on).toBe('2026-10-04')
  })

  it('loses a level at the start of a month with too little activeness, and regains it with a deposit', () => {
    expect(show('2026-10-31', '2026-10-02').level).toBe(2)
    expect(show('2026-11-01', '2026-10-02').level).toBe(1)
    expect(show('2026-11-02', '2026-10-02', '2026-11-02').level).toBe(2)
  })
})

describe('addDays', () => {
  it('crosses months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })
})

import { describe, expect, it } from 'vitest'
import { isFinal, orderState, provesAbsence } from './order-state.ts'

const AT = '2026-11-20T10:00:00+08:00'
const recharge = (status: 0 | 1 | 2 | 3) => ({
  orderNo: 'D202611200001',
  method: 'gcash',
  amount: 500,
  bonus: 0,
  status,
  createdAt: AT,
  updatedAt: AT,
})

const own = (phase: 'unknown' | 'made' | 'kept' | null, isAbsent = false, isMade = false) => ({
  phase,
  isMade,
  isAbsent,
})

describe('orderState', () => {
  it('takes the word of the history, whatever was remembered', () => {
    const states = ([0, 1, 2, 3] as const).map((status) => orderState(recharge(status), own('unknown', true)))
    expect(states).toEqual(['pending', 'success', 'failed', 'timeout'])
  })

  it('is unknown until the order shows or a history proves that it is absent', () => {
    expect(orderState(undefined, own('unknown'))).toBe('unknown')
    expect(orderState(null, own('unknown'))).toBe('unknown')
    expect(orderState(null, own('unknown', true))).toBe('notMade')
  })

  it('does not wait for an order that was never sent from here', () => {
    expect(orderState(undefined, own(null))).toBe('reading')
    expect(orderState(null, own(null))).toBe('notFound')
  })

  it('is pending while the history lags behind a confirmed order', () => {
    expect(orderState(undefined, own('unknown', false, true))).toBe('pending')
    expect(orderState(null, own('made'))).toBe('pending')
    expect(orderState(null, own('kept'))).toBe('pending')
    expect(orderState(undefined, own('kept')), 'it may have ended since').toBe('reading')
    expect(orderState(recharge(2), own('made'))).toBe('failed')
  })
})

describe('provesAbsence', () => {
  it('takes a history without the order after the wait, while nothing says that it was made', () => {
    const unknown = { phase: 'unknown', waitMs: 1000 } as const
    expect(provesAbsence(null, unknown, 1000)).toBe(true)
    expect(provesAbsence(null, unknown, 999)).toBe(false)
    expect(provesAbsence(recharge(0), unknown, 1000)).toBe(false)
    expect(provesAbsence(null, { ...unknown, phase: 'made' }, 1000)).toBe(false)
    expect(provesAbsence(null, null, 1000)).toBe(false)
  })
})

describe('isFinal', () => {
  it('ends the watch', () => {
    expect((['success', 'failed', 'timeout', 'notMade', 'notFound'] as const).every(isFinal)).toBe(true)
    expect((['reading', 'unknown', 'pending', 'other'] as const).some(isFinal)).toBe(false)
  })
})

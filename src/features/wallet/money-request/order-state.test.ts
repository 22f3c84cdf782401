import { describe, expect, it } from 'vitest'
import { deposit } from '../deposit/deposit.ts'
import { orderState as getState, type OwnKnowledge, provesAbsence } from './order-state.ts'

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

const own = (phase: 'sent' | 'made' | 'settled' | null, isAbsent = false, isMade = false) => ({
  phase,
  isMade,
  isAbsent,
})

const orderState = (row: ReturnType<typeof recharge> | null | undefined, knowledge: OwnKnowledge) =>
  getState(row, knowledge, deposit.getStatus)

describe('orderState', () => {
  it('uses the status of the history, whatever is stored', () => {
    const states = ([0, 1, 2, 3] as const).map((status) => orderState(recharge(status), own('sent', true)))
    expect(states).toEqual(['pending', 'success', 'failed', 'timeout'])
  })

  it('is unknown until the history shows the order or proves its absence', () => {
    expect(orderState(undefined, own('sent'))).toBe('unknown')
    expect(orderState(null, own('sent'))).toBe('unknown')
    expect(orderState(null, own('sent', true))).toBe('notMade')
  })

  it('is notFound for an order that this device did not send', () => {
    expect(orderState(undefined, own(null))).toBe('reading')
    expect(orderState(null, own(null))).toBe('notFound')
  })

  it('is made while the history lags behind a confirmed order', () => {
    expect(orderState(undefined, own('sent', false, true))).toBe('made')
    expect(orderState(null, own('made'))).toBe('made')
    expect(orderState(null, own('settled'))).toBe('made')
    expect(orderState(undefined, own('settled')), 'it may have ended since').toBe('reading')
    expect(orderState(recharge(2), own('made'))).toBe('failed')
  })
})

describe('provesAbsence', () => {
  it('is true for a sent order missing from the history after the wait', () => {
    const sent = { phase: 'sent', waitMs: 1000 } as const
    expect(provesAbsence(null, sent, 1000)).toBe(true)
    expect(provesAbsence(null, sent, 999)).toBe(false)
    expect(provesAbsence(recharge(0), sent, 1000)).toBe(false)
    expect(provesAbsence(null, { ...sent, phase: 'made' }, 1000)).toBe(false)
    expect(provesAbsence(null, null, 1000)).toBe(false)
  })
})

describe('isFinal', () => {
  it('is true for final deposit statuses, false for an unknown one', () => {
    expect(([0, 1, 2, 3] as const).map((status) => deposit.isFinal(recharge(status)))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(deposit.isFinal({ ...recharge(0), status: 9 })).toBe(false)
  })
})

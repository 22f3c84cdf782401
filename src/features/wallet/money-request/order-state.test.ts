import { describe, expect, it } from 'vitest'
import { deposit } from '../deposit/deposit.ts'
import { orderState as stateOf, type OwnKnowledge, provesAbsence } from './order-state.ts'

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
  stateOf(row, knowledge, deposit.statusOf)

describe('orderState', () => {
  it('takes the word of the history, whatever was remembered', () => {
    const states = ([0, 1, 2, 3] as const).map((status) => orderState(recharge(status), own('sent', true)))
    expect(states).toEqual(['pending', 'success', 'failed', 'timeout'])
  })

  it('is unknown until the order shows or a history proves that it is absent', () => {
    expect(orderState(undefined, own('sent'))).toBe('unknown')
    expect(orderState(null, own('sent'))).toBe('unknown')
    expect(orderState(null, own('sent', true))).toBe('notMade')
  })

  it('does not wait for an order that was never sent from here', () => {
    expect(orderState(undefined, own(null))).toBe('reading')
    expect(orderState(null, own(null))).toBe('notFound')
  })

  it('is pending while the history lags behind a confirmed order', () => {
    expect(orderState(undefined, own('sent', false, true))).toBe('made')
    expect(orderState(null, own('made'))).toBe('made')
    expect(orderState(null, own('settled'))).toBe('made')
    expect(orderState(undefined, own('settled')), 'it may have ended since').toBe('reading')
    expect(orderState(recharge(2), own('made'))).toBe('failed')
  })
})

describe('provesAbsence', () => {
  it('takes a history without the order after the wait, while nothing says that it was made', () => {
    const sent = { phase: 'sent', waitMs: 1000 } as const
    expect(provesAbsence(null, sent, 1000)).toBe(true)
    expect(provesAbsence(null, sent, 999)).toBe(false)
    expect(provesAbsence(recharge(0), sent, 1000)).toBe(false)
    expect(provesAbsence(null, { ...sent, phase: 'made' }, 1000)).toBe(false)
    expect(provesAbsence(null, null, 1000)).toBe(false)
  })
})

describe('isFinal', () => {
  it('ends the watch of a deposit, but not in a status that this app does not know', () => {
    expect(([0, 1, 2, 3] as const).map((status) => deposit.isFinal(recharge(status)))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(deposit.isFinal({ ...recharge(0), status: 9 })).toBe(false)
  })
})

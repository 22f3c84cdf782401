import { describe, expect, it } from 'vitest'
import { orderState } from '../money-request/order-state.ts'
import { withdrawalLook } from '../orders/statuses.ts'
import { stepsAt } from './withdrawal-steps.tsx'
import { withdrawal } from './withdrawal.ts'

describe('withdrawal statuses', () => {
  it('withdrawalLook has a word for each of the seven statuses', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((status) => withdrawalLook(status).word)).toEqual([
      'statusPending',
      'statusReviewed',
      'statusSuccess',
      'statusFailed',
      'statusRejected',
      'statusException',
      'statusProcessing',
    ])
  })

  it('withdrawalLook alarms at no status, because the amount is paid out, held or back in the balance', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((status) => withdrawalLook(status).tone)).toEqual([
      'pending',
      'info',
      'success',
      'neutral',
      'neutral',
      'info',
      'pending',
    ])
  })

  it('an unknown status is neutral and has no steps', () => {
    expect(withdrawalLook(7)).toEqual({ tone: 'neutral', word: 'statusOther' })
    expect(stepsAt(7)).toBeNull()
  })

  const AT = '2026-11-20T10:00:00+08:00'
  const isEnded = (status: number) =>
    withdrawal.isFinal({
      ...{ orderNo: 'W00000001', amount: 500, bank: 'gcash', account: '917****567', status, reason: '' },
      ...{ createdAt: AT, updatedAt: AT },
    })

  it('isFinal is true for success, failed and rejected only', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter(isEnded)).toEqual([2, 3, 4])
  })

  it('stepsAt gives the state of each step', () => {
    expect(stepsAt(0)).toEqual(['now', 'later', 'later', 'later'])
    expect(stepsAt(6)).toEqual(['done', 'done', 'now', 'later'])
    expect(stepsAt(2)).toEqual(['done', 'done', 'done', 'done'])
    expect(stepsAt(4)).toBeNull()
  })

  it('orderState stays made until the lagging history shows the order', () => {
    const made = { phase: 'made', isMade: false, isAbsent: false } as const
    expect(orderState(undefined, made, withdrawal.getStatus)).toBe('made')
    expect(orderState(null, made, withdrawal.getStatus)).toBe('made')
  })

  it('orderState of an order from elsewhere is notFound after one read', () => {
    const foreign = { phase: null, isMade: false, isAbsent: false } as const
    expect(orderState(undefined, foreign, withdrawal.getStatus)).toBe('reading')
    expect(orderState(null, foreign, withdrawal.getStatus)).toBe('notFound')
  })
})

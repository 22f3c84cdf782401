import { expect, test } from 'vitest'
import { orderState } from '../money-request/order-state.ts'
import { withdrawalLook } from '../statuses.ts'
import { withdrawal } from './withdrawal.ts'
import { stepsAt } from './withdrawal-steps.tsx'

test('withdrawalLook gives each of the seven statuses a word of its own', () => {
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

test('a status that we do not know is neutral, has no steps and may go on', () => {
  expect(withdrawalLook(7)).toEqual({ tone: 'neutral', word: 'statusOther' })
  expect(stepsAt(7)).toBeNull()
})

const AT = '2026-11-20T10:00:00+08:00'
const isEnded = (status: number) =>
  withdrawal.isFinal({
    ...{ orderNo: 'W00000001', amount: 500, bank: 'gcash', account: '917****567', status, reason: '' },
    ...{ createdAt: AT, updatedAt: AT },
  })

test('what has ended is read no more; an exception waits for a person, and an unknown status may go on', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter(isEnded)).toEqual([2, 3, 4])
})

test('steps', () => {
  expect(stepsAt(0)).toEqual(['now', 'later', 'later', 'later'])
  expect(stepsAt(6)).toEqual(['done', 'done', 'now', 'later'])
  expect(stepsAt(2)).toEqual(['done', 'done', 'done', 'done'])
  expect(stepsAt(4)).toBeNull()
})

test('one that was just made is looked for until the history, which may lag, has it', () => {
  const made = { phase: 'made', isMade: false, isAbsent: false } as const
  expect(orderState(undefined, made, withdrawal.statusOf)).toBe('made')
  expect(orderState(null, made, withdrawal.statusOf)).toBe('made')
})

test('one that this device knows nothing of is read once and not found', () => {
  const foreign = { phase: null, isMade: false, isAbsent: false } as const
  expect(orderState(undefined, foreign, withdrawal.statusOf)).toBe('reading')
  expect(orderState(null, foreign, withdrawal.statusOf)).toBe('notFound')
})

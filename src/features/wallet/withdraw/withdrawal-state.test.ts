import { expect, test } from 'vitest'
import { withdrawalLook } from '../order-status.ts'
import { isEnded, isReturned, isWatchOver, stepsAt, withdrawalView } from './withdrawal-state.ts'

test('the seven statuses of section 4, each with a word of its own', () => {
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
  expect(isEnded(7)).toBe(false)
})

test('what has ended is read no more; an exception waits for a person', () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter(isEnded)).toEqual([2, 3, 4])
  expect([0, 1, 2, 3, 4, 5, 6].filter(isReturned)).toEqual([3, 4])
})

test('steps', () => {
  expect(stepsAt(0)).toEqual(['now', 'later', 'later', 'later'])
  expect(stepsAt(6)).toEqual(['done', 'done', 'now', 'later'])
  expect(stepsAt(2)).toEqual(['done', 'done', 'done', 'done'])
  expect(stepsAt(4)).toBeNull()
})

test('one that was just made is looked for until the history, which may lag, has it', () => {
  expect(withdrawalView(undefined, true)).toBe('checking')
  expect(withdrawalView(null, true)).toBe('checking')
  expect(isWatchOver(null, true)).toBe(false)
  expect(withdrawalView({}, true)).toBe('known')
})

test('one that this device knows nothing of is read once and not found', () => {
  expect(withdrawalView(undefined, false)).toBe('reading')
  expect(withdrawalView(null, false)).toBe('notFound')
  expect(isWatchOver(null, false)).toBe(true)
})

test('it is followed until it has ended', () => {
  const over = [0, 1, 2, 3, 4, 5, 6, 7].filter((status) => isWatchOver({ status }, true))
  expect(over).toEqual([2, 3, 4])
})

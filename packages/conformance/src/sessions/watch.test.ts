import { expect, it } from 'vitest'
import { changesBetween } from './watch.ts'

it.each([
  ['/dueInSeconds', 1800, 1797, false],
  ['/dueInSeconds', 1797, 600, true],
  ['/minutes', 3, 4, false],
  ['/reminderMinutes', 30, 45, true],
  ['/points', 3, 4, true],
])('changesBetween: %s from %d to %d is a change: %s', (pointer, before, after, isChange) => {
  const changes = changesBetween(
    new Map([['read', new Map([[pointer, before]])]]),
    new Map([['read', new Map([[pointer, after]])]]),
  )
  expect(changes.length > 0).toBe(isChange)
})

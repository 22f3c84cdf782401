import { expect, it } from 'vitest'
import { formatMinutes } from './format-minutes.ts'

it.each([
  [1, '1 minute', '1 phút'],
  [90, '90 minutes', '90 phút'],
  [120, '2 hours', '2 giờ'],
  [121, '3 hours', '3 giờ'],
  [1440, '24 hours', '24 giờ'],
  [2881, '3 days', '3 ngày'],
])('formatMinutes: %i minutes are %s, %s', (minutes, english, vietnamese) => {
  expect(formatMinutes(minutes, 'en-US')).toBe(english)
  expect(formatMinutes(minutes, 'vi-VN')).toBe(vietnamese)
})

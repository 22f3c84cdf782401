import { expect, it } from 'vitest'
import { Backoff } from './backoff.ts'

const delays = (backoff: Backoff, count: number) => Array.from({ length: count }, () => backoff.next())

it('is 3 s times the attempt count without an end', () => {
  const backoff = new Backoff()
  expect(delays(backoff, 4)).toEqual([3_000, 6_000, 9_000, 12_000])
  expect(delays(backoff, 96).at(-1)).toBe(300_000)
  backoff.reset()
  expect(backoff.next()).toBe(3_000)
})

it('takes a cap and jitter where they are asked for', () => {
  expect(delays(new Backoff({ capSeconds: 7 }), 4)).toEqual([3_000, 6_000, 7_000, 7_000])
  expect(delays(new Backoff({ jitter: 0.5, random: () => 1 }), 2)).toEqual([1_500, 3_000])
})

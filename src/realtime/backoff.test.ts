import { describe, expect, it } from 'vitest'
import { Backoff } from './backoff.ts'

const delays = (backoff: Backoff, count: number) => Array.from({ length: count }, () => backoff.next())

describe('Backoff', () => {
  it('delays by 3 s times the attempt count, without a maximum', () => {
    const backoff = new Backoff()
    expect(delays(backoff, 4)).toEqual([3_000, 6_000, 9_000, 12_000])
    expect(delays(backoff, 96).at(-1)).toBe(300_000)
    backoff.reset()
    expect(backoff.next()).toBe(3_000)
  })

  it('has a maximum and jitter by option', () => {
    expect(delays(new Backoff({ capSeconds: 7 }), 4)).toEqual([3_000, 6_000, 7_000, 7_000])
    expect(delays(new Backoff({ jitter: 0.5, random: () => 1 }), 2)).toEqual([1_500, 3_000])
  })
})

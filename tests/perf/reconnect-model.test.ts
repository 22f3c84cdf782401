import { describe, expect, it } from 'vitest'
import { computeStorm, type Storm } from './reconnect-model.ts'

const STORM: Storm = {
  players: 1000,
  closingSeconds: 0,
  awaySeconds: 0,
  admittedPerSecond: 1000,
  queue: 1000,
  backoff: {},
}

describe('computeStorm', () => {
  it('has all players in one instant without jitter, 3 s after the end', () => {
    expect(computeStorm(STORM)).toEqual({ attempts: 1000, busiestSecond: 1000, halfBack: 3.49, allBack: 3.99 })
  })

  it('sends every player again 3, 9 and 18 s after the end while the server is away', () => {
    const figures = computeStorm({ ...STORM, awaySeconds: 10 })
    expect(figures).toMatchObject({ attempts: 3000, busiestSecond: 1000, allBack: 18.99 })
  })

  it('admits a wave as large as the queue, and refuses the rest', () => {
    const figures = computeStorm({ ...STORM, queue: 500 })
    // 500 at 3 s, and the rest at 9 s.
    expect(figures).toMatchObject({ attempts: 1500, halfBack: 3.49, allBack: 9.49 })
  })

  it('spreads the attempts by jitter, and by closing the connections in turn', () => {
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    let seed = 1
    expect(computeStorm({ ...STORM, backoff: { jitter: 1, random } }).busiestSecond).toBeLessThan(450)
    expect(computeStorm({ ...STORM, closingSeconds: 10 }).busiestSecond).toBe(100)
  })
})

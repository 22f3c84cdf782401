import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { PlayTime } from './play-time.ts'

const MINUTE = 60_000
let now = 0
let backend = createMemoryBackend()

const load = () => new PlayTime({ storage: createStorage({ backend: () => backend, now: () => now }), now: () => now })

/** Simulates minutes with the player present; returns the results of the beats. */
function play(time: PlayTime, minutes: number, every: number): (number | null)[] {
  return Array.from({ length: minutes }, () => {
    now += MINUTE
    return time.beat(every)
  }).filter((said) => said !== null)
}

beforeEach(() => {
  now = Date.parse('2026-11-20T20:00:00+08:00')
  backend = createMemoryBackend()
})

describe('PlayTime', () => {
  it('reminds at the interval, with the total time played', () => {
    const time = load()
    expect(time.beat(15)).toBeNull()
    expect(play(time, 45, 15)).toEqual([15, 30, 45])
  })

  it('continues after a reload', () => {
    const time = load()
    time.beat(15)
    play(time, 10, 15)
    expect(play(load(), 5, 15)).toEqual([15])
  })

  it('restarts after 15 minutes away', () => {
    const time = load()
    time.beat(30)
    play(time, 20, 30)
    now += 15 * MINUTE
    expect(time.beat(30)).toBeNull()
    expect(play(time, 30, 30)).toEqual([30])
  })

  it('restarts after a break', () => {
    const time = load()
    time.beat(30)
    play(time, 29, 30)
    time.restart()
    expect(play(time, 29, 30)).toEqual([])
  })

  it('reminds on time although the clock is set back', () => {
    const time = load()
    time.beat(15)
    now -= 24 * 60 * MINUTE
    time.beat(15)
    expect(play(time, 15, 15)).toEqual([15])
  })
})

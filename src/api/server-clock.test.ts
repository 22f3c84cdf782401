import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ServerClock from './server-clock.ts'

const NOON = 'Fri, 20 Nov 2026 12:00:00 GMT'
let clock: typeof ServerClock
let steady = 0

beforeEach(async () => {
  vi.resetModules()
  steady = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
  clock = await import('./server-clock.ts')
})

describe('serverNow', () => {
  it('is unknown before the first Date header, and after an unreadable one', () => {
    clock.noteServerDate(null)
    clock.noteServerDate('noon')
    expect(clock.serverNow()).toBeNull()
  })

  it("continues by the monotonic clock, independent of the device's", () => {
    clock.noteServerDate(NOON)
    vi.spyOn(Date, 'now').mockReturnValue(0)
    steady += 5000
    expect(clock.serverNow()).toBe(Date.parse(NOON) + 5000)
  })

  it('follows the latest header', () => {
    clock.noteServerDate(NOON)
    clock.noteServerDate('Fri, 20 Nov 2026 12:00:07 GMT')
    expect(clock.serverNow()).toBe(Date.parse(NOON) + 7000)
  })
})

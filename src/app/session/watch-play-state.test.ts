import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana, createSessionRig } from './testing/session-rig.ts'
import { watchPlayState } from './watch-play-state.ts'

const START = Date.parse('2026-12-01T00:00:00Z')
const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString()

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

function watch(play: { state: string; until?: string; heldUntil?: string } | undefined) {
  const { session } = createSessionRig().stores
  const readUser = vi.fn<() => void>()
  session.signIn({ ...ana, play })
  const stop = watchPlayState(session, readUser, Date.now)
  return { session, readUser, stop }
}

describe('watchPlayState', () => {
  it('reads user info at the earlier of two ends, and opens nothing by itself', () => {
    const { session, readUser } = watch({ state: 'break', until: at(24), heldUntil: at(2) })
    vi.advanceTimersByTime(2 * HOUR_MS - 1)
    expect(readUser).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(readUser).toHaveBeenCalledOnce()
    expect(session.arePromotionsHeld).toBe(true)
  })

  it('reads again every minute while the server says that it lasts', () => {
    const { readUser } = watch({ state: 'break', until: at(-1) })
    vi.advanceTimersByTime(180_000)
    expect(readUser).toHaveBeenCalledTimes(3)
  })

  it('waits for an end that is further away than a timer reaches', () => {
    const { readUser } = watch({ state: 'excluded', until: at(24 * 365) })
    vi.advanceTimersByTime(24 * HOUR_MS)
    expect(readUser).not.toHaveBeenCalled()
  })

  it('follows a new state, and reads nothing without one or after stop', () => {
    const { session, readUser, stop } = watch(undefined)
    session.signIn({ ...ana, play: { state: 'break', until: at(1) } })
    session.signIn(ana)
    vi.advanceTimersByTime(2 * HOUR_MS)
    session.signIn({ ...ana, play: { state: 'break', until: at(3) } })
    stop()
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(readUser).not.toHaveBeenCalled()
  })
})

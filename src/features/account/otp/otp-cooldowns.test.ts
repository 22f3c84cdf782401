import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { OtpCooldowns } from './otp-cooldowns.ts'

const HOUR = 3_600_000
const time = { date: 0, steady: 0 }
let backend = createMemoryBackend()

/** The page after a load: the steady clock restarts, the device's date continues. */
function load(): OtpCooldowns {
  time.steady = 0
  const storage = createStorage({ backend: () => backend, now: () => time.date })
  return new OtpCooldowns({ storage, now: () => time.date, steady: () => time.steady })
}

function pass(seconds: number): void {
  time.date += seconds * 1000
  time.steady += seconds * 1000
}

beforeEach(() => {
  backend = createMemoryBackend()
  time.date = Date.parse('2026-11-20T20:00:00+08:00')
})

describe('OtpCooldowns', () => {
  it('starts without a wait', () => {
    expect(load().secondsLeft('bind', 'U1')).toBe(0)
  })

  it('waits 60 s for one kind of OTP only', () => {
    const waits = load()
    waits.start('bind', 'U1', 60)
    pass(59)
    expect(waits.secondsLeft('bind', 'U1')).toBe(1)
    expect(waits.secondsLeft('loginPassword', 'U1')).toBe(0)
    pass(1)
    expect(waits.secondsLeft('bind', 'U1')).toBe(0)
  })

  it('accepts a longer wait from the server, not a shorter one', () => {
    const waits = load()
    waits.start('bind', 'U1', 5)
    expect(waits.secondsLeft('bind', 'U1')).toBe(60)
    waits.start('bind', 'U1', 90)
    expect(waits.secondsLeft('bind', 'U1')).toBe(90)
  })

  it('restores the wait after a reload', () => {
    load().start('tradePassword', 'U1', 60)
    pass(20)
    expect(load().secondsLeft('tradePassword', 'U1')).toBe(40)
  })

  it('keeps waits per player, also after a reload', () => {
    const waits = load()
    waits.start('bind', 'U1', 60)
    waits.start('tradePassword', 'U1', 60)
    for (const now of [waits, load()]) {
      expect(now.secondsLeft('bind', 'U2')).toBe(0)
      expect(now.secondsLeft('tradePassword', 'U2')).toBe(0)
      expect(now.secondsLeft('bind', 'U1')).toBe(60)
    }
  })

  it('shares the wait of a forgotten login password between players', () => {
    load().start('loginPassword', null, 60)
    expect(load().secondsLeft('loginPassword', 'U1')).toBe(60)
  })

  it('does not store a wait that is over', () => {
    load().start('bind', 'U1', 60)
    pass(60)
    load().start('bind', 'U2', 60)
    const { value } = JSON.parse(backend.entries.get('TUMPAK_OTPCOOLDOWNS') ?? '') as { value: object }
    expect(Object.keys(value)).toEqual(['bind U2'])
  })

  it('ignores a change of the device clock while the page is open', () => {
    const waits = load()
    waits.start('bind', 'U1', 60)
    time.date += HOUR
    expect(waits.secondsLeft('bind', 'U1')).toBe(60)
    time.date -= 2 * HOUR
    expect(waits.secondsLeft('bind', 'U1')).toBe(60)
  })

  it('never exceeds the initial wait if the clock is set back before a reload', () => {
    load().start('bind', 'U1', 60)
    time.date -= 24 * HOUR
    const waits = load()
    expect(waits.secondsLeft('bind', 'U1')).toBe(60)
    pass(60)
    expect(waits.secondsLeft('bind', 'U1')).toBe(0)
  })

  it('stores neither a phone number nor a code', () => {
    load().start('bind', 'U1', 60)
    const kept = Object.fromEntries(backend.entries)
    expect(JSON.parse(kept['TUMPAK_OTPCOOLDOWNS'] ?? '')).toEqual({
      value: { 'bind U1': { until: time.date + 60_000, seconds: 60 } },
      expires: time.date + HOUR,
    })
    expect(Object.keys(kept)).toEqual(['TUMPAK_OTPCOOLDOWNS'])
  })

  it('ignores a stored value of another version', () => {
    backend.setItem('TUMPAK_OTPCOOLDOWNS', JSON.stringify({ value: { 'bind U1': 'soon' }, expires: null }))
    expect(load().secondsLeft('bind', 'U1')).toBe(0)
  })
})

import { beforeEach, expect, test } from 'vitest'
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

test('nothing waits before anything was sent', () => {
  expect(load().secondsLeft('bind', 'U1')).toBe(0)
})

test('a kind of OTP waits 60 s, the others do not', () => {
  const waits = load()
  waits.start('bind', 'U1', 60)
  pass(59)
  expect(waits.secondsLeft('bind', 'U1')).toBe(1)
  expect(waits.secondsLeft('loginPassword', 'U1')).toBe(0)
  pass(1)
  expect(waits.secondsLeft('bind', 'U1')).toBe(0)
})

test('a server may ask for a longer wait, not for a shorter one', () => {
  const waits = load()
  waits.start('bind', 'U1', 5)
  expect(waits.secondsLeft('bind', 'U1')).toBe(60)
  waits.start('bind', 'U1', 90)
  expect(waits.secondsLeft('bind', 'U1')).toBe(90)
})

test('the wait survives a reload', () => {
  load().start('tradePassword', 'U1', 60)
  pass(20)
  expect(load().secondsLeft('tradePassword', 'U1')).toBe(40)
})

test('who logs in next does not wait for what another player was sent, before and after a reload', () => {
  const waits = load()
  waits.start('bind', 'U1', 60)
  waits.start('tradePassword', 'U1', 60)
  for (const now of [waits, load()]) {
    expect(now.secondsLeft('bind', 'U2')).toBe(0)
    expect(now.secondsLeft('tradePassword', 'U2')).toBe(0)
    expect(now.secondsLeft('bind', 'U1')).toBe(60)
  }
})

test('the wait of a forgotten login password is the same, whoever is logged in', () => {
  load().start('loginPassword', null, 60)
  expect(load().secondsLeft('loginPassword', 'U1')).toBe(60)
})

test('a wait that is over is not kept', () => {
  load().start('bind', 'U1', 60)
  pass(60)
  load().start('bind', 'U2', 60)
  const { value } = JSON.parse(backend.entries.get('TUMPAK_OTPCOOLDOWNS') ?? '') as { value: object }
  expect(Object.keys(value)).toEqual(['bind U2'])
})

test('a date moved while the page lives changes nothing', () => {
  const waits = load()
  waits.start('bind', 'U1', 60)
  time.date += HOUR
  expect(waits.secondsLeft('bind', 'U1')).toBe(60)
  time.date -= 2 * HOUR
  expect(waits.secondsLeft('bind', 'U1')).toBe(60)
})

test('a date set back before a reload lengthens no wait beyond its beginning', () => {
  load().start('bind', 'U1', 60)
  time.date -= 24 * HOUR
  const waits = load()
  expect(waits.secondsLeft('bind', 'U1')).toBe(60)
  pass(60)
  expect(waits.secondsLeft('bind', 'U1')).toBe(0)
})

test('what is kept names neither a number nor a code', () => {
  load().start('bind', 'U1', 60)
  const kept = Object.fromEntries(backend.entries)
  expect(JSON.parse(kept['TUMPAK_OTPCOOLDOWNS'] ?? '')).toEqual({
    value: { 'bind U1': { until: time.date + 60_000, seconds: 60 } },
    expires: time.date + HOUR,
  })
  expect(Object.keys(kept)).toEqual(['TUMPAK_OTPCOOLDOWNS'])
})

test('what another version left there is no wait', () => {
  backend.setItem('TUMPAK_OTPCOOLDOWNS', JSON.stringify({ value: { 'bind U1': 'soon' }, expires: null }))
  expect(load().secondsLeft('bind', 'U1')).toBe(0)
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BADGE_OF_EVENT, type BadgeEvent } from '#src/stores/badge-names.ts'
import { BadgeStore } from '#src/stores/badge-store.ts'
import { connectedClient } from '../testing/client-with-fakes.ts'
import { bindBadgeEvents } from './bind-events.ts'

const EVENTS = Object.keys(BADGE_OF_EVENT) as BadgeEvent[]

/** Frames that set no counter: broken, of no event, of no count, binary. */
const GARBAGE: unknown[] = [
  '{"event":',
  'null',
  { event: 'no.such.event', content: 1 },
  { event: EVENTS[0], content: -1 },
  { event: EVENTS[1], content: '7' },
  { event: EVENTS[2] },
  new ArrayBuffer(8),
]

/** Numbers below 1, the same in each run. */
function randomNumbers(): () => number {
  let state = 20_261_122
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A client with counters, and a server that sends counts, repeats of earlier messages, and garbage. */
function load() {
  const random = randomNumbers()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { client, socket, names } = connectedClient()
  const badges = new BadgeStore()
  bindBadgeEvents(client, badges)
  const expected = { ...badges.counts }
  const recent: { event: BadgeEvent; content: number; sid: string }[] = []
  let sent = 0

  function sendOne(): void {
    const kind = random()
    if (kind < 0.2) socket().receive(pick(GARBAGE))
    else if (kind < 0.4 && recent.length > 0) socket().receive(pick(recent))
    else {
      const message = { event: pick(EVENTS), content: Math.floor(random() * 99), sid: `m${String(sent)}` }
      sent += 1
      recent.push(message)
      if (recent.length > 50) recent.shift()
      expected[BADGE_OF_EVENT[message.event]] = message.content
      socket().receive(message)
    }
    // The records of the fakes are not the client's memory.
    socket().sent.length = 0
    names()
  }
  return { badges, expected, sendOne, uniqueMessages: () => sent }
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('socket under load', () => {
  it('keeps the last count of each counter over 10,000 frames in 5 s, with repeats and garbage', () => {
    const { badges, expected, sendOne, uniqueMessages } = load()
    for (let frame = 0; frame < 10_000; frame += 1) {
      sendOne()
      if (frame % 2 === 1) vi.advanceTimersByTime(1)
    }
    expect(uniqueMessages()).toBeGreaterThan(5_000)
    expect(badges.counts).toEqual(expected)
  })

  it('keeps its memory flat over an hour of ten frames a second', () => {
    setFlagsFromString('--expose_gc')
    const collect = runInNewContext('gc') as () => void
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const { badges, expected, sendOne } = load()
    const minutes = (count: number) => {
      for (let frame = 0; frame < count * 600; frame += 1) {
        sendOne()
        vi.advanceTimersByTime(100)
      }
    }
    minutes(10)
    const before = heap()
    minutes(50)
    expect((heap() - before) / before).toBeLessThan(0.02)
    expect(badges.counts).toEqual(expected)
  })

  it('holds one socket and as many timers and listeners as at first, over an hour of cuts and logins', () => {
    const { client, sockets, socket, watchers } = connectedClient()
    const held = () => ({
      sockets: sockets.filter(({ onopen, onmessage, onclose }) => onopen ?? onmessage ?? onclose).length,
      timers: vi.getTimerCount(),
      watchers: watchers(),
    })
    const atFirst = held()
    for (let minute = 0; minute < 60; minute += 1) {
      vi.advanceTimersByTime(30_000)
      socket().end()
      if (minute % 2 === 1) client.disconnect()
      client.connect('u1')
      vi.advanceTimersByTime(30_000)
      socket().open()
      expect(held()).toEqual(atFirst)
    }
    expect(atFirst).toMatchObject({ sockets: 1, watchers: 1 })
    expect(sockets.length).toBeGreaterThan(60)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWithFakes, connectedClient } from './testing/client-with-fakes.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('SocketClient: wake-up', () => {
  it('tries at once while waiting, without resetting the count', () => {
    const { sockets, socket, heard, wakeUp } = connectedClient()
    socket().end()
    wakeUp()
    wakeUp()
    expect(sockets).toHaveLength(2)
    socket().end()
    expect(heard.at(-1)?.payload).toMatchObject({ retryInMilliseconds: 6_000 })
    vi.advanceTimersByTime(5_999)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)
  })

  it('keeps a live connection', () => {
    const { client, sockets, wakeUp } = connectedClient()
    vi.advanceTimersByTime(30_000)
    wakeUp()
    expect([client.state, sockets.length]).toEqual(['open', 1])
  })

  it('probes an open connection, and keeps it if anything is received', () => {
    const { client, sockets, socket, wakeUp } = connectedClient()
    vi.advanceTimersByTime(10_000)
    wakeUp()
    expect(socket().sent).toEqual([{ event: 'ping' }])
    vi.advanceTimersByTime(4_999)
    socket().receive({ event: 'pong' })
    vi.advanceTimersByTime(40_000)
    expect([client.state, sockets.length]).toEqual(['open', 1])
  })

  it('replaces a half-open connection 5 s after a short sleep, however many events fire', () => {
    const { sockets, socket, names, wakeUp } = connectedClient()
    vi.setSystemTime(Date.now() + 30_000)
    for (let event = 0; event < 3; event += 1) wakeUp()
    vi.advanceTimersByTime(4_999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect([sockets.length, sockets[0]?.closedWith]).toEqual([2, [4000]])
    socket().open()
    expect(names()).toEqual(['closed', 'opened', 'reconnected', 'missed'])
  })

  it('replaces a dead socket at once after ten minutes of sleep without timers', () => {
    const { client, sockets, socket, names, wakeUp } = connectedClient()
    const dead = socket()
    vi.setSystemTime(Date.now() + 600_000)
    wakeUp()
    expect(dead.closedWith).toEqual([4000])
    expect([client.state, sockets.length]).toEqual(['connecting', 2])
    socket().open()
    expect(names()).toEqual(['closed', 'opened', 'reconnected', 'missed'])
  })

  it('detects a dead socket at the next ping without a wake-up event', () => {
    const { sockets } = connectedClient()
    vi.setSystemTime(Date.now() + 600_000)
    vi.advanceTimersByTime(20_000)
    expect([sockets.length, sockets[0]?.sent]).toEqual([2, []])
  })

  it('replaces a hanging attempt at once', () => {
    const { client, sockets, wakeUp } = clientWithFakes()
    client.connect('u1')
    vi.setSystemTime(Date.now() + 600_000)
    wakeUp()
    expect([client.state, sockets.length]).toEqual(['connecting', 2])
  })
})

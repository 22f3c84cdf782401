import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWithFakes, connectedClient } from './testing/client-with-fakes.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('SocketClient: connect and disconnect', () => {
  it('opens one socket at the address of the uid', () => {
    const { client, sockets, socket, names } = clientWithFakes()
    expect(client.state).toBe('idle')
    client.connect('u1')
    expect(client.state).toBe('connecting')
    socket().open()
    expect(client.state).toBe('open')
    expect(sockets.map(({ url }) => url)).toEqual(['ws://app/webSocket/u1'])
    expect(names()).toEqual(['opened'])
  })

  it('ignores a second connect with the same uid, in any state', () => {
    const { client, sockets, socket } = clientWithFakes()
    client.connect('u1')
    client.connect('u1')
    socket().open()
    client.connect('u1')
    socket().end()
    client.connect('u1')
    expect(client.state).toBe('waiting')
    expect(sockets).toHaveLength(1)
  })

  it('closes with 1000 on disconnect, emits no `closed`, and does not reconnect', () => {
    const { client, sockets, socket, names, watchers } = connectedClient()
    client.disconnect()
    client.disconnect()
    expect(socket().closedWith).toEqual([1000])
    vi.advanceTimersByTime(600_000)
    expect(sockets).toHaveLength(1)
    expect(names()).toEqual([])
    expect([client.state, client.uid, watchers(), vi.getTimerCount()]).toEqual(['idle', undefined, 0, 0])
  })

  it('cancels a pending attempt on disconnect', () => {
    const { client, sockets, socket, wakeUp } = connectedClient()
    socket().end()
    client.disconnect()
    wakeUp()
    vi.advanceTimersByTime(600_000)
    expect(sockets).toHaveLength(1)
  })

  it('closes a socket that is still connecting, and ignores its late opening', () => {
    const { client, socket, names } = clientWithFakes()
    client.connect('u1')
    client.disconnect()
    expect(socket().closedWith).toEqual([1000])
    socket().open()
    socket().end()
    expect(client.state).toBe('idle')
    expect(names()).toEqual([])
  })

  it('can connect again right after disconnect', () => {
    const { client, sockets, socket, names } = connectedClient()
    client.disconnect()
    client.connect('u1')
    socket().open()
    expect(sockets).toHaveLength(2)
    expect(names()).toEqual(['opened'])
  })

  it("closes the former uid's socket on a change of uid, and resets the delays", () => {
    const { client, sockets, socket } = connectedClient()
    socket().end()
    vi.advanceTimersByTime(3_000)
    client.connect('u2')
    expect(sockets.map(({ url, isAlive }) => [url.at(-1), isAlive])).toEqual([
      ['1', false],
      ['1', false],
      ['2', true],
    ])
    expect(client.uid).toBe('u2')
    socket().end()
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(4)
  })
})

describe('SocketClient: reconnect', () => {
  it('waits 3 s times the attempt count, exactly', () => {
    const { sockets, socket } = connectedClient()
    for (const seconds of [3, 6, 9, 12, 15, 18]) {
      socket().end()
      const before = sockets.length
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(sockets).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('resets the count only after 5 s of an open connection', () => {
    const { heard, socket } = connectedClient()
    const delays = () =>
      heard.splice(0).flatMap(({ name, payload }) => (name === 'closed' ? [payload.retryInMilliseconds] : []))
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    vi.advanceTimersByTime(4_999)
    socket().end()
    vi.advanceTimersByTime(6_000)
    socket().open()
    vi.advanceTimersByTime(5_000)
    socket().end()
    expect(delays()).toEqual([3_000, 6_000, 3_000])
  })

  it.each([1001, 1005, 1006, 1008, 1009, 1011, 1012, 4000, 4999])('reconnects after code %i', (code) => {
    const { client, sockets, socket } = connectedClient()
    socket().end(code)
    expect(client.state).toBe('waiting')
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(2)
  })

  it('waits longer after 1013, "try again later", and at least as long as without it', () => {
    const { client, sockets, socket, wakeUp } = connectedClient()
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      socket().end(1013)
      expect(client.state).toBe('waiting')
      vi.advanceTimersByTime(Math.max(30_000, attempt * 3_000) - 1)
      expect(sockets).toHaveLength(attempt)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(attempt + 1)
    }
    // A player who comes back does not wait.
    socket().end(1013)
    wakeUp()
    expect(sockets).toHaveLength(14)
  })

  it.each([
    [1000, ['closed']],
    [4401, ['closed', 'refused']],
    [4403, ['closed', 'refused']],
  ])('does not reconnect after %i, also on a wake-up, until connect', (code, expected) => {
    const { client, sockets, socket, names, wakeUp } = connectedClient()
    socket().end(code, 'why')
    expect(client.state).toBe('closed')
    expect(names()).toEqual(expected)
    wakeUp()
    vi.advanceTimersByTime(600_000)
    expect(sockets).toHaveLength(1)
    client.connect('u1')
    expect(sockets).toHaveLength(2)
  })

  it('counts a repeated close event once', () => {
    const { sockets, socket, names } = connectedClient()
    const first = socket()
    first.end()
    first.end()
    expect(names()).toEqual(['closed'])
    vi.advanceTimersByTime(6_000)
    expect(sockets).toHaveLength(2)
  })

  it('emits `reconnected` and `missed` on a reconnect', () => {
    const { socket, names } = connectedClient()
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    expect(names()).toEqual(['closed', 'opened', 'reconnected', 'missed'])
  })

  it('emits `missed` but not `reconnected` if the first attempt failed', () => {
    const { client, socket, names } = clientWithFakes()
    client.connect('u1')
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    expect(names()).toEqual(['closed', 'opened', 'missed'])
  })

  it('emits `unopened` after each third consecutive attempt that never opened, and continues', () => {
    const { client, sockets, socket, heard } = clientWithFakes()
    client.connect('u1')
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      socket().end()
      vi.advanceTimersByTime(attempt * 3_000)
    }
    expect(heard.filter(({ name }) => name === 'unopened').map(({ payload }) => payload)).toEqual([
      { attempts: 3 },
      { attempts: 6 },
    ])
    expect(sockets).toHaveLength(8)
  })

  it('counts only consecutive attempts for `unopened`', () => {
    const { client, socket, names } = clientWithFakes()
    client.connect('u1')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      if (attempt === 3) socket().open()
      socket().end()
      vi.advanceTimersByTime(attempt * 3_000)
    }
    expect(names()).not.toContain('unopened')
  })

  it('treats a throwing constructor as a failed attempt', () => {
    const openSocket = vi.fn(() => {
      throw new DOMException('insecure', 'SecurityError')
    })
    const { client, heard } = clientWithFakes({ openSocket })
    client.connect('u1')
    expect(client.state).toBe('waiting')
    expect(heard).toEqual([
      { name: 'closed', payload: { code: 1006, reason: 'SecurityError: insecure', retryInMilliseconds: 3_000 } },
    ])
    vi.advanceTimersByTime(3_000)
    expect(openSocket).toHaveBeenCalledTimes(2)
  })
})

it('SocketClient never has more than one live socket', () => {
  const { client, sockets, socket, wakeUp } = clientWithFakes()
  for (let round = 0; round < 20; round += 1) {
    client.connect(`u${round % 3}`)
    if (round % 2 === 0) socket().open()
    if (round % 5 === 0) socket().end()
    wakeUp()
    vi.advanceTimersByTime(round * 7_000)
    expect(sockets.filter(({ isAlive }) => isAlive).length).toBeLessThanOrEqual(1)
  }
  client.disconnect()
  expect(sockets.filter(({ isAlive }) => isAlive)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWithFakes, connectedClient } from './testing/client-with-fakes.ts'
import { FakeSocket } from './testing/fake-socket.ts'

// Problems that browsers, phones and networks really cause.

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('SocketClient: heartbeat', () => {
  it('does not count an unanswered ping of a lost connection against the next one', () => {
    const { sockets, socket } = connectedClient()
    vi.advanceTimersByTime(45_000)
    expect(socket().sent).toHaveLength(2)
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    // 60 s after the last frame of the first connection, the second one is still young.
    vi.advanceTimersByTime(59_999)
    expect([sockets.length, socket().sent.length]).toEqual([2, 2])
  })

  it('has one interval, however often the connection was replaced', () => {
    const { socket } = connectedClient()
    for (let round = 1; round <= 5; round += 1) {
      socket().end()
      vi.advanceTimersByTime(3_000 * round)
      socket().open()
    }
    vi.advanceTimersByTime(20_000)
    expect(socket().sent).toEqual([{ event: 'ping' }])
  })

  it('sends nothing after a close by either side', () => {
    const { client, socket } = connectedClient()
    socket().end(1000)
    client.connect('u1')
    socket().open()
    client.disconnect()
    vi.advanceTimersByTime(120_000)
    expect(socket().sent).toEqual([])
  })

  it('accepts late and unrequested pongs', () => {
    const { client, sockets, socket } = connectedClient()
    for (let round = 0; round < 6; round += 1) {
      vi.advanceTimersByTime(59_000)
      socket().receive({ event: 'pong' })
      socket().receive({ event: 'pong' })
    }
    expect([client.state, sockets.length]).toEqual(['open', 1])
  })
})

describe('SocketClient: timers that a hidden page runs once a minute', () => {
  /** A timer that fires at the next full minute after it is due, as Chrome's in a page that is long hidden. */
  const startTimer = (run: () => void, milliseconds: number) => {
    const due = Date.now() + milliseconds
    const handle = setTimeout(run, Math.ceil(due / 60_000) * 60_000 - Date.now())
    return () => clearTimeout(handle)
  }

  it.each([1, 20_000, 40_000, 59_999])('keep an answered connection, opened %i ms after a minute', (offset) => {
    vi.advanceTimersByTime(offset)
    const { client, sockets, socket } = connectedClient({ startTimer })
    let answered = 0
    for (let second = 0; second < 3_600; second += 1) {
      vi.advanceTimersByTime(1_000)
      // The server answers each ping; messages are not delayed.
      for (; answered < socket().sent.length; answered += 1) socket().receive({ event: 'pong' })
    }
    expect([client.state, sockets.length]).toEqual(['open', 1])
    expect(answered).toBeGreaterThanOrEqual(59)
    expect(answered).toBeLessThanOrEqual(121)
  })

  it('replace a dead connection, after a probe', () => {
    const { sockets } = connectedClient({ startTimer })
    vi.advanceTimersByTime(60_000)
    expect([sockets.length, sockets[0]?.sent]).toEqual([1, [{ event: 'ping' }]])
    vi.advanceTimersByTime(60_000)
    expect([sockets.length, sockets[0]?.closedWith]).toEqual([2, [4000]])
  })

  it('replace a connection whose silence ended in a late timer, unless the probe is answered', () => {
    for (const isAnswered of [true, false]) {
      const { sockets, socket } = connectedClient()
      vi.setSystemTime(Date.now() + 75_000)
      vi.advanceTimersByTime(20_000)
      expect(socket().sent).toEqual([{ event: 'ping' }])
      if (isAnswered) socket().receive({ event: 'pong' })
      vi.advanceTimersByTime(5_000)
      expect(sockets).toHaveLength(isAnswered ? 1 : 2)
    }
  })
})

describe('SocketClient: closing', () => {
  /** Some sockets call `onclose` from within `close`. */
  class HastySocket extends FakeSocket {
    override close(code?: number): void {
      super.close(code)
      this.onclose?.({ code: 1006, reason: '' })
    }
  }

  it('counts a close event within its own close call once', () => {
    const sockets: HastySocket[] = []
    const openSocket = (url: string) => {
      const socket = new HastySocket(url)
      sockets.push(socket)
      return socket
    }
    const { client, names } = clientWithFakes({ openSocket })
    client.connect('u1')
    sockets[0]?.open()
    names()
    vi.advanceTimersByTime(60_000)
    expect(names()).toEqual(['closed'])
    expect(sockets).toHaveLength(2)
    client.disconnect()
    vi.advanceTimersByTime(600_000)
    expect([client.state, sockets.length]).toEqual(['idle', 2])
  })

  it('treats an error without a close as silence', () => {
    const { client, sockets, socket } = connectedClient()
    socket().onerror?.()
    expect(client.state).toBe('open')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(2)
  })

  it('ignores all events of a replaced socket', () => {
    const { client, socket, names } = connectedClient()
    const listener = vi.fn()
    client.on('inbox.unread', listener)
    const left = socket()
    client.disconnect()
    left.receive({ event: 'inbox.unread', content: 9, sid: 's1' })
    left.end(4401)
    expect([listener.mock.calls.length, names(), left.sent]).toEqual([0, [], []])
  })

  it('can disconnect and connect within its own close listener', () => {
    const { client, sockets, socket } = connectedClient()
    const stop = client.on('closed', () => {
      stop()
      client.disconnect()
      client.connect('u1')
    })
    socket().end()
    socket().open()
    vi.advanceTimersByTime(600_000 - 1)
    expect(sockets.filter(({ isAlive }) => isAlive)).toHaveLength(1)
    expect(client.uid).toBe('u1')
  })

  it('leaves no timer and no watcher after a final close by either side', () => {
    for (const end of [1000, 4401, 4403]) {
      const { client, socket, watchers } = connectedClient()
      expect(watchers()).toBe(1)
      socket().end(end)
      expect([watchers(), vi.getTimerCount()]).toEqual([0, 0])
      client.connect('u1')
      expect(watchers()).toBe(1)
      client.disconnect()
      expect([watchers(), vi.getTimerCount()]).toEqual([0, 0])
    }
  })

  it('has one watcher over any number of reconnects', () => {
    const { client, socket, watchers } = connectedClient()
    for (let round = 1; round <= 10; round += 1) {
      socket().end()
      vi.advanceTimersByTime(round * 3_000)
    }
    client.connect('u1')
    expect(watchers()).toBe(1)
  })
})

describe('SocketClient: network changes', () => {
  it('replaces an attempt from a lost network', () => {
    const { client, sockets, wakeUp } = clientWithFakes()
    client.connect('u1')
    vi.advanceTimersByTime(3_000)
    wakeUp()
    wakeUp()
    expect(sockets.map(({ isAlive }) => isAlive)).toEqual([false, true])
    expect(sockets[0]?.closedWith).toEqual([4000])
  })

  it('keeps a young attempt, however many events fire', () => {
    const { client, sockets, wakeUp } = clientWithFakes()
    client.connect('u1')
    vi.advanceTimersByTime(2_999)
    for (let event = 0; event < 5; event += 1) wakeUp()
    expect([client.state, sockets.length]).toEqual(['connecting', 1])
  })

  it('emits `missed` when the replacement of a hanging attempt opens', () => {
    const { client, socket, names, wakeUp } = clientWithFakes()
    client.connect('u1')
    vi.advanceTimersByTime(5_000)
    wakeUp()
    socket().open()
    expect(names()).toEqual(['closed', 'opened', 'missed'])
  })

  it('keeps trying while offline, and reconnects at once when online', () => {
    const { client, sockets, socket, wakeUp } = connectedClient()
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      socket().end()
      vi.advanceTimersByTime(attempt * 3_000)
    }
    socket().end()
    expect([client.state, sockets.length]).toEqual(['waiting', 21])
    wakeUp()
    socket().open()
    expect(client.state).toBe('open')
    vi.advanceTimersByTime(5_000)
    socket().end()
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(23)
  })

  it('ignores a wake-up while idle', () => {
    const { client, sockets, socket, wakeUp } = connectedClient()
    socket().end(1000)
    wakeUp()
    client.disconnect()
    wakeUp()
    expect(sockets).toHaveLength(1)
  })
})

describe('SocketClient: invalid frames', () => {
  it('survives a thousand invalid frames, and delivers the next valid one', () => {
    const { client, socket, heard } = connectedClient()
    const listener = vi.fn()
    client.on('task.reward', listener)
    for (let frame = 0; frame < 1000; frame += 1)
      socket().receive(`{"event":"task.reward","content":${'['.repeat(frame)}`)
    socket().receive({ event: 'task.reward', content: 2 })
    expect(heard).toHaveLength(1000)
    expect(listener).toHaveBeenCalledExactlyOnceWith({ event: 'task.reward', content: 2 })
    expect(client.state).toBe('open')
  })

  it.each(['__proto__', 'constructor', 'toString', 'state', 'opened', 'closed', 'missed', 'refused', 'unopened'])(
    'treats "%s" as neither a client event nor a property',
    (event) => {
      const { client, socket, names } = connectedClient()
      const listener = vi.fn()
      client.on('state', listener)
      socket().receive(`{"event":${JSON.stringify(event)},"content":{"code":4401}}`)
      expect([names(), listener.mock.calls.length, client.state]).toEqual([['unbound'], 0, 'open'])
    },
  )

  it('handles an unsafe integer and an endless sid', () => {
    const { socket, heard } = connectedClient()
    socket().receive('{"event":"task.reward","content":1e400}')
    socket().receive({ event: 'task.reward', content: 1, sid: 'x'.repeat(65) })
    expect(heard.map(({ name }) => name)).toEqual(['unreadable', 'unreadable'])
    expect(socket().sent).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACKNOWLEDGEMENT } from '#generated/ws/socket.ts'
import { clientWithFakes } from './testing/client-with-fakes.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

function connected() {
  const fakes = clientWithFakes()
  fakes.client.connect('u1')
  fakes.socket().open()
  fakes.names()
  return fakes
}

describe('SocketClient: heartbeat', () => {
  it('pings every 20 s while open, not before or after', () => {
    const { client, socket } = clientWithFakes()
    client.connect('u1')
    vi.advanceTimersByTime(40_000)
    expect(socket().sent).toEqual([])
    socket().open()
    for (const [at, pings] of [
      [19_999, 0],
      [1, 1],
      [20_000, 2],
    ] as const) {
      vi.advanceTimersByTime(at)
      expect(socket().sent).toEqual(Array(pings).fill({ event: 'ping' }))
      socket().receive({ event: 'pong' })
    }
    socket().end()
    const first = socket()
    vi.advanceTimersByTime(60_000)
    expect(first.sent).toHaveLength(2)
  })

  it('replaces the connection at once after 60 s of silence', () => {
    const { sockets, socket, heard } = connected()
    vi.advanceTimersByTime(59_999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets[0]?.closedWith).toEqual([4000])
    expect(sockets).toHaveLength(2)
    expect(heard).toEqual([{ name: 'closed', payload: { code: 4000, reason: 'silence', retryInMilliseconds: 0 } }])
    socket().end()
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(3)
  })

  it('counts a silent connection as stable', () => {
    const { socket, heard } = connected()
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    vi.advanceTimersByTime(60_000)
    socket().end()
    expect(heard.at(-1)?.payload).toMatchObject({ retryInMilliseconds: 3_000 })
  })

  it.each([
    ['a pong', { event: 'pong' }],
    ['a counter', { event: 'task.reward', content: 1 }],
    ['an unknown event', { event: 'weather' }],
    ['garbage', '{'],
    ['a binary frame', new ArrayBuffer(2)],
  ])('counts %s as heard', (_name, frame) => {
    const { sockets, socket } = connected()
    vi.advanceTimersByTime(25_000)
    socket().receive(frame)
    vi.advanceTimersByTime(59_999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
  })

  it('ends an attempt that neither opens nor fails for 60 s, and waits for its delay', () => {
    const { client, sockets, socket } = clientWithFakes()
    client.connect('u1')
    vi.advanceTimersByTime(60_000)
    expect(socket().closedWith).toEqual([4000])
    expect([client.state, sockets.length]).toEqual(['waiting', 1])
    vi.advanceTimersByTime(3_000)
    expect(sockets).toHaveLength(2)
  })

  it('does not extend the silence when the clock is set back', () => {
    const { sockets } = connected()
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(120_000)
    expect(sockets.length).toBeGreaterThan(1)
  })
})

describe('SocketClient: sids', () => {
  it('acknowledges each message with a sid, after the listeners, and no other', () => {
    const { client, socket } = connected()
    const order: string[] = []
    client.on('inbox.unread', () => order.push(`listener, ${socket().sent.length} sent`))
    socket().receive({ event: 'inbox.unread', content: 3, sid: 's1' })
    socket().receive({ event: 'inbox.unread', content: 4 })
    expect(order).toEqual(['listener, 0 sent', 'listener, 1 sent'])
    expect(socket().sent).toEqual([{ event: 'ack', sid: 's1' }])
  })

  it('delivers a sid once, also over reconnects, and acknowledges each delivery', () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('inbox.unread', listener)
    const message = { event: 'inbox.unread', content: 3, sid: 's1' }
    socket().receive(message)
    socket().receive(message)
    expect(socket().sent).toHaveLength(2)
    socket().end()
    vi.advanceTimersByTime(3_000)
    socket().open()
    socket().receive(message)
    expect(socket().sent).toEqual([{ event: 'ack', sid: 's1' }])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('acknowledges an integer as received, and treats it as its text', () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('inbox.unread', listener)
    socket().receive({ event: 'inbox.unread', content: 3, sid: 17 })
    socket().receive({ event: 'inbox.unread', content: 3, sid: '17' })
    socket().receive({ event: 'inbox.unread', content: 4, sid: null })
    expect(socket().sent).toEqual([
      { event: 'ack', sid: 17 },
      { event: 'ack', sid: '17' },
    ])
    expect(listener.mock.calls.map(([message]) => (message as { content: number }).content)).toEqual([3, 4])
  })

  it('remembers them when the same uid connects again', () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('inbox.unread', listener)
    for (let round = 0; round < 2; round += 1) {
      socket().receive({ event: 'inbox.unread', content: 3, sid: 's1' })
      client.disconnect()
      client.connect('u1')
      socket().open()
    }
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("keeps another uid's sids separate", () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('inbox.unread', listener)
    socket().receive({ event: 'inbox.unread', content: 3, sid: 's1' })
    client.connect('u2')
    socket().open()
    socket().receive({ event: 'inbox.unread', content: 1, sid: 's1' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('remembers as many as the document states', () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('task.reward', listener)
    for (let n = 0; n <= ACKNOWLEDGEMENT.rememberSids; n += 1)
      socket().receive({ event: 'task.reward', content: n, sid: `s${n}` })
    listener.mockClear()
    socket().receive({ event: 'task.reward', content: 1, sid: 's1' })
    expect(listener).not.toHaveBeenCalled()
    socket().receive({ event: 'task.reward', content: 0, sid: 's0' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('sends no acknowledgement after a listener has ended the connection', () => {
    const { client, socket } = connected()
    client.on('inbox.unread', () => client.disconnect())
    socket().receive({ event: 'inbox.unread', content: 3, sid: 's1' })
    expect(socket().sent).toEqual([])
  })
})

describe('SocketClient: frames without a message', () => {
  it.each([
    ['', 'json'],
    ['{"event":', 'json'],
    ['null', 'shape'],
    ['[]', 'shape'],
    ['"pong"', 'shape'],
    [{ content: 1 }, 'shape'],
    [{ event: 7 }, 'shape'],
    [{ event: 'inbox.unread' }, 'payload'],
    [{ event: 'inbox.unread', content: -1 }, 'payload'],
    [{ event: 'inbox.unread', content: 1.5 }, 'payload'],
    [{ event: 'inbox.unread', content: '3' }, 'payload'],
    [{ event: 'inbox.unread', content: 3, sid: 4.2 }, 'payload'],
  ] as const)('names %j unreadable (%s)', (frame, reason) => {
    const { client, socket, heard } = connected()
    socket().receive(frame)
    expect(heard).toEqual([{ name: 'unreadable', payload: expect.objectContaining({ reason }) }])
    expect(client.state).toBe('open')
  })

  it('emits `unreadable` for a binary frame', () => {
    const { socket, heard } = connected()
    socket().receive(new ArrayBuffer(4))
    expect(heard).toEqual([{ name: 'unreadable', payload: { reason: 'binary', text: '' } }])
  })

  it('keeps only the start of an unreadable text', () => {
    const { socket, heard } = connected()
    socket().receive('x'.repeat(100_000))
    expect(heard[0]?.payload).toEqual({ reason: 'json', text: 'x'.repeat(200) })
  })

  it('acknowledges an unreadable message that has a sid', () => {
    const { socket } = connected()
    socket().receive({ event: 'inbox.unread', content: 'three', sid: 's1' })
    expect(socket().sent).toEqual([{ event: 'ack', sid: 's1' }])
  })

  it('emits `unbound` for an unknown event, also with the name of a client event', () => {
    const { client, socket, heard } = connected()
    socket().receive({ event: 'weather', content: { rain: true }, sid: 's1' })
    socket().receive({ event: 'refused' })
    expect(heard).toEqual([
      { name: 'unbound', payload: { event: 'weather', content: { rain: true } } },
      { name: 'unbound', payload: { event: 'refused', content: undefined } },
    ])
    expect(socket().sent).toEqual([{ event: 'ack', sid: 's1' }])
    expect(client.state).toBe('open')
  })

  it('emits `unbound` for a known event without a listener, but never for pong', () => {
    const { socket, heard } = connected()
    socket().receive({ event: 'pong' })
    socket().receive({ event: 'task.reward', content: 1 })
    expect(heard).toEqual([{ name: 'unbound', payload: { event: 'task.reward', content: 1 } }])
  })

  it('accepts additional fields', () => {
    const { client, socket } = connected()
    const listener = vi.fn()
    client.on('task.reward', listener)
    socket().receive({ event: 'task.reward', content: 1, at: '2026-11-20T10:00:00+08:00' })
    expect(listener).toHaveBeenCalledWith({ event: 'task.reward', content: 1 })
  })
})

it('SocketClient ignores frames of a replaced socket', () => {
  const { client, sockets, socket, names } = connected()
  const stale = socket()
  vi.advanceTimersByTime(60_000)
  socket().open()
  names()
  stale.receive({ event: 'task.reward', content: 9, sid: 's9' })
  stale.end(1000)
  expect([stale.onmessage, stale.onclose, stale.onopen]).toEqual([null, null, null])
  expect(names()).toEqual([])
  expect([client.state, sockets.length]).toEqual(['open', 2])
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWithFakes, connectedClient } from './testing/client-with-fakes.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('SocketClient: listeners', () => {
  it('calls the others and acknowledges if one throws', () => {
    const onListenerError = vi.fn()
    const { client, socket } = connectedClient({ onListenerError })
    const second = vi.fn()
    client.on('task.reward', () => {
      throw new Error('mine')
    })
    client.on('task.reward', second)
    socket().receive({ event: 'task.reward', content: 2, sid: 's1' })
    expect(second).toHaveBeenCalledWith({ event: 'task.reward', content: 2, sid: 's1' })
    expect(onListenerError).toHaveBeenCalledWith(new Error('mine'), 'task.reward')
    expect(socket().sent).toEqual([{ event: 'ack', sid: 's1' }])
  })

  it('may disconnect during an event', () => {
    const { client, socket, names } = clientWithFakes()
    client.on('state', ({ state }) => {
      if (state === 'open') client.disconnect()
    })
    client.connect('u1')
    socket().open()
    expect(names()).toEqual([])
    expect(socket().closedWith).toEqual([1000])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may change the uid during `closed`, and one socket is left', () => {
    const { client, sockets, socket } = connectedClient()
    client.on('state', ({ state }) => {
      if (state === 'waiting') client.connect('u2')
    })
    socket().end()
    vi.advanceTimersByTime(30_000)
    expect(sockets.filter(({ isAlive }) => isAlive).map(({ url }) => url)).toEqual(['ws://app/webSocket/u2'])
  })

  it('get no `refused` and no `unopened` for a connection that one of them ended', () => {
    const refused = connectedClient()
    refused.client.on('closed', () => refused.client.disconnect())
    refused.socket().end(4401)
    expect(refused.names()).toEqual(['closed'])
    const unopened = clientWithFakes()
    unopened.client.connect('u1')
    for (const attempt of [1, 2, 3]) {
      if (attempt === 3) unopened.client.on('closed', () => unopened.client.disconnect())
      unopened.socket().end()
      vi.advanceTimersByTime(attempt * 3_000)
    }
    expect(unopened.names()).toEqual(['closed', 'closed', 'closed'])
  })

  it('get each change of state', () => {
    const { client, socket } = clientWithFakes()
    const states: string[] = []
    client.on('state', ({ state, before }) => states.push(`${before}>${state}`))
    client.connect('u1')
    socket().open()
    socket().end()
    vi.advanceTimersByTime(3_000)
    client.disconnect()
    expect(states).toEqual([
      'idle>connecting',
      'connecting>open',
      'open>waiting',
      'waiting>connecting',
      'connecting>idle',
    ])
  })

  it('are not called after removal', () => {
    const { client, socket } = connectedClient()
    const listener = vi.fn()
    client.on('pong', listener)()
    socket().receive({ event: 'pong' })
    expect(listener).not.toHaveBeenCalled()
  })
})

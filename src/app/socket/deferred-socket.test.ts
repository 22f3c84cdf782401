import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeferredSocket } from './deferred-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => void vi.useRealTimers())

const client = () => ({ connect: vi.fn(), disconnect: vi.fn() })

describe('createDeferredSocket', () => {
  it('loads once, and connects when the code has loaded', async () => {
    const real = client()
    const load = vi.fn(() => Promise.resolve(real))
    const socket = createDeferredSocket(load)
    socket.connect('1')
    socket.connect('2')
    await vi.runAllTimersAsync()
    expect(real.connect.mock.calls).toEqual([['2']])
    socket.disconnect()
    socket.connect('3')
    expect(real.disconnect).toHaveBeenCalledTimes(1)
    expect(real.connect).toHaveBeenLastCalledWith('3')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not connect a player who left while the code was loading', async () => {
    const real = client()
    const socket = createDeferredSocket(() => Promise.resolve(real))
    socket.connect('1')
    socket.disconnect()
    await vi.runAllTimersAsync()
    expect(real.connect).not.toHaveBeenCalled()
  })

  it('loads again after a failure', async () => {
    const real = client()
    const load = vi.fn(() => Promise.resolve(real)).mockRejectedValueOnce(new Error('offline'))
    const socket = createDeferredSocket(load)
    socket.connect('1')
    await vi.advanceTimersByTimeAsync(999)
    expect(real.connect).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(real.connect).toHaveBeenCalledExactlyOnceWith('1')
  })
})

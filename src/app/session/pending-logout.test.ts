import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { HTTP_TIMEOUT_MS } from '#src/api/open-request.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createStorage } from '#src/platform/storage.ts'
import { createPendingLogout } from './pending-logout.ts'

const KEY = 'TUMPAK_PENDINGLOGOUT'

function setUp(response: () => Promise<unknown> = () => Promise.resolve(null)) {
  const backend = createMemoryBackend()
  const net = { isOnline: true }
  const send = vi.fn<() => Promise<unknown>>(response)
  const onFailure = vi.fn<(error: ApiError) => void>()
  const open = (locks?: Locks) =>
    createPendingLogout({
      locks,
      send,
      onFailure,
      storage: createStorage({ backend: () => backend }),
      isOnline: () => net.isOnline,
    })
  return { backend, net, send, onFailure, open }
}

describe('createPendingLogout', () => {
  it('sends the request when online, and is done after the response', async () => {
    const { backend, send, open } = setUp()
    await open().send()
    expect(send).toHaveBeenCalledOnce()
    expect(backend.entries.has(KEY)).toBe(false)
  })

  it('stays pending offline, across restarts and without expiry, and is sent when online', async () => {
    const { backend, net, send, open } = setUp()
    net.isOnline = false
    await open().send()
    expect(send).not.toHaveBeenCalled()
    expect(backend.entries.get(KEY)).toContain('"expires":null')
    const restarted = open()
    await restarted.settle()
    expect(send).not.toHaveBeenCalled()
    net.isOnline = true
    await restarted.settle()
    expect(send).toHaveBeenCalledOnce()
    expect(backend.entries.has(KEY)).toBe(false)
  })

  it('goes before every other request also after an attempt that could not be sent', async () => {
    const { backend, net, send, open } = setUp()
    net.isOnline = false
    await open().send()
    const restarted = open()
    // The browser has not said yet that it is offline.
    net.isOnline = true
    send.mockRejectedValueOnce(new ApiError('offline'))
    await restarted.settle()
    expect(backend.entries.has(KEY)).toBe(true)
    await restarted.beforeRequest('/api/open/banner/info')
    expect(send).toHaveBeenCalledTimes(2)
    expect(backend.entries.has(KEY)).toBe(false)
  })

  it('goes before every other request, once, if it is overdue', async () => {
    const { net, send, open } = setUp()
    net.isOnline = false
    const pending = open()
    await pending.send()
    expect(pending.beforeRequest('/api/open/banner/info')).toBeUndefined()
    net.isOnline = true
    expect(pending.beforeRequest('/api/user/logout')).toBeUndefined()
    const lobby = pending.beforeRequest('/api/open/banner/info')
    const login = pending.beforeRequest('/api/user/login')
    expect([lobby, login]).not.toContain(undefined)
    await lobby
    await login
    expect(send).toHaveBeenCalledOnce()
    expect(pending.beforeRequest('/api/user/login')).toBeUndefined()
  })

  it('delays a login, but not the lobby, while the request hangs', async () => {
    let finish = (_value: unknown) => {}
    const { open } = setUp(() => new Promise((resolve) => (finish = resolve)))
    const pending = open()
    const sent = pending.send()
    expect(pending.beforeRequest('/api/open/game/fetch?pageNum=1')).toBeUndefined()
    const login = pending.beforeRequest('/api/user/login')
    expect(login).toBeDefined()
    finish(null)
    await login
    await sent
    expect(pending.beforeRequest('/api/user/login')).toBeUndefined()
  })

  /** One lock for all tabs: a shared request waits until nobody holds it, or times out; other requests never wait. */
  function memoryLocks(): Locks {
    let held: Promise<unknown> = Promise.resolve()
    return {
      async request(_name, { mode, signal }, run) {
        if (mode !== 'shared') return (held = run({}))
        const timeout = new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        )
        await Promise.race([held, timeout])
        return run({})
      },
    }
  }

  it("delays a login, but not the lobby, while another tab's request hangs", async () => {
    const inOrder: string[] = []
    let finish = (_value: unknown) => {}
    const { open } = setUp(() => new Promise((resolve) => (finish = resolve)).then(() => inOrder.push('logout')))
    const locks = memoryLocks()
    const other = open(locks)
    const sent = open(locks).send()
    expect(other.beforeRequest('/api/open/game/fetch?pageNum=1')).toBeUndefined()
    const login = Promise.resolve(other.beforeRequest('/api/user/login')).then(() => inOrder.push('login'))
    finish(null)
    await Promise.all([login, sent])
    expect(inOrder).toEqual(['logout', 'login'])
  })

  it('delays a login for 10 s at most for a sleeping tab', async () => {
    vi.useFakeTimers()
    const { open } = setUp(() => new Promise(() => {}))
    const locks = memoryLocks()
    const other = open(locks)
    void open(locks).send()
    const onFree = vi.fn<() => void>()
    const login = Promise.resolve(other.beforeRequest('/api/user/login')).then(onFree)
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS - 1)
    expect(onFree).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await login
    vi.useRealTimers()
  })

  it.each([
    ['time-out', new ApiError('timeout')],
    ['network', new ApiError('network')],
    ['503', new ApiError('http', { status: 503 })],
  ])('stays pending after %s, delays no request and shows no toast', async (_name, error) => {
    const { backend, send, onFailure, open } = setUp(() => Promise.reject(error))
    const pending = open()
    await pending.send()
    expect(backend.entries.has(KEY)).toBe(true)
    expect(pending.beforeRequest('/api/user/login')).toBeUndefined()
    await pending.settle()
    expect(send).toHaveBeenCalledTimes(2)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('shows a refusal, but not an expired session', async () => {
    const refused = setUp(() => Promise.reject(new ApiError('failure', { code: 40000 })))
    await refused.open().send()
    expect(refused.onFailure).toHaveBeenCalledOnce()
    expect(refused.backend.entries.has(KEY)).toBe(false)
    const over = setUp(() => Promise.reject(new ApiError('failure', { code: 20002 })))
    await over.open().send()
    expect(over.onFailure).not.toHaveBeenCalled()
    expect(over.backend.entries.has(KEY)).toBe(false)
  })

  it('is dropped by a login', async () => {
    const { net, send, open } = setUp()
    net.isOnline = false
    const pending = open()
    await pending.send()
    pending.forget()
    net.isOnline = true
    await pending.settle()
    await open().settle()
    expect(send).not.toHaveBeenCalled()
  })
})

import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getFailure, post, respond, setUpApi, silence, success } from './testing/fake-fetch.ts'
import { customFetch } from './http-client.ts'
import { isOnline } from './network.ts'
import { abortWrites } from './open-request.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onlineManager.setOnline(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The browser says that there is no network. */
const flagOffline = () => vi.stubGlobal('navigator', { onLine: false })

describe('customFetch while the browser says that there is no network', () => {
  const PROBE = '/api/app/version'
  const gone = () => Promise.reject(new TypeError('Failed to fetch'))

  it('fails a write at once, unsent and without loading, if a small read fails too', async () => {
    const { send, onLoading } = setUpApi(gone, { probeUrl: PROBE })
    flagOffline()
    const error = await getFailure('/api/x', post())
    expect([error.kind, error.isOutcomeUnknown]).toEqual(['offline', false])
    expect(send.mock.calls.map(([url]) => url)).toEqual([PROBE])
    expect(onLoading).not.toHaveBeenCalled()
  })

  it('sends a write if a small read, past all caches, gets any response', async () => {
    const { send } = setUpApi((url) => Promise.resolve(url === PROBE ? respond('', 502) : success(1)), {
      probeUrl: PROBE,
    })
    flagOffline()
    expect(await customFetch('/api/x', post())).toBe(1)
    expect(send.mock.calls.map(([url, { method, cache }]) => [url, method, cache])).toEqual([
      [PROBE, undefined, 'no-store'],
      ['/api/x', 'POST', 'no-store'],
    ])
  })

  it('asks before each write: what a read has proved may be over', async () => {
    let isGone = false
    const { send } = setUpApi(() => (isGone ? gone() : Promise.resolve(success(1))), { probeUrl: PROBE })
    flagOffline()
    await customFetch('/api/balance')
    expect(isOnline()).toBe(true)
    isGone = true
    expect((await getFailure('/api/x', post())).kind).toBe('offline')
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/balance', PROBE])
    expect(isOnline()).toBe(false)
  })

  it('does not wait long for the small read', async () => {
    const { send } = setUpApi(silence, { probeUrl: PROBE })
    flagOffline()
    const request = getFailure('/api/x', post())
    await vi.advanceTimersByTimeAsync(3000)
    expect((await request).kind).toBe('offline')
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends no write whose session ended during the small read', async () => {
    const { send } = setUpApi(
      (url, init) => {
        if (url === PROBE) abortWrites()
        return url === PROBE || !init.signal?.aborted ? Promise.resolve(success(1)) : silence(url, init)
      },
      { probeUrl: PROBE },
    )
    flagOffline()
    expect((await getFailure('/api/x', post())).kind).toBe('aborted')
    expect(send.mock.calls.filter(([, init]) => init.method === 'POST' && !init.signal?.aborted)).toEqual([])
  })

  it('sends a read, and believes its response or its failure more than the browser', async () => {
    setUpApi(() => Promise.resolve(success(1)))
    flagOffline()
    expect(await customFetch('/api/config/fetch')).toBe(1)
    expect(isOnline()).toBe(true)
    setUpApi(gone)
    expect((await getFailure('/api/config/fetch')).kind).toBe('offline')
    expect(isOnline()).toBe(false)
  })

  it('takes no cached response of a public read for a network', async () => {
    const { send } = setUpApi(() => Promise.resolve(success(1)))
    await customFetch('/api/config/fetch')
    flagOffline()
    await customFetch('/api/config/fetch')
    expect(send.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'no-store'])
  })
})

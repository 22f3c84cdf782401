import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { failure, getFailure, post, respond, setUpApi, silence, success, type FakeFetch } from './testing/fake-fetch.ts'
import type { ApiError } from './api-error.ts'
import { customFetch } from './http-client.ts'
import { abortWrites, HTTP_TIMEOUT_MS } from './open-request.ts'

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

describe('customFetch: a request', () => {
  it('has the five headers, its own, and the cookie of our origin', async () => {
    const { send } = setUpApi(() => Promise.resolve(success({ balance: 1 })))
    const data = await customFetch<{ balance: number }>('/api/balance?x=1', {
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
    })
    expect(data).toEqual({ balance: 1 })
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('/api/balance?x=1')
    expect(init?.credentials).toBe('same-origin')
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      'accept-language': 'vi-VN',
      version: '1.0.3',
      versioncode: '103',
      deviceid: 'd1',
      requestfrom: 'H5',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    })
  })

  it('accepts extra fields, a missing code or msg, and missing data, which becomes null', async () => {
    setUpApi(() => Promise.resolve(respond({ success: true, traceId: 'x' })))
    expect(await customFetch('/api/x')).toBeNull()
  })

  it('waits for beforeRequest, and its 10 s begin after it', async () => {
    let open = () => {}
    const beforeRequest = () =>
      new Promise<void>((resolve) => {
        open = resolve
      })
    const { send } = setUpApi(silence, { beforeRequest })
    const request = getFailure('/api/x')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(send).not.toHaveBeenCalled()
    open()
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS)
    expect((await request).kind).toBe('timeout')
  })
})

describe('customFetch: a failed request', () => {
  it('has code and msg after success false', async () => {
    setUpApi(() => Promise.resolve(failure(41001, 'Wrong password')))
    const error = await getFailure('/api/user/login?a=secret', post())
    expect(error).toMatchObject({ kind: 'failure', code: 41001, msg: 'Wrong password', url: '/api/user/login' })
  })

  it('has the HTTP status, and code and msg of an envelope', async () => {
    setUpApi(() => Promise.resolve(respond('<html>', 502)))
    expect(await getFailure('/api/x')).toMatchObject({ kind: 'http', status: 502, msg: '' })
    setUpApi(() => Promise.resolve(respond({ success: false, code: 40000, msg: 'No' }, 422)))
    expect(await getFailure('/api/x')).toMatchObject({ kind: 'http', status: 422, code: 40000, msg: 'No' })
  })

  it.each([400, 401, 404, 408, 500, 501, 502, 503, 504, 505])(
    'is an HTTP error with status %i, for a read and a write',
    async (status) => {
      const onUnavailable = vi.fn<(error: ApiError) => void>()
      const { onSuccessMessage } = setUpApi(
        () => Promise.resolve(respond({ success: true, code: 20000, data: 1 }, status)),
        {
          onUnavailable,
        },
      )
      expect(await getFailure('/api/x')).toMatchObject({ kind: 'http', status, method: 'GET' })
      expect(await getFailure('/api/x', post())).toMatchObject({ kind: 'http', status, method: 'POST' })
      expect(onUnavailable).toHaveBeenCalledTimes(status === 503 ? 2 : 0)
      expect(onSuccessMessage).not.toHaveBeenCalled()
    },
  )

  it.each(['', '{', '[]', 'null', '{"code":20000}', '{"success":"true"}'])(
    'is unreadable and reported for the body %j',
    async (body) => {
      const { onMisfit } = setUpApi(() => Promise.resolve(respond(body)), { onMisfit: vi.fn() })
      const error = await getFailure('/api/x')
      expect(error.kind).toBe('unreadable')
      expect(onMisfit).toHaveBeenCalledExactlyOnceWith(error)
    },
  )

  it('is unreadable if the payload lacks an essential part, and its message is not shown', async () => {
    const schema = z.object({ balance: z.number(), kind: z._default(z.string(), 'cash') })
    const { onSuccessMessage } = setUpApi(() => Promise.resolve(success({ balance: 'x' }, 'Done')))
    const error = await getFailure('/api/x', post({ schema, leniency: { strict: ['balance'] } }))
    expect([error.kind, error.cause instanceof Error]).toEqual(['unreadable', true])
    expect(onSuccessMessage).not.toHaveBeenCalled()
    setUpApi(() => Promise.resolve(success({ balance: 1 })))
    expect(await customFetch('/api/x', { schema })).toEqual({ balance: 1, kind: 'cash' })
  })

  it('is a network failure for a broken connection, or offline if the device is', async () => {
    setUpApi(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await getFailure('/api/x')).kind).toBe('network')
    flagOffline()
    expect((await getFailure('/api/x')).kind).toBe('offline')
  })

  it('is never offline for a write that was sent: it may have arrived', async () => {
    setUpApi(() => {
      flagOffline()
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const error = await getFailure('/api/x', post())
    expect([error.kind, error.isOutcomeUnknown]).toEqual(['network', true])
  })

  it('times out after 10 s, also while the body is read', async () => {
    const { send } = setUpApi(silence)
    const request = getFailure('/api/x')
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS - 1)
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await request).kind).toBe('timeout')
    setUpApi((_url, init) => {
      const stalled = respond('')
      stalled.text = () => silence('', init).then(() => '')
      return Promise.resolve(stalled)
    })
    const stalledCall = getFailure('/api/x')
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS)
    expect((await stalledCall).kind).toBe('timeout')
  })

  it('leaves no timer', async () => {
    setUpApi(() => Promise.resolve(failure(40000)))
    await getFailure('/api/x')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is aborted by its caller, before and while it is sent', async () => {
    setUpApi(silence)
    const controller = new AbortController()
    const request = getFailure('/api/x', { signal: controller.signal })
    controller.abort()
    expect((await request).kind).toBe('aborted')
    expect((await getFailure('/api/x', { signal: controller.signal })).kind).toBe('aborted')
  })
})

describe('customFetch: reports', () => {
  it('the message of a successful write, but not of a read', async () => {
    const { onSuccessMessage } = setUpApi(() => Promise.resolve(success(1, 'Done')))
    await customFetch('/api/x')
    expect(onSuccessMessage).not.toHaveBeenCalled()
    await customFetch('/api/x', post())
    expect(onSuccessMessage).toHaveBeenCalledExactlyOnceWith('Done', false)
  })

  it("the caller's message after a write if the server has none", async () => {
    const { onSuccessMessage } = setUpApi((_url, init) =>
      Promise.resolve(success(1, init.body === 'quiet' ? '' : 'Done')),
    )
    await customFetch('/api/x', { successMessage: 'Sent' })
    await customFetch('/api/x', post({ body: 'quiet', successMessage: 'Sent' }))
    await customFetch('/api/x', post({ successMessage: 'Sent' }))
    expect(onSuccessMessage).toHaveBeenCalledTimes(2)
    expect(onSuccessMessage).toHaveBeenNthCalledWith(1, 'Sent', false)
    expect(onSuccessMessage).toHaveBeenNthCalledWith(2, 'Done', false)
  })

  it('the default message after a write without one, unless it is silent or its page shows the result', async () => {
    const { onSuccessMessage } = setUpApi(() => Promise.resolve(success(1, ' ')))
    await customFetch('/api/x', post({ silent: true }))
    await customFetch('/api/x', post({ successMessage: null }))
    expect(onSuccessMessage).not.toHaveBeenCalled()
    await customFetch('/api/x', post())
    expect(onSuccessMessage).toHaveBeenCalledExactlyOnceWith(undefined, false)
  })

  it('each write before it is sent, by its path, and no read', async () => {
    const onWrite = vi.fn<(url: string) => void>()
    setUpApi(() => Promise.resolve(success(1)), { onWrite })
    await customFetch('/api/x')
    await customFetch('/api/y?z=1', post())
    expect(onWrite).toHaveBeenCalledExactlyOnceWith('/api/y')
  })

  it('20002 with the token of the time of sending, also with an HTTP status', async () => {
    let token = 'first'
    const { onSessionInvalid } = setUpApi(
      () => {
        token = 'second'
        return Promise.resolve(respond({ success: false, code: 20002, msg: 'Log in again' }, 401))
      },
      { sessionToken: () => token },
    )
    const error = await getFailure('/api/x')
    expect(error.isSessionInvalid).toBe(true)
    expect(onSessionInvalid).toHaveBeenCalledExactlyOnceWith(error, 'first')
  })

  it.each([
    ['success', () => Promise.resolve(success(1))],
    ['failure', () => Promise.resolve(failure(1))],
    ['broken line', () => Promise.reject(new TypeError('no'))],
    ['silence', silence],
  ] as [string, FakeFetch][])('loading, once for a write: %s', async (_name, fetch) => {
    const { onLoading, endLoading } = setUpApi(fetch)
    const request = customFetch('/api/x', post()).catch(() => undefined)
    expect(onLoading).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS)
    await request
    expect(endLoading).toHaveBeenCalledOnce()
  })

  it('no loading for reads and silent writes', async () => {
    const { onLoading } = setUpApi(() => Promise.resolve(success(1)))
    await customFetch('/api/x')
    await customFetch('/api/x', post({ silent: true }))
    expect(onLoading).not.toHaveBeenCalled()
  })
})

it('abortWrites aborts the writes of a session, except those that outlive it', async () => {
  setUpApi(silence)
  const write = getFailure('/api/x', post())
  const logout = getFailure('/api/user/logout', post({ outlivesSession: true }))
  const read = getFailure('/api/y')
  await vi.advanceTimersByTimeAsync(1)
  abortWrites()
  expect((await write).kind).toBe('aborted')
  await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS)
  expect([(await logout).kind, (await read).kind]).toEqual(['timeout', 'timeout'])
})

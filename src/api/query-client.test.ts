import { MutationObserver, notifyManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { createQueryClient, type FailureMeta } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

function setUp() {
  const onFailure = vi.fn<(error: ApiError) => void>()
  return { onFailure, client: createQueryClient({ onFailure }) }
}

async function runQuery(queryFn: () => Promise<unknown>, meta?: FailureMeta) {
  const { client, onFailure } = setUp()
  const call = vi.fn<() => Promise<unknown>>(queryFn)
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: call, ...(meta && { meta }) })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  const { status, fetchStatus } = observer.getCurrentResult()
  leave()
  client.clear()
  return { onFailure, calls: call.mock.calls.length, status, fetchStatus }
}

const failing = (error: unknown) => () => Promise.reject(error as Error)

describe('createQueryClient: a query', () => {
  it.each([
    ['network', new ApiError('network'), 3],
    ['502', new ApiError('http', { status: 502 }), 3],
    ['503', new ApiError('http', { status: 503 }), 3],
    ['504', new ApiError('http', { status: 504 }), 3],
    ['500', new ApiError('http', { status: 500 }), 1],
    ['404', new ApiError('http', { status: 404 }), 1],
    ['time-out', new ApiError('timeout'), 1],
    ['offline', new ApiError('offline'), 1],
    ['failure', new ApiError('failure', { code: 40000 }), 1],
    ['unreadable', new ApiError('unreadable'), 1],
  ] as const)('retries after %s if a retry may help, and reports the failure once', async (_name, error, calls) => {
    const result = await runQuery(failing(error))
    expect(result.calls).toBe(calls)
    expect(result.status).toBe('error')
    expect(result.onFailure).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('reports nothing if a retry succeeds', async () => {
    let calls = 0
    const result = await runQuery(() => {
      calls += 1
      return calls < 3 ? Promise.reject(new ApiError('network')) : Promise.resolve(1)
    })
    expect(result.status).toBe('success')
    expect(result.onFailure).not.toHaveBeenCalled()
  })

  it('fails visibly while offline', async () => {
    onlineManager.setOnline(false)
    const result = await runQuery(failing(new ApiError('offline')))
    expect([result.status, result.fetchStatus]).toEqual(['error', 'idle'])
    expect(result.onFailure).toHaveBeenCalledOnce()
  })

  it('is unreadable if the response breaks its document', async () => {
    const result = await runQuery(() => Promise.resolve(z.parse(z.object({ a: z.number() }), {})))
    expect(result.onFailure.mock.calls[0]?.[0].kind).toBe('unreadable')
    expect(result.calls).toBe(1)
  })

  it('does not report an aborted request or a 20002', async () => {
    for (const error of [new ApiError('aborted'), new ApiError('failure', { code: 20002, msg: 'x' })]) {
      const result = await runQuery(failing(error))
      expect(result.calls).toBe(1)
      expect(result.onFailure).not.toHaveBeenCalled()
    }
  })

  it('does not report a canceled request', async () => {
    const { client, onFailure } = setUp()
    const call = client.fetchQuery({ queryKey: ['x'], queryFn: () => new Promise(() => {}) }).catch(() => 'cancelled')
    await client.cancelQueries()
    expect(await call).toBe('cancelled')
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('reports no failure that meta.silentError excludes, wholly or in part', async () => {
    const error = new ApiError('timeout')
    expect((await runQuery(failing(error), { silentError: true })).onFailure).not.toHaveBeenCalled()
    const unknownOnly = { silentError: (one: ApiError) => one.isOutcomeUnknown }
    expect((await runQuery(failing(error), unknownOnly)).onFailure).not.toHaveBeenCalled()
    const known = new ApiError('failure', { code: 43001 })
    expect((await runQuery(failing(known), unknownOnly)).onFailure).toHaveBeenCalledOnce()
  })
})

describe('createQueryClient: a mutation', () => {
  it('is sent once and its failure reported once', async () => {
    const { client, onFailure } = setUp()
    const mutationFn = vi.fn<() => Promise<unknown>>(failing(new ApiError('network')))
    const observer = new MutationObserver(client, { mutationFn })
    await observer.mutate().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(mutationFn).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledOnce()
    client.clear()
  })

  it('fails while offline instead of waiting', async () => {
    onlineManager.setOnline(false)
    const { client, onFailure } = setUp()
    const mutationFn = vi.fn<() => Promise<unknown>>(failing(new ApiError('offline')))
    await new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(mutationFn).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledOnce()
    client.clear()
  })

  it('reports the same failure as a query within it', async () => {
    const { client, onFailure } = setUp()
    const thrown = new TypeError('bug')
    const mutationFn = () => client.fetchQuery({ queryKey: ['x'], queryFn: failing(thrown) })
    await new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined)
    expect(new Set(onFailure.mock.calls.map(([error]) => error)).size).toBe(1)
    client.clear()
  })
})

describe('createQueryClient', () => {
  it.each([
    ['succeeds', () => Promise.resolve('x')],
    ['fails', () => Promise.reject(new ApiError('network'))],
  ])('drops the variables of a mutation that %s and has no observer', async (_name, mutationFn) => {
    const { client } = setUp()
    const observer = new MutationObserver<string, Error, { password: string }>(client, { mutationFn })
    const leave = observer.subscribe(() => {})
    await observer.mutate({ password: 'hash' }).catch(() => undefined)
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getMutationCache().getAll()).toEqual([])
  })
})

describe('createQueryClient: notifications', () => {
  it('one timer runs those of a task, also after one that throws', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const { client } = setUp()
    const error = new Error('a listener')
    const heard: unknown[] = []
    // As a component subscribes.
    const listen = notifyManager.batchCalls((data: unknown) => {
      heard.push(data)
      if (data === 1) throw error
    })
    const leaves = ['a', 'b'].map((key) =>
      new QueryObserver(client, { queryKey: [key], enabled: false }).subscribe(({ data }) => listen(data)),
    )
    await vi.runOnlyPendingTimersAsync()
    const timers = vi.getTimerCount()
    client.setQueryData(['a'], 1)
    client.setQueryData(['b'], 2)
    expect(heard).toEqual([])
    expect(vi.getTimerCount() - timers).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([1, 2])
    expect(reported).toHaveBeenCalledWith(error)
    for (const leave of leaves) leave()
    client.clear()
  })
})

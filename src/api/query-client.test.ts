import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
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

describe('a query', () => {
  test.each([
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
  ] as const)('after %s: tried as often as it helps, told once', async (_name, error, calls) => {
    const result = await runQuery(failing(error))
    expect(result.calls).toBe(calls)
    expect(result.status).toBe('error')
    expect(result.onFailure).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('that recovers is not told', async () => {
    let calls = 0
    const result = await runQuery(() => {
      calls += 1
      return calls < 3 ? Promise.reject(new ApiError('network')) : Promise.resolve(1)
    })
    expect(result.status).toBe('success')
    expect(result.onFailure).not.toHaveBeenCalled()
  })

  test('fails visibly while offline', async () => {
    onlineManager.setOnline(false)
    const result = await runQuery(failing(new ApiError('offline')))
    expect([result.status, result.fetchStatus]).toEqual(['error', 'idle'])
    expect(result.onFailure).toHaveBeenCalledOnce()
  })

  test('whose answer breaks its document is unreadable', async () => {
    const result = await runQuery(() => Promise.resolve(z.parse(z.object({ a: z.number() }), {})))
    expect(result.onFailure.mock.calls[0]?.[0].kind).toBe('unreadable')
    expect(result.calls).toBe(1)
  })

  test('that was aborted, or says 20002, is not told here', async () => {
    for (const error of [new ApiError('aborted'), new ApiError('failure', { code: 20002, msg: 'x' })]) {
      const result = await runQuery(failing(error))
      expect(result.calls).toBe(1)
      expect(result.onFailure).not.toHaveBeenCalled()
    }
  })

  test('cancelled by us is not told', async () => {
    const { client, onFailure } = setUp()
    const call = client.fetchQuery({ queryKey: ['x'], queryFn: () => new Promise(() => {}) }).catch(() => 'cancelled')
    await client.cancelQueries()
    expect(await call).toBe('cancelled')
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('may have its failure told elsewhere, wholly or in part', async () => {
    const error = new ApiError('timeout')
    expect((await runQuery(failing(error), { silentError: true })).onFailure).not.toHaveBeenCalled()
    const unknownOnly = { silentError: (one: ApiError) => one.isOutcomeUnknown }
    expect((await runQuery(failing(error), unknownOnly)).onFailure).not.toHaveBeenCalled()
    const known = new ApiError('failure', { code: 43001 })
    expect((await runQuery(failing(known), unknownOnly)).onFailure).toHaveBeenCalledOnce()
  })
})

describe('a mutation', () => {
  test('is tried once and told once', async () => {
    const { client, onFailure } = setUp()
    const mutationFn = vi.fn<() => Promise<unknown>>(failing(new ApiError('network')))
    const observer = new MutationObserver(client, { mutationFn })
    await observer.mutate().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(mutationFn).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledOnce()
    client.clear()
  })

  test('is not held back while offline, to be sent later', async () => {
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

  test('that fails by a query within it reports the same failure, so that it can be told once', async () => {
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
  ])('keeps no variables of a mutation that %s and that nobody observes any more', async (_name, mutationFn) => {
    const { client } = setUp()
    const observer = new MutationObserver<string, Error, { password: string }>(client, { mutationFn })
    const leave = observer.subscribe(() => {})
    await observer.mutate({ password: 'hash' }).catch(() => undefined)
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getMutationCache().getAll()).toEqual([])
  })
})

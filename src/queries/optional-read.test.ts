import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { hasSettled, readOptionally } from './optional-read.ts'

const FAILURE = new ApiError('http', { status: 503 })

let onFailure: Mock<(error: ApiError) => void>
let client: ReturnType<typeof createQueryClient>

beforeEach(() => {
  onFailure = vi.fn()
  client = createQueryClient({ onFailure })
})

describe('readOptionally', () => {
  it('waits for the response', async () => {
    await readOptionally(client, { queryKey: ['banks'], queryFn: () => Promise.resolve(['bdo']) })
    expect(client.getQueryData(['banks'])).toEqual(['bdo'])
  })

  it('takes a cached response', async () => {
    client.setQueryData(['banks'], ['bdo'])
    const queryFn = vi.fn(() => Promise.resolve(['bpi']))
    await readOptionally(client, { queryKey: ['banks'], queryFn })
    expect(queryFn).not.toHaveBeenCalled()
  })

  it('resolves at the first failure without reporting it; the query of the screen tries again', async () => {
    const queryFn = vi.fn(() => Promise.resolve(['bdo'])).mockRejectedValueOnce(FAILURE)
    const options = { queryKey: ['banks'], queryFn }
    await readOptionally(client, options)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(onFailure).not.toHaveBeenCalled()

    const stop = new QueryObserver(client, options).subscribe(() => undefined)
    await expect.poll(() => client.getQueryData(['banks'])).toEqual(['bdo'])
    stop()
  })

  it('leaves the final failure to the query of the screen', async () => {
    const options = { queryKey: ['banks'], queryFn: () => Promise.reject(FAILURE) }
    await readOptionally(client, options)
    const stop = new QueryObserver(client, { ...options, retry: false }).subscribe(() => undefined)
    await expect.poll(() => onFailure.mock.calls).toEqual([[FAILURE]])
    stop()
  })
})

describe('hasSettled', () => {
  it('waits for the first response or failure, and not for the reads after it', async () => {
    const queryFn = vi.fn((): Promise<string[]> => Promise.reject(FAILURE))
    const observer = new QueryObserver(client, { queryKey: ['banks'], queryFn, retry: false })
    const settled: boolean[] = []
    const stop = observer.subscribe((read) => settled.push(hasSettled(read)))
    expect(hasSettled(observer.getCurrentResult())).toBe(false)
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
    expect(hasSettled(observer.getCurrentResult())).toBe(true)

    settled.length = 0
    queryFn.mockResolvedValueOnce(['bdo'])
    await observer.refetch()
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(settled).not.toContain(false)
    stop()
  })

  it('does not wait for a read that is off', () => {
    const observer = new QueryObserver(client, { queryKey: ['banks'], enabled: false })
    expect(hasSettled(observer.getCurrentResult())).toBe(true)
  })
})

import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { readNow } from './invalidate-reads.ts'

const QUERY_KEY = ['api', 'badge', 'data']

describe('readNow', () => {
  it.each([[undefined], ['before']])('starts a read in flight over, with %s in the cache', async (cached) => {
    const client = new QueryClient()
    if (cached !== undefined) client.setQueryData(QUERY_KEY, cached)
    const queryFn = vi
      .fn(() => Promise.resolve('new'))
      .mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 50, 'old')))
    const options = { queryKey: QUERY_KEY, queryFn, staleTime: 0 }
    const first = client.fetchQuery(options)
    expect(await readNow(client, options)).toBe('new')
    expect(await first).toBe('new')
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(client.getQueryData(QUERY_KEY)).toBe('new')
  })
})

import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { keepActive } from './keep-active.ts'

describe('keepActive', () => {
  it('refetches an invalidated query that no screen observes, from its first response until it is removed', async () => {
    const queryClient = new QueryClient()
    const queryFn = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
    const options = { queryKey: ['user'], queryFn }
    const stop = keepActive(queryClient, options)
    expect(queryFn).not.toHaveBeenCalled()
    await queryClient.fetchQuery(options)
    expect(queryFn).toHaveBeenCalledOnce()
    await queryClient.invalidateQueries({ queryKey: ['user'] })
    expect(queryFn).toHaveBeenCalledTimes(2)
    queryClient.removeQueries({ queryKey: ['user'] })
    await queryClient.invalidateQueries({ queryKey: ['user'] })
    expect(queryFn).toHaveBeenCalledTimes(2)
    await queryClient.fetchQuery(options)
    stop()
    await queryClient.invalidateQueries({ queryKey: ['user'] })
    expect(queryFn).toHaveBeenCalledTimes(3)
  })
})

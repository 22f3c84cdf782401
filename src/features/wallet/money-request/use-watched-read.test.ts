import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseAfter, watchedQuery } from './use-watched-read.ts'

const QUERY_KEY = ['watch']

let client: QueryClient
let start: number

beforeEach(() => {
  vi.useFakeTimers()
  // On a server nothing is read at intervals.
  environmentManager.setIsServer(() => false)
  client = new QueryClient()
  start = 0
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Watches, and gives the seconds from the start at which was read. */
function watch(
  read: () => Promise<boolean>,
  maxPauseMs?: number,
): { readonly at: number[]; readonly stop: () => void } {
  const begin = Date.now()
  const at: number[] = []
  const queryFn = () => {
    at.push((Date.now() - begin) / 1000)
    return read()
  }
  const options = watchedQuery(
    { queryKey: QUERY_KEY, queryFn, isOver: (isKnown: boolean) => isKnown, maxPauseMs },
    () => start,
  )
  return { at, stop: new QueryObserver(client, options).subscribe(() => undefined) }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('watchedQuery', () => {
  it('reads at once and then after growing pauses of at most 30 s', async () => {
    const { at } = watch(() => Promise.resolve(false))
    await pass(142)
    expect(at.map(Math.round)).toEqual([0, 2, 5, 10, 18, 31, 51, 81, 111, 141])
  })

  it('pauses no longer than its maximum', async () => {
    const { at } = watch(() => Promise.resolve(false), 3000)
    await pass(15)
    expect(at.map(Math.round)).toEqual([0, 2, 5, 8, 11, 14])
  })

  it('reads again after a read that fails', async () => {
    const { at } = watch(() => Promise.reject(new Error('offline')))
    await pass(6)
    expect(at.map(Math.round)).toEqual([0, 2, 5])
  })

  it('starts the pause after a slow response', async () => {
    const { at } = watch(() => new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), 9000)))
    await pass(24)
    expect(at.map(Math.round)).toEqual([0, 11, 23])
  })

  it('stops once isOver is true', async () => {
    const { at } = watch(() => Promise.resolve(true))
    await pass(600)
    expect(at).toHaveLength(1)
  })

  it('uses short pauses again after its start moves', async () => {
    const { at } = watch(() => Promise.resolve(false))
    await pass(60)
    const { dataUpdateCount = 0 } = client.getQueryState(QUERY_KEY) ?? {}
    start = dataUpdateCount
    void client.refetchQueries({ queryKey: QUERY_KEY }, { cancelRefetch: false })
    await pass(11)
    expect(at.slice(-4).map(Math.round)).toEqual([60, 62, 65, 70])
  })

  it('stops when unsubscribed', async () => {
    const { at, stop } = watch(() => Promise.resolve(false))
    await pass(3)
    stop()
    await pass(600)
    expect(at).toHaveLength(2)
  })
})

describe('pauseAfter', () => {
  it('gives milliseconds', () => {
    expect([0, 1, 2, 7, 8, 100].map(pauseAfter)).toEqual([2000, 2000, 3000, 30_000, 30_000, 30_000])
  })
})

import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { listRechargeAmountsQuery } from '#generated/http/money/list-recharge-amounts.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { ApiError } from '#src/api/api-error.ts'
import { MONEY_META } from './use-money-request.ts'
import { ALWAYS_STALE, watchedQuery } from './use-watched-read.ts'

const WATCHED = watchedQuery(
  { queryKey: ['withdrawal', 'order', 'W202611200001'], queryFn: () => Promise.resolve(null), isOver: () => false },
  () => 0,
)

describe('reads of money requests', () => {
  it('invalidate deposit limits by createRecharge, because the minimum first deposit ends with the first', () => {
    const client = new QueryClient()
    const keys = [listRechargeMethodsQuery().queryKey, listRechargeAmountsQuery({ method: 'gcash' }).queryKey]
    for (const key of keys) client.setQueryData<unknown>(key, [])
    invalidateAffected(client, 'createRecharge')
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  })

  it('do not invalidate a watched read', async () => {
    const client = new QueryClient()
    await client.fetchQuery({ ...WATCHED, queryKey: ['api', 'withdraw', 'fetch', 'watched'] })
    invalidateAffected(client, 'createWithdrawal')
    expect(client.getQueryState(['api', 'withdraw', 'fetch', 'watched'])?.isInvalidated).toBe(false)
  })

  it('show a toast for HTTP errors and refusals of a money request, and none for no response', () => {
    const { silentError } = MONEY_META
    for (const status of [400, 401, 408, 409, 500, 501, 502, 503, 504, 505]) {
      expect(silentError(new ApiError('http', { status })), String(status)).toBe(false)
    }
    expect(silentError(new ApiError('failure', { code: 50_000 }))).toBe(false)
    expect(silentError(new ApiError('offline'))).toBe(false)
    for (const kind of ['timeout', 'network', 'unreadable'] as const) expect(silentError(new ApiError(kind))).toBe(true)
  })

  it('refetch with ALWAYS_STALE although the device clock moved back', async () => {
    expect(WATCHED.staleTime).toBe(ALWAYS_STALE)
    const client = new QueryClient()
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000)
    const queryFn = vi.fn(() => Promise.resolve(null))
    const read = () => client.fetchQuery({ queryKey: ['evidence'], queryFn, staleTime: ALWAYS_STALE })
    await read()
    now.mockReturnValue(0)
    await read()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})

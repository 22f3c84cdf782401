import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { ALWAYS_STALE, MONEY_META, refreshMoney } from './money.queries.ts'
import { watchedExchangeQuery } from './exchange/exchange.queries.ts'
import { rechargeAmountsQuery, rechargeMethodsQuery, rechargeQuery } from './recharge/recharge.queries.ts'
import { newestWithdrawalsQuery, withdrawalQuery } from './withdraw/withdraw.queries.ts'

test('the limits of a deposit are read again by the next form: the least first deposit ends with the first', () => {
  const client = new QueryClient()
  const keys = [rechargeMethodsQuery().queryKey, rechargeAmountsQuery('gcash').queryKey]
  for (const key of keys) client.setQueryData<unknown>(key, [])
  const queryFn = vi.fn(() => Promise.resolve([]))
  const leave = new QueryObserver(client, { queryKey: keys[0] ?? [], queryFn, staleTime: 60_000 }).subscribe(
    () => undefined,
  )
  refreshMoney(client)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  expect(queryFn, 'not in the midst of what is on screen').not.toHaveBeenCalled()
  leave()
})

test('what a watch reads by its own pauses stays as it is', () => {
  const client = new QueryClient()
  const { queryKey } = withdrawalQuery('W202611200001')
  client.setQueryData(queryKey, null)
  refreshMoney(client)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

test('every HTTP error and refusal of a money call has its toast; silence is said on the screen', () => {
  const { silentError } = MONEY_META
  for (const status of [400, 401, 408, 409, 500, 501, 502, 503, 504, 505]) {
    expect(silentError(new ApiError('http', { status })), String(status)).toBe(false)
  }
  expect(silentError(new ApiError('failure', { code: 50_000 }))).toBe(false)
  expect(silentError(new ApiError('offline'))).toBe(false)
  for (const kind of ['timeout', 'network', 'unreadable'] as const) expect(silentError(new ApiError(kind))).toBe(true)
})

test('evidence is read anew, even where the device clock has gone back since the last read', async () => {
  const evidence = [
    withdrawalQuery('W202611200001').staleTime,
    rechargeQuery('D202611200001').staleTime,
    newestWithdrawalsQuery().staleTime,
    watchedExchangeQuery().staleTime,
  ]
  expect(new Set<unknown>(evidence)).toEqual(new Set([ALWAYS_STALE]))
  const client = new QueryClient()
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000)
  const queryFn = vi.fn(() => Promise.resolve(null))
  const read = () => client.fetchQuery({ queryKey: ['evidence'], queryFn, staleTime: ALWAYS_STALE })
  await read()
  now.mockReturnValue(0)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

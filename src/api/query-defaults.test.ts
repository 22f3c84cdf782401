import { describe, expect, it, vi } from 'vitest'
import { getGetConfigQueryOptions } from '#generated/http/app/get-config.ts'
import { getListCountriesQueryKey } from '#generated/http/account/list-countries.ts'
import { getGetBalanceQueryKey } from '#generated/http/account/get-balance.ts'
import { getGetBadgesQueryKey } from '#generated/http/account/get-badges.ts'
import { getListGameRecordsQueryKey } from '#generated/http/games/list-game-records.ts'
import { getListLettersQueryKey } from '#generated/http/inbox/list-letters.ts'
import { getGetVipQueryKey } from '#generated/http/rewards/get-vip.ts'
import { getGetIdentityOptionsQueryKey } from '#generated/http/kyc/get-identity-options.ts'
import { getListRechargesQueryKey } from '#generated/http/money/list-recharges.ts'
import { getListRechargeMethodsQueryKey } from '#generated/http/money/list-recharge-methods.ts'
import { createQueryClient } from './query-client.ts'

describe('setQueryDefaults', () => {
  it.each([
    ['config', getGetConfigQueryOptions().queryKey, 3_600_000],
    ['countries', getListCountriesQueryKey(), 3_600_000],
    ['identity options', getGetIdentityOptionsQueryKey(), 3_600_000],
    ['the balance', getGetBalanceQueryKey(), 1000],
    ['counters', getGetBadgesQueryKey(), 0],
    ['an endless list', [...getListRechargesQueryKey({ pageSize: 20 }), 'infinite'], 1000],
    ['what a counter announces', getGetVipQueryKey(), 1000],
    ['letters', [...getListLettersQueryKey({ pageSize: 20 }), 'infinite'], 1000],
    ['a path with a parameter', getListGameRecordsQueryKey('slot'), 1000],
    ['any other path', getListRechargeMethodsQueryKey(), 60_000],
  ])('say how long %s counts as fresh', (_name, queryKey, staleTime) => {
    const client = createQueryClient({ onFailure: vi.fn<() => void>() })
    expect(client.defaultQueryOptions({ queryKey }).staleTime).toBe(staleTime)
  })

  it('uses the options of a read first', () => {
    const client = createQueryClient({ onFailure: vi.fn<() => void>() })
    expect(client.defaultQueryOptions({ ...getGetConfigQueryOptions(), staleTime: 0 }).staleTime).toBe(0)
  })
})

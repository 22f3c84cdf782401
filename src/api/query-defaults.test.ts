import { describe, expect, it, vi } from 'vitest'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { listCountriesQuery } from '#generated/http/account/list-countries.ts'
import { getBalanceQuery } from '#generated/http/account/get-balance.ts'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'
import { listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import { listLettersQuery } from '#generated/http/inbox/list-letters.ts'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { listRechargesQuery } from '#generated/http/money/list-recharges.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { createQueryClient } from './query-client.ts'

describe('setQueryDefaults', () => {
  it.each([
    ['config', getConfigQuery().queryKey, 3_600_000],
    ['countries', listCountriesQuery().queryKey, 3_600_000],
    ['identity options', getIdentityOptionsQuery().queryKey, 3_600_000],
    ['the balance', getBalanceQuery().queryKey, 1000],
    ['counters', getBadgesQuery().queryKey, 0],
    ['an endless list', [...listRechargesQuery({ pageSize: 20 }).queryKey, 'infinite'], 1000],
    ['what a counter announces', getVipQuery().queryKey, 1000],
    ['letters', [...listLettersQuery({ pageSize: 20 }).queryKey, 'infinite'], 1000],
    ['a path with a parameter', listGameRecordsQuery('slot').queryKey, 1000],
    ['any other path', listRechargeMethodsQuery().queryKey, 60_000],
  ])('say how long %s counts as fresh', (_name, queryKey, staleTime) => {
    const client = createQueryClient({ onFailure: vi.fn<() => void>() })
    expect(client.defaultQueryOptions({ queryKey }).staleTime).toBe(staleTime)
  })

  it('uses the options of a read first', () => {
    const client = createQueryClient({ onFailure: vi.fn<() => void>() })
    expect(client.defaultQueryOptions({ ...getConfigQuery(), staleTime: 0 }).staleTime).toBe(0)
  })
})

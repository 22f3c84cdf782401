import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { getGetUserQueryKey } from '#generated/http/account/get-user.ts'
import { ANSWERS } from '#generated/http/affects.ts'
import { getGetIdentityQueryKey } from '#generated/http/kyc/get-identity.ts'
import { getGetWalletQueryKey } from '#generated/http/money/get-wallet.ts'
import { getListCouponsQueryKey } from '#generated/http/money/list-coupons.ts'
import { getListRechargesQueryKey } from '#generated/http/money/list-recharges.ts'
import { getGetRecallTaskQueryKey } from '#generated/http/rewards/get-recall-task.ts'
import { getListLettersQueryKey } from '#generated/http/inbox/list-letters.ts'
import { getListLetterTypesQueryKey } from '#generated/http/inbox/list-letter-types.ts'
import { getClaimLetterMutationOptions } from '#generated/http/inbox/claim-letter.ts'
import { getBindWalletMutationKey } from '#generated/http/money/bind-wallet.ts'
import { invalidateAffected } from './affected-reads.ts'
import { createQueryClient } from './query-client.ts'

function createRig() {
  const client = createQueryClient({ onFailure: vi.fn<() => void>() })
  const put = (key: QueryKey) => client.setQueryData(key, 'before')
  const isStale = (key: QueryKey) => client.getQueryState(key)?.isInvalidated
  /** Ends a mutation of this key with a success. */
  const write = (mutationKey: readonly unknown[], response: unknown = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn: () => Promise.resolve(response) })
      .execute(undefined)
  return { client, put, isStale, write }
}

/** A read whose first response arrives when the test says so; later ones are `after`. */
function createSlowRead() {
  let respond: (response: string | Promise<never>) => void = () => undefined
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('after'))
  queryFn.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  return { queryFn, respond: (response: string | Promise<never>) => respond(response) }
}

describe('invalidateAffected', () => {
  it('invalidates reads of any parameters, pages of endless lists and nothing else', () => {
    const { client, put, isStale } = createRig()
    const plain = getListRechargesQueryKey({ pageNum: 1 })
    const endless = [...getListRechargesQueryKey({ pageSize: 20 }), 'infinite']
    const generatedEndless = ['infinite', ...getListCouponsQueryKey({ state: 'usable' })]
    const other = getGetWalletQueryKey()
    for (const key of [plain, endless, generatedEndless, other]) put(key)
    invalidateAffected(client, 'createRecharge')
    expect([plain, endless, generatedEndless, other].map(isStale)).toEqual([true, true, true, false])
  })

  it('compares whole paths', () => {
    const { client, put, isStale } = createRig()
    put(getListLettersQueryKey())
    put(getListLetterTypesQueryKey())
    invalidateAffected(client, 'claimLetter')
    expect(isStale(getListLettersQueryKey())).toBe(true)
    expect(isStale(getListLetterTypesQueryKey())).toBe(false)
  })

  it('compares a templated path by its start', () => {
    const { client, put, isStale } = createRig()
    put(getGetRecallTaskQueryKey('R1'))
    invalidateAffected(client, 'claimRecallTask')
    expect(isStale(getGetRecallTaskQueryKey('R1'))).toBe(true)
  })

  it('starts a first read in flight over, for whoever waits for it', async () => {
    const { client } = createRig()
    const { queryFn, respond } = createSlowRead()
    const loaded = client.fetchQuery({ queryKey: getListRechargesQueryKey(), queryFn })
    invalidateAffected(client, 'createRecharge')
    respond('before')
    expect(await loaded).toBe('after')
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('drops the failure of a first read that was in flight', async () => {
    const { client } = createRig()
    const { queryFn, respond } = createSlowRead()
    const queryKey = getListRechargesQueryKey()
    const observer = new QueryObserver<string>(client, { queryKey, queryFn, retry: false })
    const unsubscribe = observer.subscribe(() => undefined)
    invalidateAffected(client, 'createRecharge')
    respond(Promise.reject(new Error('sent before the write')))
    await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' })
    unsubscribe()
  })

  it('skips watched reads', () => {
    const { client, isStale } = createRig()
    const queryKey = getListRechargesQueryKey({ orderNo: 'DEMO0001' })
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('read'))
    const watch = { queryKey, queryFn, initialData: 'before', staleTime: Infinity, meta: { isWatched: true } }
    const unsubscribe = new QueryObserver(client, watch).subscribe(() => undefined)
    invalidateAffected(client, 'createRecharge')
    unsubscribe()
    expect(isStale(queryKey)).toBe(false)
    expect(queryFn).not.toHaveBeenCalled()
  })
})

describe('applyWrite after a success', () => {
  it('invalidates the affected reads, by the key of the generated mutation', async () => {
    const { put, isStale, write } = createRig()
    put(getListLettersQueryKey())
    await write(getClaimLetterMutationOptions().mutationKey ?? [])
    expect(isStale(getListLettersQueryKey())).toBe(true)
  })

  it('puts a response that is the content of a read into the cache, without a refetch', async () => {
    const { client, put, isStale, write } = createRig()
    put(getGetWalletQueryKey())
    await write(getBindWalletMutationKey(), { isBound: true })
    expect(client.getQueryData(getGetWalletQueryKey())).toEqual({ isBound: true })
    expect(isStale(getGetWalletQueryKey())).toBe(false)
  })

  it('does not let a read that was in flight replace the response', async () => {
    const { client, write } = createRig()
    const { queryFn, respond } = createSlowRead()
    const queryKey = getGetWalletQueryKey()
    const loaded = client.fetchQuery<unknown>({ queryKey, queryFn })
    await write(getBindWalletMutationKey(), { isBound: true })
    respond('before')
    expect(await loaded).toEqual({ isBound: true })
    expect(client.getQueryData(queryKey)).toEqual({ isBound: true })
  })

  it('ignores a key that is no operation', async () => {
    const { put, isStale, write } = createRig()
    put(getListLettersQueryKey())
    await write(['toString'])
    await write([])
    expect(isStale(getListLettersQueryKey())).toBe(false)
  })

  it('names reads by the keys of the generated hooks', () => {
    const keys = [getGetUserQueryKey(), getGetIdentityQueryKey(), getGetWalletQueryKey()].map((key) => key.join('/'))
    expect(keys).toEqual(expect.arrayContaining(Object.values(ANSWERS)))
  })
})

describe('applyWrite after a failure', () => {
  it('invalidates nothing', async () => {
    const { client, put, isStale } = createRig()
    put(getListLettersQueryKey())
    const failing = { mutationKey: ['claimLetter'], mutationFn: () => Promise.reject(new Error('refused')) }
    await client
      .getMutationCache()
      .build(client, failing)
      .execute(undefined)
      .catch(() => undefined)
    expect(isStale(getListLettersQueryKey())).toBe(false)
  })
})

import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ANSWERS } from '#generated/http/affects.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { listCouponsQuery } from '#generated/http/money/list-coupons.ts'
import { OPERATIONS } from '#generated/http/operations.ts'
import { listRechargesQuery } from '#generated/http/money/list-recharges.ts'
import { getRecallTaskQuery } from '#generated/http/rewards/get-recall-task.ts'
import { listLettersQuery } from '#generated/http/inbox/list-letters.ts'
import { listLetterTypesQuery } from '#generated/http/inbox/list-letter-types.ts'
import { claimLetterMutation } from '#generated/http/inbox/claim-letter.ts'
import { bindWalletMutation } from '#generated/http/money/bind-wallet.ts'
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
    const plain = listRechargesQuery({ pageNum: 1 }).queryKey
    const endless = [...listRechargesQuery({ pageSize: 20 }).queryKey, 'infinite']
    const generatedEndless = ['infinite', ...listCouponsQuery({ state: 'usable' }).queryKey]
    const other = getWalletQuery().queryKey
    for (const key of [plain, endless, generatedEndless, other]) put(key)
    invalidateAffected(client, 'createRecharge')
    expect([plain, endless, generatedEndless, other].map(isStale)).toEqual([true, true, true, false])
  })

  it('compares whole paths', () => {
    const { client, put, isStale } = createRig()
    put(listLettersQuery().queryKey)
    put(listLetterTypesQuery().queryKey)
    invalidateAffected(client, 'claimLetter')
    expect(isStale(listLettersQuery().queryKey)).toBe(true)
    expect(isStale(listLetterTypesQuery().queryKey)).toBe(false)
  })

  it('compares a templated path by its start', () => {
    const { client, put, isStale } = createRig()
    put(getRecallTaskQuery('R1').queryKey)
    invalidateAffected(client, 'claimRecallTask')
    expect(isStale(getRecallTaskQuery('R1').queryKey)).toBe(true)
  })

  it('starts a first read in flight over, for whoever waits for it', async () => {
    const { client } = createRig()
    const { queryFn, respond } = createSlowRead()
    const loaded = client.fetchQuery({ queryKey: listRechargesQuery().queryKey, queryFn })
    invalidateAffected(client, 'createRecharge')
    respond('before')
    expect(await loaded).toBe('after')
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('drops the failure of a first read that was in flight', async () => {
    const { client } = createRig()
    const { queryFn, respond } = createSlowRead()
    const queryKey = listRechargesQuery().queryKey
    const observer = new QueryObserver<string>(client, { queryKey, queryFn, retry: false })
    const unsubscribe = observer.subscribe(() => undefined)
    invalidateAffected(client, 'createRecharge')
    respond(Promise.reject(new Error('sent before the write')))
    await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' })
    unsubscribe()
  })

  it('skips watched reads', () => {
    const { client, isStale } = createRig()
    const queryKey = listRechargesQuery({ orderNo: 'DEMO0001' }).queryKey
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
    put(listLettersQuery().queryKey)
    await write(claimLetterMutation().mutationKey ?? [])
    expect(isStale(listLettersQuery().queryKey)).toBe(true)
  })

  it('puts a response that is the content of a read into the cache, without a refetch', async () => {
    const { client, put, isStale, write } = createRig()
    put(getWalletQuery().queryKey)
    await write(bindWalletMutation().mutationKey, { isBound: true })
    expect(client.getQueryData(getWalletQuery().queryKey)).toEqual({ isBound: true })
    expect(isStale(getWalletQuery().queryKey)).toBe(false)
  })

  it('does not let a read that was in flight replace the response', async () => {
    const { client, write } = createRig()
    const { queryFn, respond } = createSlowRead()
    const queryKey = getWalletQuery().queryKey
    const loaded = client.fetchQuery<unknown>({ queryKey, queryFn })
    await write(bindWalletMutation().mutationKey, { isBound: true })
    respond('before')
    expect(await loaded).toEqual({ isBound: true })
    expect(client.getQueryData(queryKey)).toEqual({ isBound: true })
  })

  it('ignores a key that is no operation', async () => {
    const { put, isStale, write } = createRig()
    put(listLettersQuery().queryKey)
    await write(['toString'])
    await write([])
    expect(isStale(listLettersQuery().queryKey)).toBe(false)
  })

  it('names reads by paths of the document, which are the keys of the generated hooks', () => {
    const paths = Object.values(OPERATIONS).map(({ path }) => path)
    expect(Object.values(ANSWERS).filter((path) => !paths.some((one) => one === `/${path}`))).toEqual([])
  })
})

describe('applyWrite after a failure', () => {
  it('invalidates nothing', async () => {
    const { client, put, isStale } = createRig()
    put(listLettersQuery().queryKey)
    const failing = { mutationKey: ['claimLetter'], mutationFn: () => Promise.reject(new Error('refused')) }
    await client
      .getMutationCache()
      .build(client, failing)
      .execute(undefined)
      .catch(() => undefined)
    expect(isStale(listLettersQuery().queryKey)).toBe(false)
  })
})

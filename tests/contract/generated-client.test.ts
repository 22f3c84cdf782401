import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '#generated/http/operations.ts'
import { fileOfOperation } from '../../scripts/generate/file-per-operation.ts'

interface Options {
  readonly queryKey?: readonly unknown[]
  readonly mutationKey?: readonly unknown[]
}

type Module = Record<string, (...parameters: unknown[]) => Options>

/** Fills each parameter of the path; the query parameters stay out. */
const VALUE = 'X1'

const operations = Object.entries(OPERATIONS).map(([id, { tag, method, path }]) => ({
  id,
  path,
  isRead: method === 'GET',
  hook: `use${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  load: () => import(`../../generated/http/${tag}/${fileOfOperation(id)}.ts`) as Promise<Module>,
}))
const reads = operations.filter(({ isRead }) => isRead)
const writes = operations.filter(({ isRead }) => !isRead)

// The cache is updated by these keys: affects.ts and public-reads.ts have paths and operationIds.
describe('the generated client', () => {
  it.each(reads)('has the path of $id as its key, and two hooks', async ({ id, path, hook, load }) => {
    const client = await load()
    const { queryKey = [] } = client[`${id}Query`]?.(...(path.match(/\{\w+\}/g) ?? []).map(() => VALUE)) ?? {}
    const parts = queryKey.filter((part) => typeof part === 'string')
    expect(`/${parts.join('/')}`).toBe(path.replaceAll(/\{\w+\}/g, VALUE))
    expect(client).toMatchObject({ [hook]: expect.any(Function), [`${hook}Suspense`]: expect.any(Function) })
  })

  it.each(writes)('has $id as its mutation key, and one hook', async ({ id, hook, load }) => {
    const client = await load()
    expect(client[`${id}Mutation`]?.().mutationKey).toEqual([id])
    expect(client).toMatchObject({ [hook]: expect.any(Function) })
    expect(client).not.toHaveProperty(`${hook}Suspense`)
  })
})

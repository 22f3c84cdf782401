import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { runMutants } from '../../packages/conformance/mutants/run.ts'
import { KINDS } from '../../packages/conformance/mutants/mutant.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { mockConfig } from './mock-run.ts'

/** One mutant of each kind; `npm run test:full` makes 500 for each of three seeds. */
const COUNT = KINDS.length
const SEED = 20_261_127
const TIMEOUT_MS = 300_000

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

it(`catches a mutant of the mock of every kind`, { timeout: TIMEOUT_MS }, async () => {
  const kinds = new Set<string>()
  const config = mockConfig(server.url)
  const run = await runMutants(
    { ...config, openapi: withoutProposed(config.openapi) },
    {
      count: COUNT,
      seed: SEED,
      listen: ({ mutant, verdict }) => void (verdict === 'caught' && kinds.add(mutant.kind)),
    },
  )
  expect(run.missed).toEqual([])
  expect(run.made).toBeGreaterThanOrEqual(COUNT)
  expect([...kinds].sort()).toEqual(KINDS.toSorted())
})

/** The document with the stated operations alone, so that a proposed one does not change the sample. */
function withoutProposed(openapi: Json): Json {
  const paths = Object.entries(openapi['paths'] as { [path: string]: { [method: string]: Json } }).map(
    ([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([, operation]) => operation['x-proposed'] !== true)),
    ],
  )
  return { ...openapi, paths: Object.fromEntries(paths) as Json }
}

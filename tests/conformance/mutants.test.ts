import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { runMutants } from '../../packages/conformance/mutants/run.ts'
import { KINDS } from '../../packages/conformance/mutants/mutant.ts'
import { mockConfig } from './mock-run.ts'

/** How many mutants a normal run makes; `npm run test:full` makes 500 for each of three seeds. */
const COUNT = 60
const SEED = 20_261_127
const TIMEOUT_MS = 300_000

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

it(`catches ${String(COUNT)} mutants of the mock, of every kind`, { timeout: TIMEOUT_MS }, async () => {
  const kinds = new Set<string>()
  const run = await runMutants(mockConfig(server.url), {
    count: COUNT,
    seed: SEED,
    listen: ({ mutant, verdict }) => void (verdict === 'caught' && kinds.add(mutant.kind)),
  })
  expect(run.missed).toEqual([])
  expect(run.made).toBe(COUNT)
  expect([...kinds].sort()).toEqual(KINDS.toSorted())
})

import { expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { createMockServer } from '#mocks/server.ts'
import { STYLES } from '../../packages/conformance/lab/styles/styles.ts'
import { allMutants, runMutants, toHealthyServer } from '../../packages/conformance/mutants/run.ts'
import { mockServer } from './mock-run.ts'

/** One mutant of each kind; `npm run test:full` makes many more, with other seeds. */
const ONE_OF_EACH = { count: 0, seed: 20_261_127 }
/** Longer than any run, so that it fails only if one hangs. */
const TIMEOUT_MS = 300_000

it('catches a mutant of the mock of every kind', { timeout: TIMEOUT_MS }, async () => {
  const mock = await createMockServer({ port: 0 })
  const server = mockServer(mock.url)
  const mutants = allMutants(withoutProposed(server.config.openapi))
  const { missed, caughtKinds } = await runMutants(server, mutants, ONE_OF_EACH)
  await mock.close()
  expect(missed).toEqual([])
  expect([...caughtKinds].toSorted()).toEqual([...new Set(mutants.map(({ kind }) => kind))].toSorted())
})

it.each(STYLES.map((style) => [style.name, style] as const))(
  'catches a mutant of the style %s of every kind',
  { timeout: TIMEOUT_MS },
  async (_, style) => {
    const { missed, made } = await runMutants(toHealthyServer(style), allMutants(style.document), ONE_OF_EACH)
    expect(missed).toEqual([])
    expect(made).toBeGreaterThan(10)
  },
)

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

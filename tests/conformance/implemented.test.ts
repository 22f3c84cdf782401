import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { listTroubles } from './mock-run.ts'
import { runOnSome } from './some-operations.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 240_000
/** The first operations that a team builds. */
const FIRST = ['loginUser', 'registerUser', 'logoutUser', 'getUser', 'getBalance', 'getConfig']

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

describe('the harness on a server with some of the operations', { timeout: TIMEOUT_MS }, () => {
  it('is green on the first six', async () => {
    const report = await runOnSome(server.url, new Set(FIRST), 'first-six')
    expect([listTroubles(report), report.exitCode]).toEqual([[], 0])
    const judged = report.coverage.filter(({ succeeded }) => succeeded).map(({ operationId }) => operationId)
    expect(judged.toSorted()).toEqual(FIRST.toSorted())
  })
})

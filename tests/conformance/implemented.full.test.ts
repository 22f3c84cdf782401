import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { listTroubles } from './mock-run.ts'
import { chooseOperations, runOnSome } from './some-operations.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 600_000
/** How much later than asked a wait ends, as on a busy machine. */
const LATE_MS = 2000

let server: Awaited<ReturnType<typeof createMockServer>>
let waitedMs = 0

beforeAll(async () => {
  // The server's time moves with the waits of the harness, which take minutes else.
  server = await createMockServer({ port: 0, clock: () => Date.now() + waitedMs })
})

const pause = (milliseconds: number): Promise<void> => {
  waitedMs += milliseconds + LATE_MS
  return Promise.resolve()
}

afterAll(() => server.close())

describe('the harness on a server with some of the operations, slow checks included', { timeout: TIMEOUT_MS }, () => {
  it.each([
    [7, 0.3],
    [4242, 0.6],
    [20_261_127, 0.8],
  ])('has no finding with operations chosen by seed %i, share %d', async (seed, share) => {
    const chosen = chooseOperations(server.url, seed, share)
    const report = await runOnSome(server.url, chosen, `slow-${seed}`, { slow: true, pause })
    expect(listTroubles(report)).toEqual([])
  })
})

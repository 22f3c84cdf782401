import { expect, test } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { createNodeTransport } from '../../packages/conformance/src/http/node-transport.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 600_000
/** The mock makes order numbers of its time. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const SEED = 1311
const SOCKETS = 8

/** All requests of a run on a new mock, sorted, and its findings. */
async function run(workers: number): Promise<{ requests: string[]; findings: string[] }> {
  const server = await createMockServer({ port: 0, clock: () => NOON })
  const config = mockConfig(server.url)
  const send = createNodeTransport(SOCKETS)
  const requests: string[] = []
  const { findings } = await runConformance({
    ...config,
    seed: SEED,
    workers,
    transport: (request) => {
      const { method, url, body = '' } = request
      requests.push(`${method} ${url.slice(server.url.length)} ${Buffer.from(body).toString('latin1')}`)
      return send(request)
    },
  })
  await server.close()
  return { requests: requests.toSorted(), findings: findings.map(({ id }) => id) }
}

test('the mock gets the same requests with one worker, again, and with four', { timeout: TIMEOUT_MS }, async () => {
  const one = await run(1)
  expect(one.requests.length).toBeGreaterThan(1000)
  expect(one.findings).toEqual([])
  expect(await run(1)).toEqual(one)
  expect(await run(4)).toEqual(one)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import type { Change } from '../../conformance/mutants/mutant.ts'
import { throughMutant } from '../../conformance/mutants/judge.ts'
import type { RunReport } from '../../conformance/src/model.ts'
import { runConformance } from '../../conformance/src/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run takes, so that a hang fails and a slow machine does not. */
const PATIENCE = 240_000
const SESSION_INVALID = 20_002

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

/** A run against the mock, with every answer changed on its way, in a world of its own. */
function run(world: string, change: Change, only?: string[]): Promise<RunReport> {
  const config = mockConfig(server.url)
  const transport = throughMutant(config.openapi, change, world)
  return runConformance({ ...config, transport, ...(only === undefined ? {} : { only }) })
}

const findings = (report: RunReport): string[] => report.findings.map(({ id, title }) => `${id}: ${title}`)
const open = (report: RunReport): string[] =>
  report.inconclusive
    .filter(({ byChoice }) => !byChoice)
    .map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`)

describe('the harness on our own mock', () => {
  it('finds nothing and leaves nothing open, over all calls', { timeout: PATIENCE }, async () => {
    const report = await run('harness-healthy', () => undefined)
    expect([findings(report), open(report), report.exitCode]).toEqual([[], [], 0])
    expect(report.totals.calls).toBe(85)
    expect(report.coverage.filter(({ succeeded }) => !succeeded)).toEqual([])
  })

  it('finds nothing on a twin that refuses with HTTP 4xx', { timeout: PATIENCE }, async () => {
    const report = await run('harness-4xx', ({ response, json }) => {
      const { success, code } = json as { success?: boolean; code?: number }
      if (success !== false) return undefined
      return { ...response, status: code === SESSION_INVALID ? 401 : 400 }
    })
    expect([findings(report), open(report)]).toEqual([[], []])
  })

  it('finds nothing on a server that takes its time', { timeout: PATIENCE }, async () => {
    const healthy = await createMockServer({ port: 0 })
    const config = mockConfig(healthy.url)
    const direct = throughMutant(config.openapi, () => undefined, 'harness-slow')
    const report = await runConformance({
      ...config,
      only: ['getBalance', 'listRecharges', 'prepareRecharge', 'createRecharge'],
      // As long as a phone network takes, told by the answer itself: no test waits for it.
      transport: async (request) => {
        const response = await direct(request)
        return { ...response, milliseconds: response.milliseconds + 3000 }
      },
    })
    await healthy.close()
    expect(findings(report)).toEqual([])
  })
})

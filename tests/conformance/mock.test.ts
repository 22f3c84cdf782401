import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '#generated/http/operations.ts'
import { createMockServer } from '#mocks/server.ts'
import type { Change } from '../../packages/conformance/mutants/mutant.ts'
import { inSandbox, throughFault } from '../../packages/conformance/mutants/through-fault.ts'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { createClock, mockConfig, refuseByStatus } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 480_000
/** Operations with several kinds of refusals. `npm run test:full` checks all operations. */
const REFUSING = [
  'loginUser',
  'registerUser',
  'readLetter',
  'claimLetter',
  'bindPhone',
  'prepareRecharge',
  'createRecharge',
  'createExchange',
  'takeBreak',
]

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

/** Runs the harness against the mock in a separate sandbox, with every response changed. */
function run(sandbox: string, change: Change, only?: string[], refusals = 'envelope'): Promise<RunReport> {
  const given = mockConfig(server.url)
  const openapi: Json = withAt(given.openapi, '/x-envelope/refusals', refusals) as Json
  const config = { ...given, openapi, clock: createClock(given.url, sandbox) }
  const transport = throughFault(openapi, inSandbox(sandbox), change)
  return runConformance({ ...config, transport, ...(only === undefined ? {} : { only }) })
}

const findings = (report: RunReport): string[] => report.findings.map(({ id, title }) => `${id}: ${title}`)
const open = (report: RunReport): string[] =>
  report.inconclusive
    .filter(({ byChoice }) => !byChoice)
    .map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`)

describe('the harness on our own mock', () => {
  describe('over all operations', () => {
    let report: RunReport

    beforeAll(async () => {
      report = await run('harness-healthy', () => undefined)
    }, TIMEOUT_MS)

    it('has no finding and exits with 0', () => {
      expect([findings(report), report.exitCode]).toEqual([[], 0])
    })

    it('marks nothing inconclusive', () => {
      expect(open(report)).toEqual([])
    })

    it('gets a success from every operation', () => {
      expect(report.coverage.map(({ operationId }) => operationId).toSorted()).toEqual(
        Object.keys(OPERATIONS).toSorted(),
      )
      expect(report.coverage.filter(({ succeeded }) => !succeeded)).toEqual([])
    })
  })

  it(
    'has no finding for a server that refuses with HTTP 4xx, if its document says so',
    { timeout: TIMEOUT_MS },
    async () => {
      const report = await run('harness-4xx', refuseByStatus, [...REFUSING, 'setPlayLimit'], 'http')
      expect([findings(report), open(report)]).toEqual([[], []])
      const refused = report.coverage.filter(({ codes }) => codes.some(({ seen }) => seen))
      expect(refused.map(({ operationId }) => operationId).toSorted()).toEqual(REFUSING.toSorted())
    },
  )

  it('takes no value of a closed list for a made-up one', { timeout: TIMEOUT_MS }, async () => {
    // The first kind of wallet has a list of banks, the other kinds have any name.
    expect(findings(await run('harness-closed-list', () => undefined, ['bindWallet']))).toEqual([])
  })

  it('makes no new players if the registration is denied', { timeout: TIMEOUT_MS }, async () => {
    const called = new Set<string>()
    const config = mockConfig(server.url)
    const note: Change = ({ operation }) => void called.add(operation.id)
    const transport = throughFault(config.openapi, inSandbox('harness-denied'), note)
    await runConformance({ ...config, transport, deny: ['registerUser'], only: ['resetLoginPassword'] })
    expect(called).toContain('resetLoginPassword')
    expect(called).not.toContain('registerUser')
  })

  it('has no finding for a slow server', { timeout: TIMEOUT_MS }, async () => {
    const healthy = await createMockServer({ port: 0 })
    const config = mockConfig(healthy.url)
    const direct = inSandbox('harness-slow')
    const report = await runConformance({
      ...config,
      only: ['getBalance', 'listRecharges', 'prepareRecharge', 'createRecharge'],
      // Simulates the latency of a phone network in the reported times, so that no test waits for it.
      transport: async (request) => {
        const response = await direct(request)
        return { ...response, milliseconds: response.milliseconds + 3000 }
      },
    })
    await healthy.close()
    expect(findings(report)).toEqual([])
  })
})

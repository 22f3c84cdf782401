import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer } from '#mocks/server.ts'
import { keyMutants } from '../../packages/conformance/mutants/key-mutants.ts'
import type { Change, Fault } from '../../packages/conformance/mutants/mutant.ts'
import { throughMutant } from '../../packages/conformance/mutants/judge.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

const TIMEOUT_MS = 120_000
const CAUGHT_BY: { [kind: string]: string } = {
  'refusal stored': 'idempotency-refusal',
  'key for anything': 'idempotency-content',
  'both at once': 'idempotency-at-once',
}

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

async function getFindings(operationId: string, fault: Change | Fault, sandbox: string): Promise<string[]> {
  const config = mockConfig(server.url)
  const report = await runConformance({
    ...config,
    inputs: { ...config.inputs, 'createWithdrawal/password': 'tumpak123' },
    transport: throughMutant(config.openapi, fault, sandbox),
    only: [operationId],
  })
  return [...new Set(report.findings.map(({ check }) => check))]
}

const KEYED = readOperations(mockConfig('http://127.0.0.1').openapi).filter((one) => keyMutants(one).length > 0)

it.each(KEYED)(
  'passes the correct $id and catches each idempotency mutant',
  { timeout: TIMEOUT_MS },
  async (operation) => {
    expect(await getFindings(operation.id, () => undefined, `keys-${operation.id}`)).toEqual([])
    for (const { kind, begin } of keyMutants(operation)) {
      const found = await getFindings(operation.id, begin(), `keys-${operation.id}-${kind.replaceAll(' ', '-')}`)
      expect([kind, found]).toEqual([kind, [CAUGHT_BY[kind]]])
    }
  },
)

it('catches a server that ignores the key', { timeout: TIMEOUT_MS }, async () => {
  let count = 0
  const fault: Fault = {
    rewrite: (request) => {
      if (request.headers['Idempotency-Key'] === undefined) return undefined
      count += 1
      return { ...request, headers: { ...request.headers, 'Idempotency-Key': `ignored-${String(count)}` } }
    },
    change: () => undefined,
  }
  expect(await getFindings('createWithdrawal', fault, 'keys-ignored')).toEqual(
    expect.arrayContaining(['idempotency', 'idempotency-content', 'idempotency-at-once']),
  )
})

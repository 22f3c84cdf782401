import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startLab } from '../../lab/lab-client.ts'
import type { ConfigInput } from '../config/config.ts'
import { readConfig } from '../config/read-config.ts'
import { defineCheck } from '../checks/define-check.ts'
import type { RunReport } from '../context/run-report.ts'
import { startProxy } from '../proxy/run-proxy.ts'
import { runConformance } from './run-conformance.ts'

const CONFIG = fileURLToPath(new URL('../../lab/harness.yaml', import.meta.url))
const about = { title: 'Ours', severity: 'minor', description: 'Ours holds.' } as const

async function runWith(checks: Parameters<typeof runConformance>[0]['checks']): Promise<RunReport> {
  const lab = await startLab()
  try {
    const only = ['listBooks', 'createLoan']
    return await runConformance({ openapi: '', ...readConfig(CONFIG, {}), url: lab.url, only, checks: checks ?? [] })
  } finally {
    await lab.close()
  }
}

it('an exception of a check ends only that check', { timeout: 30_000 }, async () => {
  const broken = defineCheck({ ...about, id: 'broken', when: 'response', run: () => expect.fail('a mistake') })
  const fine = defineCheck({ ...about, id: 'fine', when: 'response', run: ({ report }) => report.pass() })
  const { findings, inconclusive, coverage } = await runWith([broken, fine])
  expect(findings).toEqual([])
  expect(inconclusive.filter(({ byChoice }) => !byChoice)).toMatchObject([
    {
      operationId: 'listBooks',
      check: 'broken',
      reason: 'your check broken failed: a mistake',
    },
    { operationId: 'createLoan', check: 'broken', reason: expect.stringContaining('your check broken failed') },
  ])
  expect(coverage.map(({ checks }) => checks)).toMatchObject([
    { fine: 'passed', status: 'passed' },
    { fine: 'passed', status: 'passed' },
  ])
})

it('calls a check in each phase', { timeout: 30_000 }, async () => {
  const calls: string[] = []
  const note = (phase: string, { operation }: { operation: { id: string } }): void =>
    void calls.push(`${phase} ${operation.id}`)
  await runWith([
    defineCheck({ ...about, id: 'a', when: 'request', run: (input) => note('request', input) }),
    defineCheck({ ...about, id: 'b', when: 'list', run: (input) => note('list', input) }),
    defineCheck({ ...about, id: 'c', when: 'access', run: (input) => note('access', input) }),
    defineCheck({ ...about, id: 'd', when: 'write', run: (input) => note('write', input) }),
    defineCheck({ ...about, id: 'e', when: 'afterWrite', run: (input) => note('afterWrite', input) }),
  ])
  expect([...new Set(calls)].toSorted()).toEqual([
    'access createLoan',
    'access listBooks',
    'afterWrite createLoan',
    'list listBooks',
    'request createLoan',
    'request listBooks',
    'write createLoan',
  ])
})

it(
  'a setting switches a check off, or changes its severity, with the reason in the report',
  { timeout: 30_000 },
  async () => {
    const lab = await startLab(['wrong-type', 'wrong-content-type'])
    const only = ['listBooks', 'getMember']
    const checkSettings: ConfigInput['checkSettings'] = {
      schema: [{ severity: 'info', only: ['list*'], reason: 'old clients' }],
      'content-type': [{ severity: 'off', reason: 'a proxy sets it' }],
    }
    const report = await runConformance({ openapi: '', ...readConfig(CONFIG, {}), url: lab.url, only, checkSettings })
    await lab.close()
    expect(report.findings).toMatchObject([
      {
        operationId: 'listBooks',
        check: 'schema',
        severity: 'info',
        explanation: expect.stringContaining('instead of critical: old clients'),
      },
    ])
    expect(report.inconclusive).toContainEqual({
      operationId: 'getMember',
      check: 'content-type',
      reason: 'the configuration skips this check: a proxy sets it',
      byChoice: true,
    })
  },
)

it(
  'a check in the form before 0.3.0 still runs, and a run and the proxy say what to write',
  { timeout: 30_000 },
  async () => {
    const old = defineCheck({ ...about, id: 'old', phase: 'response', run: ({ report }) => report.pass() })
    const remark = expect.stringContaining("Write `when: 'response'`")
    const { coverage, remarks } = await runWith([old])
    expect(coverage.map(({ checks }) => checks['old'])).toEqual(['passed', 'passed'])
    expect(remarks).toContainEqual(remark)
    const proxy = await startProxy(
      { openapi: '', ...readConfig(CONFIG, {}), url: 'http://127.0.0.1:9', checks: [old] },
      0,
    )
    expect(proxy.report().remarks).toEqual([remark])
    await proxy.close()
  },
)

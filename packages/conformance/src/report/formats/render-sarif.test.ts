import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { fixtureFinding, fixtureInconclusive, fixtureReport } from '../fixture-report.ts'
import { ALL_HOSTILE } from '../hostile.ts'
import { renderSarif } from './render-sarif.ts'

const known = { reason: 'agreed', expires: '2027-01-01' }
const REPORT = fixtureReport({
  findings: [
    fixtureFinding({ source: { file: 'api/a b.yaml', line: 7 } }),
    fixtureFinding({ check: 'time', severity: 'minor', pointer: '', known }),
    fixtureFinding({ check: 'enum', severity: 'critical', isWarning: true, title: ALL_HOSTILE }),
    fixtureFinding({ check: 'made-up', severity: 'info' }),
  ],
  inconclusive: [fixtureInconclusive(), fixtureInconclusive({ byChoice: true })],
  failure: 'It stopped',
})
const getList = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const log = JSON.parse(renderSarif(REPORT)) as Json
const run = getList(log['runs'])[0] ?? {}
const results = getList(run['results'])

test('renderSarif: has a version, one run, and a rule for each check', () => {
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringMatching(/sarif-schema-2\.1\.0\.json$/) })
  const driver = (run['tool'] as { driver: Json }).driver
  expect(driver).toMatchObject({ name: 'Tumpak conformance', version: '0.1.0' })
  const rules = getList(driver['rules'])
  expect(rules.map(({ id }) => id)).toEqual(['enum', 'made-up', 'schema', 'time'])
  for (const { ruleId, ruleIndex } of results) expect(rules[Number(ruleIndex)]?.['id']).toBe(ruleId)
})

test('renderSarif: results have level, place and fingerprint, and known ones their reason', () => {
  expect(results.map(({ ruleId, level }) => `${String(ruleId)} ${String(level)}`)).toEqual([
    'schema error',
    'made-up note',
    'enum warning',
    'time warning',
  ])
  expect(results[0]).toMatchObject({
    message: { text: expect.stringContaining("GET /books/{bookId}: The author's name is missing") },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'api/a%20b.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 7 },
        },
        logicalLocations: [{ fullyQualifiedName: 'GET /books/{bookId}' }],
      },
    ],
    partialFingerprints: { 'conformanceFinding/v1': 'getBook|schema|/result/author/name' },
  })
  expect(results[0]).not.toHaveProperty('suppressions')
  expect(results[3]).toMatchObject({ suppressions: [{ kind: 'external', justification: 'agreed (2027-01-01)' }] })
})

test('renderSarif: the run has its time, its failure and what was not judged', () => {
  const [invocation] = getList(run['invocations'])
  expect(invocation).toMatchObject({
    executionSuccessful: true,
    exitCode: 1,
    startTimeUtc: '2026-11-20T03:30:00.000Z',
    endTimeUtc: '2026-11-20T03:30:03.250Z',
    toolExecutionNotifications: [
      { level: 'error', message: { text: 'It stopped' } },
      { level: 'warning', message: { text: expect.stringContaining('getBook/other-player') } },
    ],
  })
  expect(renderSarif(fixtureReport({ exitCode: 2 }))).toContain('"executionSuccessful": false')
})

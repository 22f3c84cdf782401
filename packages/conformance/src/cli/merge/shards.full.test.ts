import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULT_NAMES, type FaultName } from '../../../lab/faults.ts'
import { startLab } from '../../../lab/lab-client.ts'
import { LAB_CONFIG } from '../../../lab/lab-config.ts'
import { fixtureCoverage, fixtureInconclusive, fixtureReport } from '../../report/fixture-report.ts'
import type { RunReport } from '../../context/run-report.ts'
import { writeReports } from '../../report/formats/write-reports.ts'
import { parseShard, type Shard } from '../../config/shard.ts'
import { failedReport } from '../../run/failed-report.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { mergeCli } from './cli.ts'
import { mergeReports } from './merge-reports.ts'

/** A run takes a quarter of a second on an idle machine, and seconds beside other tests. */
const TIMEOUT_MS = { timeout: 60_000 }
const SEVERAL: FaultName[] = [
  'nested-field-missing',
  'wrong-type',
  'bad-input-accepted',
  'wrong-content-type',
  'delete-keeps',
  'boundary-only',
  'undocumented-field',
  'session-ignored',
]

/** Runs the harness against a new lab. `onePlayer` makes one check inconclusive. */
async function run(faults: FaultName[], shard?: Shard, onePlayer = false): Promise<RunReport> {
  const lab = await startLab(faults)
  try {
    const { players, ...config } = LAB_CONFIG
    const given = onePlayer ? players?.slice(0, 1) : players
    return await runConformance({
      ...config,
      ...(given && { players: given }),
      ...(shard && { shard }),
      url: lab.url,
      nonce: 1,
    })
  } finally {
    await lab.close()
  }
}

async function inShards(count: number, faults: FaultName[], onePlayer = false): Promise<RunReport[]> {
  const shards = Array.from({ length: count }, (_, i) => ({ index: i + 1, count }))
  return Promise.all(shards.map((shard) => run(faults, shard, onePlayer)))
}

/** The parts of a report that do not depend on the number of shards, as counts of occurrences do. */
function gist({ findings, inconclusive, coverage, exitCode, totals }: RunReport) {
  return {
    findings: findings.map(({ id, severity, title, pointer }) => ({ id, severity, title, pointer })).sort(byId),
    inconclusive: inconclusive
      .map(({ operationId, check, byChoice }) => ({ id: `${operationId}/${check}`, byChoice }))
      .sort(byId),
    coverage: coverage
      .map(({ operationId, codes, keywords, succeeded, checks }) => ({
        id: operationId,
        codes,
        keywords: keywords.map(({ at, tested }) => `${at} ${String(tested)}`).sort(),
        succeeded,
        checks: Object.entries(checks)
          .map((pair) => pair.join(' '))
          .sort(),
      }))
      .sort(byId),
    calls: totals.calls,
    exitCode,
  }
}

const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id)

describe('a run in shards', TIMEOUT_MS, () => {
  it.each([
    ['a healthy server', [], false],
    ['a server with several faults', SEVERAL, false],
    ['a server with all faults', FAULT_NAMES, false],
    ['something that cannot be judged', ['wrong-type'], true],
  ] satisfies [string, FaultName[], boolean][])('finds what one run finds: %s', async (_, faults, onePlayer) => {
    const whole = gist(await run(faults, undefined, onePlayer))
    const parts = await inShards(4, faults, onePlayer)
    expect(gist(mergeReports(parts))).toEqual(whole)
    expect(gist(mergeReports(parts.toReversed()))).toEqual(whole)
    expect(whole.findings.length >= faults.length).toBe(true)
    expect(whole.exitCode).toBe(faults.length > 0 ? 1 : 0)
  })

  it('checks each operation in exactly one shard', async () => {
    const parts = await inShards(3, [])
    const judged = parts.map(({ coverage }) => coverage.filter(({ keywords }) => keywords.length > 0))
    const names = judged.flat().map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(parts.map(({ shard }) => shard?.index)).toEqual([1, 2, 3])
    expect((await inShards(3, []))[1]?.totals.requests).toBe(parts[1]?.totals.requests)
  })

  it('rejects missing, repeated and mixed shards', async () => {
    const [first, second] = await inShards(2, [])
    if (first === undefined || second === undefined) throw new Error('two were made')
    expect(() => mergeReports([first])).toThrow('shard 2 of 2 is missing')
    expect(() => mergeReports([first, first, second])).toThrow('shard 1 of 2 is given more than once')
    expect(() => mergeReports([first, { ...second, seed: 7 }])).toThrow('the seed is 1 in one and 7 in another')
    expect(() => mergeReports([])).toThrow('the reports are missing')
    const stuck = failedReport(
      { url: second.target, openapi: 'openapi.yaml', shard: { index: 2, count: 2 } },
      'No server responds',
    )
    expect(mergeReports([first, stuck])).toMatchObject({ exitCode: 2, failure: 'shard 2 of 2: No server responds' })
  })

  it('keeps each part of a check that has no result, although another shard passed the check', () => {
    const part = (index: number, schema: 'inconclusive' | 'passed', parts: string[]): RunReport =>
      fixtureReport({
        shard: { index, count: 2 },
        findings: [],
        coverage: [fixtureCoverage({ checks: { schema } })],
        inconclusive: parts.map((part) => fixtureInconclusive({ check: 'schema', part })),
      })
    const merged = mergeReports([part(1, 'inconclusive', ['200 text/xml', '404 text/xml']), part(2, 'passed', [])])
    expect(merged.inconclusive.map(({ part }) => part)).toEqual(['200 text/xml', '404 text/xml'])
    expect([merged.coverage[0]?.checks, merged.exitCode]).toEqual([{ schema: 'inconclusive' }, 1])
  })

  it('merges files or folders on the command line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shards-'))
    try {
      const parts = await inShards(2, ['wrong-type'])
      const folders = parts.map(({ shard }) => join(folder, String(shard?.index)))
      for (const [i, part] of parts.entries()) await writeReports(part, folders[i] ?? '', ['json', 'html'])
      const merge = await mergeCli([`${folders[0] ?? ''}/report.json`, folders[1] ?? '', '--report', 'all'])
      expect(merge).toMatchObject({ folder: 'all', report: { exitCode: 1, findings: [{ operationId: 'listBooks' }] } })
      expect(await mergeCli(['--help'])).toContain('merge FILE...')
      await expect(mergeCli([join(folder, 'nowhere')])).rejects.toThrow('cannot be read')
      expect(await readFile(join(folder, '1/report.html'), 'utf8')).toContain('1 of 2')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('parses part and number of parts', () => {
    expect(parseShard('2/4')).toEqual({ index: 2, count: 4 })
    for (const words of ['0/4', '5/4', '1', '1/', 'a/b', '1/4/2', ''])
      expect(() => parseShard(words)).toThrow('--shard must be')
  })
})

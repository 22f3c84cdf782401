import { beforeAll, describe, expect, it } from 'vitest'
import type { Finding, RunReport } from '../src/report/model.ts'
import { isOpen, getStatus } from '../src/report/finding-status.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import type { FaultName } from './faults.ts'
import { FAULT_NAMES, getFault, MORE_FAULT_NAMES } from './faults.ts'
import { startLab } from './lab-client.ts'
import { LAB_CONFIG } from './lab-config.ts'

/** A run takes a quarter of a second on an idle machine, and seconds beside other tests. */
const TIMEOUT_MS = { timeout: 30_000 }

/** Runs the harness against a new lab on a free port. */
async function runOnLab(faults: FaultName[] = [], seed = 1): Promise<RunReport> {
  const lab = await startLab(faults)
  try {
    return await runConformance({ ...LAB_CONFIG, url: lab.url, seed })
  } finally {
    await lab.close()
  }
}

function toLines(findings: readonly Finding[]): string[] {
  return findings.map((finding) => `${finding.id}: ${finding.title}`)
}

describe('the harness on the healthy lab', TIMEOUT_MS, () => {
  it.each([1, 2, 3])('finds nothing and judges every operation (seed %i)', async (seed) => {
    const report = await runOnLab([], seed)
    expect(toLines(report.findings)).toEqual([])
    expect(report.inconclusive.filter(isOpen)).toEqual([])
    expect(report.coverage.filter((call) => !call.succeeded).map((call) => call.operationId)).toEqual([])
    expect(report.exitCode).toBe(0)
  })
})

describe('the harness on a faulty lab', TIMEOUT_MS, () => {
  let healthy: Promise<RunReport>

  beforeAll(() => {
    healthy = runOnLab()
  })

  it.each([...FAULT_NAMES, ...MORE_FAULT_NAMES])('finds %s in its operation', async (fault) => {
    const report = await runOnLab([fault])
    // Findings that the healthy lab has too do not count.
    const alarms = new Set((await healthy).findings.map(({ id }) => id))
    const own = report.findings.filter(
      ({ id, operationId }) => operationId === getFault(fault).operationId && !alarms.has(id),
    )
    expect(own.map(getStatus), toLines(report.findings).join('\n')).toContain('failing')
    expect(report.exitCode).toBe(1)
  })
})

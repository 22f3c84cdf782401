import { expect, it } from 'vitest'
import { isOpen } from '../src/report/finding-status.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import { startLab } from './lab-client.ts'
import { LAB_CONFIG } from './lab-config.ts'

/** A run takes a quarter of a second on an idle machine, and seconds beside other tests. */
const TIMEOUT_MS = { timeout: 30_000 }

it.each([1, 2, 3])(
  'the harness finds nothing on the healthy lab and judges every operation (seed %i)',
  TIMEOUT_MS,
  async (seed) => {
    const lab = await startLab()
    try {
      const report = await runConformance({ ...LAB_CONFIG, url: lab.url, seed })
      expect(report.findings.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
      expect(report.inconclusive.filter(isOpen)).toEqual([])
      expect(report.coverage.filter((call) => !call.succeeded).map((call) => call.operationId)).toEqual([])
      expect(report.exitCode).toBe(0)
    } finally {
      await lab.close()
    }
  },
)

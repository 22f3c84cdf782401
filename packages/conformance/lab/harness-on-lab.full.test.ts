import { expect, it } from 'vitest'
import { getStatus } from '../src/report/finding-status.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import { FAULT_NAMES, getFault, MORE_FAULT_NAMES } from './faults.ts'
import { startLab } from './lab-client.ts'
import { LAB_CONFIG } from './lab-config.ts'

const TIMEOUT_MS = { timeout: 60_000 }

// The proofs find most of them in a run of their operation; harness-on-lab.test.ts has no finding without a fault.
it.each([...FAULT_NAMES, ...MORE_FAULT_NAMES])('a run of all operations finds %s', TIMEOUT_MS, async (fault) => {
  const lab = await startLab([fault])
  try {
    const { findings, exitCode } = await runConformance({ ...LAB_CONFIG, url: lab.url, seed: 1 })
    const own = findings.filter(({ operationId }) => operationId === getFault(fault).operationId)
    expect(own.map(getStatus), findings.map(({ id, title }) => `${id}: ${title}`).join('\n')).toContain('failing')
    expect(exitCode).toBe(1)
  } finally {
    await lab.close()
  }
})

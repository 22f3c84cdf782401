import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isOpen } from '../../src/report/finding-status.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { createWires, WIRE_FAULTS, WIRES_DOCUMENT, type WireFault } from './wires.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = { timeout: 60_000 }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function run(fault?: WireFault, seed = 1, only?: string[]): Promise<RunReport> {
  const started = createWires(fault)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((started.address() as AddressInfo).port)}`
  const timeoutMs = fault === 'report-without-end' ? 200 : 10_000
  // The stream takes a second, whoever asks it.
  const chosen = only && { only, deny: only.includes('watch') ? [] : ['watch'] }
  return runConformance({ url, openapi: WIRES_DOCUMENT, seed, timeoutMs, ...chosen })
}

describe('the harness on the photo desk', TIMEOUT_MS, () => {
  it.each([1, 2])('finds nothing if it is healthy (seed %i)', async (seed) => {
    const report = await run(undefined, seed)
    expect(report.findings.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
    expect(report.inconclusive.filter(isOpen).map(({ reason }) => reason)).toEqual([])
    expect(report.coverage.filter(({ succeeded }) => !succeeded).map(({ operationId }) => operationId)).toEqual([])
  })

  it.each(Object.entries(WIRE_FAULTS))('finds %s', async (fault, { reports }) => {
    const [operationId = ''] = reports.split('/')
    const { findings } = await run(fault as WireFault, 1, [operationId])
    expect(findings.map((finding) => `${finding.operationId}/${finding.check}`)).toContain(reports)
  })
})

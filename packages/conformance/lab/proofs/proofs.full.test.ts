import { describe, expect, it } from 'vitest'
import { readCheckPage, renderCheckPage } from '../../pack/check-page.ts'
import { CHECKS } from '../../src/checks/registry.ts'
import type { Check } from '../../src/checks/define-check.ts'
import { PROOFS } from './proofs.ts'

/** Longer than any run, so that it fails only if a run hangs. */
const TIMEOUT_MS = 120_000

const checks: readonly Check[] = CHECKS
const cases = CHECKS.flatMap((check) => {
  const proof = PROOFS[check.id]
  return proof === undefined ? [] : [{ check: check as Check, id: check.id, proof }]
})

it('every check has a proof', () => {
  const missing = checks.map(({ id }) => id).filter((id) => !cases.some((proof) => proof.id === id))
  expect(missing, `add a fault that ${missing.join(', ')} reports to lab/proofs`).toEqual([])
})

it('names only checks of the registry as also reporting', () => {
  const known = new Set(checks.map(({ id }) => id))
  expect(checks.flatMap(({ alsoReportedBy = [] }) => alsoReportedBy).filter((id) => !known.has(id))).toEqual([])
})

describe.each(cases)('$id', ({ check, id, proof }) => {
  it('is reported with the fault, as its page shows', { timeout: TIMEOUT_MS }, async () => {
    const report = await proof.run([])
    const { findings, inconclusive } = report
    const reported = (proof.isInconclusive ? inconclusive : findings).map(
      ({ operationId, check }) => `${operationId}/${check}`,
    )
    expect(reported).toContain(`${proof.at}/${id}`)
    expect(readCheckPage(id), 'run node packages/conformance/pack/write-check-pages.ts').toBe(
      renderCheckPage(check, proof, report),
    )
  })
})

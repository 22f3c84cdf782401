import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../src/checks/registry.ts'
import type { CheckInfo } from '../../src/config/check-info.ts'
import { PROOFS } from './proofs.ts'

/** Longer than any run, so that it fails only if a run hangs. */
const TIMEOUT_MS = 120_000

/** A check that cannot fail cannot be skipped either. */
const cases = CHECKS.flatMap((check: CheckInfo) => {
  const proof = PROOFS[check.id as keyof typeof PROOFS]
  return proof === undefined || proof.isInconclusive === true ? [] : [{ check, id: check.id, proof }]
})

describe.each(cases)('$id', ({ check, id, proof }) => {
  it('is needed: without it only the checks that it names report the fault', { timeout: TIMEOUT_MS }, async () => {
    const { findings, inconclusive } = await proof.run([id])
    expect([...new Set(findings.map(({ check }) => check))].toSorted()).toEqual(
      [...(check.alsoReportedBy ?? [])].toSorted(),
    )
    const skipped = inconclusive.filter((entry) => entry.check === id && entry.operationId === proof.at)
    expect(skipped.map(({ byChoice }) => byChoice)).toEqual([true])
  })
})

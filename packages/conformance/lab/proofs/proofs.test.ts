import { describe, expect, it } from 'vitest'
import { readCheckPage, renderCheckPage } from '../../pack/check-page.ts'
import { CHECKS } from '../../src/checks/registry.ts'
import type { CheckInfo } from '../../src/context/check-info.ts'
import type { RunReport } from '../../src/report/model.ts'
import { findProven } from './proof.ts'
import { PROOFS, WITHOUT_PROOF } from './proofs.ts'

/** So that only a hang fails. */
const TIMEOUT_MS = 120_000

const idsIn = ({ findings }: RunReport): string[] => [...new Set(findings.map(({ check }) => check))].toSorted()
const checks: readonly CheckInfo[] = CHECKS
const cases = CHECKS.flatMap((check) => {
  const proof = PROOFS[check.id]
  return proof === undefined ? [] : [{ check: check as CheckInfo, id: check.id, proof }]
})

it('every check has a proof', () => {
  const missing = checks.map(({ id }) => id).filter((id) => !cases.some((one) => one.id === id))
  const open = missing.filter((id) => !WITHOUT_PROOF.some((one) => one === id))
  expect(open, `add a fault that ${open.join(', ')} reports to lab/proofs`).toEqual([])
  const proven = WITHOUT_PROOF.filter((id) => !missing.includes(id))
  expect(proven, `remove ${proven.join(', ')} from WITHOUT_PROOF: a lab proves it`).toEqual([])
})

describe.each(cases)('$id', ({ check, id, proof }) => {
  it('is reported with the fault, as its page shows', { timeout: TIMEOUT_MS }, async () => {
    const report = await proof.run([])
    const finding = findProven(report, id, proof)
    if (proof.isInconclusive) {
      expect(finding).toBeUndefined()
      expect(report.inconclusive.map((one) => `${one.operationId}/${one.check}`)).toContain(`${proof.at}/${id}`)
    } else expect(finding, `findings: ${idsIn(report).join(', ')}`).toBeDefined()
    expect(readCheckPage(id), 'run node packages/conformance/pack/write-check-pages.ts').toBe(
      renderCheckPage(check, proof, report),
    )
  })

  it.skipIf(proof.isInconclusive)(
    'is needed: without it only the checks that it names report the fault',
    { timeout: TIMEOUT_MS },
    async () => {
      const report = await proof.run([id])
      expect(idsIn(report)).toEqual([...(check.alsoReportedBy ?? [])].toSorted())
      const skipped = report.inconclusive.filter((one) => one.check === id && one.operationId === proof.at)
      expect(skipped.map(({ byChoice }) => byChoice)).toEqual([true])
    },
  )
})

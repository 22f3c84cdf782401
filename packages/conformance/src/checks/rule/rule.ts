import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CheckReport } from '../check-report.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { createReport } from '../run-checks.ts'
import { listPlaces, listWriteRules, type DocumentRule } from './compiled-rules.ts'
import { judgeDocumentRules, listOwnRules } from './judge-document-rules.ts'
import { judgeOtherInputs, judgeTry } from './judge-write-rules.ts'
import { findWhyUnjudged } from './rule-verdicts.ts'

export const ruleCheck = defineCheck({
  id: 'rule',
  title: 'Rules between places',
  severity: 'critical',
  when: ['tried', 'afterWrite', 'write', 'afterWrites', 'end'],
  description: 'What the document says of several places at once holds, at all times or after a write (`x-rules`).',
  fix: 'Compute the values from the same data, or change them in one transaction.',
  since: '0.3.0',
  async run(input) {
    const { context, operation } = input
    if (input.phase === 'tried') return judgeTry(input)
    if (input.phase === 'write') return judgeOtherInputs(input)
    const own = listOwnRules(context, operation)
    if (input.phase === 'end') return reportUnjudged(input, own)
    const getReport = (read: Operation): CheckReport => createReport(context.ledger, read, ruleCheck)
    if (input.phase === 'afterWrite') {
      const isAffected = (rule: DocumentRule): boolean =>
        listPlaces([rule]).some(({ read }) => operation.affects.includes(read))
      return judgeDocumentRules(input.pool, input.player, isAffected, getReport)
    }
    for (const player of input.pool.sessions.players)
      await judgeDocumentRules(input.pool, player, (rule) => own.includes(rule), getReport)
  },
})

function reportUnjudged({ context, operation }: PhaseInput<'end'>, own: readonly DocumentRule[]): void {
  for (const rule of [...own, ...listWriteRules(context, operation)]) {
    const why = findWhyUnjudged(context, rule)
    if (why === undefined) continue
    const reason = `the rule ${rule.id} is not judged: ${why}`
    context.ledger.markPartInconclusive(operation, ruleCheck, { part: rule.id, reason })
  }
}

import { defineCheck } from '../define-check.ts'

export const openCheck = defineCheck({
  id: 'open',
  title: 'Open to visitors',
  severity: 'critical',
  when: 'open',
  on: ({ needsSession }) => !needsSession,
  description: 'An operation for visitors works without a session.',
  fix: 'Remove the session guard from this route, or add `security` to the operation.',
  since: '0.1.0',
  alsoReportedBy: ['success'],
  run({ context, operation, report, result }) {
    if (result.outcome.kind === 'success') return report.pass()
    if (!context.isSessionRefusal(result) || [400, 403].includes(result.response?.status ?? 0)) return
    report.fail({
      rule: `${operation.pointer}/security`,
      title: 'An operation for visitors requires a session',
      explanation:
        'The document allows it without a session, because visitors use it. Accept requests without a session.',
      evidence: result,
    })
  },
})

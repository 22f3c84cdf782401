import { getSessionRules } from '../../config/credentials.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'

export const originCheck = defineCheck({
  id: 'origin',
  title: 'Foreign origin',
  severity: 'major',
  when: 'foreignOrigin',
  on: (operation) => !isRead(operation),
  description:
    'A write from a page of another website is refused: with the status of `x-session` or, where the document does not say one, if the cookie is sent from other websites. Sessions by token are left out then: no browser sends a token by itself.',
  fix: 'Set `SameSite` on the session cookie, or refuse requests with a foreign `Origin`.',
  since: '0.1.0',
  run({ context, operation, report, origin, result }) {
    if (result === undefined) return report.notApplicable()
    const { refusedOrigin } = getSessionRules(context.root)
    if (refusedOrigin === undefined) {
      if (result.outcome.kind !== 'success') return report.pass()
      return report.fail({
        rule: operation.pointer,
        proposed: true,
        title: 'Another origin may send this request',
        explanation: `With \`Origin: ${origin}\` the request succeeded. Refuse requests with a foreign Origin (HTTP 403).`,
        evidence: result,
      })
    }
    // Whatever keeps the cookie from the request, the document names the status.
    if (result.response === null) return
    if (result.response.status === refusedOrigin) return report.pass()
    report.fail({
      rule: '/components/securitySchemes',
      proposed: true,
      title: 'A write with a foreign Origin is not refused',
      explanation: `With \`Origin: ${origin}\` expected: HTTP ${String(refusedOrigin)} (x-session). Received: ${describeOutcome(result.outcome)}. Compare Origin with the own one before anything else, also where the session is missing.`,
      evidence: result,
    })
  },
})

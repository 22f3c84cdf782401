import { isRead } from '../../context/risk.ts'
import { defineCheck } from '../define-check.ts'

/** The origin of another website. */
export const FOREIGN = 'https://elsewhere.example'

export const sharingCheck = defineCheck({
  id: 'sharing',
  title: 'Sharing with other origins',
  severity: 'critical',
  when: 'foreignOrigin',
  description:
    'Pages of other websites cannot read responses to a session. Sessions by token are left out: no browser sends a token by itself.',
  fix: 'Remove the CORS headers, or allow only the origin of the app.',
  since: '0.1.0',
  run({ operation, report, result }) {
    if (result === undefined && isRead(operation)) return report.notApplicable()
    const { response } = result ?? {}
    if (result === undefined || response === undefined || response === null) return
    const allowed = response.headers['access-control-allow-origin']
    const withCookies = response.headers['access-control-allow-credentials'] === 'true'
    if (!withCookies || (allowed !== FOREIGN && allowed !== 'null')) return report.pass()
    report.fail({
      pointer: 'header/Access-Control-Allow-Origin',
      rule: operation.pointer,
      proposed: true,
      title: "Any origin may read the response with the user's cookie",
      explanation: `To \`Origin: ${FOREIGN}\` the server responds with Access-Control-Allow-Origin: ${allowed} with Access-Control-Allow-Credentials: true. App and API share one origin: remove both headers, or allow only the app's origin.`,
      evidence: result,
    })
  },
})

import { includesType, mediaType } from '../../http/media-type.ts'
import { defineCheck, type Phases } from '../../context/define-check.ts'

export const contentTypeCheck = defineCheck({
  id: 'content-type',
  title: 'Content type',
  severity: 'major',
  phase: 'response',
  description: 'The response has the documented content type.',
  fix: 'Send the documented `Content-Type`, on errors too.',
  since: '0.1.0',
  run: checkContentType,
})

/** Checks that the content type, without charset, is documented for the status, and that JSON is UTF-8. */
function checkContentType({ context: { ledger }, result, documented }: Phases['response']['input']): void {
  const { operation, response, json } = result
  if (response === null || documented === undefined || documented.content.length === 0) return
  if (response.isBroken === true && json !== undefined) {
    ledger.fail(operation, {
      check: contentTypeCheck,
      pointer: 'charset',
      rule: `${documented.pointer}/content`,
      proposed: true,
      title: 'The JSON body is not encoded in UTF-8',
      explanation:
        'Clients read JSON as UTF-8 whatever charset the header names, and lose accented letters. Encode the body in UTF-8.',
      evidence: result,
    })
  }
  const sent = mediaType(response.headers['content-type'] ?? '')
  // Infrastructure may send 4xx responses in its own format, so only the documented type of successes is binding.
  if (response.status >= 400 && sent !== mediaType(documented.content[0]?.type ?? '')) return
  const wanted = documented.content.map((one) => mediaType(one.type))
  if (wanted.some((type) => includesType(type, sent))) return ledger.pass(operation, contentTypeCheck)
  ledger.fail(operation, {
    check: contentTypeCheck,
    rule: `${documented.pointer}/content`,
    title: `The content type is ${sent === '' ? 'missing' : sent}`,
    explanation: `Expected: ${wanted.join(' or ')}. Set the Content-Type header on every response.`,
    evidence: result,
  })
}

import { includesType, mediaType } from '../../http/media-type.ts'
import type { ResultCheck } from './result-check.ts'

/** The content type is documented for the status (without its charset). JSON is UTF-8. */
export const checkContentType: ResultCheck = ({ ledger }, result, documented) => {
  const { operation, response, json } = result
  if (response === null || documented === undefined || documented.content.length === 0) return
  if (response.isBroken === true && json !== undefined) {
    ledger.fail(operation, {
      check: 'content-type',
      severity: 'major',
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
  // Infrastructure may answer 4xx in its own format; only the document's success type is binding.
  if (response.status >= 400 && sent !== mediaType(documented.content[0]?.type ?? '')) return
  const wanted = documented.content.map((one) => mediaType(one.type))
  if (wanted.some((type) => includesType(type, sent))) return ledger.pass(operation, 'content-type')
  ledger.fail(operation, {
    check: 'content-type',
    severity: 'major',
    rule: `${documented.pointer}/content`,
    title: `The content type is ${sent === '' ? 'missing' : sent}`,
    explanation: `Expected: ${wanted.join(' or ')}. Set the Content-Type header on every response.`,
    evidence: result,
  })
}

import type { ResultCheck } from './result-check.ts'

/** The content type is documented for the status (without its charset). JSON is UTF-8. */
export const checkContentType: ResultCheck = ({ ledger }, result, documented) => {
  const { operation, response, json } = result
  if (response === null || documented === undefined || documented.content.length === 0) return
  if (response.isBroken === true && json !== undefined) {
    ledger.fail(operation, {
      check: 'content-type',
      gravity: 'major',
      pointer: 'charset',
      rule: `${documented.pointer}/content`,
      proposed: true,
      title: 'The JSON is not written in UTF-8',
      explanation: 'Apps read JSON as UTF-8, whatever charset the header names: letters with accents are lost.',
      evidence: result,
    })
  }
  const sent = mediaType(response.headers['content-type'] ?? '')
  // Infrastructure may answer 4xx in its own format; only the document's success type is binding.
  if (response.status >= 400 && sent !== mediaType(documented.content[0]?.type ?? '')) return
  const wanted = documented.content.map((one) => mediaType(one.type))
  if (wanted.some((type) => type === sent || matches(type, sent))) return ledger.pass(operation, 'content-type')
  ledger.fail(operation, {
    check: 'content-type',
    gravity: 'major',
    rule: `${documented.pointer}/content`,
    title: `The content type is ${sent === '' ? 'missing' : sent}`,
    explanation: `The document says ${wanted.join(' or ')}. Set the header Content-Type on every answer.`,
    evidence: result,
  })
}

function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}

function matches(range: string, type: string): boolean {
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1))
}

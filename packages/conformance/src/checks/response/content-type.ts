import { includesType, mediaType } from '../../document/media-type.ts'
import { isBinding } from './binding.ts'
import { defineCheck } from '../define-check.ts'

export const contentTypeCheck = defineCheck({
  id: 'content-type',
  title: 'Content type',
  severity: 'major',
  when: 'response',
  description:
    'The response has a documented content type, is compressed as `Content-Encoding` says, and its JSON is in UTF-8; the charset that the header names is not compared.',
  fix: 'Send the documented `Content-Type`, on errors too.',
  since: '0.1.0',
  run({ result, documented, report }) {
    const { operation, response, json } = result
    if (response?.isUndecoded === true) {
      const encoding = response.headers['content-encoding'] ?? ''
      return report.fail({
        severity: 'critical',
        pointer: 'header/Content-Encoding',
        rule: documented?.pointer ?? `${operation.pointer}/responses`,
        title: `The body is not ${encoding}, as Content-Encoding says`,
        explanation:
          'Browsers and HTTP libraries refuse such a body as a whole. Compress it to its end, or remove the header: a proxy may have decoded it.',
        evidence: result,
      })
    }
    if (response === null || documented === undefined || documented.content.length === 0) return
    if (response.isBroken === true && json !== undefined) {
      report.fail({
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
    if (!isBinding(result, documented)) return
    const wanted = documented.content.map((content) => mediaType(content.type))
    if (wanted.some((type) => includesType(type, sent))) return report.pass()
    report.fail({
      rule: `${documented.pointer}/content`,
      title: `The content type is ${sent === '' ? 'missing' : sent}`,
      explanation: `Expected: ${wanted.join(' or ')}. Set the Content-Type header on every response.`,
      evidence: result,
    })
  },
})

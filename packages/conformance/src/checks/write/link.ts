import { isJson } from '@tumpak/contract-kit/json.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import { readAfter } from './trial.ts'

export const linkCheck = defineCheck({
  id: 'link',
  title: 'Links',
  severity: 'critical',
  when: 'readBack',
  description: 'A linked operation finds the data of another operation.',
  fix: 'Return the id under which the linked operation finds the data.',
  since: '0.1.0',
  alsoReportedBy: ['schema'],
  run({ context, link, read, result, report }) {
    if (link === undefined || read === undefined) return
    if (link.isFound) return report.pass()
    const { name, pointer } = link.link
    report.fail({
      pointer: name,
      rule: pointer,
      title: `${read.operation.id} does not find what this operation created`,
      explanation: `The document links the two (${name}), so the created item must be readable there. The response of ${read.operation.id} was ${describeOutcome(read.outcome)}${isJson(context.data(read)) ? ' without it' : ''}.`,
      evidence: read,
      steps: readAfter(result, read),
    })
  },
})

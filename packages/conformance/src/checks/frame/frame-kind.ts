import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameKindCheck = defineCheck({
  id: 'frame-kind',
  title: 'Messages by kind',
  severity: 'major',
  when: 'frameShown',
  description: 'The page sends only messages of its kind of page.',
  fix: 'Send only the messages that the document lists for this kind of page.',
  since: '0.1.0',
  run(input) {
    const { report, messages, page } = input
    for (const { documented } of messages) {
      if (documented === undefined || page.kind === undefined) continue
      const { kinds, pointer, event } = documented
      if (kinds.length === 0 || kinds.includes(page.kind)) continue
      reportFault(input, {
        rule: `${pointer}/x-frames`,
        pointer: `/${event}`,
        title: `A page of kind ${page.kind} sends ${event}`,
        explanation: `Only pages of kind ${kinds.join(' and ')} may send it. The app ignores it.`,
      })
    }
    if (messages.length > 0) report.pass()
  },
})

import { defineCheck } from '../define-check.ts'

export const socketTextCheck = defineCheck({
  id: 'socket-text',
  title: 'Text frames',
  severity: 'major',
  when: 'message',
  description: 'Messages are sent as text.',
  fix: 'Send text frames, not binary ones.',
  since: '0.1.0',
  alsoReportedBy: ['event'],
  run({ context, report, evidence, frame: { data, isBinary } }) {
    if (!isBinary) return
    report.fail({
      rule: context.contract.pointer,
      title: 'The server sends binary frames',
      explanation: `The app ignores binary frames such as ${context.quote(data, 80)}. Send JSON in text frames.`,
      evidence,
    })
  },
})

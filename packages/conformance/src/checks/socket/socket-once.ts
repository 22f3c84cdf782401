import { defineCheck } from '../define-check.ts'

export const socketOnceCheck = defineCheck({
  id: 'socket-once',
  title: 'Once',
  severity: 'major',
  when: 'message',
  description: 'A message arrives once per connection.',
  fix: 'Register one listener per connection, and remove it when the connection ends.',
  since: '0.1.0',
  run({ context, report, evidence, frame, sid, isRepeated }) {
    if (sid === undefined) return
    if (!isRepeated) return report.pass()
    report.fail({
      rule: `${context.contract.pointer}/x-acknowledgement`,
      title: 'A message arrives twice over one connection',
      explanation: `${context.quote(frame.data)} arrived again on the same connection. Redeliver only after the client has reconnected.`,
      evidence,
    })
  },
})

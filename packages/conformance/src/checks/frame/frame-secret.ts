import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameSecretCheck = defineCheck({
  id: 'frame-secret',
  title: 'Secrets in messages',
  severity: 'critical',
  when: 'frameShown',
  description: 'Messages do not contain the launch token.',
  fix: 'Remove the token from the message.',
  since: '0.1.0',
  run(input) {
    const { report, messages, secrets, quote } = input
    for (const { text } of messages) {
      if (!secrets.some((secret) => text.includes(secret))) continue
      reportFault(input, {
        title: 'A message contains the launch token of the page’s address',
        explanation: `Other windows can receive the message. Send no secrets in messages. Received: ${quote(text)}`,
      })
    }
    if (messages.length > 0) report.pass()
  },
})

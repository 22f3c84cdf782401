import { defineCheck } from '../define-check.ts'

export const socketKeptOpenCheck = defineCheck({
  id: 'socket-stays',
  title: 'Connection stays',
  severity: 'critical',
  when: 'usedCorrectly',
  description: 'The server keeps the connection of an admitted user open.',
  fix: 'Do not close admitted connections; look for an error in the handler of the connection.',
  since: '0.1.0',
  run({ context, report, connections }) {
    const ended = connections.find(({ unaskedCode }) => unaskedCode !== undefined)
    if (ended === undefined) return report.pass()
    const code = String(ended.unaskedCode)
    report.fail({
      rule: context.contract.pointer,
      pointer: `/${code}`,
      title: `The server ends a player's connection with ${code}`,
      explanation:
        'The session was alive, and the client had sent only correct messages. A page gets no further counts, or connects again and again. Keep the connection open.',
      evidence: ended,
    })
  },
})

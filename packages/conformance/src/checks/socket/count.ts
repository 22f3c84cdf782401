import { defineCheck } from '../define-check.ts'

export const countCheck = defineCheck({
  id: 'count',
  title: 'Count',
  severity: 'major',
  when: 'triggered',
  description: 'The count in a message equals the count in a response.',
  fix: 'Compute both from the same query.',
  since: '0.1.0',
  async run({ context, report, connection, message, player, hasArrived }) {
    const { event, count } = message
    if (!hasArrived || !count) return
    const getPushed = () => connection.listFrames(event).at(-1)?.json['content']
    let read = await context.readValue(count, player)
    // It may have changed since the message.
    if (read !== undefined && read !== getPushed()) {
      await context.settle(connection)
      read = await context.readValue(count, player)
    }
    if (read === undefined)
      return report.markInconclusive(`${count.call}, which returns the same count, did not succeed`)
    if (read === getPushed()) return report.pass()
    report.fail({
      rule: `${message.pointer}/x-count`,
      proposed: true,
      title: 'The count in the message differs from the count in the response',
      explanation: `Expected: ${JSON.stringify(read)}, as ${count.call} returns at ${count.pointer}. Received: ${JSON.stringify(getPushed())}. Send the whole new count, not the difference.`,
      evidence: connection,
    })
  },
})

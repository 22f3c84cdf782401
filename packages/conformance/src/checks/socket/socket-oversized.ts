import { defineCheck } from '../define-check.ts'

const OVERSIZED_BYTES = 1_048_576

export const socketOversizedCheck = defineCheck({
  id: 'socket-oversized',
  title: 'Oversized frames',
  severity: 'critical',
  when: 'hostileMessages',
  description: 'The server keeps responding after a huge frame.',
  fix: 'Limit the size of frames in the socket library.',
  since: '0.1.0',
  async run({ context, report, open }) {
    const connection = await open()
    if (!connection) return
    connection.send('x'.repeat(OVERSIZED_BYTES))
    await context.ping(connection)
    await connection.leave()
    const after = await open()
    if (after && (await context.ping(after))) report.pass()
    else
      report.fail({
        rule: context.contract.pointer,
        title: 'After an oversized frame the server stops responding',
        explanation: `A frame of ${String(OVERSIZED_BYTES)} bytes was sent. Close only that connection (1009).`,
        evidence: after ?? connection,
      })
    await after?.leave()
  },
})

import { defineCheck } from '../define-check.ts'

export const socketIdleCheck = defineCheck({
  id: 'socket-standing',
  title: 'Idle connection',
  severity: 'major',
  when: 'idleConnection',
  description: 'A connection that pings stays open beyond the idle limit.',
  fix: 'Count a ping as activity, in proxies and load balancers too.',
  since: '0.1.0',
  async run({ context, report, open }) {
    const { pingEverySeconds, silenceSeconds } = context.contract.heartbeat
    const connection = await open()
    if (!connection) return
    for (let seconds = 0; seconds <= silenceSeconds + pingEverySeconds; seconds += pingEverySeconds) {
      await connection.waitUntil(() => connection.ending !== undefined, pingEverySeconds * 1000)
      if (await context.ping(connection)) continue
      return report.fail({
        rule: `${context.contract.pointer}/x-heartbeat`,
        title: `A connection that pings every ${String(pingEverySeconds)} s does not stay open`,
        explanation: `It ended, or sent no pong, after ${String(seconds + pingEverySeconds)} s. Check proxies: their idle timeout must be above ${String(silenceSeconds)} s.`,
        evidence: connection,
      })
    }
    report.pass()
    await connection.leave()
  },
})

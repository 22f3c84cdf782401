import { defineCheck } from '../define-check.ts'

export const socketHeartbeatCheck = defineCheck({
  id: 'socket-heartbeat',
  title: 'Heartbeat',
  severity: 'critical',
  when: 'pinged',
  description: 'Every ping gets one pong in time.',
  fix: 'Answer each ping at once, with its own pong.',
  since: '0.1.0',
  run({ context, report, connection, pings, pongs, isAnswered }) {
    const { heartbeat, pointer, ping, pong } = context.contract
    if (!ping || !pong) return
    if (isAnswered && pongs === pings) return report.pass()
    if (isAnswered)
      return report.fail({
        severity: 'minor',
        rule: pong.pointer,
        title: `${String(pings)} pings got ${String(pongs)} pongs`,
        explanation: `Send exactly one ${pong.event} for each ${ping.event}, and none without it.`,
        evidence: connection,
      })
    // The check of connections that end reports it.
    if (connection.unaskedCode !== undefined) return
    report.fail({
      rule: `${pointer}/x-heartbeat`,
      title: connection.ending ? 'The connection ends after a ping' : 'No pong arrives in time',
      explanation: `No ${pong.event} arrived within ${String(context.times.answerMs / 1000)} s. The app closes a connection after ${String(heartbeat.silenceSeconds)} s without messages. Respond to each ping at once.`,
      evidence: connection,
    })
  },
})

import type { SocketContract } from '../../socket/socket-contract.ts'
import { defineCheck } from '../define-check.ts'

export const socketGarbageCheck = defineCheck({
  id: 'socket-garbage',
  title: 'Undocumented frames',
  severity: 'major',
  when: 'hostileMessages',
  description: 'An undocumented frame is ignored.',
  fix: 'Ignore frames that cannot be parsed; keep the connection open.',
  since: '0.1.0',
  async run({ context, report, open }) {
    let connection = await open()
    for (const [label, frame] of listGarbage(context.contract)) {
      if (!connection) return
      connection.send(frame)
      if (await context.ping(connection)) continue
      report.fail({
        rule: context.contract.pointer,
        pointer: `/${label}`,
        title: `${label.charAt(0).toUpperCase()}${label.slice(1)} ends the connection`,
        explanation: 'Ignore undocumented frames instead of closing the connection.',
        evidence: connection,
      })
      await connection.leave()
      connection = await open()
    }
    report.pass()
    await connection?.leave()
  },
})

/** Lists undocumented frames, each with its name. */
function listGarbage({ acknowledgement }: SocketContract): [label: string, frame: string | Uint8Array][] {
  const garbage: [string, string | Uint8Array][] = [
    ['a frame that is not JSON', 'not json'],
    ['a JSON list', '[]'],
    ['null', 'null'],
    ['an event that is not a string', '{"event":{}}'],
    ['an unknown event', '{"event":"no.such.event","content":1}'],
    ['an empty frame', ''],
    ['a binary frame', new Uint8Array([0, 1, 2, 255])],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ]
  if (acknowledgement === undefined) return garbage
  const { event, field } = acknowledgement
  return [
    ...garbage,
    ['an acknowledgement without an id', JSON.stringify({ event })],
    ['an acknowledgement of an unknown message', JSON.stringify({ event, [field]: 'never-sent' })],
  ]
}

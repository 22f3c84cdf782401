import type { Connection } from './connection.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'

const PINGS = 3
const OVERSIZED_BYTES = 1_048_576

/** Every ping is answered once and in time, and there is no pong without a ping. */
export async function judgeHeartbeat(context: SocketContext, connection: Connection): Promise<boolean> {
  const { ping, pong } = context.contract
  if (!ping || !pong) return true
  const before = connection.of(pong.event).length
  for (let i = 0; i < PINGS; i += 1) {
    if (await context.ping(connection)) continue
    reportSilence(context, connection, pong.event)
    return false
  }
  await context.settle(connection)
  const came = connection.of(pong.event).length - before
  if (came === PINGS) context.pass(CONNECTION, 'socket-heartbeat')
  else {
    context.fail(CONNECTION, connection, {
      check: 'socket-heartbeat',
      gravity: 'minor',
      rule: pong.pointer,
      title: `${String(PINGS)} pings got ${String(came)} answers`,
      explanation: `Each ${ping.event} is answered with one ${pong.event}; none comes unasked.`,
    })
  }
  return true
}

function reportSilence(context: SocketContext, connection: Connection, pong: string): void {
  const { heartbeat, pointer } = context.contract
  context.fail(CONNECTION, connection, {
    check: 'socket-heartbeat',
    gravity: 'critical',
    rule: `${pointer}/x-heartbeat`,
    title: connection.ending ? 'The connection ends instead of answering a ping' : 'A ping is not answered in time',
    explanation: `No ${pong} came within ${String(context.times.answerMs / 1000)} s. An app that hears nothing for ${String(heartbeat.silenceSeconds)} s gives the connection up.`,
  })
}

/** Undocumented frames are ignored: the connection stays open and answers. */
export async function judgeGarbage(context: SocketContext, open: () => Promise<Connection | undefined>): Promise<void> {
  const ack = context.contract.acknowledgement
  const odd: (readonly [string, string | Uint8Array])[] = [
    ['what is no JSON', 'not json'],
    ['a JSON list', '[]'],
    ['null', 'null'],
    ['an event that is no text', '{"event":{}}'],
    ['an unknown event', '{"event":"no.such.event","content":1}'],
    ['an empty frame', ''],
    ['a binary frame', new Uint8Array([0, 1, 2, 255])],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ]
  if (ack) {
    odd.push(['an acknowledgement of nothing', JSON.stringify({ event: ack.event })])
    odd.push([
      'an acknowledgement of what was never sent',
      JSON.stringify({ event: ack.event, [ack.field]: 'never-sent' }),
    ])
  }
  let connection = await open()
  for (const [what, frame] of odd) {
    if (!connection) return
    connection.send(frame)
    if (await context.ping(connection)) continue
    context.fail(CONNECTION, connection, {
      check: 'socket-garbage',
      gravity: 'major',
      rule: context.contract.pointer,
      pointer: `/${what}`,
      title: `${what.charAt(0).toUpperCase()}${what.slice(1)} ends the connection`,
      explanation:
        'A frame that the document does not know is ignored. One odd frame must not cost a player the connection.',
    })
    await connection.leave()
    connection = await open()
  }
  context.pass(CONNECTION, 'socket-garbage')
  await connection?.leave()
  await judgeOversized(context, open)
}

async function judgeOversized(context: SocketContext, open: () => Promise<Connection | undefined>): Promise<void> {
  const connection = await open()
  if (!connection) return
  connection.send('x'.repeat(OVERSIZED_BYTES))
  await context.ping(connection)
  await connection.leave()
  const after = await open()
  if (after && (await context.ping(after))) context.pass(CONNECTION, 'socket-oversized')
  else {
    context.fail(CONNECTION, after ?? connection, {
      check: 'socket-oversized',
      gravity: 'critical',
      rule: context.contract.pointer,
      title: 'After an oversized frame nobody is served any more',
      explanation: `A frame of ${String(OVERSIZED_BYTES)} bytes was sent. Close that connection (1009), and go on serving others.`,
    })
  }
  await after?.leave()
}

import { socketGarbageCheck, socketHeartbeatCheck, socketOversizedCheck } from '../checks/socket-checks.ts'
import type { Connection } from './connection.ts'
import { judgeStaysOpen } from './judge-endings.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'

const PINGS = 3
const OVERSIZED_BYTES = 1_048_576

/** Checks that every ping gets one pong in time, and that there is no pong without a ping. */
export async function judgeHeartbeat(context: SocketContext, connection: Connection): Promise<boolean> {
  const { ping, pong } = context.contract
  if (!ping || !pong) return true
  const before = connection.of(pong.event).length
  for (let i = 0; i < PINGS; i += 1) {
    if (await context.ping(connection)) continue
    if (connection.ending === undefined || judgeStaysOpen(context, [connection]))
      reportSilence(context, connection, pong.event)
    return false
  }
  await context.settle(connection)
  const received = connection.of(pong.event).length - before
  if (received === PINGS) context.pass(CONNECTION, socketHeartbeatCheck)
  else {
    context.fail(CONNECTION, connection, {
      check: socketHeartbeatCheck,
      severity: 'minor',
      rule: pong.pointer,
      title: `${String(PINGS)} pings got ${String(received)} pongs`,
      explanation: `Send exactly one ${pong.event} for each ${ping.event}, and none without it.`,
    })
  }
  return true
}

function reportSilence(context: SocketContext, connection: Connection, pong: string): void {
  const { heartbeat, pointer } = context.contract
  context.fail(CONNECTION, connection, {
    check: socketHeartbeatCheck,
    rule: `${pointer}/x-heartbeat`,
    title: connection.ending ? 'The connection ends after a ping' : 'No pong arrives in time',
    explanation: `No ${pong} arrived within ${String(context.times.answerMs / 1000)} s. The app closes a connection after ${String(heartbeat.silenceSeconds)} s without messages. Respond to each ping at once.`,
  })
}

/** Checks that the server ignores undocumented frames: the connection stays open and responds. */
export async function judgeGarbage(context: SocketContext, open: () => Promise<Connection | undefined>): Promise<void> {
  const ack = context.contract.acknowledgement
  const invalid: (readonly [string, string | Uint8Array])[] = [
    ['a frame that is not JSON', 'not json'],
    ['a JSON list', '[]'],
    ['null', 'null'],
    ['an event that is not a string', '{"event":{}}'],
    ['an unknown event', '{"event":"no.such.event","content":1}'],
    ['an empty frame', ''],
    ['a binary frame', new Uint8Array([0, 1, 2, 255])],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ]
  if (ack) {
    invalid.push(['an acknowledgement without an id', JSON.stringify({ event: ack.event })])
    invalid.push([
      'an acknowledgement of an unknown message',
      JSON.stringify({ event: ack.event, [ack.field]: 'never-sent' }),
    ])
  }
  let connection = await open()
  for (const [label, frame] of invalid) {
    if (!connection) return
    connection.send(frame)
    if (await context.ping(connection)) continue
    context.fail(CONNECTION, connection, {
      check: socketGarbageCheck,
      rule: context.contract.pointer,
      pointer: `/${label}`,
      title: `${label.charAt(0).toUpperCase()}${label.slice(1)} ends the connection`,
      explanation: 'Ignore undocumented frames instead of closing the connection.',
    })
    await connection.leave()
    connection = await open()
  }
  context.pass(CONNECTION, socketGarbageCheck)
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
  if (after && (await context.ping(after))) context.pass(CONNECTION, socketOversizedCheck)
  else {
    context.fail(CONNECTION, after ?? connection, {
      check: socketOversizedCheck,
      rule: context.contract.pointer,
      title: 'After an oversized frame the server stops responding',
      explanation: `A frame of ${String(OVERSIZED_BYTES)} bytes was sent. Close only that connection (1009).`,
    })
  }
  await after?.leave()
}

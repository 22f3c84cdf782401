import { runChecks } from '../../checks/run-checks.ts'
import type { KeptMessage } from '../../checks/socket/phases.ts'
import { getSid, type Connection, type Sid } from '../../socket/connection.ts'
import type { SocketContract } from '../../socket/socket-contract.ts'
import type { SocketRun } from './socket-run.ts'

/** A message that the server must deliver again. */
interface Unacknowledged {
  event: string
  sid: Sid
  content: unknown
}

/**
 * Reconnects twice: without acknowledgements, then with them. `first` has received messages and acknowledged none.
 */
export async function runRedelivery({ context, operation, open }: SocketRun, first: Connection): Promise<void> {
  const { acknowledgement, events } = context.contract
  if (!acknowledgement) return
  const { event: ack, field } = acknowledgement
  const unacknowledged = listUnacknowledged(context.contract, first, field)
  const hasReceived = events.some(({ event }) => first.listFrames(event).length > 0)
  const about = { context, operation, acknowledgement, hasReceived }
  await first.leave()
  if (unacknowledged.length === 0) {
    await runChecks('redelivered', { ...about, connection: first, kept: [] })
    return
  }
  const second = await open()
  if (!second) return
  const isAllBack = (): boolean =>
    unacknowledged.every((message) => isReceived(second, message.sid, field) || isReplaced(second, message, field))
  await second.waitUntil(() => isAllBack() || second.ending !== undefined, context.times.answerMs)
  const kept = unacknowledged.map((message) => findAgain(second, message, field))
  await runChecks('redelivered', { ...about, connection: second, kept })
  for (const { json } of second.received) {
    const sid = getSid(json, field)
    if (sid !== undefined) second.send({ event: ack, [field]: sid })
  }
  // The pong proves that the server has processed the acknowledgements.
  await context.ping(second)
  const acknowledged = new Set(second.received.flatMap(({ json }) => getSid(json, field) ?? []))
  await second.leave()
  const third = await open()
  if (!third) return
  await context.settle(third)
  await context.ping(third)
  const again = third.received.find(({ json }) => {
    const sid = getSid(json, field)
    return sid !== undefined && acknowledged.has(sid)
  })
  await runChecks('acknowledged', { context, operation, connection: third, acknowledgement, again })
  await third.leave()
}

/** Lists the messages that the server must redeliver: of a count the newest, because it replaces older ones. */
function listUnacknowledged({ events }: SocketContract, connection: Connection, field: string): Unacknowledged[] {
  const newest = events.flatMap(({ event, count }) =>
    connection
      .listFrames(event)
      .slice(count ? -1 : 0)
      .flatMap(({ json, at }) => {
        const sid = getSid(json, field)
        return sid === undefined ? [] : [{ event, sid, content: json['content'], at }]
      }),
  )
  return newest.toSorted((a, b) => a.at - b.at)
}

/** Looks for a message after the reconnect. */
function findAgain(connection: Connection, message: Unacknowledged, field: string): KeptMessage {
  const { event, sid, content } = message
  const isBack = isReceived(connection, sid, field) || isReplaced(connection, message, field, content)
  const same = connection
    .listFrames(event)
    .find(({ json }) => JSON.stringify(json['content']) === JSON.stringify(content))
  return { event, sid, isBack, renamed: isBack ? undefined : same?.json }
}

function isReceived(connection: Connection, sid: Sid, field: string): boolean {
  return connection.received.some(({ json }) => getSid(json, field) === sid)
}

/**
 * Whether a newer message of the event has arrived instead. Equal content under another sid is the same message, not a
 * newer one.
 */
function isReplaced(connection: Connection, { event, sid }: Unacknowledged, field: string, old?: unknown): boolean {
  return connection
    .listFrames(event)
    .some(
      ({ json }) =>
        json[field] !== sid && (old === undefined || JSON.stringify(json['content']) !== JSON.stringify(old)),
    )
}

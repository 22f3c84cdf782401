import { redeliveryCheck, socketAcknowledgedCheck, socketOrderCheck, socketSidCheck } from '../checks/socket-checks.ts'
import { getUnacknowledged } from './judge-events.ts'
import { getSid, type Connection, type Sid } from './connection.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'

/**
 * Checks that after a reconnect the server redelivers unacknowledged messages unchanged and in order, and no others.
 * `first` has received messages and acknowledged none.
 */
export async function judgeRedelivery(
  context: SocketContext,
  first: Connection,
  open: () => Promise<Connection | undefined>,
): Promise<void> {
  const ack = context.contract.acknowledgement
  if (!ack) return
  const messages = context.contract.messages.filter((one) => one.isFromServer && one !== context.contract.pong)
  const kept = getUnacknowledged(context, first)
  const hasReceived = messages.some(({ event }) => first.of(event).length > 0)
  await first.leave()
  if (kept.length === 0) {
    if (hasReceived) reportNoSid(context, first, ack.field)
    else
      context.markInconclusive(
        CONNECTION,
        redeliveryCheck,
        'no message arrived that could stay unacknowledged; set triggers',
      )
    return
  }
  const second = await open()
  if (!second) return
  const isBack = (sid: Sid): boolean => second.received.some(({ json }) => getSid(json, ack.field) === sid)
  const isAllBack = (): boolean =>
    kept.every(({ sid, event }) => isBack(sid) || isReplaced(second, event, sid, ack.field))
  await second.until(() => isAllBack() || second.ending !== undefined, context.times.answerMs)
  for (const { event, sid, frame } of kept) {
    if (isBack(sid) || isReplaced(second, event, sid, ack.field, getContent(frame.json)))
      context.pass(event, redeliveryCheck)
    else reportLost(context, second, event, sid, getContent(frame.json), ack.field)
  }
  judgeOrder(
    context,
    second,
    kept.map(({ sid }) => sid),
    ack.field,
  )

  for (const { json } of second.received) {
    const sid = getSid(json, ack.field)
    if (sid !== undefined) second.send({ event: ack.event, [ack.field]: sid })
  }
  // The pong proves that the server has processed the acknowledgements.
  await context.ping(second)
  const acknowledged = new Set(second.received.map(({ json }) => getSid(json, ack.field)))
  const isAcknowledged = (sid: Sid | undefined): boolean => sid !== undefined && acknowledged.has(sid)
  await second.leave()
  const third = await open()
  if (!third) return
  await context.settle(third)
  await context.ping(third)
  const again = third.received.find(({ json }) => isAcknowledged(getSid(json, ack.field)))
  if (again === undefined) context.pass(CONNECTION, socketAcknowledgedCheck)
  else {
    context.fail(CONNECTION, third, {
      check: socketAcknowledgedCheck,
      rule: `${context.contract.pointer}/x-acknowledgement`,
      title: 'An acknowledged message is delivered again',
      explanation: `${context.quote(again.data)} was acknowledged with ${ack.event} before the client left. Delete a message when it is acknowledged.`,
    })
  }
  await third.leave()
}

/**
 * Whether a newer message of the event has arrived instead. Equal content under another sid is the same message, not a
 * newer one.
 */
function isReplaced(connection: Connection, event: string, sid: Sid, field: string, old?: unknown): boolean {
  return connection
    .of(event)
    .some(
      ({ json }) =>
        json[field] !== sid && (old === undefined || JSON.stringify(json['content']) !== JSON.stringify(old)),
    )
}

function reportLost(
  context: SocketContext,
  connection: Connection,
  event: string,
  sid: Sid,
  content: unknown,
  field: string,
): void {
  const renamed = connection.of(event).find(({ json }) => JSON.stringify(json['content']) === JSON.stringify(content))
  context.fail(event, connection, {
    check: renamed === undefined ? redeliveryCheck : socketSidCheck,
    severity: 'major',
    rule: `${context.contract.pointer}/x-acknowledgement`,
    title:
      renamed === undefined
        ? 'An unacknowledged message is lost'
        : `A message is delivered again with another ${field}`,
    explanation:
      renamed === undefined
        ? `The client left without acknowledging ${field} ${String(sid)}, reconnected, and did not receive it within ${String(context.times.answerMs / 1000)} s. Keep a message until it is acknowledged.`
        : `It was ${String(sid)} and is now ${JSON.stringify(renamed.json[field])}, so the app shows it twice. Keep the ${field} when redelivering.`,
  })
}

/** Reports a server whose messages have no sid, without which it cannot redeliver as documented. */
function reportNoSid(context: SocketContext, connection: Connection, field: string): void {
  context.fail(CONNECTION, connection, {
    check: socketSidCheck,
    severity: 'minor',
    rule: `${context.contract.pointer}/x-acknowledgement`,
    title: `No message carries a ${field}`,
    explanation: `The app acknowledges messages by ${field}; without it, messages to a phone without network are lost. Add a ${field} to each message.`,
  })
}

function judgeOrder(context: SocketContext, connection: Connection, sids: readonly Sid[], field: string): void {
  const back = connection.received
    .map(({ json }) => getSid(json, field))
    .filter((sid) => sid !== undefined && sids.includes(sid))
  const expected = sids.filter((sid) => back.includes(sid))
  if (expected.length < 2) return
  if (JSON.stringify(back.slice(0, expected.length)) === JSON.stringify(expected))
    return context.pass(CONNECTION, socketOrderCheck)
  context.fail(CONNECTION, connection, {
    check: socketOrderCheck,
    rule: `${context.contract.pointer}/x-acknowledgement`,
    proposed: true,
    title: 'Messages are redelivered in another order',
    explanation: `Expected: ${expected.join(', ')}. Received: ${back.join(', ')}. Redeliver in the original order.`,
  })
}

function getContent(json: unknown): unknown {
  return (json as { content?: unknown } | null | undefined)?.content
}

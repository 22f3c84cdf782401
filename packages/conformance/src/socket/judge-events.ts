import { countCheck, eventCheck } from '../checks/socket-checks.ts'
import type { Player } from '../config/player.ts'
import { getSid, type Connection, type ReceivedFrame, type Sid } from './connection.ts'
import type { SocketMessage } from './socket-contract.ts'
import type { SocketContext } from './socket-context.ts'
import { runTrigger } from './run-trigger.ts'
import type { Trigger } from '../config/trigger.ts'

export interface SocketPlayer {
  readonly player: Player
  readonly uid: string
}

const NO_TRIGGER = 'it has no trigger (triggers): set a command, a url or a call that causes it'

/**
 * Triggers each event and compares its count with the one that an operation returns. Without a trigger the check is
 * inconclusive, because the event may not have happened.
 */
export async function judgeEvents(
  context: SocketContext,
  connection: Connection,
  { player, uid }: SocketPlayer,
): Promise<void> {
  const { triggers = {} } = context.pool.context.config
  const events = context.contract.messages.filter((one) => one.isFromServer && one !== context.contract.pong)
  for (const message of events) {
    const trigger = triggers[message.event] ?? triggers['*']
    const hasArrived = connection.of(message.event).length > 0
    if (trigger === undefined) {
      if (!hasArrived) context.markInconclusive(message.event, eventCheck, NO_TRIGGER)
      continue
    }
    await context.tryCheck(
      eventCheck,
      () => judgeEvent(context, connection, message, trigger, player, uid),
      message.event,
    )
  }
}

async function judgeEvent(
  context: SocketContext,
  connection: Connection,
  message: SocketMessage,
  trigger: Trigger,
  player: Player,
  uid: string,
): Promise<void> {
  const { event, count } = message
  const before = connection.of(event).length
  const now = count && (await context.read(count, player))
  const content = count ? now : message.example
  const why = await runTrigger(context, trigger, { player, uid, event, count: now, content })
  if (why !== undefined) return context.markInconclusive(event, eventCheck, why)
  const hasArrived = await connection.until(
    () => connection.of(event).length > before || connection.ending !== undefined,
    context.times.eventMs,
  )
  if (connection.ending !== undefined && connection.of(event).length <= before)
    return context.markInconclusive(event, eventCheck, 'the connection ended before it')
  if (!hasArrived) {
    context.fail(event, connection, {
      check: eventCheck,
      rule: message.pointer,
      proposed: message.proposed,
      title: 'An event does not arrive',
      explanation: `Its trigger ran, but no event arrived within ${String(context.times.eventMs / 1000)} s, so the player sees an old state. Send the event when its cause happens.`,
    })
    return
  }
  context.pass(event, eventCheck)
  if (count) await judgeCount(context, connection, message, player)
}

/** Reads the count again before reporting, because it may have changed since the message. */
async function judgeCount(
  context: SocketContext,
  connection: Connection,
  message: SocketMessage,
  player: Player,
): Promise<void> {
  const { event, count } = message
  if (!count) return
  const pushed = () => connection.of(event).at(-1)?.json['content']
  let read = await context.read(count, player)
  if (read !== undefined && read !== pushed()) {
    await context.settle(connection)
    read = await context.read(count, player)
  }
  if (read === undefined)
    return context.markInconclusive(event, countCheck, `${count.call}, which returns the same count, did not succeed`)
  if (read === pushed()) return context.pass(event, countCheck)
  context.fail(event, connection, {
    check: countCheck,
    rule: `${message.pointer}/x-count`,
    proposed: true,
    title: 'The count in the message differs from the count in the response',
    explanation: `Expected: ${JSON.stringify(read)}, as ${count.call} returns at ${count.pointer}. Received: ${JSON.stringify(pushed())}. Send the whole new count, not the difference.`,
  })
}

/** Returns the messages that the server must redeliver: of a count the newest, because it replaces older ones. */
export function getUnacknowledged(
  context: SocketContext,
  connection: Connection,
): { event: string; sid: Sid; frame: ReceivedFrame }[] {
  const field = context.contract.acknowledgement?.field
  if (field === undefined) return []
  const events = context.contract.messages.filter((one) => one.isFromServer && one !== context.contract.pong)
  const newest = events.flatMap(({ event, count }) =>
    connection
      .of(event)
      .slice(count ? -1 : 0)
      .flatMap((frame) => {
        const sid = getSid(frame.json, field)
        return sid === undefined ? [] : [{ event, sid, frame }]
      }),
  )
  return newest.toSorted((a, b) => a.frame.at - b.frame.at)
}

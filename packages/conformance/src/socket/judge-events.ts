import { countCheck, eventCheck } from '../checks/socket-checks.ts'
import type { Player } from '../context/player.ts'
import type { Heard, Connection } from './connection.ts'
import type { SocketMessage } from './socket-contract.ts'
import type { SocketContext } from './socket-context.ts'
import { pull } from './pull-trigger.ts'
import type { Trigger } from './trigger.ts'

export interface EventsOf {
  readonly player: Player
  readonly uid: string
}

const NO_TRIGGER = 'it has no trigger (triggers): set a command, a url or a call that causes it'

/**
 * Triggers each event of the server by the configuration, and compares its count with the one of an operation. An event
 * without a trigger is inconclusive: silence proves nothing.
 */
export async function judgeEvents(
  context: SocketContext,
  connection: Connection,
  { player, uid }: EventsOf,
): Promise<void> {
  const { triggers = {} } = context.pool.context.config
  const events = context.contract.messages.filter((one) => one.isFromServer && one !== context.contract.pong)
  for (const message of events) {
    const trigger = triggers[message.event]
    const hasCome = connection.of(message.event).length > 0
    if (trigger === undefined) {
      if (!hasCome) context.markInconclusive(message.event, eventCheck, NO_TRIGGER)
      continue
    }
    await judgeEvent(context, connection, message, trigger, player, uid)
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
  const why = await pull(context, trigger, { player, uid, event, count: now })
  if (why !== undefined) return context.markInconclusive(event, eventCheck, why)
  const came = await connection.until(
    () => connection.of(event).length > before || connection.ending !== undefined,
    context.times.eventMs,
  )
  if (connection.ending !== undefined && connection.of(event).length <= before)
    return context.markInconclusive(event, eventCheck, 'the connection ended before it')
  if (!came) {
    context.fail(event, connection, {
      check: eventCheck,
      rule: message.pointer,
      proposed: message.proposed,
      title: 'An event does not arrive',
      explanation: `Its trigger ran, but no event arrived within ${String(context.times.eventMs / 1000)} s, so the player sees an old count. Send the event when its cause happens.`,
    })
    return
  }
  context.pass(event, eventCheck)
  if (count) await judgeCount(context, connection, message, player)
}

/** Another count may be on its way: read again after a while before reporting. */
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

/** The messages that may be redelivered: the newest of each event, because it replaces older ones. */
export function keptMessages(
  context: SocketContext,
  connection: Connection,
): { event: string; sid: string; frame: Heard }[] {
  const field = context.contract.acknowledgement?.field
  if (field === undefined) return []
  const events = context.contract.messages.filter((one) => one.isFromServer && one !== context.contract.pong)
  const newest = events.flatMap(({ event }) =>
    connection
      .of(event)
      .slice(-1)
      .map((frame) => ({ event, sid: frame.json[field], frame })),
  )
  return newest
    .filter((one): one is typeof one & { sid: string } => typeof one.sid === 'string')
    .toSorted((a, b) => a.frame.at - b.frame.at)
}

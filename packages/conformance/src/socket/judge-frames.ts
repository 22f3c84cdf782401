import { socketEventCheck, socketOnceCheck, socketSidCheck, socketTextCheck } from '../checks/socket-checks.ts'
import { schemaCheck } from '../checks/response/schema.ts'
import { ofMessage } from '../document/schema/sentence.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { getSid, type Connection, type ReceivedFrame, type Sid } from './connection.ts'
import { CONNECTION, type SocketLedger } from './socket-ledger.ts'

/**
 * Checks every frame of a connection: text, JSON, a documented event, its schema, no duplicates on one connection, and
 * one content for each sid on all connections.
 */
export function judgeFrames(context: SocketLedger, connection: Connection, contents: Map<Sid, string>): void {
  const here = new Set<Sid>()
  for (const frame of connection.received) judgeReceived(context, connection, frame, { here, contents })
}

/** How many sids to remember. */
const MAX_SIDS = 10_000

/** The sids received on a connection, and the content of each sid on any connection. */
export interface KnownSids {
  readonly here: Set<Sid>
  readonly contents: Map<Sid, string>
}

/** Checks one frame from the server. */
export function judgeReceived(
  context: SocketLedger,
  connection: Evidence,
  frame: ReceivedFrame,
  { here, contents }: KnownSids,
): void {
  context.tryCheckSync(schemaCheck, () => judgeFrame(context, connection, frame))
  context.tryCheckSync(socketSidCheck, () => judgeSid(context, connection, frame, here, contents))
}

type Evidence = Pick<Connection, 'exchange'>

function judgeFrame(context: SocketLedger, connection: Evidence, { data, isBinary, json }: ReceivedFrame): void {
  const { messages, pointer } = context.contract
  if (isBinary) {
    context.fail(CONNECTION, connection, {
      check: socketTextCheck,
      rule: pointer,
      title: 'The server sends binary frames',
      explanation: `The app ignores binary frames such as ${context.quote(data, 80)}. Send JSON in text frames.`,
    })
    return
  }
  const event = isJson(json) ? json['event'] : undefined
  const message = messages.find((one) => one.isFromServer && one.event === event)
  if (message === undefined) {
    const isKnown = messages.some((one) => one.event === event)
    context.fail(CONNECTION, connection, {
      check: socketEventCheck,
      rule: pointer,
      pointer: typeof event === 'string' ? `/${event}` : '',
      title:
        typeof event === 'string'
          ? `The server sends the undocumented event ${event}`
          : 'The server sends a frame that is not a message',
      explanation: isKnown
        ? 'The document has this event only from the client to the server.'
        : `The app ignores ${context.quote(data, 120)}. Send documented events only, or add this one to the document.`,
    })
    return
  }
  context.ledger.countCase(context.operation(message.event))
  context.ledger.succeed(context.operation(message.event))
  const { violations } = context.validate(message.payload, json)
  if (violations.length === 0) context.pass(message.event, schemaCheck)
  for (const { pointer: at, message: words, rule, proposed } of violations) {
    context.fail(message.event, connection, {
      check: schemaCheck,
      severity: 'major',
      rule,
      proposed,
      pointer: at,
      title: `A message does not match its schema: ${ofMessage(words)}`,
      explanation: `The app ignores such a message, so the player sees an old count. Send it as documented. Received: ${context.quote(data)}`,
    })
  }
  const field = context.contract.acknowledgement?.field
  const isOfHeartbeat = message.event === context.contract.pong?.event
  if (isOfHeartbeat && field !== undefined && isJson(json) && json[field] !== undefined) {
    context.fail(message.event, connection, {
      check: socketSidCheck,
      severity: 'minor',
      rule: message.pointer,
      proposed: true,
      title: `A ${message.event} carries a ${field}`,
      explanation: `Only messages that are delivered again have a ${field}. Remove it from ${message.event}.`,
    })
  }
}

function judgeSid(
  context: SocketLedger,
  connection: Evidence,
  frame: ReceivedFrame,
  here: Set<Sid>,
  contents: Map<Sid, string>,
): void {
  const field = context.contract.acknowledgement?.field
  const { json } = frame
  if (field === undefined || !isJson(json)) return
  const { event } = json
  const sid = getSid(json, field)
  if (sid === undefined || typeof event !== 'string') return
  const rule = `${context.contract.pointer}/x-acknowledgement`
  if (here.has(sid)) {
    context.fail(event, connection, {
      check: socketOnceCheck,
      rule,
      title: 'A message arrives twice over one connection',
      explanation: `${context.quote(frame.data)} arrived again on the same connection. Redeliver only after the client has reconnected.`,
    })
  } else {
    context.pass(event, socketOnceCheck)
  }
  here.add(sid)
  forgetOldest(here)
  const content = JSON.stringify([event, json['content']])
  const known = contents.get(sid)
  if (known !== undefined && known !== content) {
    context.fail(event, connection, {
      check: socketSidCheck,
      rule,
      title: `Two messages have the same ${field}`,
      explanation: `${field} ${String(sid)} was used for ${known} and now for ${content}. The app drops the second as a repetition. Use a new ${field} for each message.`,
    })
  }
  contents.set(sid, content)
  forgetOldest(contents)
}

/** Removes the oldest entry, because a proxy may run for days. */
function forgetOldest(known: Set<Sid> | Map<Sid, string>): void {
  const [oldest] = known.keys()
  if (known.size > MAX_SIDS && oldest !== undefined) known.delete(oldest)
}

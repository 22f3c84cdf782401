import { ofMessage } from '../report/medium.ts'
import { isJson } from '../document/json.ts'
import type { Heard, Connection } from './connection.ts'
import { CONNECTION, type SocketLedger } from './socket-ledger.ts'

/**
 * Checks every frame of a connection: text, JSON, a documented event, its schema; no duplicates while the connection is
 * open; and one content per sid, across connections.
 */
export function judgeFrames(context: SocketLedger, connection: Connection, contents: Map<string, string>): void {
  const here = new Set<string>()
  for (const frame of connection.heard) judgeHeard(context, connection, frame, { here, contents })
}

/** The sids of a connection, and the content of each sid on any connection. */
export interface KnownSids {
  readonly here: Set<string>
  readonly contents: Map<string, string>
}

/** Checks one frame of the server. */
export function judgeHeard(
  context: SocketLedger,
  connection: Shown,
  frame: Heard,
  { here, contents }: KnownSids,
): void {
  judgeFrame(context, connection, frame)
  judgeSid(context, connection, frame, here, contents)
}

type Shown = Pick<Connection, 'exchange'>

function judgeFrame(context: SocketLedger, connection: Shown, { data, isBinary, json }: Heard): void {
  const { messages, pointer } = context.contract
  if (isBinary) {
    context.fail(CONNECTION, connection, {
      check: 'socket-text',
      gravity: 'major',
      rule: pointer,
      title: 'The server sends binary frames',
      explanation: `A frame is one JSON text. An app does not read binary frames: ${context.quote(data, 80)} is lost on it.`,
    })
    return
  }
  const event = isJson(json) ? json['event'] : undefined
  const message = messages.find((one) => one.isFromServer && one.event === event)
  if (message === undefined) {
    const isKnown = messages.some((one) => one.event === event)
    context.fail(CONNECTION, connection, {
      check: 'socket-event',
      gravity: 'major',
      rule: pointer,
      pointer: typeof event === 'string' ? `/${event}` : '',
      title:
        typeof event === 'string'
          ? `The server sends an event that the document does not have: ${event}`
          : 'The server sends what is no message',
      explanation: isKnown
        ? 'The document has this event, from the client to the server only.'
        : `An app drops what it does not know: ${context.quote(data, 120)}. Send only the events of the document, or have it documented.`,
    })
    return
  }
  context.ledger.countCase(context.operation(message.event))
  context.ledger.succeed(context.operation(message.event))
  const { violations } = context.validate(message.payload, json)
  if (violations.length === 0) context.pass(message.event, 'schema')
  for (const { pointer: at, message: words, rule, proposed } of violations) {
    context.fail(message.event, connection, {
      check: 'schema',
      gravity: 'major',
      rule,
      proposed,
      pointer: at,
      title: `A message does not fit its schema: ${ofMessage(words)}`,
      explanation: `It was ${context.quote(data)}. An app drops a message that does not fit, and the player sees an old count.`,
    })
  }
  const field = context.contract.acknowledgement?.field
  const isOfHeartbeat = message.event === context.contract.pong?.event
  if (isOfHeartbeat && field !== undefined && isJson(json) && json[field] !== undefined) {
    context.fail(message.event, connection, {
      check: 'socket-sid',
      gravity: 'minor',
      rule: message.pointer,
      proposed: true,
      title: `A ${message.event} carries a ${field}`,
      explanation: `Only what may be delivered again has a ${field}; a ${message.event} is of its moment.`,
    })
  }
}

function judgeSid(
  context: SocketLedger,
  connection: Shown,
  frame: Heard,
  here: Set<string>,
  contents: Map<string, string>,
): void {
  const field = context.contract.acknowledgement?.field
  const { json } = frame
  if (field === undefined || !isJson(json)) return
  const { [field]: sid, event } = json
  if (typeof sid !== 'string' || typeof event !== 'string') return
  const rule = `${context.contract.pointer}/x-acknowledgement`
  if (here.has(sid)) {
    context.fail(event, connection, {
      check: 'socket-once',
      gravity: 'major',
      rule,
      title: 'A message comes twice over one connection',
      explanation: `${context.quote(frame.data)} came again while the connection stood. Deliver again only after the client has come back.`,
    })
  } else {
    context.pass(event, 'socket-once')
  }
  here.add(sid)
  const content = JSON.stringify([event, json['content']])
  const known = contents.get(sid)
  if (known !== undefined && known !== content) {
    context.fail(event, connection, {
      check: 'socket-sid',
      gravity: 'critical',
      rule,
      title: `Two messages have the same ${field}`,
      explanation: `${field} ${sid} stood for ${known} before, and for ${content} now. An app takes the second for a repetition and drops it.`,
    })
  }
  contents.set(sid, content)
}

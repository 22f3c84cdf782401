import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Player } from '../../config/player.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Connection, ReceivedFrame, Sid } from '../../socket/connection.ts'
import type { SocketContext } from '../../socket/socket-context.ts'
import type { SocketContract, SocketMessage } from '../../socket/socket-contract.ts'
import type { SocketLedger } from '../../socket/socket-ledger.ts'
import type { CheckReport } from '../check-report.ts'

/** What every check of the socket gets. `operation` stands for the connection, or for a message. */
interface Input {
  context: SocketContext
  operation: Operation
  report: CheckReport
}

interface ConnectionInput extends Input {
  connection: Connection
}

/** A way to connect as a player with a session. Returns undefined if the server refuses. */
interface OpenInput extends Input {
  open(): Promise<Connection | undefined>
}

interface PingInput {
  /** How many pings were sent, unless one got no pong. */
  pings: number
  pongs: number
  /** Whether each ping got a pong in time. */
  isAnswered: boolean
}

interface TriggerInput {
  message: SocketMessage
  player: Player
  /** Why the event may not have happened; undefined if its trigger ran. */
  reason: string | undefined
  hasArrived: boolean
}

interface OwnMessageInput {
  message: SocketMessage
  received: unknown
  expected: unknown
  /** Whether another player's read has what was received. */
  isOfOther: boolean
  /** The last write of the run before it. */
  after: RequestResult | undefined
}

/** A message that the client did not acknowledge before it left. */
export interface KeptMessage {
  event: string
  sid: Sid
  /** Whether it, or a newer one that replaces it, arrived after the reconnect. */
  isBack: boolean
  /** The same message with another id; undefined if it has arrived, or not at all. */
  renamed: Json | undefined
}

interface RedeliveryInput {
  acknowledgement: Acknowledgement
  /** In the order in which they first arrived. Without any, `connection` is the one before. */
  kept: readonly KeptMessage[]
  /** Whether any message had arrived before the reconnect. */
  hasReceived: boolean
}

type Acknowledgement = NonNullable<SocketContract['acknowledgement']>

/** A client that the server must refuse. */
interface IntruderInput extends ConnectionInput {
  who: string
  /** Whether the connection stays open, and gets a pong. */
  isIn: boolean
  /** The close code that the refusal must have; undefined if any refusal will do. */
  code: number | undefined
}

/** A frame of the server, in a run or between an app and its server. */
interface MessageInput {
  context: SocketLedger
  operation: Operation
  report: CheckReport
  evidence: Pick<Connection, 'exchange'>
  frame: ReceivedFrame
  /** Undefined if the document does not have it from the server. */
  message: SocketMessage | undefined
  /** Its id for an acknowledgement; undefined if it has none. */
  sid: Sid | undefined
  /** Whether a message with this id arrived before on this connection. */
  isRepeated: boolean
  /** Event and content, as JSON. */
  content: string
  /** What last had this id, on any connection. */
  earlierContent: string | undefined
}

type Done = void | Promise<void>

/** The phases of a run in which the checks of a socket run. */
export interface SocketPhases {
  /** After each try of a player with a session to connect. */
  connected: { input: ConnectionInput; output: Done }
  /** After pings over the first connection, if the document has them. */
  pinged: { input: ConnectionInput & PingInput; output: Done }
  /** Once per event, after its trigger. */
  triggered: { input: ConnectionInput & TriggerInput; output: Done }
  /** After a message whose count is not that of the player's own read, twice. Both players are connected during the run. */
  ownMessage: { input: ConnectionInput & OwnMessageInput; output: Done }
  /** After a reconnect without acknowledgements. */
  redelivered: { input: ConnectionInput & RedeliveryInput; output: Done }
  /** After a reconnect with them. `again` is a message that was acknowledged. */
  acknowledged: {
    input: ConnectionInput & { acknowledgement: Acknowledgement; again: ReceivedFrame | undefined }
    output: Done
  }
  /** Once, after a player has sent only correct messages over all these. */
  usedCorrectly: { input: Input & { connections: readonly Connection[] }; output: Done }
  /** Once, to send frames that the document does not have, unless the server ends correct connections. */
  hostileMessages: { input: OpenInput; output: Done }
  /** After each try to connect without a valid session. */
  visitor: { input: IntruderInput; output: Done }
  /** After a try to connect from a page of another origin. */
  foreignPage: { input: IntruderInput; output: Done }
  /** After a try to connect as another player. */
  otherPlayer: { input: IntruderInput; output: Done }
  /** After the session of a connection was ended. */
  endedSession: { input: ConnectionInput & { endedBy: Operation }; output: Done }
  /** Once, with `--slow`. */
  idleConnection: { input: OpenInput; output: Done }
  /** After each frame of the server, and of one behind the proxy; `run` must not be async. */
  message: { input: MessageInput; output: void }
  /** After each connection of a player with a session has ended. */
  disconnected: { input: ConnectionInput; output: Done }
}

import { isJson } from '@tumpak/contract-kit/json.ts'
import { runChecksSync } from '../../checks/run-checks.ts'
import { getSid, type Connection, type ReceivedFrame, type Sid } from '../../socket/connection.ts'
import { CONNECTION, type SocketLedger } from '../../socket/socket-ledger.ts'

/** The sids received on a connection, and the content of each sid on any connection. */
export interface KnownSids {
  readonly here: Set<Sid>
  readonly contents: Map<Sid, string>
}

/** How many sids to remember. */
const MAX_SIDS = 10_000

/** Runs the checks of a frame from the server. */
export function runMessage(
  context: SocketLedger,
  evidence: Pick<Connection, 'exchange'>,
  frame: ReceivedFrame,
  { here, contents }: KnownSids,
): void {
  const { ledger, contract } = context
  const { event, content: value } = isJson(frame.json) ? frame.json : {}
  const message = contract.messages.find((known) => known.isFromServer && known.event === event)
  const operation = context.getOperation(typeof event === 'string' ? event : CONNECTION)
  if (message !== undefined) {
    ledger.countCase(operation)
    ledger.succeed(operation)
  }
  const field = contract.acknowledgement?.field
  const sid = field === undefined || typeof event !== 'string' ? undefined : getSid(frame.json, field)
  const content = JSON.stringify([event, value])
  const isRepeated = sid !== undefined && here.has(sid)
  const earlierContent = sid === undefined ? undefined : contents.get(sid)
  runChecksSync('message', { context, operation, evidence, frame, message, sid, isRepeated, content, earlierContent })
  if (sid === undefined) return
  here.add(sid)
  forgetOldest(here)
  contents.set(sid, content)
  forgetOldest(contents)
}

/** Removes the oldest entry, because a proxy may run for days. */
function forgetOldest(known: Set<Sid> | Map<Sid, string>): void {
  const [oldest] = known.keys()
  if (known.size > MAX_SIDS && oldest !== undefined) known.delete(oldest)
}

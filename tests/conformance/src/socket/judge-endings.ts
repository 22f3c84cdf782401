import type { Connection } from './connection.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'

/** Protocol codes that a client sees whatever the server sends. */
const OF_THE_PROTOCOL = new Set([1000, 1005, 1006])

/** Every close code of the server is in the document. */
export function judgeCloseCode(context: SocketContext, connection: Connection): void {
  const { ending } = connection
  const { closeCodes, pointer } = context.contract
  if (ending?.kind !== 'closed' || OF_THE_PROTOCOL.has(ending.code) || closeCodes.size === 0) return
  if (closeCodes.has(ending.code)) return context.pass(CONNECTION, 'socket-close-code')
  context.fail(CONNECTION, connection, {
    check: 'socket-close-code',
    gravity: 'minor',
    rule: `${pointer}/x-close-codes`,
    proposed: true,
    pointer: `/${String(ending.code)}`,
    title: `The server closes with the undocumented code ${String(ending.code)}`,
    explanation:
      'The app decides by the code whether to reconnect, and reconnects after an unknown one. Use a documented code.',
  })
}

/** A connection with correct pings stays open longer than the silence that ends one. Takes that long. */
export async function judgeIdleConnection(
  context: SocketContext,
  open: () => Promise<Connection | undefined>,
): Promise<void> {
  const { pingEverySeconds, silenceSeconds } = context.contract.heartbeat
  const connection = await open()
  if (!connection) return
  for (let seconds = 0; seconds <= silenceSeconds + pingEverySeconds; seconds += pingEverySeconds) {
    await connection.until(() => connection.ending !== undefined, pingEverySeconds * 1000)
    if (await context.ping(connection)) continue
    context.fail(CONNECTION, connection, {
      check: 'socket-standing',
      gravity: 'major',
      rule: `${context.contract.pointer}/x-heartbeat`,
      title: `A connection that pings every ${String(pingEverySeconds)} s does not stay open`,
      explanation: `It ended, or sent no pong, after ${String(seconds + pingEverySeconds)} s. Check proxies: their idle timeout must be above ${String(silenceSeconds)} s.`,
    })
    return
  }
  context.pass(CONNECTION, 'socket-standing')
  await connection.leave()
}

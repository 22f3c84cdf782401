import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Connection, ReceivedFrame } from '../../socket/connection.ts'
import type { SocketMessage } from '../../socket/socket-contract.ts'
import type { SocketLedger } from '../../socket/socket-ledger.ts'
import type { CheckReport } from '../check-report.ts'

interface Input {
  operation: Operation
  report: CheckReport
}

/** `operation` stands for the connection, or for a message. */
interface SocketInput extends Input {
  context: SocketLedger
  evidence: Pick<Connection, 'exchange'>
}

/** The phases of real traffic, behind the proxy. */
export interface ProxyPhases {
  /** After each request of an app that the document has. */
  appRequest: { input: Input & { context: RunContext; result: RequestResult; query: URLSearchParams }; output: void }
  /** Once per request that the document does not have. `operation` stands for its method and path. */
  unknownRequest: {
    input: Input & { context: Pick<RunContext, 'ledger' | 'getChecks'>; request: Exchange['request'] }
    output: void
  }
  /** After each message of an app. `message` is undefined if the document does not have it from the client. */
  appMessage: { input: SocketInput & { frame: ReceivedFrame; message: SocketMessage | undefined }; output: void }
  /** After the server has closed the connection of an app. */
  appDisconnected: { input: SocketInput & { code: number }; output: void }
}

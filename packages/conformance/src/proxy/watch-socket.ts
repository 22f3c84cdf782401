import { runChecksSync } from '../checks/run-checks.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { hideAndCut } from '../http/hide-secrets.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Ledger } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'
import { runMessage, type KnownSids } from '../run/socket/run-message.ts'
import type { ReceivedFrame, Sid } from '../socket/connection.ts'
import { getSocketPath, type SocketContract } from '../socket/socket-contract.ts'
import { CONNECTION, SocketLedger } from '../socket/socket-ledger.ts'
import { learnSecrets } from './learn-secrets.ts'
import { pathPattern } from '@tumpak/contract-kit/path-template.ts'
import type { TappedSocket } from './socket-proxy.ts'

/** One proxied frame. */
export interface TappedFrame {
  readonly from: 'server' | 'app'
  readonly data: string
  readonly isBinary: boolean
}

/** Runs the checks of socket traffic in both directions. */
export interface SocketWatch {
  readonly ledger: Ledger
  open(socket: TappedSocket): void
  frame(socket: TappedSocket, frame: TappedFrame): void
  close(socket: TappedSocket, code: number): void
}

const MAX_SHOWN = 20
const MAX_SHOWN_LENGTH = 400

/** Watches the sockets of a contract at the server's address. Ignores other addresses. `run` has the checks. */
export function watchSocket(
  contract: SocketContract,
  url: string,
  secrets: string[],
  run: Pick<RunContext, 'ledger' | 'getChecks'>,
): SocketWatch {
  const context = new SocketLedger(contract, () => true, secrets, run)
  const operation = context.getOperation(CONNECTION)
  const { pattern } = pathPattern(getSocketPath(contract, url))
  const logs = new WeakMap<TappedSocket, FrameLog>()
  const contents: KnownSids['contents'] = new Map()
  return {
    ledger: context.ledger,
    open(socket) {
      if (!pattern.test(socket.path)) return
      learnSecrets(secrets, socket.headers)
      logs.set(socket, new FrameLog(contract.address, secrets))
      context.ledger.countCase(operation)
      context.ledger.succeed(operation)
    },
    frame(socket, { from, data, isBinary }) {
      const log = logs.get(socket)
      if (!log) return
      log.keep(from, data)
      const received = { data, isBinary, json: isBinary ? undefined : parseOrUndefined(data), at: 0 }
      if (from === 'server') runMessage(context, log, received, { here: log.sids, contents })
      else runAppMessage(context, log, received)
    },
    close(socket, code) {
      const log = logs.get(socket)
      if (log) runChecksSync('appDisconnected', { context, operation, evidence: log, code })
    },
  }
}

/** Runs the checks of a message from the app. */
function runAppMessage(context: SocketLedger, evidence: FrameLog, frame: ReceivedFrame): void {
  const event = isJson(frame.json) ? frame.json['event'] : undefined
  const message = context.contract.messages.find((known) => !known.isFromServer && known.event === event)
  const operation = context.getOperation(message?.event ?? CONNECTION)
  if (message !== undefined) {
    context.ledger.countCase(operation)
    context.ledger.succeed(operation)
  }
  runChecksSync('appMessage', { context, operation, evidence, frame, message })
}

/** Keeps the last frames of a socket for a report, with secrets masked and without the uid. */
class FrameLog {
  readonly sids = new Set<Sid>()
  readonly #address: string
  readonly #secrets: readonly string[]
  #frames: (readonly [TappedFrame['from'], string])[] = []

  constructor(address: string, secrets: readonly string[]) {
    this.#address = address
    this.#secrets = secrets
  }

  keep(from: TappedFrame['from'], data: string): void {
    this.#frames = [...this.#frames, [from, data] as const].slice(-MAX_SHOWN)
  }

  exchange(): Exchange {
    const frames = this.#frames.map(([from, data]) => `${from}: ${hideAndCut(data, this.#secrets, MAX_SHOWN_LENGTH)}`)
    return {
      request: { method: 'SOCKET', url: this.#address, headers: {} },
      response: { status: 101, headers: {}, body: frames.join('\n'), milliseconds: 0 },
      curl: '',
    }
  }
}

function parseOrUndefined(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

import { socketCloseCodeCheck, socketEventCheck } from '../checks/socket-checks.ts'
import { schemaCheck } from '../checks/response/schema.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { hideAndCut } from '../http/hide-secrets.ts'
import type { Exchange } from '../http/exchange.ts'
import { ofMessage } from '../document/schema/sentence.ts'
import type { Ledger } from '../context/ledger.ts'
import { judgeReceived, type KnownSids } from '../socket/judge-frames.ts'
import type { ReceivedFrame, Sid } from '../socket/connection.ts'
import { socketPath, type SocketContract } from '../socket/socket-contract.ts'
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

/** Checks socket traffic in both directions. */
export interface SocketJudge {
  readonly ledger: Ledger
  open(socket: TappedSocket): void
  frame(socket: TappedSocket, frame: TappedFrame): void
  close(socket: TappedSocket, code: number): void
}

const MAX_SHOWN = 20
const MAX_SHOWN_LENGTH = 400
/** A client sees these codes whatever the server sends. */
const PROTOCOL_CODES = new Set([1000, 1001, 1005, 1006])

/** Creates a checker of sockets by their contract at the server's address. Ignores other addresses. */
export function socketJudge(
  contract: SocketContract,
  url: string,
  secrets: string[],
  getSetting: Ledger['getSetting'] = () => undefined,
): SocketJudge {
  const context = new SocketLedger(contract, () => true, secrets)
  context.ledger.getSetting = getSetting
  const { pattern } = pathPattern(socketPath(contract, url))
  const logs = new WeakMap<TappedSocket, FrameLog>()
  const contents: KnownSids['contents'] = new Map()
  return {
    ledger: context.ledger,
    open(socket) {
      if (!pattern.test(socket.path)) return
      learnSecrets(secrets, socket.headers)
      logs.set(socket, new FrameLog(contract.address, secrets))
      context.ledger.countCase(context.operation(CONNECTION))
      context.ledger.succeed(context.operation(CONNECTION))
    },
    frame(socket, { from, data, isBinary }) {
      const log = logs.get(socket)
      if (!log) return
      log.keep(from, data)
      const received: ReceivedFrame = { data, isBinary, json: isBinary ? undefined : parsed(data), at: 0 }
      if (from === 'server') judgeReceived(context, log, received, { here: log.sids, contents })
      else judgeFromClient(context, log, received)
    },
    close(socket, code) {
      const log = logs.get(socket)
      if (!log || PROTOCOL_CODES.has(code) || contract.closeCodes.has(code)) return
      context.fail(CONNECTION, log, {
        check: socketCloseCodeCheck,
        rule: `${contract.pointer}/x-close-codes`,
        proposed: true,
        pointer: `/${String(code)}`,
        title: `The server closes with the undocumented code ${String(code)}`,
        explanation:
          'The app decides by the code whether to reconnect, and reconnects after an unknown one. Use a documented code.',
      })
    },
  }
}

/** Checks that the document has the frames that the app sends. */
function judgeFromClient(context: SocketLedger, log: FrameLog, { json, data }: ReceivedFrame): void {
  const event = isJson(json) ? json['event'] : undefined
  const message = context.contract.messages.find((one) => !one.isFromServer && one.event === event)
  if (message === undefined) {
    context.fail(CONNECTION, log, {
      check: socketEventCheck,
      severity: 'minor',
      rule: context.contract.pointer,
      pointer: '/app',
      title: 'The app sends an undocumented message',
      explanation: `Servers ignore it. Document it, or do not send it. Received: ${context.quote(data, 120)}`,
    })
    return
  }
  context.ledger.countCase(context.operation(message.event))
  context.ledger.succeed(context.operation(message.event))
  for (const { message: words, pointer, rule, proposed } of context.validate(message.payload, json).violations) {
    context.fail(message.event, log, {
      check: schemaCheck,
      severity: 'minor',
      rule,
      proposed,
      pointer,
      title: `A message of the app does not match its schema: ${ofMessage(words)}`,
      explanation: `Received: ${context.quote(data)}`,
    })
  }
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

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

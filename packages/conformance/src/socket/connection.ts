import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Cookie } from '../http/cookie.ts'
import { hideAndCut, hideSecrets } from '../http/hide-secrets.ts'
import { curlHeaders, quote } from '../http/curl.ts'
import { maskHeaders } from '../http/mask.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Dial, DialRequest, Wire, WireFrame } from '../http/socket-wire.ts'

/** A received frame, parsed if its text is JSON. */
export interface ReceivedFrame extends WireFrame {
  readonly json: unknown
  /** Milliseconds since the connection was opened. */
  readonly at: number
}

/** The id by which a client acknowledges a message. One that is a number breaks its schema, and is an id all the same. */
export type Sid = string | number

/** Returns the id of a message; undefined if it has none. */
export function getSid(json: unknown, field: string): Sid | undefined {
  const sid = isJson(json) ? json[field] : undefined
  return typeof sid === 'string' || typeof sid === 'number' ? sid : undefined
}

/** How a connection ended: refused at the upgrade with an HTTP status, or closed with a code. */
export type Ending =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'closed'; readonly code: number }

/** Codes for a restart or for overload, which may end any connection. */
const RESTART_CODES = new Set([1001, 1012, 1013])
const MAX_SHOWN = 40
const MAX_SENT_LENGTH = 200

/** One connection to the server. Keeps all its frames for checks and reports. */
export class Connection {
  readonly received: ReceivedFrame[] = []
  readonly #sent: string[] = []
  readonly #request: DialRequest
  readonly #secrets: readonly string[]
  readonly #wire: Wire
  readonly #started = performance.now()
  readonly #wakers = new Set<() => void>()
  isOpen = false
  ending: Ending | undefined
  /** Whether the harness closed the connection, so that its end is not the server's doing. */
  isClosedHere = false
  /** The cookies of the session that a browser does not send to this path. */
  readonly withheld: readonly Cookie[]

  /** Reports mask `secrets`, including those added later. */
  constructor(dial: Dial, request: DialRequest, secrets: readonly string[], withheld: readonly Cookie[] = []) {
    this.withheld = withheld
    this.#request = request
    this.#secrets = secrets
    this.#wire = dial(request, {
      onOpen: () => this.#change(() => (this.isOpen = true)),
      onFrame: (frame) => this.#change(() => this.received.push({ ...frame, json: parseJson(frame), at: this.#age })),
      onClose: (code) => this.#end({ kind: 'closed', code }),
      onRefused: (status) => this.#end({ kind: 'refused', status }),
    })
  }

  get #age(): number {
    return performance.now() - this.#started
  }

  /** The code by which the server ended the connection of a client that did nothing wrong; undefined if it did not. */
  get unaskedCode(): number | undefined {
    const { ending, isClosedHere } = this
    return ending?.kind !== 'closed' || isClosedHere || RESTART_CODES.has(ending.code) ? undefined : ending.code
  }

  /** Lists the received frames of an event, without the first `skipped` of all. */
  listFrames(event: string, skipped = 0): (ReceivedFrame & { json: Json })[] {
    const frames = skipped === 0 ? this.received : this.received.slice(skipped)
    return frames.filter(
      (frame): frame is ReceivedFrame & { json: Json } => isJson(frame.json) && frame.json['event'] === event,
    )
  }

  send(frame: Json | string | Uint8Array): void {
    const data = typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame)
    this.#sent.push(typeof data === 'string' ? data : `(binary, ${String(data.length)} bytes)`)
    this.#wire.send(data)
  }

  /** Closes the connection as an app does. Resolves when the server has closed too, or after a second. */
  async leave(): Promise<void> {
    if (this.ending) return
    this.isClosedHere = true
    this.#wire.close(1000)
    await this.waitUntil(() => this.ending !== undefined, 1000)
  }

  /** Waits until a condition holds. Returns false if it did not within the time. */
  waitUntil(holds: () => boolean, withinMs: number): Promise<boolean> {
    if (holds()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const finish = (held: boolean): void => {
        clearTimeout(timer)
        this.#wakers.delete(wake)
        resolve(held)
      }
      const wake = (): void => {
        if (holds()) finish(true)
      }
      const timer = setTimeout(() => finish(holds()), withinMs)
      this.#wakers.add(wake)
    })
  }

  /** Formats the frames for a report, with secrets masked. */
  exchange(): Exchange {
    const hide = (words: string): string => hideSecrets(words, this.#secrets)
    const url = hide(this.#request.url)
    const headers = maskHeaders(this.#request.headers, this.#secrets)
    const sent = this.#sent.map((data) => hideAndCut(data, this.#secrets, MAX_SENT_LENGTH))
    const { ending } = this
    const frames = this.received
      .slice(0, MAX_SHOWN)
      .map(({ data, isBinary }) => (isBinary ? `(binary) ${hide(data)}` : hide(data)))
    const end =
      ending === undefined ? [] : [ending.kind === 'closed' ? `(closed with ${String(ending.code)})` : '(refused)']
    return {
      request: {
        method: 'SOCKET',
        url,
        headers,
        ...(sent.length > 0 ? { body: sent.join('\n') } : {}),
      },
      response: {
        status: ending?.kind === 'refused' ? ending.status : 101,
        headers: {},
        body: [...frames, ...end].join('\n'),
        milliseconds: Math.round(this.#age),
      },
      curl: [
        'npx wscat',
        '-c',
        quote(url),
        ...curlHeaders(this.#request.headers, this.#secrets).map(([, word]) => word),
      ].join(' '),
    }
  }

  #end(ending: Ending): void {
    this.#change(() => {
      this.isOpen = false
      this.ending = ending
    })
  }

  #change(apply: () => void): void {
    apply()
    for (const wake of [...this.#wakers]) wake()
  }
}

function parseJson({ data, isBinary }: WireFrame): unknown {
  if (isBinary) return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

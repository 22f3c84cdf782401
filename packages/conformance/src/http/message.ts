/** A request to send; the body is raw, so that it can be malformed. */
export interface WireRequest {
  method: string
  url: string
  headers: { [name: string]: string }
  body?: string | Uint8Array<ArrayBuffer>
  /** Set if the body was too large to keep. */
  isCut?: boolean
  /** The fields of a form body in curl's notation: `file=@dot.png;type=image/png`. */
  form?: { name: string; value: string; isFile: boolean; type?: string }[]
  timeoutMs: number
}

/** A response as received. Header names are in lower case, Set-Cookie is separate. */
export interface WireResponse {
  status: number
  headers: { [name: string]: string }
  setCookies: string[]
  body: string
  /** Set if the body is not UTF-8, so that characters are lost. */
  isBroken?: boolean
  milliseconds: number
}

/** Sends requests to the server. Throws a TransportError without a response. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** The server does not respond any more: the run ends. */
export class ServerGone extends Error {}

/** Why there is no readable response. */
export type TransportFailure = 'timeout' | 'connection' | 'tooLarge'

/** There was no response. */
export class TransportError extends Error {
  readonly kind: TransportFailure

  constructor(kind: TransportFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TransportError'
    this.kind = kind
  }
}

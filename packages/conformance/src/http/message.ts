/** A request to send. The body is text or bytes, so that it can be malformed. */
export interface WireRequest {
  method: string
  url: string
  headers: { [name: string]: string }
  body?: string | Uint8Array<ArrayBuffer>
  /** Whether the body was too large to keep. */
  isCut?: boolean
  /** The fields of a form body in curl's notation: `file=@dot.png;type=image/png`. */
  form?: { name: string; value: string; isFile: boolean; type?: string }[]
  timeoutMs: number
}

/** A received response. Header names are in lower case; Set-Cookie is separate. */
export interface WireResponse {
  status: number
  headers: { [name: string]: string }
  setCookies: string[]
  body: string
  /** Whether the body is not UTF-8, so that characters are lost. */
  isBroken?: boolean
  /** The bytes of a body that is not UTF-8. */
  bytes?: Uint8Array
  /** Whether the body is not encoded as `Content-Encoding` says. */
  isUndecoded?: boolean
  milliseconds: number
}

/** Sends a request. Throws a TransportError if there is no response. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** Thrown if the run cannot go on; the message shows the user why. */
export class RunEnds extends Error {}

/** Thrown if the server no longer responds, which ends the run. */
export class ServerGone extends RunEnds {}

/** Why there is no readable response. */
export type TransportFailure = 'timeout' | 'connection' | 'tooLarge'

/** Thrown if there is no readable response. */
export class TransportError extends Error {
  readonly kind: TransportFailure

  constructor(kind: TransportFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TransportError'
    this.kind = kind
  }
}

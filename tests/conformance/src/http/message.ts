/** A request as it goes out; the body is raw, so that a broken one can be sent. */
export interface WireRequest {
  method: string
  url: string
  headers: { [name: string]: string }
  body?: string | Uint8Array<ArrayBuffer>
  /** The fields of a form, where the body is one, as curl takes them: `file=@dot.png;type=image/png`. */
  form?: { name: string; value: string; isFile: boolean }[]
  timeoutMs: number
}

/** An answer as it came. Header names are in lower case, Set-Cookie stands apart. */
export interface WireResponse {
  status: number
  headers: { [name: string]: string }
  setCookies: string[]
  body: string
  /** Set where the body is no UTF-8, so that signs in it are lost. */
  isBroken?: boolean
  milliseconds: number
}

/** Carries requests to the server. Throws a TransportError where no answer comes. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** The server answers no more: the run ends. */
export class ServerGone extends Error {}

/** Why no answer came, or none that can be read. */
export type TransportFailure = 'timeout' | 'connection' | 'tooLarge'

/** No answer came. */
export class TransportError extends Error {
  readonly kind: TransportFailure

  constructor(kind: TransportFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TransportError'
    this.kind = kind
  }
}

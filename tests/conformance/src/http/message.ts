/** A request as it goes out; the body is raw, so that a broken one can be sent. */
export interface WireRequest {
  method: string
  url: string
  headers: { [name: string]: string }
  body?: string | Uint8Array<ArrayBuffer>
  timeoutMs: number
}

/** An answer as it came. Header names are in lower case, Set-Cookie stands apart. */
export interface WireResponse {
  status: number
  headers: { [name: string]: string }
  setCookies: string[]
  body: string
  milliseconds: number
}

/** Carries requests to the server. Throws a TransportError where no answer comes. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** No answer came. */
export class TransportError extends Error {
  readonly kind: 'timeout' | 'connection'

  constructor(kind: 'timeout' | 'connection', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TransportError'
    this.kind = kind
  }
}

import { Agent, request as startRequest, type IncomingMessage } from 'node:http'

/** What came back: the envelope, or nothing if the connection broke. */
export interface Answer {
  readonly status: number
  readonly success: boolean
  readonly code: number
  readonly data: unknown
  /** The session that the response opens. */
  readonly cookie: string | undefined
}

export interface Sending {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  readonly body?: unknown
  /** Cuts the connection after so many milliseconds. */
  readonly cutAfterMs?: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 })
const TIMEOUT_MS = 30_000

/** Sends a request. Returns undefined if nothing is known of it: cut, refused or without an end. */
export function send({ url, headers, body, cutAfterMs }: Sending): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const content = typeof body === 'object' ? { 'content-type': 'application/json' } : {}
    const request = startRequest(url, {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...content },
    })
    const end = (answer: Answer | undefined) => {
      clearTimeout(timer)
      resolve(answer)
    }
    const timer = setTimeout(() => request.destroy(), cutAfterMs ?? TIMEOUT_MS)
    request.once('error', () => end(undefined))
    request.once('response', (response) => {
      let received = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (received += chunk))
      response.once('error', () => end(undefined))
      response.once('close', () => end(response.complete ? read(response, received) : undefined))
    })
    request.end(text)
  })
}

function read({ statusCode, headers }: IncomingMessage, received: string): Answer {
  const isJson = received.startsWith('{')
  const envelope = isJson ? (JSON.parse(received) as Partial<Answer>) : {}
  return {
    status: statusCode ?? 0,
    success: envelope.success === true,
    code: envelope.code ?? 0,
    data: envelope.data ?? null,
    cookie: headers['set-cookie']?.[0]?.split(';')[0],
  }
}

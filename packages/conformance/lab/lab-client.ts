import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { FaultName } from './faults.ts'
import { createLab } from './lab-server.ts'

/** A response with its body parsed as JSON, if there is one. */
export interface LabResponse {
  operationId: string
  status: number
  contentType: string
  /** The origin that CORS allows to read the response; null if there is none. */
  allowedOrigin: string | null
  body: unknown
}

interface SendOptions {
  body?: unknown
  card?: string
  headers?: RequestInit['headers']
}

/** A running lab, with a client that sends plain requests to it. */
export interface RunningLab {
  url: string
  send(operationId: string, line: string, options?: SendOptions): Promise<LabResponse>
  /** Logs a member in, by default the first one, and returns the cookie. */
  enter(email?: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** Starts a lab on a free port. */
export async function startLab(faults: readonly FaultName[] = []): Promise<RunningLab> {
  const server = createLab(faults).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const send: RunningLab['send'] = async (operationId, line, options = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ')
    const response = await request(url + path, method, options)
    const text = await response.text()
    const contentType = response.headers.get('content-type') ?? ''
    const parsed: unknown = text === '' ? undefined : JSON.parse(text)
    const allowedOrigin = response.headers.get('access-control-allow-origin')
    return { operationId, status: response.status, contentType, allowedOrigin, body: parsed }
  }
  const enter = async (email = 'mina@example.com', password = 'candle-light') => {
    const body = { email, password }
    const response = await request(`${url}/sessions`, 'POST', { body })
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url, send, enter, close }
}

function request(url: string, method: string, { body, card, headers = {} }: SendOptions) {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const cookie: Record<string, string> = card === undefined ? {} : { cookie: card }
  return fetch(url, {
    method,
    headers: { ...type, ...cookie, ...Object.fromEntries(new Headers(headers)) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

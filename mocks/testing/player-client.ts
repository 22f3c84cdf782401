import { randomUUID } from 'node:crypto'
import { PERSONA_PASSWORD } from '../data/personas.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { MockServer } from '../server.ts'

/** A response of `/api`: the status and the envelope's parts. */
interface ApiResponse {
  status: number
  success: boolean
  code: number
  msg: string
  data: unknown
  raw: Response
}

/** A player with a cookie jar, in a sandbox of its own. */
export interface PlayerClient {
  readonly cookie: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>
  control(path: string, body?: unknown): Promise<unknown>
  login(username: string, headers?: Record<string, string>): Promise<ApiResponse>
}

async function toResponse(response: Response): Promise<ApiResponse> {
  const raw = response.clone()
  const body = (await response.json()) as Omit<ApiResponse, 'raw' | 'status'>
  return { ...body, status: response.status, raw }
}

/** Creates a client of a mock server. `sandbox` is the id of its sandbox; without it, the default one. */
export function createPlayerClient(server: MockServer, sandbox?: string): PlayerClient {
  const jar = new Map<string, string>(sandbox === undefined ? [] : [['tumpak_sandbox', sandbox]])
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(path, server.url), {
      ...init,
      headers: { cookie: cookie(), ...(init.headers as Record<string, string>) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    send(path, {
      method: 'POST',
      ...(body === undefined
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    })
  return {
    get cookie() {
      return cookie()
    },
    fetch: send,
    get: async (path, headers = {}) => toResponse(await send(path, { headers })),
    // A money request needs an idempotency key; a new one each time makes each request an intent of its own.
    post: async (path, body, headers) =>
      toResponse(await sendJson(path, body, { 'idempotency-key': randomUUID(), ...headers })),
    control: async (path, body) =>
      (await (body === undefined ? send(path) : sendJson(path, body))).json() as Promise<unknown>,
    login: async (username, headers) =>
      toResponse(await sendJson('/api/user/login', { username, password: hashPassword(PERSONA_PASSWORD) }, headers)),
  }
}

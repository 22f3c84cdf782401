import { configureApi } from '#src/api/api-config.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { Exchange } from './expressions.ts'

/**
 * One player's browser for the generated client: a cookie jar, a sandbox, the headers. The client is global, so make a
 * player current before a request.
 */
export class Player {
  readonly #base: string
  readonly #cookies = new Map<string, string>()
  deviceId = 'device-0001'
  #last: { url: URL; body: unknown; responseBody: unknown } | undefined

  constructor(base: string, sandbox: string) {
    this.#base = base
    this.#cookies.set('tumpak_sandbox', sandbox)
  }

  /** The generated client uses this player from now on. */
  use(): void {
    configureApi({
      headers: () => ({
        'Accept-Language': 'en-US',
        version: '1.0.3',
        versionCode: '104',
        deviceId: this.deviceId,
        requestFrom: 'H5',
      }),
      onSuccessMessage: () => undefined,
      onSessionInvalid: () => undefined,
      onLoading: () => () => undefined,
      fetch: (url, init) => this.#send(String(url), init ?? {}),
    })
  }

  /** Forgets the session, like a device that never logged in. */
  forgetSession(): void {
    this.#cookies.delete('tumpak_session')
  }

  /** A control request of the mock, for this player's sandbox. */
  async control(path: string, body?: unknown): Promise<void> {
    const init =
      body === undefined
        ? { method: 'DELETE' }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await this.#send(`/__mock/${path}`, init)
    if (!response.ok) throw new Error(`/__mock/${path}: ${String(response.status)} ${await response.text()}`)
  }

  /** The player's newest exchange, with the path parameters of a template. */
  lastExchange(template: string): Exchange {
    if (this.#last === undefined) throw new Error('No request was sent yet')
    const { url, body, responseBody } = this.#last
    const names = template.split('/')
    const path = Object.fromEntries(
      url.pathname.split('/').flatMap((part, index) => {
        const name = /^\{(.+)\}$/.exec(names[index] ?? '')?.[1]
        return name === undefined ? [] : [[name, decodeURIComponent(part)]]
      }),
    )
    return { request: { body, query: Object.fromEntries(url.searchParams), path }, response: { body: responseBody } }
  }

  /** Sends a request by an operation of the document; returns the envelope. */
  async call(
    operation: { method: string; path: string },
    parameters: { [name: string]: unknown },
    body?: unknown,
  ): Promise<{ [key: string]: unknown }> {
    const rest = new Map(Object.entries(parameters))
    const path = operation.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => {
      const value = String(rest.get(name))
      rest.delete(name)
      return encodeURIComponent(value)
    })
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
    const response = await this.#send(`${path}?${query.toString()}`, {
      method: operation.method,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as { [key: string]: unknown }
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(this.#base + path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    const text = await response.clone().text()
    this.#last = {
      url: new URL(path, this.#base),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      responseBody: /^[[{]/.test(text) ? JSON.parse(text) : text,
    }
    return response
  }
}

/** Every persona's password on the wire. */
export const PASSWORD = hashPassword('tumpak123')

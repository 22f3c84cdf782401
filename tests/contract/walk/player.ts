import { configureApi } from '#src/api/api-config.ts'
import { hashPassword } from '#src/lib/password-hash.ts'

/**
 * One player's browser as the generated client sees it: a cookie jar, a world of its own, the five headers. The
 * client is one for the whole process, so a player is made current before calling.
 */
export class Player {
  readonly #base: string
  readonly #cookies = new Map<string, string>()
  deviceId = 'device-0001'

  constructor(base: string, world: string) {
    this.#base = base
    this.#cookies.set('tumpak_world', world)
  }

  /** The generated client speaks for this player from now on. */
  use(): void {
    configureApi({
      headers: () => ({
        'Accept-Language': 'en-US',
        version: '1.0.3',
        versionCode: '103',
        deviceId: this.deviceId,
        requestFrom: 'H5',
      }),
      onSuccessMessage: () => undefined,
      onSessionInvalid: () => undefined,
      onLoading: () => () => undefined,
      isOnline: () => true,
      fetch: (url, init) => this.#send(String(url), init ?? {}),
    })
  }

  /** Forgets the session, as a device that never logged in. */
  forgetSession(): void {
    this.#cookies.delete('tumpak_session')
  }

  /** A call to the mock's controls, in this player's world. */
  async control(path: string, body?: unknown): Promise<void> {
    const init =
      body === undefined
        ? { method: 'DELETE' }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await this.#send(`/__mock/${path}`, init)
    if (!answer.ok) throw new Error(`/__mock/${path}: ${String(answer.status)} ${await answer.text()}`)
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(this.#base + path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    return answer
  }
}

/** What every persona's password is on the wire. */
export const PASSWORD = hashPassword('tumpak123')

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadTransport } from './upload-transport.ts'

type Listener = (event: Partial<ProgressEvent>) => void

/** A fake of the parts of XMLHttpRequest that the transport uses. */
class FakeRequest {
  static last: FakeRequest
  readonly headers: Record<string, string> = {}
  readonly #listeners = new Map<string, Listener>()
  readonly upload = { addEventListener: (_: string, listener: Listener) => (this.progress = listener) }
  progress: Listener = () => undefined
  opened: unknown[] = []
  sent: unknown
  status = 0
  statusText = ''
  responseText = ''
  responseURL = ''

  constructor() {
    FakeRequest.last = this
  }
  open(...words: unknown[]) {
    this.opened = words
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener)
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.end('abort')
  }
  end(name: 'load' | 'error' | 'abort', status = 0, text = '') {
    this.status = status
    this.responseText = text
    this.#listeners.get(name)?.({})
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('location', { href: 'https://app.example/kyc/upload' })
})
afterEach(() => vi.unstubAllGlobals())

describe('uploadTransport', () => {
  it('sends the request that fetch would, and reports progress', async () => {
    const shares: number[] = []
    const body = new FormData()
    const sending = uploadTransport((share) => shares.push(share))('/api/common/uploadImg', {
      method: 'POST',
      headers: new Headers({ deviceId: 'abc' }),
      body,
    })
    const { last } = FakeRequest
    expect(last.opened).toEqual(['POST', '/api/common/uploadImg'])
    expect(last.headers).toEqual({ deviceid: 'abc' })
    expect(last.sent).toBe(body)
    last.progress({ lengthComputable: true, loaded: 1, total: 4 })
    last.progress({ lengthComputable: false, loaded: 2, total: 0 })
    last.progress({ lengthComputable: true, loaded: 4, total: 4 })
    expect(shares).toEqual([0.25, 1])
    last.end('load', 200, '{"success":true}')
    const response = await sending
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}'])
  })

  it('resolves with an HTTP error, with or without a body', async () => {
    const send = uploadTransport(() => undefined)
    const refused = send('/x', {})
    FakeRequest.last.end('load', 413, 'too large')
    expect(await refused).toMatchObject({ ok: false, status: 413 })
    const empty = send('/x', {})
    FakeRequest.last.end('load', 204)
    expect((await empty).status).toBe(204)
  })

  it('resolves a followed redirect as an unfollowed one', async () => {
    const send = uploadTransport(() => undefined)
    const same = send('/api/x', {})
    FakeRequest.last.responseURL = 'https://app.example/api/x'
    FakeRequest.last.end('load', 200, 'ours')
    expect((await same).status).toBe(200)
    const other = send('/api/x', {})
    FakeRequest.last.responseURL = 'https://app.example/login'
    FakeRequest.last.end('load', 200, '{"success":true}')
    expect((await other).status).toBe(302)
  })

  it('rejects with a TypeError for a broken connection, as fetch does', async () => {
    const sending = uploadTransport(() => undefined)('/x', {})
    FakeRequest.last.end('error')
    await expect(sending).rejects.toBeInstanceOf(TypeError)
  })

  it('aborts by the signal, before and while it is sent', async () => {
    const controller = new AbortController()
    const sending = uploadTransport(() => undefined)('/x', { signal: controller.signal })
    controller.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    await expect(uploadTransport(() => undefined)('/x', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

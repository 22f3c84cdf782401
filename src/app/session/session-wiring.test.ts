import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '#src/api/api-config.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { customFetch } from '#src/api/http-client.ts'
import { abortWrites } from '#src/api/open-request.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import errors from '#src/i18n/locales/en-US/errors.json'
import { createRequestToasts } from '../toasts/request-toasts.ts'
import { LOGOUT_URL } from '#src/queries/user.ts'
import { createPendingLogout } from './pending-logout.ts'
import { ana, ben, createSessionRig } from './testing/session-rig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type FakeFetch = (url: string, init: RequestInit) => Promise<Response>

/** The app's own parts from the HTTP client up to the toast on screen; only fetch is faked. */
function setUp(fetch: FakeFetch) {
  const send = vi.fn<FakeFetch>(fetch)
  const net = { isOnline: true }
  const failures: { tell: (error: ApiError) => void } = { tell: () => {} }
  const queryClient = createQueryClient({ onFailure: (error) => failures.tell(error) })
  const rig = createSessionRig({ queryClient, abortWrites, onFailure: (error) => failures.tell(error) })
  const toasts = createRequestToasts({ store: rig.stores.toasts, translate: (key) => errors[key] })
  failures.tell = toasts.failure
  const pendingLogout = createPendingLogout({
    send: () => customFetch(LOGOUT_URL, { method: 'POST', silent: true, outlivesSession: true }),
    storage: rig.storage,
    isOnline: () => net.isOnline,
    onFailure: toasts.failure,
  })
  rig.deps.pendingLogout = pendingLogout
  rig.deps.isOnline = () => net.isOnline
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '', versionCode: '', deviceId: '', requestFrom: 'H5' }),
    onSuccessMessage: toasts.success,
    onSessionInvalid: rig.session.onSessionInvalid,
    onLoading: rig.stores.toasts.beginLoading,
    sessionToken: rig.session.token,
    beforeRequest: pendingLogout.beforeRequest,
    fetch: send as unknown as typeof globalThis.fetch,
  })
  const read = (url: string) =>
    queryClient.fetchQuery({ queryKey: url.split('/').slice(1), queryFn: () => customFetch(url) }).catch(() => null)
  const write = (url: string) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => customFetch(url, { method: 'POST' }) })
      .execute(undefined)
      .catch(() => null)
  const texts = () => rig.stores.toasts.items.map((item) => item.text)
  return { ...rig, send, net, pendingLogout, read, write, texts }
}

const json = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)))
const invalid = () => json({ success: false, code: 20002, msg: 'Please log in again', data: null })
const silence = () => new Promise<Response>(() => {})

describe('Session with the HTTP client', () => {
  it('shows one toast and navigates once for parallel 20002s, and keeps the next login', async () => {
    const app = setUp(invalid)
    app.session.startSession(ana)
    const calls = [
      app.read('/api/balance'),
      app.read('/api/letter'),
      app.write('/api/recharge/build'),
      app.read('/api/vip/card/fetch'),
    ]
    await Promise.all(calls)
    expect(app.texts()).toEqual(['Please log in again'])
    expect(app.order.filter((step) => step === 'game')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(0)
    app.session.startSession(ben)
    expect(app.stores.session.uid).toBe('u2')
  })

  it('shows one toast for a failed write, and ends loading', async () => {
    const app = setUp(() => json({ success: false, code: 43001, msg: 'Too little', data: null }))
    await app.write('/api/recharge/preCreate')
    expect(app.texts()).toEqual(['Too little'])
    expect(app.stores.toasts.isLoading).toBe(false)
  })

  it('shows nothing for a write that a logout aborts, and ends loading', async () => {
    const app = setUp(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
    app.session.startSession(ana)
    const request = app.write('/api/recharge/build')
    await vi.advanceTimersByTimeAsync(1)
    expect(app.stores.toasts.isLoading).toBe(true)
    app.session.endSession('logout')
    await request
    expect(app.texts()).toEqual([])
    expect(app.stores.toasts.isLoading).toBe(false)
  })

  it('clears the session 100 ms after a logout whose request hangs, without a loading toast', async () => {
    const app = setUp(silence)
    app.session.startSession(ana)
    app.session.logout()
    expect(app.stores.toasts.isLoading).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(app.stores.session.isLoggedIn).toBe(false)
    expect(app.order.at(-1)).toBe('login')
  })

  it('sends an offline logout before any other request when online', async () => {
    const app = setUp(() => json({ success: true, code: 20000, msg: '', data: null }))
    app.session.startSession(ana)
    app.net.isOnline = false
    app.session.logout()
    expect(app.stores.session.isLoggedIn).toBe(false)
    expect(app.send).not.toHaveBeenCalled()
    app.net.isOnline = true
    await Promise.all([app.read('/api/open/banner/info'), app.write('/api/user/login')])
    expect(app.send.mock.calls.map(([url]) => url)).toEqual([LOGOUT_URL, '/api/open/banner/info', '/api/user/login'])
  })
})

import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { configureApi } from './api-config.ts'
import type { ApiError } from './api-error.ts'
import { customFetch } from './http-client.ts'

/** Gives every request the same response, and records requests and reports. */
function setUp(response: () => Response) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(response()))
  const onMisfit = vi.fn<(error: ApiError, misfits?: readonly string[]) => void>()
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '', versionCode: '', deviceId: '', requestFrom: 'H5' }),
    onSuccessMessage: () => undefined,
    onSessionInvalid: () => undefined,
    onLoading: () => () => undefined,
    onMisfit,
    fetch: send,
  })
  return { send, onMisfit }
}

const success = (data: unknown) => () => Response.json({ success: true, code: 20000, msg: '', data })

describe('customFetch', () => {
  it.each([
    ['/api/open/game/fetch?x=1', 'GET', undefined],
    ['/api/config/fetch', 'GET', undefined],
    ['/api/withdraw/fetch?pageNum=1', 'GET', 'no-store'],
    ['/api/user/login', 'POST', 'no-store'],
    ['/api/open/game/fetch', 'POST', 'no-store'],
  ])('for %s by %s has cache mode %s, and follows redirects of reads only', async (url, method, cache) => {
    const { send } = setUp(success(1))
    await customFetch(url, { method })
    const init = send.mock.calls[0]?.[1]
    expect([init?.cache, init?.redirect]).toEqual([cache, method === 'GET' ? undefined : 'manual'])
  })

  it('fails as redirected, with an unknown outcome, if the response to a write is a redirect', async () => {
    setUp(() => new Response(null, { status: 307 }))
    await expect(customFetch('/api/x', { method: 'POST', body: '{}' })).rejects.toMatchObject({
      kind: 'redirected',
      isOutcomeUnknown: true,
    })
  })

  it('reads non-essential misfits leniently, and reports them without values', async () => {
    const schema = z.object({ balance: z.number(), note: z.string() })
    const { onMisfit } = setUp(success({ balance: 1, note: null }))
    expect(await customFetch('/api/x?token=1', { schema, leniency: { strict: ['balance'] } })).toEqual({
      balance: 1,
      note: '',
    })
    expect(onMisfit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'unreadable', url: '/api/x', cause: undefined }),
      ['note: null'],
    )
  })

  it('rejects an essential misfit, and reports it as unreadable', async () => {
    const schema = z.object({ balance: z.number() })
    const { onMisfit } = setUp(success({ balance: null }))
    const error = await customFetch('/api/x', { schema, leniency: { strict: ['balance'] } }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ kind: 'unreadable' })
    expect(onMisfit).toHaveBeenCalledExactlyOnceWith(error)
  })
})

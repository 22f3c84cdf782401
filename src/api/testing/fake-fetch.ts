import { vi } from 'vitest'
import { configureApi, type ApiConfig } from '../api-config.ts'
import { ApiError } from '../api-error.ts'
import { customFetch, type ApiRequestInit } from '../http-client.ts'

export type FakeFetch = (url: string, init: RequestInit) => Promise<Response>

export const respond = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
export const success = (data: unknown, msg = '') => respond({ success: true, code: 20000, msg, data })
export const failure = (code: number, msg = '') => respond({ success: false, code, msg, data: null })

/** Never responds, but rejects when aborted, as fetch does. */
export const silence: FakeFetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('aborted', 'AbortError'))
    if (init.signal?.aborted) end()
    init.signal?.addEventListener('abort', end)
  })

/** Lets the HTTP client send by `fetch`, and records what it sends and reports. */
export function setUpApi(fetch: FakeFetch, overrides: Partial<ApiConfig> = {}) {
  const endLoading = vi.fn<() => void>()
  const config = {
    headers: () => ({
      'Accept-Language': 'vi-VN',
      version: '1.0.3',
      versionCode: '103',
      deviceId: 'd1',
      requestFrom: 'H5' as const,
    }),
    onSuccessMessage: vi.fn<ApiConfig['onSuccessMessage']>(),
    onSessionInvalid: vi.fn<ApiConfig['onSessionInvalid']>(),
    onLoading: vi.fn<ApiConfig['onLoading']>(() => endLoading),
    ...overrides,
  }
  const send = vi.fn<FakeFetch>(fetch)
  configureApi({ ...config, fetch: send as unknown as typeof globalThis.fetch })
  return { ...config, endLoading, send }
}

/** Returns the error of a request that fails. */
export async function getFailure(url: string, options?: ApiRequestInit): Promise<ApiError> {
  try {
    await customFetch(url, options)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('the call succeeded')
}

export const post = (extra: ApiRequestInit = {}): ApiRequestInit => ({ method: 'POST', body: '{}', ...extra })

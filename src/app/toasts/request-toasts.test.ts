import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import errors from '#src/i18n/locales/en-US/errors.json'
import { createRequestToasts, type RequestToastsDeps } from './request-toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(deps: Partial<RequestToastsDeps> = {}) {
  const store = {
    danger: vi.fn<(text: string, more?: object) => void>(),
    success: vi.fn<(text: string) => void>(),
    dismissFrom: vi.fn<(source: string) => void>(),
    clear: vi.fn<() => void>(),
  }
  const log = vi.fn<(error: Error) => void>()
  return { store, log, toasts: createRequestToasts({ store, translate: (key) => errors[key], log, ...deps }) }
}

describe('createRequestToasts', () => {
  it('shows a failure once, however many report it', () => {
    const { store, toasts } = setUp()
    const error = new ApiError('http', { status: 502 })
    toasts.failure(error)
    toasts.failure(error)
    expect(store.danger).toHaveBeenCalledExactlyOnceWith('Bad gateway!', {})
  })

  it("shows the server's message, and nothing for a canceled request", () => {
    const { store, toasts } = setUp()
    toasts.failure(new ApiError('aborted'))
    toasts.failure(new ApiError('failure', { code: 41001, msg: 'Wrong password' }))
    expect(store.danger).toHaveBeenCalledExactlyOnceWith('Wrong password', {})
  })

  it('shows a general text for a bug, and logs it', () => {
    const { store, log, toasts } = setUp()
    const fault = new TypeError('x is undefined')
    toasts.failure(fault)
    toasts.failure(fault)
    expect(store.danger).toHaveBeenCalledExactlyOnceWith('Error!', {})
    expect(log).toHaveBeenCalledOnce()
  })

  it("shows the catalog's text of an HTTP error with the server's message below, tied to its write", () => {
    const { store, toasts } = setUp()
    const url = '/api/user/login'
    toasts.failure(new ApiError('http', { status: 500, msg: 'NullPointerException', method: 'POST', url }))
    expect(store.danger).toHaveBeenCalledExactlyOnceWith('Server error!', {
      detail: 'NullPointerException',
      source: url,
    })
    toasts.dismissFrom(url)
    expect(store.dismissFrom).toHaveBeenCalledExactlyOnceWith(url)
  })

  it('marks a failure for want of a network, which the offline strip shows', () => {
    const { store, toasts } = setUp()
    toasts.failure(new ApiError('offline'))
    expect(store.danger).toHaveBeenCalledExactlyOnceWith(errors.offline, { isOffline: true })
  })

  it('shows beside the pressed control that a write was not sent, and a read in the strip', () => {
    const control = {} as Element
    const { store, toasts } = setUp({ findPressed: () => control })
    toasts.failure(new ApiError('offline', { method: 'POST', url: '/api/user/login' }))
    expect(store.danger).toHaveBeenLastCalledWith(errors.notSent, {
      source: '/api/user/login',
      isOffline: true,
      control,
    })
    toasts.failure(new ApiError('offline', { method: 'GET', url: '/api/vip/card/fetch' }))
    expect(store.danger).toHaveBeenLastCalledWith(errors.offline, { isOffline: true })
  })

  it('shows the default success text for a write without a message', () => {
    const { store, toasts } = setUp()
    toasts.success(undefined)
    vi.runAllTimers()
    expect(store.success).toHaveBeenCalledExactlyOnceWith('Processed Successfully')
  })

  it('shows a success after 100 ms', () => {
    const { store, toasts } = setUp()
    toasts.success('Processed Successfully')
    vi.advanceTimersByTime(99)
    expect(store.success).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(store.success).toHaveBeenCalledExactlyOnceWith('Processed Successfully')
  })

  it("shows no toast of a former player, except the logout's own", () => {
    const { store, toasts } = setUp()
    toasts.success('Reward claimed')
    toasts.success('Goodbye', true)
    toasts.forget()
    expect(store.clear).toHaveBeenCalledOnce()
    vi.runAllTimers()
    expect(store.success).toHaveBeenCalledExactlyOnceWith('Goodbye')
  })
})

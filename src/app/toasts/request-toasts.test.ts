import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import errors from '#src/i18n/locales/en-US/errors.json'
import { createRequestToasts } from './request-toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const store = {
    danger: vi.fn<(text: string, more?: object) => void>(),
    success: vi.fn<(text: string) => void>(),
    dismissFrom: vi.fn<(source: string) => void>(),
    clear: vi.fn<() => void>(),
  }
  const log = vi.fn<(error: Error) => void>()
  return { store, log, toasts: createRequestToasts({ store, translate: (key) => errors[key], log }) }
}

test('one failure is told once, however many report it', () => {
  const { store, toasts } = setUp()
  const error = new ApiError('http', { status: 502 })
  toasts.failure(error)
  toasts.failure(error)
  expect(store.danger).toHaveBeenCalledExactlyOnceWith('Bad gateway!', {})
})

test("the server's words win, and what we cancelled is not told", () => {
  const { store, toasts } = setUp()
  toasts.failure(new ApiError('aborted'))
  toasts.failure(new ApiError('failure', { code: 41001, msg: 'Wrong password' }))
  expect(store.danger).toHaveBeenCalledExactlyOnceWith('Wrong password', {})
})

test('a fault of our own is told in general words and logged', () => {
  const { store, log, toasts } = setUp()
  const fault = new TypeError('x is undefined')
  toasts.failure(fault)
  toasts.failure(fault)
  expect(store.danger).toHaveBeenCalledExactlyOnceWith('Error!', {})
  expect(log).toHaveBeenCalledOnce()
})

test("an HTTP error keeps the catalogue's words, with the server's below, and belongs to its write", () => {
  const { store, toasts } = setUp()
  const url = '/api/user/login'
  toasts.failure(new ApiError('http', { status: 500, msg: 'NullPointerException', method: 'POST', url }))
  expect(store.danger).toHaveBeenCalledExactlyOnceWith('Server error!', { detail: 'NullPointerException', source: url })
  toasts.dismissFrom(url)
  expect(store.dismissFrom).toHaveBeenCalledExactlyOnceWith(url)
})

test('a write without a message was processed', () => {
  const { store, toasts } = setUp()
  toasts.success(undefined)
  vi.runAllTimers()
  expect(store.success).toHaveBeenCalledExactlyOnceWith('Processed Successfully')
})

test('a success shows after 100 ms', () => {
  const { store, toasts } = setUp()
  toasts.success('Processed Successfully')
  vi.advanceTimersByTime(99)
  expect(store.success).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(store.success).toHaveBeenCalledExactlyOnceWith('Processed Successfully')
})

test('what belongs to a player who has left never shows, but the word of the logout itself does', () => {
  const { store, toasts } = setUp()
  toasts.success('Reward claimed')
  toasts.success('Goodbye', true)
  toasts.forget()
  expect(store.clear).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(store.success).toHaveBeenCalledExactlyOnceWith('Goodbye')
})

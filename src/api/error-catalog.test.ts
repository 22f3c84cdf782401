import { describe, expect, it } from 'vitest'
import errors from '#src/i18n/locales/en-US/errors.json'
import { i18n, startI18n } from '#src/i18n/i18n.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { describeError, describeToast, type RequestErrorKey } from './error-catalog.ts'

function toText(error: ApiError): string {
  const described = describeError(error)
  return 'text' in described ? described.text : errors[described.key]
}

describe('error catalog', () => {
  it.each([
    [400, 'Request error'],
    [401, 'Request error'],
    [403, 'Request error'],
    [404, 'Request address error'],
    [408, 'Request timeout'],
    [409, 'Request error'],
    [413, 'Request error'],
    [418, 'Request error'],
    [422, 'Request error'],
    [429, 'Request error'],
    [500, 'Server error!'],
    [501, 'Service Unavailable!'],
    [502, 'Bad gateway!'],
    [503, 'Service Unavailable!'],
    [504, 'Gateway timeout!'],
    [505, 'HTTP is not supported'],
    [599, 'Request error'],
  ])('shows HTTP %d as "%s"', (status, text) => {
    expect(toText(new ApiError('http', { status }))).toBe(text)
  })

  it.each([
    ['failure', 'Error!'],
    ['timeout', 'Request timeout'],
    ['network', 'Request error'],
    ['offline', errors.offline],
    ['unreadable', errors.unreadable],
    ['unexpected', 'Error!'],
  ] as [ApiErrorKind, string][])('shows kind %s as "%s"', (kind, text) => {
    expect(toText(new ApiError(kind))).toBe(text)
  })

  it("prefers the server's message", () => {
    expect(toText(new ApiError('failure', { code: 41001, msg: 'Sai mật khẩu' }))).toBe('Sai mật khẩu')
  })

  it.each([400, 401, 404, 500, 503])(
    "shows the catalog's text of HTTP %d in its toast, with any msg below",
    (status) => {
      const plain = describeToast(new ApiError('http', { status }))
      expect('key' in plain).toBe(true)
      expect(describeToast(new ApiError('http', { status, msg: 'NullPointerException' }))).toEqual({
        ...plain,
        detail: 'NullPointerException',
      })
    },
  )

  it("shows the server's msg beside a field, for an HTTP error and a failure", () => {
    const msg = 'Too short'
    expect(describeError(new ApiError('http', { status: 400, msg }))).toEqual({ text: msg })
    expect(describeToast(new ApiError('failure', { code: 40000, msg }))).toEqual({ text: msg })
  })

  it("has i18n keys, in the player's language", async () => {
    await startI18n('vi-VN')
    const translate = (key: RequestErrorKey) => i18n.t(`errors:${key}`)
    expect(translate('requestTimeout')).toBe('Hết thời gian chờ phản hồi')
  })
})

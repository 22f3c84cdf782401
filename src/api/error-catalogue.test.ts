import { expect, test } from 'vitest'
import errors from '#src/i18n/locales/en-US/errors.json'
import { i18n, startI18n } from '#src/i18n/i18n.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { describeError, describeToast, type RequestErrorKey } from './error-catalogue.ts'

function textOf(error: ApiError): string {
  const described = describeError(error)
  return 'text' in described ? described.text : errors[described.key]
}

test.each([
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
])('HTTP %d is "%s"', (status, text) => {
  expect(textOf(new ApiError('http', { status }))).toBe(text)
})

test.each([
  ['failure', 'Error!'],
  ['timeout', 'Request timeout'],
  ['network', 'Request error'],
  ['offline', errors.offline],
  ['unreadable', errors.unreadable],
  ['unexpected', 'Error!'],
] as [ApiErrorKind, string][])('%s is "%s"', (kind, text) => {
  expect(textOf(new ApiError(kind))).toBe(text)
})

test("the server's own words win", () => {
  expect(textOf(new ApiError('failure', { code: 41001, msg: 'Sai mật khẩu' }))).toBe('Sai mật khẩu')
})

test.each([400, 401, 404, 500, 503])(
  "an HTTP %d keeps the catalogue's words in its toast, beside any msg",
  (status) => {
    const plain = describeToast(new ApiError('http', { status }))
    expect('key' in plain).toBe(true)
    expect(describeToast(new ApiError('http', { status, msg: 'NullPointerException' }))).toEqual({
      ...plain,
      detail: 'NullPointerException',
    })
  },
)

test("a field's text is the server's msg, whichever way it refused", () => {
  const msg = 'Too short'
  expect(describeError(new ApiError('http', { status: 400, msg }))).toEqual({ text: msg })
  expect(describeToast(new ApiError('failure', { code: 40000, msg }))).toEqual({ text: msg })
})

test("a key is i18n's, in the language of the player", async () => {
  await startI18n('vi-VN')
  const translate = (key: RequestErrorKey) => i18n.t(`errors:${key}`)
  expect(translate('requestTimeout')).toBe('Hết thời gian chờ phản hồi')
})

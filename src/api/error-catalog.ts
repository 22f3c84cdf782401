import type { ErrorKey } from '#src/i18n/namespaces.ts'
import type { ApiError, ApiErrorKind } from './api-error.ts'

/** The keys of the namespace `errors` for failed requests. */
export type RequestErrorKey = Extract<
  ErrorKey,
  | 'requestError'
  | 'requestAddressError'
  | 'requestTimeout'
  | 'serverError'
  | 'serviceUnavailable'
  | 'badGateway'
  | 'gatewayTimeout'
  | 'httpNotSupported'
  | 'error'
  | 'offline'
  | 'notSent'
  | 'unreadable'
  | 'redirected'
>

/** The texts of HTTP errors (the statuses in `openapi/components/responses.yaml`); any other status is a request error. */
const KEY_OF_STATUS: Readonly<Record<number, RequestErrorKey>> = {
  400: 'requestError',
  401: 'requestError',
  404: 'requestAddressError',
  408: 'requestTimeout',
  500: 'serverError',
  501: 'serviceUnavailable',
  502: 'badGateway',
  503: 'serviceUnavailable',
  504: 'gatewayTimeout',
  505: 'httpNotSupported',
}

const KEY_OF_KIND: Readonly<Record<Exclude<ApiErrorKind, 'http'>, RequestErrorKey>> = {
  failure: 'error',
  timeout: 'requestTimeout',
  offline: 'offline',
  network: 'requestError',
  redirected: 'redirected',
  unreadable: 'unreadable',
  aborted: 'requestError',
  unexpected: 'error',
}

function getErrorKey(error: ApiError): RequestErrorKey {
  // Beside what was pressed: that the device is offline, the strip says.
  if (error.kind === 'offline' && error.isWrite) return 'notSent'
  if (error.kind === 'http') return KEY_OF_STATUS[error.status ?? 0] ?? 'requestError'
  return KEY_OF_KIND[error.kind]
}

/** The text to show: the server's own, or a key of the namespace `errors`. */
export type ErrorText = { text: string } | { key: RequestErrorKey }

/** The text of a failed request beside its field or in its form; prefers the server's `msg`. */
export function describeError(error: ApiError): ErrorText {
  return error.msg === '' ? { key: getErrorKey(error) } : { text: error.msg }
}

/** The text of a toast. An HTTP error always uses our text; the server's `msg` is its second line. */
export type ToastText = ErrorText & { readonly detail?: string }

/** The text of a failed request's toast. `success` false: the server's `msg`, else "Error!". */
export function describeToast(error: ApiError): ToastText {
  if (error.kind !== 'http') return describeError(error)
  return { key: getErrorKey(error), ...(error.msg !== '' && { detail: error.msg }) }
}

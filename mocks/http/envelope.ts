import { fill, getMessages } from '../messages/messages.ts'
import type { RequestContext, MockResponse } from './request-context.ts'
import type { BusinessCode } from './document.ts'
import { findCode } from './failures.ts'

/** The only success code. */
const SUCCESS_CODE = 20_000

/** Wraps a success in the envelope. */
export function success(data: unknown, msg = '', headers: MockResponse['headers'] = {}): MockResponse {
  return { status: 200, headers, body: { success: true, code: SUCCESS_CODE, msg, data } }
}

/** Wraps a refusal in the envelope. */
export function failure(code: number, msg: string): MockResponse {
  return { status: 200, headers: {}, body: { success: false, code, msg, data: null } }
}

/** Refuses a request with a failure of `x-codes`: with `msg`, or its message in the player's language, or in English. */
export function refuse(
  context: RequestContext,
  commonCodes: readonly BusinessCode[],
  name: string,
  values: Record<string, string> = {},
  msg?: string,
): MockResponse {
  const { operation, language } = context
  const { code, messages } = findCode(name, operation.codes, commonCodes, operation.id)
  const words = messages[language] ?? messages['en-US'] ?? getMessages(language).refused
  return failure(code, msg ?? fill(words, values))
}

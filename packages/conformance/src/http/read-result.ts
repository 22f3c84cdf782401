import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { documentedFor, type Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunEnvelope } from '../document/envelope/success-code.ts'
import { getOutcome } from '../document/envelope/outcome.ts'
import type { RequestResult } from './request-result.ts'
import type { WireResponse } from './message.ts'

const REASONS = {
  timeout: 'no response in time',
  connection: 'the connection was lost',
  tooLarge: 'the response is larger than 16 MB',
}

/** Maximum nesting of JSON that is parsed. */
const MAX_DEPTH = 200
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [34, 92, 91, 123]

/** Interprets a response of a run or of the proxy. `envelope` is undefined if the operation does not use it. */
export function readResult(
  operation: Operation,
  envelope: RunEnvelope | undefined,
  response: WireResponse | null,
  failure: RequestResult['failure'],
): Pick<RequestResult, 'json' | 'outcome'> {
  if (response === null) {
    const reason = REASONS[failure ?? 'connection']
    return { json: undefined, outcome: { kind: 'broken', reason } }
  }
  const json = parseJson(response.body)
  const isMeant = isRedirectMeant(operation, response) || isRefusalMeant(operation, response)
  const isHead = operation.method === 'HEAD' && response.status >= 200 && response.status < 300
  if (isWordlessSuccess(operation, response) || isMeant || isHead) return { json, outcome: { kind: 'success' } }
  const outcome = getOutcome(envelope, response.status, json)
  const { status } = response
  return { json, outcome: envelope?.successCode?.read(envelope, operation, { status, json }, outcome) ?? outcome }
}

/** Whether a response is a documented success without content, such as 204, which has no envelope. */
function isWordlessSuccess(operation: Operation, { status, body }: WireResponse): boolean {
  return body === '' && status >= 200 && status < 300 && documentedFor(operation, status)?.content.length === 0
}

/** Whether the document has a 3xx and no other success, as for a short link. */
function isRedirectMeant({ responses }: Operation, { status }: WireResponse): boolean {
  return (
    status >= 300 &&
    status < 400 &&
    responses.some((response) => response.status === String(status)) &&
    !responses.some((response) => response.status.startsWith('2'))
  )
}

/** Whether the document has only 4xx and 5xx for an operation, such as 410 for one that is gone. */
export function isMeantToFail({ responses }: Operation): boolean {
  return responses.length > 0 && responses.every(({ status }) => /^[45]/.test(status))
}

function isRefusalMeant(operation: Operation, { status }: WireResponse): boolean {
  return isMeantToFail(operation) && documentedFor(operation, status) !== undefined
}

function parseJson(body: string): unknown {
  if (isTooDeep(body)) return undefined
  try {
    // Skip a byte order mark, as browsers do.
    return parseExact(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Whether JSON is nested so deeply that recursive programs fail on it. */
function isTooDeep(body: string): boolean {
  let depth = 0
  let isText = false
  for (let i = 0; i < body.length; i += 1) {
    const sign = body.charCodeAt(i)
    if (isText) {
      if (sign === BACKSLASH) i += 1
      else if (sign === QUOTE) isText = false
    } else if (sign === QUOTE) isText = true
    else if (sign === BRACKET || sign === BRACE) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (sign === BRACKET + 2 || sign === BRACE + 2) depth -= 1
  }
  return false
}

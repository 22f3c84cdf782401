import { documentedFor, type Operation } from '../document/operation.ts'
import type { Envelope } from '../envelope/envelope.ts'
import { outcomeOf } from '../envelope/outcome.ts'
import type { Answer } from './answer.ts'
import type { WireResponse } from './message.ts'

const REASONS = {
  timeout: 'no answer in time',
  connection: 'the connection broke',
  tooLarge: 'the answer is larger than 16 MB',
}

/** What an answer to a call says, whoever has asked; `envelope` is undefined where the call does not speak it. */
export function readAnswer(
  operation: Operation,
  envelope: Envelope | undefined,
  response: WireResponse | null,
  failure: Answer['failure'],
): Pick<Answer, 'json' | 'outcome'> {
  if (response === null) {
    const reason = REASONS[failure ?? 'connection']
    return { json: undefined, outcome: { kind: 'broken', reason } }
  }
  const json = parseJson(response.body)
  if (isWordlessSuccess(operation, response) || isRedirectMeant(operation, response))
    return { json, outcome: { kind: 'success' } }
  return { json, outcome: outcomeOf(envelope, response.status, json) }
}

/** A 2xx that the document lists without content, such as 204: there is no body to hold the envelope. */
function isWordlessSuccess(operation: Operation, { status, body }: WireResponse): boolean {
  return body === '' && status >= 200 && status < 300 && documentedFor(operation, status)?.content.length === 0
}

/** A 3xx of a call that has no other success, such as a short link. */
function isRedirectMeant({ responses }: Operation, { status }: WireResponse): boolean {
  return (
    status >= 300 &&
    status < 400 &&
    responses.some((one) => one.status === String(status)) &&
    !responses.some((one) => one.status.startsWith('2'))
  )
}

function parseJson(body: string): unknown {
  try {
    // Browsers read JSON behind a byte order mark all the same.
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

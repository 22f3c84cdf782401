import { badInputCheck } from './bad-input.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getVersion } from '../../cases/entity-tag.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { Attempt, RequestInput } from '../../http/request-result.ts'

const PRECONDITION_FAILED = '412'
/** An `ETag` that no version has. */
const UNKNOWN_TAG = '"conformance-0"'

/** Checks that a change of an outdated version is refused, if the document lists HTTP 412. */
export function outdatedAttempts(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Attempt[] {
  const name = getVersion(operation)
  if (name === undefined || !operation.responses.some(({ status }) => status === PRECONDITION_FAILED)) return []
  return [
    async () => {
      const result = await context.send(
        operation,
        { ...input, header: { ...input.header, [name]: UNKNOWN_TAG } },
        { jar },
      )
      if (result.outcome.kind !== 'success') return result
      context.ledger.fail(operation, {
        check: badInputCheck,
        pointer: `header/${name}`,
        rule: `${operation.pointer}/responses/${PRECONDITION_FAILED}`,
        title: `A change of an outdated version is accepted: ${name} is not compared`,
        explanation: `With ${name}: ${UNKNOWN_TAG} the request succeeded, and another user's change would be lost. Compare it with the ETag of what is stored, and refuse with HTTP ${PRECONDITION_FAILED}.`,
        evidence: result,
      })
      return result
    },
  ]
}

import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { Attempt, RequestInput } from '../../http/request-result.ts'
import { isRead, whyLeftOut } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'

const NAME = /^if-match$/i
const PRECONDITION_FAILED = '412'
/** A tag that no version has. */
const NOBODYS = '"conformance-0"'

/** The parameter that names the version to change, if an operation has one. */
export function versionOf({ parameters }: Operation): string | undefined {
  return parameters.find((one) => one.in === 'header' && NAME.test(one.name))?.name
}

/** An input with the current `ETag` of the thing at its path as `If-Match`, if the operation takes that. */
export async function withEntityTag(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<RequestInput> {
  const name = versionOf(operation)
  const read = context.operations.find((one) => one.path === operation.path && isRead(one))
  if (name === undefined || read === undefined || whyLeftOut(read, context.config) !== undefined) return input
  const { response } = await context.look(read, { path: input.path, query: {}, header: {} }, { jar })
  const tag = response?.headers['etag']
  return tag === undefined ? input : { ...input, header: { ...input.header, [name]: tag } }
}

/** A change of an outdated version is refused, if the document lists HTTP 412. */
export function outdatedAttempts(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Attempt[] {
  const name = versionOf(operation)
  if (name === undefined || !operation.responses.some(({ status }) => status === PRECONDITION_FAILED)) return []
  return [
    async () => {
      const result = await context.send(operation, { ...input, header: { ...input.header, [name]: NOBODYS } }, { jar })
      if (result.outcome.kind !== 'success') return result
      context.ledger.fail(operation, {
        check: 'bad-input',
        gravity: 'major',
        pointer: `header/${name}`,
        rule: `${operation.pointer}/responses/${PRECONDITION_FAILED}`,
        title: `A change of an outdated version is accepted: ${name} is not compared`,
        explanation: `With ${name}: ${NOBODYS} the request succeeded, and another player's change would be lost. Compare it with the ETag of what is stored, and refuse with HTTP ${PRECONDITION_FAILED}.`,
        evidence: result,
      })
      return result
    },
  ]
}

import { getVersion } from '../../cases/entity-tag.ts'
import { isRead } from '../../context/risk.ts'
import type { Attempt } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'

const PRECONDITION_FAILED = '412'
/** An `ETag` that no version has. */
const UNKNOWN_TAG = '"conformance-0"'

/** Checks that a change of an outdated version is refused, if the document lists HTTP 412. */
export function tryOutdatedVersion({ context, operation, input, jar, report }: PhaseInput<'session'>): Attempt[] {
  const name = getVersion(operation)
  const isDocumented = operation.responses.some(({ status }) => status === PRECONDITION_FAILED)
  if (isRead(operation) || name === undefined || !isDocumented) return []
  return [
    async () => {
      const outdated = { ...input, header: { ...input.header, [name]: UNKNOWN_TAG } }
      const result = await context.send(operation, outdated, { jar })
      if (result.outcome.kind === 'success')
        report.fail({
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

import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getMissingCredential } from '../../config/credentials.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { findUnsatisfiable } from '../../document/schema/contradiction.ts'
import { getUnwritableReason } from '../../http/encode-body.ts'

/** Returns why no valid request of an operation can be made, whatever the server does; undefined if one can. */
export function getUnjudgedReason(
  { root, config, validate }: RunContext,
  { login, register }: Sessions,
  operation: Operation,
): string | undefined {
  const fits = (value: unknown): boolean =>
    operation.body !== undefined && validate(operation.body.schema, value, 'request').violations.length === 0
  const contradiction = operation.body && findUnsatisfiable(root, operation.body.schema)
  const querystring = operation.parameters.find(
    ({ in: place, required }) => String(place) === 'querystring' && required,
  )
  return (
    getUnwritableReason(root, operation, fits) ??
    (contradiction && `nothing fits its body: ${contradiction}. Correct the document`) ??
    (querystring && `it needs the parameter ${querystring.name} in querystring (OpenAPI 3.2), which is not judged`) ??
    getMissingCredential(root, config, (login ?? register) !== undefined, operation)
  )
}

import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput } from '../http/request-result.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import type { RunContext } from '../context/run-context.ts'

const NAME = /^if-match$/i

/** Returns the parameter that names the version to change (`If-Match`), if the operation has one. */
export function getVersion({ parameters }: Operation): string | undefined {
  return parameters.find((parameter) => parameter.in === 'header' && NAME.test(parameter.name))?.name
}

/**
 * Returns an input with the current `ETag` of the object at its path as `If-Match`, if the operation has that
 * parameter.
 */
export async function withEntityTag(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<RequestInput> {
  const name = getVersion(operation)
  const read = context.operations.find((candidate) => isSamePath(candidate.path, operation.path) && isRead(candidate))
  if (name === undefined || read === undefined || getExclusionReason(read, context.config) !== undefined) return input
  const { response } = await context.look(read, { path: input.path, query: {}, header: {} }, { jar })
  const tag = response?.headers['etag']
  return tag === undefined ? input : { ...input, header: { ...input.header, [name]: tag } }
}

import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { mediaType } from './media-type.ts'

const OTHERS_Q = 0.5

/**
 * Returns the Accept header of an operation: the types of its successes, then those of its refusals with a lower
 * weight.
 */
export function getAccept({ responses }: Pick<Operation, 'responses'>): string {
  const getTypes = (isSuccess: boolean): string[] =>
    responses
      .filter(({ status }) => /^[23]/.test(status) === isSuccess)
      .flatMap(({ content }) => content.map(({ type }) => mediaType(type)))
  const [first = 'application/json', ...more] = new Set(getTypes(true))
  const others = [...new Set(getTypes(false))].filter((type) => type !== first && !more.includes(type))
  return [first, ...more.map((type) => `${type};q=0.9`), ...others.map((type) => `${type};q=${String(OTHERS_Q)}`)].join(
    ', ',
  )
}

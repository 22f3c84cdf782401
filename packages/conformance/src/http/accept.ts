import { isJsonType, mediaType } from '../document/media-type.ts'

const OTHERS_Q = 0.5

interface TypedResponse {
  readonly status: string
  readonly content: readonly { readonly type: string }[]
}

/**
 * Returns the Accept header of an operation: the types of its successes, JSON first, because all checks read it, then
 * those of its refusals with a lower weight.
 */
export function getAccept({ responses }: { responses: readonly TypedResponse[] }): string {
  const getTypes = (isSuccess: boolean): string[] =>
    responses
      .filter(({ status }) => /^[23]/.test(status) === isSuccess)
      .flatMap(({ content }) => content.map(({ type }) => mediaType(type)))
      .toSorted((a, b) => Number(isJsonType(b)) - Number(isJsonType(a)))
  const [first = 'application/json', ...more] = new Set(getTypes(true))
  const others = [...new Set(getTypes(false))].filter((type) => type !== first && !more.includes(type))
  return [first, ...more.map((type) => `${type};q=0.9`), ...others.map((type) => `${type};q=${String(OTHERS_Q)}`)].join(
    ', ',
  )
}

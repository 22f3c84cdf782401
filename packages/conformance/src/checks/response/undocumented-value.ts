import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { flatten } from '../../document/flatten.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** Tokens that only give access to the next page of a list. */
const PAGE_TOKEN = /(?:next|prev|previous|page|continuation|cursor|sync)[_-]?token$/i
/** Fields that cases add to a body, and the longest body to compare with its response. */
const ADDED_FIELDS = new Set(['padding', 'undocumentedExtra'])
const MAX_SENT = 65_536

/** Whether a field was added by a case, or sent in this request. */
export function isEcho({ request }: RequestResult, pointer: string, value: unknown): boolean {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  if (ADDED_FIELDS.has(name)) return true
  if (typeof request.body !== 'string' || request.body.length > MAX_SENT) return false
  try {
    return [...flatten(parseExact(request.body))].some(([place, sent]) => place.endsWith(`/${name}`) && sent === value)
  } catch {
    return false
  }
}

/** Whether the name of an undocumented value, or of one inside it, marks it as secret. */
export function holdsSecret(pointer: string, value: unknown): boolean {
  return [...flatten(value, pointer)].some(([place, leaf]) => {
    const isText = (typeof leaf === 'string' && leaf !== '') || typeof leaf === 'number'
    const names = place.slice(pointer.lastIndexOf('/') + 1).split('/')
    return isText && names.some((name) => isSecretName(name) && !PAGE_TOKEN.test(name))
  })
}

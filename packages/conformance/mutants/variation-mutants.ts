import { isJson, withAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getKey } from '../src/http/idempotency-key.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'
import { getCode, type Manners } from './manners.ts'
import { withBody, type Change, type Mutant, type MutantKind } from './mutant.ts'

const LANGUAGE = 'Accept-Language'

/** Returns the mutants that differ in another language, or by who sends a key. */
export function variationMutants(operation: Operation, operations: readonly Operation[], manners: Manners): Mutant[] {
  const { id, parameters, effect, needsSession, codes } = operation
  const mutants: Mutant[] = []
  const add = (kind: MutantKind, change: () => Change): void => {
    const ofOperation =
      (own: Change): Change =>
      (passing) =>
        passing.operation.id === id ? own(passing) : undefined
    mutants.push({ id: `${kind}: ${id}`, kind, only: id, begin: () => ({ change: ofOperation(change()) }) })
  }
  const isSpoken = parameters.some(({ name }) => name === LANGUAGE)
  const isOfUsers = operations.some((write) => write.effect !== 'session' && write.affects.includes(id))
  if (isSpoken && effect === 'read' && needsSession && isOfUsers)
    add('other data in a language', () => lessInVietnamese(manners))
  if (isSpoken && manners.hasEnvelope && codes.length > 0) add('message in one language', () => inOneLanguage(manners))
  if (getKey(operation) !== undefined && needsSession) add("key of another's", () => sharedKeys(manners))
  return mutants
}

function isVietnamese({ headers }: WireRequest): boolean {
  return headers[LANGUAGE]?.startsWith('vi') === true
}

/** Leaves out the first item of a list. */
function lessInVietnamese({ isSuccess }: Manners): Change {
  return (passing) => {
    if (!isVietnamese(passing.request) || !isSuccess(passing)) return undefined
    const less = withoutFirst(passing.json)
    return less === undefined ? undefined : withBody(passing.response, less)
  }
}

function withoutFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : (value as unknown[]).slice(1)
  if (!isJson(value)) return undefined
  for (const [name, field] of Object.entries(value)) {
    const less = withoutFirst(field)
    if (less !== undefined) return { ...value, [name]: less }
  }
  return undefined
}

/** Sends the message of each code as it was in English. */
function inOneLanguage({ isSuccess, isRefusedInput, isRefusedSession }: Manners): Change {
  const known = new Map<unknown, unknown>()
  return (passing) => {
    const { request, response, json } = passing
    const code = getCode(json)
    if (!isJson(json) || isSuccess(passing) || isRefusedInput(passing) || isRefusedSession(passing)) return undefined
    if (!isVietnamese(request)) known.set(code, json['msg'])
    const message = known.get(code)
    return message === undefined || message === json['msg']
      ? undefined
      : withBody(response, withAt(json, '/msg', message))
  }
}

/** Returns the first response to a key, whoever sends it. */
function sharedKeys({ isSuccess }: Manners): Change {
  const known = new Map<string, { owner: string; response: WireResponse }>()
  return (passing) => {
    const { headers } = passing.request
    const [key = '', owner = ''] = [headers['Idempotency-Key'], headers['cookie'] ?? headers['authorization']]
    if (!isSuccess(passing)) return undefined
    const first = known.get(key) ?? { owner, response: passing.response }
    known.set(key, first)
    return first.owner === owner ? undefined : first.response
  }
}

import { inProgressCode, getKey, keyReusedCode } from '../src/cases/idempotency-key.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireResponse } from '../src/http/message.ts'
import { isSuccess } from './response-mutants.ts'
import type { Change, Fault, Mutant, Passing } from './mutant.ts'

/** Returns the mutants of an operation's idempotency key. */
export function keyMutants(operation: Operation): Mutant[] {
  const key = getKey(operation)?.name
  if (key === undefined) return []
  const mutant = (kind: Mutant['kind'], begin: Mutant['begin']): Mutant => ({
    id: `${kind}: ${operation.id}`,
    kind,
    touches: [operation.id],
    begin,
  })
  return [
    mutant('refusal stored', () => storingRefusals(operation, key)),
    mutant('key for anything', () => takingAnything(operation, key)),
    mutant('both at once', () => runningBoth(operation, key)),
  ]
}

const getCode = ({ json }: Passing): unknown => (isJson(json) ? json['code'] : undefined)

/** Repeats the first refusal of a key for every later request with that key. */
function storingRefusals(operation: Operation, key: string): Fault {
  const stored = new Map<string, WireResponse>()
  const ofKeys = [keyReusedCode(operation), inProgressCode(operation)]
  const own = operation.codes.filter((one) => !ofKeys.includes(one)).map(({ code }) => code)
  return {
    // Drop the key, so that the server executes the request again.
    rewrite: (request) => {
      const { [key]: value = '', ...headers } = request.headers
      return stored.has(value) ? { ...request, headers } : undefined
    },
    change: (passing) => {
      const value = passing.request.headers[key]
      if (passing.operation.id !== operation.id || value === undefined) return undefined
      const known = stored.get(value)
      if (known === undefined && own.some((code) => code === getCode(passing))) stored.set(value, passing.response)
      return known
    },
  }
}

/** Repeats the first success of a key even if the content differs. */
function takingAnything(operation: Operation, key: string): Change {
  const first = new Map<string, WireResponse>()
  const reused = keyReusedCode(operation)?.code
  return (passing) => {
    const value = passing.request.headers[key]
    if (passing.operation.id !== operation.id || value === undefined) return undefined
    if (isSuccess(passing) && !first.has(value)) first.set(value, passing.response)
    return getCode(passing) === reused ? first.get(value) : undefined
  }
}

/** Ignores keys while a first request runs, so that a concurrent one runs too. */
function runningBoth(operation: Operation, key: string): Fault {
  const running = new Set<string>()
  return {
    rewrite: (request, { id }) => {
      const value = request.headers[key]
      if (id !== operation.id || value === undefined) return undefined
      if (!running.has(value)) {
        running.add(value)
        return undefined
      }
      return { ...request, headers: { ...request.headers, [key]: `second-${value}`.slice(0, 64) } }
    },
    change: ({ request }) => {
      running.delete(request.headers[key] ?? '')
      return undefined
    },
  }
}

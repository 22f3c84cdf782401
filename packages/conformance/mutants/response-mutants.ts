import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Manners } from './manners.ts'
import { isOfLines, withBody, type Mutant, type MutantKind, type Passing } from './mutant.ts'
import { changeAt, placesBelow, type Place } from './places.ts'
import { rulesFor } from './value-rules.ts'

/** Returns the mutants of an operation that one success shows. */
export function responseMutants(root: Json, operation: Operation, manners: Manners): Mutant[] {
  const { isSuccess, getData, hasEnvelope } = manners
  const make = (kind: MutantKind, name: string, change: (passing: Passing) => Passing['response'] | undefined) => ({
    id: `${kind}: ${operation.id} ${name}`,
    kind,
    only: operation.id,
    begin: () => ({
      change: (passing: Passing) =>
        passing.operation.id === operation.id && isSuccess(passing) ? change(passing) : undefined,
    }),
  })
  const withHeader =
    (name: string, value: string) =>
    ({ response }: Passing) => ({
      ...response,
      headers: { ...response.headers, [name]: value },
    })
  const withStatus =
    (status: number) =>
    ({ response }: Passing) => ({ ...response, status })
  const data = getData(operation)
  const places: Place[] =
    data === undefined ? [] : [{ ...data, isRequired: false }, ...placesBelow(root, data.schema, data.steps)]
  const values = places.flatMap((place) =>
    rulesFor(place).map((rule) =>
      make(rule.kind, `/${place.steps.join('/')} ${rule.name}`, ({ response, json }) => {
        const steps = isOfLines(response) ? ['*', ...place.steps] : place.steps
        const changed = json === undefined ? undefined : changeAt(json, steps, rule.change)
        // A change without effect (an empty list, a value that is still valid) does not count as a fault.
        if (changed === undefined || JSON.stringify(changed) === JSON.stringify(json)) return undefined
        return withBody(response, changed)
      }),
    ),
  )
  return [
    ...values,
    make('wrong status', '206', withStatus(206)),
    make('wrong status', '500', withStatus(500)),
    ...(data === undefined ? [] : [make('wrong type', 'text/html', withHeader('content-type', 'text/html'))]),
    ...(forbidsCaching(operation, manners)
      ? [make('cacheable', 'max-age', withHeader('cache-control', 'public, max-age=60'))]
      : []),
    ...(hasEnvelope
      ? [
          make('envelope lie', 'refused', ({ response }) =>
            withBody(response, { success: false, code: 49_999, msg: 'Refused.', data: null }),
          ),
          make('bad code', 'success', ({ response, json }) => withBody(response, { ...(json as object), code: 1 })),
        ]
      : []),
  ]
}

/** Whether caches must not store a success: by the mock's documents, elsewhere if only a session may read it. */
function forbidsCaching({ responses, needsSession, method }: Operation, { hasEnvelope }: Manners): boolean {
  const isDocumented = responses.some(({ headers }) => headers.some(({ name }) => /^cache-control$/i.test(name)))
  return hasEnvelope ? isDocumented : needsSession && method === 'GET' && !isDocumented
}

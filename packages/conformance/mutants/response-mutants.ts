import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { follow, part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { withBody, type Change, type Mutant, type MutantKind, type Passing } from './mutant.ts'
import { changeAt, placesBelow } from './places.ts'
import { rulesFor } from './value-rules.ts'

/** Whether a response is a success by the document's envelope. */
export function isSuccess({ json }: Passing): boolean {
  return isJson(json) && json['success'] === true
}

/** Returns the mutants of an operation's responses that need no state. */
export function responseMutants(root: Json, operation: Operation): Mutant[] {
  const simple = (kind: MutantKind, name: string, change: Change): Mutant => ({
    id: `${kind}: ${operation.id} ${name}`,
    kind,
    touches: [operation.id],
    begin: () => change,
  })
  const success =
    (change: (passing: Passing) => Passing['response'] | undefined): Change =>
    (passing) =>
      passing.operation.id === operation.id && isSuccess(passing) ? change(passing) : undefined
  const values = dataPlaces(root, operation).flatMap((place) =>
    rulesFor(place).map((rule) =>
      simple(
        rule.kind,
        `/${place.steps.join('/')} ${rule.name}`,
        success(({ response, json }) => {
          const changed = changeAt(json, place.steps, rule.change)
          // A change without effect (an empty list, a value that is still valid) does not count as a fault.
          return changed === undefined || JSON.stringify(changed) === JSON.stringify(json)
            ? undefined
            : withBody(response, changed)
        }),
      ),
    ),
  )
  return [
    ...values,
    simple(
      'wrong status',
      '201',
      success(({ response }) => ({ ...response, status: 201 })),
    ),
    simple(
      'wrong status',
      '500',
      success(({ response }) => ({ ...response, status: 500 })),
    ),
    simple(
      'wrong type',
      'text/html',
      success(({ response }) => ({ ...response, headers: { ...response.headers, 'content-type': 'text/html' } })),
    ),
    ...(operation.responses.some(({ headers }) => headers.some(({ name }) => name === 'Cache-Control'))
      ? [
          simple(
            'cacheable',
            'max-age',
            success(({ response }) => ({
              ...response,
              headers: { ...response.headers, 'cache-control': 'max-age=60' },
            })),
          ),
        ]
      : []),
    simple(
      'envelope lie',
      'refused',
      success(({ response }) => withBody(response, { success: false, code: 49_999, msg: 'Refused.', data: null })),
    ),
    simple(
      'bad code',
      'success',
      success(({ response, json }) => withBody(response, { ...(json as object), code: 1 })),
    ),
  ]
}

/** Returns the places in a success payload. The first branch of the envelope is the success. */
function dataPlaces(root: Json, operation: Operation): ReturnType<typeof placesBelow> {
  const schema = operation.responses.find(({ status }) => status === '200')?.content[0]?.schema
  const envelope = schema === undefined ? undefined : successBranch(root, schema)
  return envelope === undefined
    ? []
    : placesBelow(root, unwrap(root, part(root, envelope, 'properties', 'data')), ['data'])
}

function successBranch(root: Json, schema: DocumentNode): DocumentNode | undefined {
  const node = follow(root, schema.value, schema.pointer)
  const branches = node.value['oneOf']
  if (!Array.isArray(branches)) return node
  return branches
    .map((_, index) => part(root, node, 'oneOf', index))
    .find((branch) => {
      const success = part(root, branch, 'properties', 'success')
      return success.value['const'] === true
    })
}

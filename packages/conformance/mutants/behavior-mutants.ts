import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { isSuccess } from './response-mutants.ts'
import { withBody, type Change, type Mutant, type Passing } from './mutant.ts'
import { follow, part } from '@tumpak/contract-kit/schema-node.ts'

const SESSION_INVALID = 20_002
const BAD_INPUT = 40_000

const getCode = ({ json }: Passing): unknown => (isJson(json) ? json['code'] : undefined)
const getSession = ({ request }: Passing): string =>
  /tumpak_session=[^;]+/.exec(request.headers['cookie'] ?? '')?.[0] ?? ''

/** Returns the mutants of an operation that no single response shows. */
export function behaviorMutants(root: Json, operation: Operation): Mutant[] {
  const own =
    (change: Change): Change =>
    (passing) =>
      passing.operation.id === operation.id ? change(passing) : undefined
  const mutants: Mutant[] = []
  const add = (kind: Mutant['kind'], begin: () => Change, touches: string[] = [operation.id]): void =>
    void mutants.push({ id: `${kind}: ${operation.id}`, kind, touches, begin })
  const example = successExample(root, operation)
  const pretend = (passing: Passing): Passing['response'] => withBody({ ...passing.response, status: 200 }, example)

  if (operation.needsSession && example !== undefined) {
    add('session ignored', () =>
      own((passing) => (getCode(passing) === SESSION_INVALID ? pretend(passing) : undefined)),
    )
  }
  if (
    example !== undefined &&
    (operation.body !== undefined || operation.parameters.some((one) => one.in !== 'header'))
  ) {
    add('bad input accepted', () => own((passing) => (getCode(passing) === BAD_INPUT ? pretend(passing) : undefined)))
  }
  if (
    operation.effect === 'read' &&
    operation.needsSession &&
    operation.parameters.some((one) => /orderNo|sn$/i.test(one.name))
  ) {
    add("other player's data", () => own(remembering()))
  }
  if (
    operation.effect === 'read' &&
    operation.needsSession &&
    !operation.path.includes('{') &&
    readOperations(root).some((one) => one.effect === 'money' && one.shows.includes(operation.id))
  ) {
    add("other player's data", () => own(ofTheFirst()))
  }
  if (operation.affects.length > 0 && operation.body !== undefined) {
    add('state changed on refusal', () => drifting(operation), [operation.id])
  }
  if (operation.parameters.some((one) => one.name === 'pageNum')) {
    add('page lost', () =>
      own((passing) =>
        isSuccess(passing) && hasItems(passing.json) && Number(query(passing).get('pageNum')) > 1
          ? withBody(passing.response, emptied(passing.json))
          : undefined,
      ),
    )
  }
  return mutants
}

function query({ request }: Passing): URLSearchParams {
  return new URL(request.url).searchParams
}

/** Sends everybody the response that the first player got at the same URL. */
function remembering(): Change {
  const known = new Map<string, { session: string; body: string }>()
  return (passing) => {
    const { request, response, json } = passing
    const before = known.get(request.url)
    const list = isJson(json) && isJson(json['data']) ? json['data']['list'] : undefined
    if (isSuccess(passing) && !(Array.isArray(list) && list.length === 0)) {
      known.set(request.url, { session: getSession(passing), body: response.body })
      return undefined
    }
    const isPlayers = getCode(passing) !== SESSION_INVALID && getCode(passing) !== BAD_INPUT
    return before !== undefined && isPlayers && before.session !== getSession(passing)
      ? { ...response, status: 200, body: before.body }
      : undefined
  }
}

/** Sends everybody the latest response that the first player got. */
function ofTheFirst(): Change {
  let owner: string | undefined
  let body: string | undefined
  return (passing) => {
    if (!isSuccess(passing)) return undefined
    const session = getSession(passing)
    owner ??= session
    if (session === owner) body = passing.response.body
    return session === owner || body === undefined ? undefined : { ...passing.response, body }
  }
}

/** Changes a number or a text in the affected reads at each refusal of bad input. */
function drifting(operation: Operation): Change {
  let refusals = 0
  return (passing) => {
    if (passing.operation.id === operation.id && getCode(passing) === BAD_INPUT) refusals += 1
    if (refusals === 0 || !operation.affects.includes(passing.operation.id) || !isSuccess(passing)) return undefined
    const json = passing.json as Json
    const drifted = drift(json['data'], refusals)
    return drifted === undefined ? undefined : withBody(passing.response, { ...json, data: drifted })
  }
}

/** Returns a copy with the first whole number changed; undefined if there is none. */
function drift(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by
  if (Array.isArray(value)) return value.length === 0 ? undefined : replaceFirst(value, by)
  if (!isJson(value)) return undefined
  // Search from the end, where fields such as `total` follow the list and are always present.
  for (const key of Object.keys(value).toReversed()) {
    const moved = drift(value[key], by)
    if (moved !== undefined) return { ...value, [key]: moved }
  }
  return undefined
}

function replaceFirst(list: unknown[], by: number): unknown {
  const moved = drift(list[0], by)
  return moved === undefined ? undefined : [moved, ...list.slice(1)]
}

/** Whether a response is a page with items. */
function hasItems(json: unknown): boolean {
  const envelope = json as { data?: { list?: unknown[] } }
  return (envelope.data?.list?.length ?? 0) > 0
}

function emptied(json: unknown): unknown {
  const envelope = json as { data?: { list?: unknown[] } }
  return { ...envelope, data: { ...envelope.data, list: [] } }
}

/** Returns the document's example of a success. */
function successExample(root: Json, operation: Operation): unknown {
  const steps = ['responses', '200', 'content', 'application/json', 'examples', 'success']
  return steps.reduce((node, step) => part(root, node, step), follow(root, { $ref: `#${operation.pointer}` }, ''))
    .value['value']
}

import { basePath, literal, serveStyle, type Style } from '../lab/styles/serve.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Transport, WireResponse } from '../src/http/message.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { createSample } from '../src/document/schema/sample.ts'
import { changeAt, placesBelow } from './places.ts'
import { isSuccess, type Fault, type StyleMutant } from './style-fault.ts'
import { restMutants } from './style-rest-mutants.ts'
import { stateMutants } from './style-state-mutants.ts'
import { rulesFor } from './value-rules.ts'

const LEAKS = [
  'java.lang.NullPointerException: null',
  'duplicate key value violates unique constraint "things_pkey"',
  "You have an error in your SQL syntax near 'x'",
  'Traceback (most recent call last): File "/app/main.py", line 3, in run',
]

/** Returns all mutants of a style whose fault violates its document. */
export function styleMutants({ document }: Style): StyleMutant[] {
  const operations = readOperations(document)
  return operations.flatMap((operation) => [
    ...valueMutants(document, operation),
    ...answerMutants(document, operation),
    ...stateMutants(operation, operations),
    ...restMutants(document, operation, operations),
  ])
}

/** Creates an in-memory server of a style with a fault. Calls `onReached` when the fault applies. */
export function serveMutant(style: Style, { begin }: StyleMutant, onReached: () => void): Transport {
  const server = style.start()
  const next = serveStyle(style, server)
  const base = literal(basePath(style.document))
  const fault = begin()
  const patterns = readOperations(style.document).map((operation) => ({
    operation,
    pattern: new RegExp(`^${base}${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const { operation } =
      patterns.find((one) => one.operation.method === request.method && one.pattern.test(pathname)) ?? {}
    const changed = operation === undefined ? undefined : await fault({ operation, request, next, server })
    if (changed === undefined) return next(request)
    onReached()
    return changed
  }
}

/** Applies a change to the success responses of one operation. */
function inSuccess(operation: Operation, change: (response: WireResponse) => WireResponse | undefined): Fault {
  return async (exchange) => {
    if (exchange.operation.id !== operation.id) return undefined
    const response = await exchange.next(exchange.request)
    return isSuccess(response) ? (change(response) ?? response) : response
  }
}

/** Changes a value in a JSON response, or in each line of a JSON Lines response. */
function changedAt(
  response: WireResponse,
  steps: string[],
  change: (found: unknown) => unknown,
): WireResponse | undefined {
  const isLines = /ndjson/.test(response.headers['content-type'] ?? '')
  const value: unknown = isLines
    ? response.body
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    : JSON.parse(response.body)
  const changed = changeAt(value, isLines ? ['*', ...steps] : steps, change)
  if (changed === undefined || JSON.stringify(changed) === JSON.stringify(value)) return undefined
  const body = isLines
    ? (changed as unknown[]).map((one) => `${JSON.stringify(one)}\n`).join('')
    : JSON.stringify(changed)
  return { ...response, body }
}

function successSchema({ responses }: Operation): DocumentNode | undefined {
  return responses.find(({ status }) => status.startsWith('2'))?.content.find(({ type }) => /json/.test(type))?.schema
}

function valueMutants(root: Json, operation: Operation): StyleMutant[] {
  const schema = successSchema(operation)
  if (schema === undefined) return []
  const whole = { steps: [], schema: unwrap(root, schema), isRequired: false }
  const places = [whole, ...placesBelow(root, whole.schema, [])]
  return places.flatMap((place) => {
    const isObject = place.schema.value['type'] === 'object'
    const secret = {
      kind: 'secret field',
      name: 'passwordHash',
      change: (found: unknown) => ({ ...(found as object), passwordHash: 'b1946ac92492' }),
    }
    // A map may have any additional key.
    const isMap = isJson(place.schema.value['additionalProperties'])
    const rules = [...rulesFor(place), ...(isObject ? [secret] : [])].filter(
      ({ kind }) => !isMap || kind !== 'secret field',
    )
    return rules.map(({ kind, name, change }): StyleMutant => ({
      id: `${kind}: ${operation.id} /${place.steps.join('/')} ${name}`,
      kind,
      only: [operation.id],
      begin: () => {
        let isReached = false
        return async (exchange) => {
          if (exchange.operation.id !== operation.id) return undefined
          const response = await exchange.next(exchange.request)
          const changed =
            isSuccess(response) && response.body !== '' ? changedAt(response, place.steps, change) : undefined
          isReached ||= changed !== undefined
          // A fault that changes nothing does not count as reached.
          return changed ?? undefined
        }
      },
    }))
  })
}

/** Returns faults of status, media type, headers and refusals. */
function answerMutants(root: Json, operation: Operation): StyleMutant[] {
  const { id, needsSession, effect, method } = operation
  const make = (kind: string, name: string, fault: Fault): StyleMutant => ({
    id: `${kind}: ${id}${name === '' ? '' : ` ${name}`}`,
    kind,
    only: [id],
    begin: () => fault,
  })
  const documented = operation.responses.find(({ status }) => status.startsWith('2'))
  const schema = successSchema(operation)
  const pretended: WireResponse = {
    status: Number(documented?.status ?? 200),
    headers: schema === undefined ? {} : { 'content-type': documented?.content[0]?.type ?? '' },
    setCookies: [],
    body: schema === undefined ? '' : JSON.stringify(createSample(root, schema, createRandom(1))),
    milliseconds: 1,
  }
  const instead =
    (statuses: number[]): Fault =>
    async (exchange) => {
      if (exchange.operation.id !== id) return undefined
      const response = await exchange.next(exchange.request)
      return statuses.includes(response.status) ? pretended : undefined
    }
  const header = (name: string, value: string): Fault =>
    inSuccess(operation, (response) => ({ ...response, headers: { ...response.headers, [name]: value } }))
  const leak = LEAKS[id.length % LEAKS.length] ?? ''
  const leaking: Fault = async (exchange) => {
    if (exchange.operation.id !== id) return undefined
    const response = await exchange.next(exchange.request)
    if (isSuccess(response) || response.body === '') return undefined
    return {
      ...response,
      body: response.body.replace(
        /"(?=(?:Who|There|The body|This|Send|Wrong|It is|\w+ (?:does|is))[^"]*")/,
        `"${leak.replaceAll('"', '\\"')} `,
      ),
    }
  }
  const hasInput = operation.body !== undefined || operation.parameters.some((one) => one.in === 'query')
  return [
    make(
      'wrong status',
      '500',
      inSuccess(operation, (response) => ({ ...response, status: 500 })),
    ),
    make(
      'wrong status',
      '206',
      inSuccess(operation, (response) => ({ ...response, status: 206 })),
    ),
    ...(schema === undefined ? [] : [make('wrong type', 'text/html', header('content-type', 'text/html'))]),
    ...(needsSession ? [make('session ignored', '', instead([401]))] : []),
    ...(hasInput ? [make('bad input accepted', '', instead([400, 415, 422]))] : []),
    ...(needsSession && method === 'GET' && !mayBeCached(operation)
      ? [make('cacheable', '', header('cache-control', 'public, max-age=60'))]
      : []),
    ...(needsSession || hasInput ? [make('server text', '', leaking)] : []),
    ...(effect === 'read' && operation.order !== undefined
      ? [make('order reversed', '', inSuccess(operation, reversed))]
      : []),
  ]
}

/** Whether the document has a `Cache-Control` header. */
function mayBeCached({ responses }: Operation): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => /^cache-control$/i.test(name)))
}

function reversed(response: WireResponse): WireResponse | undefined {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.toReversed()
    return isJson(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turn(one)])) : value
  }
  return { ...response, body: JSON.stringify(turn(JSON.parse(response.body))) }
}

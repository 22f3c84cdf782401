import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentedResponse, Operation } from '@tumpak/contract-kit/operation.ts'
import { isBelow, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { getShape } from '../src/document/schema/shape.ts'
import type { WireResponse } from '../src/http/message.ts'
import type { Exchange, Fault, StyleMutant } from './style-fault.ts'

const UNDOCUMENTED = 418

/** Returns faults of REST manners: errors in another form, and fields that are stored otherwise than they were sent. */
export function restMutants(root: Json, operation: Operation, operations: readonly Operation[]): StyleMutant[] {
  const { id, responses } = operation
  const make = (kind: string, name: string, fault: Fault): StyleMutant => ({
    id: `${kind}: ${id} ${name}`,
    kind,
    only: [id],
    begin: () => fault,
  })
  const isOpenEnded = responses.some(({ status }) => /^(4XX|default)$/i.test(status))
  const errors = responses.filter(({ status }) => /^4\d\d$/.test(status) && !['400', '415'].includes(status))
  return [
    ...errors.flatMap((one) => errorMutants(root, operation, one, make)),
    ...(isOpenEnded || !operation.needsSession
      ? []
      : [
          make(
            'undocumented refusal',
            '401',
            onStatus(operation, 401, (response) => ({ ...response, status: UNDOCUMENTED })),
          ),
        ]),
    ...getStoredFields(root, operation, operations).map((name) =>
      make('stored otherwise', name, storingOtherwise(operation, name)),
    ),
  ]
}

type Make = (kind: string, name: string, fault: Fault) => StyleMutant

function errorMutants(
  root: Json,
  operation: Operation,
  { status, content, headers }: DocumentedResponse,
  make: Make,
): StyleMutant[] {
  const schema = content[0]?.schema
  const [field] = schema === undefined ? [] : getShape(root, schema, 'response').required
  const fault = (change: (response: WireResponse) => WireResponse): Fault => onStatus(operation, Number(status), change)
  return [
    ...(schema === undefined
      ? []
      : [
          make(
            'type of an error',
            status,
            fault((response) => ({ ...response, headers: { ...response.headers, 'content-type': 'text/plain' } })),
          ),
        ]),
    ...(field === undefined
      ? []
      : [
          make(
            'body of an error',
            status,
            fault((response) => {
              const { [field]: _, ...others } = JSON.parse(response.body) as Json
              return { ...response, body: JSON.stringify(others) }
            }),
          ),
        ]),
    ...headers
      .filter(({ required }) => required)
      .map(({ name }) =>
        make(
          'header of an error',
          `${status} ${name}`,
          fault((response) => {
            const { [name.toLowerCase()]: _, ...others } = response.headers
            return { ...response, headers: others }
          }),
        ),
      ),
  ]
}

function onStatus({ id }: Operation, status: number, change: (response: WireResponse) => WireResponse): Fault {
  return async (exchange) => {
    if (exchange.operation.id !== id || exchange.request.method !== exchange.operation.method) return undefined
    const response = await exchange.next(exchange.request)
    return response.status === status && response.body !== '' ? change(response) : undefined
  }
}

/** Returns the text and number fields of a body that a read shows. */
function getStoredFields(root: Json, operation: Operation, operations: readonly Operation[]): string[] {
  const { method, path, body } = operation
  const read = operations.find(
    (one) => one.method === 'GET' && (method === 'POST' ? isBelow(one.path, path) : isSamePath(one.path, path)),
  )
  const shown = read?.responses.find(({ status }) => status === '200')?.content[0]?.schema
  if (body === undefined || shown === undefined || method === 'DELETE') return []
  const { properties } = getShape(root, shown, 'response')
  return [...getShape(root, body.schema).properties].flatMap(([name, node]) => {
    const { types, keywords } = getShape(root, node)
    const isPlain = types.includes('string') || types.includes('number') || types.includes('integer')
    const isFree = !['enum', 'format', 'pattern', 'writeOnly'].some((one) => one in keywords)
    return properties.has(name) && isPlain && isFree ? [name] : []
  })
}

/** Stores another value of a field: a text without its last letter, the least number. */
function storingOtherwise({ id }: Operation, field: string): Fault {
  return async ({ operation, request, next }: Exchange) => {
    if (operation.id !== id || typeof request.body !== 'string') return undefined
    const sent = parse(request.body)
    if (!isJson(sent) || sent[field] === undefined) return undefined
    // Validate what was sent, as a server does that loses a part later.
    const value = sent[field]
    const other = typeof value === 'string' ? value.slice(0, -1) : typeof value === 'number' ? 1 : value
    if (other === value || other === '') return undefined
    const response = await next({ ...request, body: JSON.stringify({ ...sent, [field]: other }) })
    return response.status < 300 ? response : undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

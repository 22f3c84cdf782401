import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { Link, Operation } from '@tumpak/contract-kit/operation.ts'
import { plain } from '../http/parameter-style.ts'
import type { RequestResult, RequestInput } from '../http/request-result.ts'

/** The parts of an input that a link provides. */
export interface LinkedInput {
  parameters: { [name: string]: unknown }
  body?: unknown
}

/**
 * Evaluates a link on a response: runtime expressions alone, inside text (`{$…}`), and in objects. `item` selects the
 * list item (0 is the first). Returns undefined if a value is missing.
 */
export function followLink(link: Link, result: RequestResult, item = 0): LinkedInput | undefined {
  try {
    const parameters: LinkedInput['parameters'] = {}
    for (const [name, value] of Object.entries(link.parameters)) {
      parameters[name.replace(/^(path|query|header|cookie)\./, '')] = evaluate(value, result, item)
    }
    return link.requestBody === undefined
      ? { parameters }
      : { parameters, body: evaluate(link.requestBody, result, item) }
  } catch {
    return undefined
  }
}

/** Evaluates a value of a rule on a response as `followLink` does. Returns undefined if a value is missing. */
export function evaluateRule(value: unknown, result: RequestResult): unknown {
  try {
    return evaluate(value, result, 0)
  } catch {
    return undefined
  }
}

/** Merges linked values into an operation's input. */
export function withLinked(operation: Operation, input: RequestInput, linked: LinkedInput): RequestInput {
  const copy: RequestInput = {
    ...input,
    path: { ...input.path },
    query: { ...input.query },
    header: { ...input.header },
  }
  for (const [name, value] of Object.entries(linked.parameters)) {
    const parameter = operation.parameters.find((candidate) => candidate.name === name)
    if (parameter !== undefined) copy[parameter.in] = { ...copy[parameter.in], [name]: value }
  }
  if (linked.body !== undefined) {
    copy.body = isJson(linked.body) && isJson(copy.body) ? { ...copy.body, ...linked.body } : linked.body
  }
  return copy
}

function evaluate(value: unknown, result: RequestResult, item: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => evaluate(entry, result, item))
  if (isJson(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, evaluate(field, result, item)]))
  }
  if (typeof value !== 'string') return value
  if (value.startsWith('$')) return resolve(value, result, item)
  return value.replace(/\{(\$[^}]+)\}/g, (_, expression: string) => plain(resolve(expression, result, item)))
}

function resolve(expression: string, result: RequestResult, item: number): unknown {
  const found = lookUp(expression, result, item)
  if (found === undefined) throw new Error(`${expression} gives nothing`)
  return found
}

function lookUp(expression: string, { input, json, response, request }: RequestResult, item: number): unknown {
  const [place = '', pointer] = expression.split('#')
  const isRequest = place.startsWith('$request.')
  const name = place.slice(place.lastIndexOf('.') + 1)
  if (place === '$response.body') return at(json, otherItem(pointer ?? '', item))
  if (place === '$request.body') return at(input.body, pointer ?? '')
  if (isRequest && place.includes('.query.')) return input.query[name]
  if (isRequest && place.includes('.path.')) return input.path[name]
  if (isRequest && place.includes('.header.')) return request.headers[name.toLowerCase()] ?? request.headers[name]
  if (place.startsWith('$response.header.')) return response?.headers[name.toLowerCase()]
  return undefined
}

function otherItem(pointer: string, item: number): string {
  return item === 0 ? pointer : pointer.replace(/\/0(?=\/)/, `/${item}`)
}

/** Whether a link passes on data from the response, not only from the request. */
export function usesResponse({ parameters, requestBody }: Link): boolean {
  return JSON.stringify([parameters, requestBody]).includes('$response')
}

/** Whether a link passes on nothing at all. */
export function isEmptyLink({ parameters, requestBody }: Link): boolean {
  return Object.keys(parameters).length === 0 && requestBody === undefined
}

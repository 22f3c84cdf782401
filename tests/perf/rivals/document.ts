import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { loadDocument } from '@tumpak/contract-kit/load-document.ts'
import { REQUESTS, type SentRequest } from './requests.ts'

const LAB = 'packages/conformance/lab/openapi.yaml'
/** Initial ids of the lab, and values that its healthy server accepts. */
const PARAMETERS: { [name: string]: unknown } = {
  bookId: 'b1001',
  loanId: 'n1007',
  page: 1,
  perPage: 20,
  genre: 'novel',
}

/**
 * The lab's document in one file of OpenAPI 3.0, which all tools read, with examples of requests and of the healthy lab's
 * responses. Without the operation that ends the session, because the tools have no order.
 */
export function documentForAll(responses: readonly SentRequest[]): Json {
  const { root } = loadDocument(LAB)
  const whole = inline(root, root) as Json
  const { security, tags, components } = whole
  const { ['/sessions/current']: _, ...paths } = whole['paths'] as { [path: string]: Json }
  for (const item of Object.values(paths)) {
    giveParameters(item)
    for (const operation of Object.values(item).filter(isJson)) {
      const id = operation['operationId']
      giveParameters(operation)
      giveExample(
        operation['requestBody'],
        REQUESTS.map((one) => ({ body: undefined, ...one })).find((one) => one.operationId === id)?.body,
      )
      const response = responses.find((one) => one.operationId === id)
      giveExample((operation['responses'] as Json | undefined)?.[String(response?.status)], response?.body)
    }
  }
  const info = { title: 'Village library', version: '1.2.0' }
  const securitySchemes = isJson(components) ? components['securitySchemes'] : {}
  return { openapi: '3.0.3', info, servers: [{ url: '/' }], security, tags, paths, components: { securitySchemes } }
}

function giveExample(owner: unknown, example: unknown): void {
  const content = isJson(owner) ? owner['content'] : undefined
  const media = isJson(content) ? content['application/json'] : undefined
  if (!isJson(media) || example === undefined) return
  delete media['examples']
  media['example'] = example
}

function giveParameters({ parameters }: Json): void {
  if (!Array.isArray(parameters)) return
  for (const one of parameters.filter(isJson)) one['example'] = PARAMETERS[String(one['name'])]
}

/** A copy without references, links and keywords that OpenAPI 3.0 lacks. */
function inline(root: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inline(root, one))
  if (!isJson(value)) return value
  const { $ref } = value
  if (typeof $ref === 'string') return inline(root, at(root, $ref.slice(1)))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => key !== 'links' && key !== 'x-files' && !(key === 'examples' && Array.isArray(one)))
      .map(([key, one]) => [key, inline(root, one)]),
  )
}

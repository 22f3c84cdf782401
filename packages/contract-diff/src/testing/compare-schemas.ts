import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from '../compare.ts'

export const text = { type: 'string' }
export const integer = { type: 'integer' }
/** A schema of an object with these properties. */
export const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', properties, required })
/** A reference to one of the components. */
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

export const A = object({ a: text }, 'a')
export const B = object({ b: text }, 'b')
const schemas = {
  A,
  B,
  C: object({ c: text }, 'c'),
  AB: { oneOf: [ref('A'), ref('B')] },
  Cpu: object({ limits: object({ cpu: integer }) }),
}

function getDocument(schema: Json, isResponse: boolean, version: string): Json {
  const content = { 'application/json': { schema } }
  const responses = { 200: { description: 'Done.', ...(isResponse && { content }) } }
  const post = { operationId: 'a', responses, ...(!isResponse && { requestBody: { content } }) }
  return {
    openapi: version,
    info: { title: 'T', version: '1.0.0' },
    paths: { '/a': { post } },
    components: { schemas },
  }
}

/** The rules that a comparison of a request's body reports, or of a response's, and whom each breaks. */
export function compare(old: Json, now: Json, { isResponse = false, version = '3.1.0' } = {}): string[] {
  const [was, is] = [getDocument(old, isResponse, version), getDocument(now, isResponse, version)]
  const { changes } = compareDocuments('document', was, is)
  return changes.filter(({ level }) => level !== 'patch').map(({ rule, breaks }) => [rule, ...breaks].join(' '))
}

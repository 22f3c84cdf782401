import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { follow, part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { createSample } from '../src/document/schema/sample.ts'
import type { WireResponse } from '../src/http/message.ts'
import type { Passing } from './mutant.ts'

/** How a server says success and refusal. */
export interface Manners {
  hasEnvelope: boolean
  isSuccess: (passing: Pick<Passing, 'response' | 'json'>) => boolean
  isRefusedSession: (passing: Passing) => boolean
  isRefusedInput: (passing: Passing) => boolean
  /** The schema of what a success carries, and the steps to it from the body. */
  getData: (operation: Operation) => { schema: DocumentNode; steps: string[] } | undefined
  /** A success that a server could pretend; undefined if the document does not say enough. */
  pretend: (operation: Operation) => Pretended | undefined
}

/** The status, media type and body of a success. */
interface Pretended {
  status: number
  type: string | undefined
  json: unknown
}

const SESSION_INVALID = 20_002
const BAD_INPUT = 40_000

/** Returns the manners of a document: those of Tumpak's envelope, or HTTP's own. */
export function getManners(root: Json): Manners {
  return root['x-envelope'] === undefined ? getStatusManners(root) : getEnvelopeManners(root)
}

function getStatusManners(root: Json): Manners {
  const getSchema = (operation: Operation): DocumentNode | undefined =>
    getSuccess(operation)?.content.find(({ type }) => /json/.test(type))?.schema
  return {
    hasEnvelope: false,
    isSuccess: ({ response }) => response.status < 300,
    isRefusedSession: ({ response }) => response.status === 401,
    isRefusedInput: ({ response }) => [400, 415, 422].includes(response.status),
    getData: (operation) => {
      const schema = getSchema(operation)
      return schema && { schema: unwrap(root, schema), steps: [] }
    },
    pretend: (operation) => {
      const schema = getSchema(operation)
      const { status = '200', content = [] } = getSuccess(operation) ?? {}
      return {
        status: Number(status),
        type: schema && content[0]?.type,
        json: schema && createSample(root, schema, createRandom(1)),
      }
    },
  }
}

function getEnvelopeManners(root: Json): Manners {
  return {
    hasEnvelope: true,
    isSuccess: ({ json }) => isJson(json) && json['success'] === true,
    isRefusedSession: ({ json }) => getCode(json) === SESSION_INVALID,
    isRefusedInput: ({ json }) => getCode(json) === BAD_INPUT,
    getData: (operation) => {
      const schema = getSuccess(operation)?.content[0]?.schema
      const envelope = schema && getSuccessBranch(root, schema)
      return envelope && { schema: unwrap(root, part(root, envelope, 'properties', 'data')), steps: ['data'] }
    },
    pretend: (operation) => {
      const steps = ['responses', '200', 'content', 'application/json', 'examples', 'success']
      const node = follow(root, { $ref: `#${operation.pointer}` }, '')
      const example = steps.reduce((node, step) => part(root, node, step), node).value['value']
      return example === undefined ? undefined : { status: 200, type: 'application/json', json: example }
    },
  }
}

/** The business code of a response. */
export function getCode(json: unknown): unknown {
  return isJson(json) ? json['code'] : undefined
}

function getSuccess({ responses }: Operation): Operation['responses'][number] | undefined {
  return responses.find(({ status }) => status.startsWith('2'))
}

function getSuccessBranch(root: Json, schema: DocumentNode): DocumentNode | undefined {
  const node = follow(root, schema.value, schema.pointer)
  const branches = node.value['oneOf']
  if (!Array.isArray(branches)) return node
  return branches
    .map((_, index) => part(root, node, 'oneOf', index))
    .find((branch) => part(root, branch, 'properties', 'success').value['const'] === true)
}

/** Returns a response with a pretended success in place of its status and body. */
export function withSuccess({ headers, ...response }: WireResponse, { status, type, json }: Pretended): WireResponse {
  const { 'content-type': _, ...others } = headers
  return {
    ...response,
    status,
    headers: { ...others, ...(type !== undefined && { 'content-type': type }) },
    body: json === undefined ? '' : JSON.stringify(json),
  }
}

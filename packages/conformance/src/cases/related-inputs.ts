import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { DAY_MS } from '../document/schema/sample.ts'
import { getShape } from '../document/schema/shape.ts'
import type { RequestInput } from '../http/request-result.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Case } from './case.ts'

const TIMES = ['date', 'date-time']

/**
 * Returns a case's input with its neighbors of the same kind (dates, times or numbers) equal to the varied value, just
 * below and just above it. A document cannot say that `from` is before `to`, so a refusal of one of them proves nothing.
 */
export function relatedInputs(context: RunContext, operation: Operation, { at: place, input }: Case): RequestInput[] {
  const [part = '', ...steps] = place.split('/')
  if (part === 'query') {
    const properties = new Map(
      operation.parameters.flatMap(({ in: place, name, schema }) =>
        place === 'query' ? [[name, schema] as const] : [],
      ),
    )
    return relate(context, properties, input.query, steps.join('/')).map((query) => ({ ...input, query }))
  }
  const name = steps.at(-1)
  if (part !== 'body' || operation.body === undefined || name === undefined) return []
  const owner = steps.slice(0, -1)
  const pointer = owner.map((step) => `/${step}`).join('')
  const [fields, node] = [at(input.body, pointer), findNode(context.root, operation.body.schema, owner)]
  if (!isJson(fields) || node === undefined) return []
  return relate(context, getShape(context.root, node).properties, fields, name).map((changed) => ({
    ...input,
    body: pointer === '' ? changed : withAt(input.body, pointer, changed),
  }))
}

function relate(
  { root, validate }: RunContext,
  properties: ReadonlyMap<string, DocumentNode>,
  fields: Json,
  name: string,
): Json[] {
  const [own, value] = [properties.get(name), fields[name]]
  const kind = own === undefined ? undefined : getKind(root, own)
  if (kind === undefined) return []
  const others = [...properties].filter(
    ([field, node]) => field !== name && fields[field] !== undefined && getKind(root, node) === kind,
  )
  if (others.length === 0) return []
  return [0, -1, 1].flatMap((direction) => {
    const changed = others.map(([field, node]): [string, unknown] => {
      const near = getNear(getShape(root, node).keywords, value, kind, direction)
      return [field, validate(node, near, 'request').violations.length === 0 ? near : fields[field]]
    })
    return [{ ...fields, ...Object.fromEntries(changed) }]
  })
}

function getKind(root: Json, node: DocumentNode): string | undefined {
  const { keywords, types } = getShape(root, node)
  const format = TIMES.find((candidate) => candidate === keywords['format'])
  return format ?? (types.includes('number') || types.includes('integer') ? 'number' : undefined)
}

function getNear({ minimum, maximum }: Json, value: unknown, kind: string, direction: number): unknown {
  if (direction === 0) return value
  if (kind === 'number') return (direction < 0 ? minimum : maximum) ?? value
  const time = Date.parse(String(value))
  if (Number.isNaN(time)) return value
  const near = new Date(time + direction * DAY_MS).toISOString()
  return kind === 'date' ? near.slice(0, 10) : near
}

function findNode(root: Json, node: DocumentNode, steps: readonly string[]): DocumentNode | undefined {
  return steps.reduce<DocumentNode | undefined>((found, step) => {
    if (found === undefined) return undefined
    const { properties, items } = getShape(root, found)
    return /^\d+$/.test(step) ? items : properties.get(step)
  }, node)
}

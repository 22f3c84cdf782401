import type { Environment } from '@marcbachmann/cel-js'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getShape, type Shape, type Side } from '../schema/shape.ts'
import { isAmount } from '../schema/telling-amounts.ts'

const MAX_DEPTH = 12
const IDENTIFIER = /^[A-Za-z_]\w*$/
const CENTAVOS = 100

/** Declares the types of variables from their schemas. A number that is neither an amount nor whole has none. */
export class SchemaTypes {
  readonly #root: Json
  readonly #environment: Environment
  readonly #known = new Map<string, string>()

  constructor(root: Json, environment: Environment) {
    this.#root = root
    this.#environment = environment
  }

  /** Returns the type of a schema's values; undefined if expressions cannot use them. */
  declare(node: DocumentNode, side: Side, depth = 0): string | undefined {
    const shape = getShape(this.#root, node, side)
    if (depth > MAX_DEPTH || shape.branches.length > 0 || shape.types.length !== 1) return 'dyn'
    if (isAmount(shape) || shape.types[0] === 'integer') return 'int'
    if (shape.types[0] === 'string') return 'string'
    if (shape.types[0] === 'boolean') return 'bool'
    if (shape.types[0] === 'array') {
      const item = shape.items && this.declare(shape.items, side, depth + 1)
      return item === undefined ? 'list<dyn>' : `list<${item}>`
    }
    if (shape.types[0] !== 'object') return undefined
    if (shape.properties.size === 0) return 'dyn'
    const fields = [...shape.properties].map(([name, inner]) => [name, this.declare(inner, side, depth + 1)] as const)
    return this.declareFields(fields)
  }

  /** Declares an object with the given fields and their types. */
  declareFields(fields: Iterable<readonly [name: string, type: string | undefined]>): string {
    const usable = [...fields].filter(([field, type]) => type !== undefined && IDENTIFIER.test(field))
    // Equal objects are of one type, so that a list may mix them.
    const key = JSON.stringify(usable)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const name = `Schema${String(this.#known.size + 1)}`
    this.#known.set(key, name)
    this.#environment.registerType(name, { fields: Object.fromEntries(usable) as { [field: string]: string } })
    return name
  }
}

/**
 * Converts a JSON value to what expressions compute with: amounts to whole centavos, and counts to whole numbers.
 * A number that is neither, and what the schema does not name, is left out.
 */
export function toExpressionValue(root: Json, node: DocumentNode, value: unknown, side: Side): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  const shape = getShape(root, node, side)
  if (typeof value === 'number') return toWhole(root, shape, value, side)
  if (Array.isArray(value)) {
    const { items } = shape
    return items === undefined ? [] : value.map((item) => toExpressionValue(root, items, item, side))
  }
  if (!isJson(value)) return undefined
  const properties = listProperties(root, shape, side)
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const schema = properties.get(name)
    const converted = schema && toExpressionValue(root, schema, inner, side)
    return converted === undefined ? [] : [[name, converted] as const]
  })
  return Object.fromEntries(entries)
}

function toWhole(root: Json, shape: Shape, value: number, side: Side): bigint | undefined {
  const shapes = [shape, ...shape.branches.map((branch) => getShape(root, branch, side))]
  const whole = shapes.some(isAmount) ? Math.round(value * CENTAVOS) : value
  const isCount = shapes.some(({ types }) => types.includes('integer'))
  return Number.isSafeInteger(whole) && (isCount || shapes.some(isAmount)) ? BigInt(whole) : undefined
}

function listProperties(root: Json, { properties, branches }: Shape, side: Side): Map<string, DocumentNode> {
  return new Map([...branches.flatMap((branch) => [...getShape(root, branch, side).properties]), ...properties])
}

import type { ErrorObject } from 'ajv/dist/2020.js'
import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { mergeSchema } from '@tumpak/contract-kit/merge-schema.ts'
import { hasAnnotation, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { createAjv, ROOT_ID, withRootRefs } from './leaf-validator.ts'
import type { SchemaViolation, Verdict } from './verdict.ts'

/** The keyword of properties that a direction does not require. */
export type Spared = 'readOnly' | 'writeOnly'

/** Returns Ajv's errors for a value and a whole schema; undefined if Ajv cannot read the schema. */
export type Decide = (node: DocumentNode, value: unknown, spared: Spared) => ErrorObject[] | undefined

/** Keywords whose error only says that a schema inside them has an error. */
const OUTER = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'not', '$ref', 'dependentSchemas', 'propertyNames', 'contains'])

/** Creates the validator of whole schemas, which decides whether a value is valid. The walk only explains. */
export function createDecide(root: Json): Decide {
  const instances = new Map<Spared, ReturnType<typeof createAjv>>()
  const compiled = { readOnly: new WeakMap<Json, Check>(), writeOnly: new WeakMap<Json, Check>() }
  const getAjv = (spared: Spared): ReturnType<typeof createAjv> => {
    const known = instances.get(spared)
    if (known !== undefined) return known
    const made = createAjv(withoutSpared(root, spared))
    instances.set(spared, made)
    return made
  }
  return (node, value, spared) => {
    let check = compiled[spared].get(node.value)
    if (check === undefined) {
      check = compile(root, getAjv(spared), node)
      compiled[spared].set(node.value, check)
    }
    return check(value)
  }
}

/** Lets Ajv's errors stand: what the walk found only explains them, and what Ajv alone found is added. */
export function settle(
  verdict: Verdict,
  errors: readonly ErrorObject[],
  toViolation: (error: ErrorObject) => SchemaViolation,
): void {
  if (errors.length === 0) verdict.violations = verdict.violations.filter(isOfOpenapi)
  const cause = verdict.violations.length === 0 ? getCause(errors) : undefined
  if (cause !== undefined) verdict.violations.push(toViolation(cause))
}

/** Whether a rule is one of OpenAPI that JSON Schema does not have. */
export function isOfOpenapi({ keyword, rule }: SchemaViolation): boolean {
  return keyword === 'writeOnly' || rule.endsWith('/discriminator')
}

/** Returns the error that explains most: one of a value, not of a schema around it. */
function getCause(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.find(({ keyword }) => !OUTER.has(keyword)) ?? errors[0]
}

type Check = (value: unknown) => ErrorObject[] | undefined

function compile(root: Json, ajv: ReturnType<typeof createAjv>, { value: schema, pointer }: DocumentNode): Check {
  try {
    // A part made by the harness is not in the document.
    const isOfDocument = at(root, pointer) === schema
    const reference = ROOT_ID + encodeURI(`#${pointer}`)
    const validate = ajv.compile(isOfDocument ? { $ref: reference } : (withRootRefs(schema) as Json))
    return (value) => (validate(value) ? [] : (validate.errors ?? []))
  } catch {
    return () => undefined
  }
}

/** Returns a document whose schemas do not require the properties that a direction spares. */
function withoutSpared(root: Json, spared: Spared): Json {
  if (!JSON.stringify(root).includes(`"${spared}"`)) return root
  const listSpared = (schema: Json): string[] => {
    try {
      const { required, properties } = mergeSchema(root, { value: schema, pointer: '', proposed: false })
      const isMarked = (node?: DocumentNode): boolean => node !== undefined && hasAnnotation(root, node, spared)
      return required.filter((name) => isMarked(properties.get(name)))
    } catch {
      return []
    }
  }
  /** `around` has the names that the schemas around this part spare. */
  const adapt = (value: unknown, around: readonly string[] = []): unknown => {
    if (Array.isArray(value)) return value.map((item) => adapt(item, around))
    if (!isJson(value)) return value
    const { required, allOf } = value
    const names = required === undefined && allOf === undefined ? around : [...around, ...listSpared(value)]
    const inner = Object.entries(value).map(([key, field]) => [key, adapt(field, key === 'allOf' ? names : [])])
    const kept = Array.isArray(required) && { required: required.filter((name) => !names.includes(String(name))) }
    return { ...(Object.fromEntries(inner) as Json), ...kept }
  }
  return adapt(root) as Json
}

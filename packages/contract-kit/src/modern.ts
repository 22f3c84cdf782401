import { isJson, type Json } from './json.ts'

const COMBINED = ['allOf', 'oneOf', 'anyOf']
/** Annotations: keywords that do not constrain values. */
const NOTES = new Set(['title', 'description', 'example', 'default', 'deprecated', 'readOnly', 'writeOnly'])

/** Converts OpenAPI 3.0 to 3.1: `nullable`, and boolean `exclusiveMinimum` and `exclusiveMaximum`. */
export function modern(root: Json): Json {
  return { ...(walk(root) as Json), openapi: '3.1.0' }
}

/** Keywords that OpenAPI 3.1 applies beside a `$ref`; 3.0 ignores them. */
const BESIDE_REF = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
  'enum',
  'const',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'items',
  'prefixItems',
  'unevaluatedItems',
  'contains',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'dependentRequired',
  'readOnly',
  'writeOnly',
])

/** Moves each `$ref` that has keywords beside it into `allOf`, so that validators apply both. */
export function besideRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(besideRefs)
  if (!isJson(value)) return value
  const copy: Json = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, besideRefs(one)]))
  const { $ref: ref, ...others } = copy
  if (typeof ref !== 'string' || !Object.keys(others).some((one) => BESIDE_REF.has(one))) return copy
  return {
    ...others,
    allOf: [{ $ref: ref }, ...(Array.isArray(others['allOf']) ? (others['allOf'] as unknown[]) : [])],
  }
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  if (!isJson(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
  if (copy['nullable'] === true && COMBINED.some((word) => Array.isArray(copy[word]))) return orNull(copy)
  if (copy['nullable'] === true && copy['type'] !== undefined) {
    copy['type'] = [copy['type'], 'null'].flat()
    const choices: unknown = copy['enum']
    if (Array.isArray(choices) && !choices.includes(null)) copy['enum'] = [...(choices as unknown[]), null]
  }
  if (typeof copy['nullable'] === 'boolean') delete copy['nullable']
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof copy[exclusive] !== 'boolean') continue
    if (copy[exclusive] && typeof copy[limit] === 'number') {
      copy[exclusive] = copy[limit]
      delete copy[limit]
    } else delete copy[exclusive]
  }
  return copy
}

/** Makes a combined schema nullable by a union around it, because its branches would refuse null. */
function orNull(schema: Json): Json {
  const isNote = (word: string): boolean => NOTES.has(word) || word.startsWith('x-')
  const isRule = (word: string): boolean => !isNote(word) && word !== 'nullable'
  const notes = Object.entries(schema).filter(([word]) => isNote(word))
  const rules = Object.entries(schema).filter(([word]) => isRule(word))
  return { ...Object.fromEntries(notes), anyOf: [Object.fromEntries(rules), { type: 'null' }] }
}

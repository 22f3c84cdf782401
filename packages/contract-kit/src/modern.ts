import { mapObjects } from './document-data.ts'
import { isJson, type Json } from './json.ts'
import { isNote } from './schema-node.ts'

const COMBINED = ['allOf', 'oneOf', 'anyOf']

/** Converts OpenAPI 3.0 to 3.1: `nullable`, and boolean `exclusiveMinimum` and `exclusiveMaximum`. */
export function modern(root: Json): Json {
  return { ...(mapObjects(mapObjects(root, liftNullable), modernize) as Json), openapi: '3.1.0' }
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
  'nullable',
])

/**
 * Prepares a document of 3.1 for validators. A `$ref` with keywords beside it moves into `allOf`, so that both apply.
 * `nullable` allows null as in 3.0: it is no keyword of 3.1, but authors who upgrade keep it.
 */
export function prepareModern(root: Json): Json {
  const isOurs = (word: string): boolean => word.startsWith('x-')
  return mapObjects(mapObjects(root, liftNullable), (copy) =>
    allowNull(
      moveRefs(
        moveRef(copy, (word) => BESIDE_REF.has(word)),
        isOurs,
      ),
    ),
  ) as Json
}

/** Moves each `$ref` of a property that has something beside it into `allOf`, for tools that would ignore the rest. */
export function wrapReferences(root: Json): Json {
  return mapObjects(root, (copy) => moveRefs(copy, () => true)) as Json
}

/** Moves the `$ref`s of properties: elsewhere an extension beside a `$ref` may be about another object. */
function moveRefs(copy: Json, isMoving: (word: string) => boolean): Json {
  const { properties } = copy
  if (!isJson(properties)) return copy
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    isJson(property) ? moveRef(property, isMoving) : property,
  ])
  return { ...copy, properties: Object.fromEntries(entries) as Json }
}

function moveRef(copy: Json, isMoving: (word: string) => boolean): Json {
  const { $ref: ref, ...others } = copy
  if (typeof ref !== 'string' || !Object.keys(others).some(isMoving)) return copy
  return {
    ...others,
    allOf: [{ $ref: ref }, ...(Array.isArray(others['allOf']) ? (others['allOf'] as unknown[]) : [])],
  }
}

/** A branch of `allOf` that says nothing but `nullable`, as authors write beside a `$ref`, means the whole. */
function liftNullable(copy: Json): Json {
  const branches: unknown[] = Array.isArray(copy['allOf']) ? copy['allOf'] : []
  const others = branches.filter(
    (branch) => !(isJson(branch) && branch['nullable'] === true && Object.keys(branch).length === 1),
  )
  return others.length < branches.length ? { ...copy, allOf: others, nullable: true } : copy
}

/** Replaces `nullable` by the type null. */
function allowNull(copy: Json): Json {
  if (copy['nullable'] === true && COMBINED.some((word) => Array.isArray(copy[word]))) return orNull(copy)
  if (copy['nullable'] === true && copy['type'] !== undefined) {
    copy['type'] = [...new Set([copy['type'], 'null'].flat())]
    const choices: unknown = copy['enum']
    if (Array.isArray(choices) && !choices.includes(null)) copy['enum'] = [...(choices as unknown[]), null]
  }
  if (typeof copy['nullable'] === 'boolean') delete copy['nullable']
  return copy
}

function modernize(copy: Json): Json {
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
  return allowNull(copy)
}

/** Makes a combined schema nullable by a union around it, because its branches would refuse null. */
function orNull(schema: Json): Json {
  const isRule = (word: string): boolean => !isNote(word) && word !== 'nullable'
  const notes = Object.entries(schema).filter(([word]) => isNote(word))
  const rules = Object.entries(schema).filter(([word]) => isRule(word))
  return { ...Object.fromEntries(notes), anyOf: [Object.fromEntries(rules), { type: 'null' }] }
}

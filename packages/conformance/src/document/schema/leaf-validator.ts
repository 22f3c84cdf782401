import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { withoutData } from '@tumpak/contract-kit/document-data.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { getJsonContent } from './json-content.ts'
import { isValidKeyword } from './keyword-values.ts'
import { compileRegExp } from './reg-exp.ts'
import { isPeso } from '@tumpak/contract-kit/peso.ts'

/** The id of the document in Ajv. */
export const ROOT_ID = 'document'
/** Keywords that `getValidator` checks itself, because it knows pointer, rule and provenance of each part. */
const WALKED = new Set([
  '$ref',
  '$dynamicRef',
  '$anchor',
  '$dynamicAnchor',
  '$id',
  '$schema',
  '$defs',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'allOf',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentMediaType',
  'contentSchema',
])
const NOTES = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', 'discriminator', 'xml'])

/** Checks the keywords of one schema, without nested schemas, by Ajv (JSON Schema 2020-12). */
export type LeafCheck = (value: unknown) => ErrorObject[]

const regExp = Object.assign((pattern: string) => compileRegExp(pattern), { code: 'new RegExp' })

/**
 * Whether a number is a decimal multiple. Ajv's remainder is wrong for fractions: it denies that 110.57 is a multiple
 * of 0.01.
 */
export function isMultiple(value: number, of: number): boolean {
  return Number.isInteger(Number((value / of).toPrecision(15)))
}

/** Creates Ajv for JSON Schema 2020-12 with the formats and patterns of documents, and the document itself. */
export function createAjv(root: Json): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    allErrors: true,
    validateSchema: false,
    // A documented `hasOwnProperty` is not what every object inherits.
    ownProperties: true,
    code: { regExp },
  })
  addFormats.default(ajv)
  ajv.addFormat('peso', { type: 'number', validate: isPeso })
  ajv.removeKeyword('multipleOf')
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (of: number, value: number) => isMultiple(value, of),
  })
  addContent(ajv)
  // Ajv would read a `$id` inside an example.
  ajv.addSchema(withoutData(root) as Json, ROOT_ID, undefined, false)
  return ajv
}

/** Makes Ajv judge JSON in texts, which it only notes: `contentMediaType`, and `contentSchema` beside it. */
function addContent(ajv: Ajv2020): void {
  ajv.removeKeyword('contentMediaType')
  ajv.removeKeyword('contentSchema')
  ajv.addKeyword({ keyword: 'contentSchema', schemaType: ['object', 'boolean'] })
  ajv.addKeyword({
    keyword: 'contentMediaType',
    type: 'string',
    schemaType: 'string',
    compile: (_: string, schema: Json) => {
      const content = getJsonContent(schema)
      const inner = schema['contentSchema']
      let judge: ReturnType<Ajv2020['compile']> | undefined
      return (value: string) => {
        const read = content?.read(value)
        if (content === undefined || read === undefined) return content === undefined
        if (inner === undefined) return true
        judge ??= ajv.compile(withRootRefs(inner) as Json)
        return judge(read.value)
      }
    },
  })
}

/** Creates the leaf checks of a document. Each is compiled on first use. */
export function createLeafValidator(root: Json): (schema: Json) => LeafCheck {
  const ajv = createAjv(root)
  const compiled = new WeakMap<Json, LeafCheck>()
  return (schema) => {
    let check = compiled.get(schema)
    if (check === undefined) {
      check = compile(ajv, schema)
      compiled.set(schema, check)
    }
    return check
  }
}

function compile(ajv: Ajv2020, schema: Json): LeafCheck {
  const leaf: Json = {}
  for (const [keyword, value] of Object.entries(schema)) {
    const isRead = !WALKED.has(keyword) && !NOTES.has(keyword) && !keyword.startsWith('x-')
    // Ajv refuses OpenAPI's `nullable` without a type, where it means nothing.
    if (keyword === 'nullable' && schema['type'] === undefined) continue
    // The document's mistakes are reported once (`findDocumentProblems`).
    if (isRead && isValidKeyword(keyword, value)) leaf[keyword] = withRootRefs(value)
  }
  if (Object.keys(leaf).length === 0) return () => []
  const validate = ajv.compile(leaf)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

/** Returns a schema whose references lead into the document. */
export function withRootRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRootRefs)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#') ? ROOT_ID + inner : withRootRefs(inner),
    ]),
  )
}

import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { JSON_STYLE, type Operation, type Parameter } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isSamePath, pathPattern } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput } from '../http/request-result.ts'
import { FormFile } from '../http/multipart.ts'
import type { RunContext } from '../context/run-context.ts'
import { isOfOverlap } from '../document/schema/overlap.ts'
import { getShape } from '../document/schema/shape.ts'
import { createSample } from '../document/schema/sample.ts'
import { createVariations, type Fits, type Variation } from '../document/schema/variations.ts'
import type { Case } from './case.ts'
import { isKey } from '../http/idempotency-key.ts'
import { isSessionCookie } from './inputs.ts'
import { includesType, isJsonType, mediaType } from '../document/media-type.ts'
import { isCursor } from './list/page-parameters.ts'
import { pathIds } from './path-ids.ts'

const HUGE_BYTES = 1_048_576
const METHODS = ['DELETE', 'PUT', 'PATCH', 'POST']
/** Cookie and header values that proxies and servers pass on unchanged. */
const COOKIE_VALUE = /^[\w!#$%&'*+\-.^`|~]+$/
const HEADER_VALUE = /^[!-~](?:[ -~]*[!-~])?$/

/**
 * Builds one case for each keyword of an operation's input at, inside and outside its limit, varying one part of a
 * valid input at a time.
 */
export function coverageCases(context: RunContext, operation: Operation, base: RequestInput): Case[] {
  const cases = operation.parameters.flatMap((parameter) => parameterCases(context, operation, parameter, base))
  return [...cases, ...bodyCases(context, operation, base)]
}

function parameterCases(context: RunContext, operation: Operation, parameter: Parameter, base: RequestInput): Case[] {
  const { name, in: place, schema, required } = parameter
  // OpenAPI ignores parameters with these names, because other parts of the document describe them.
  if (place === 'header' && /^(accept|content-type|authorization)$/i.test(name)) return []
  if (place === 'cookie' && isSessionCookie(context.root, name)) return []
  if (String(place) === 'querystring') return []
  const given = base[place] ?? {}
  // The server would treat a key of an earlier run as a repetition.
  const random = (isKey(parameter) ? context.unique : context.random).call(context, `${operation.id} ${place} ${name}`)
  const fits = (value: unknown): boolean | undefined => isFit(context, schema, value)
  const fitting = parameter.example !== undefined && fits(parameter.example) === true ? parameter.example : undefined
  const present = isKey(parameter)
    ? context.newKey(parameter)
    : (given[name] ?? fitting ?? createSample(context.root, schema, random))
  const { types } = getShape(context.root, schema)
  const cases: Case[] = createVariations(context.root, schema, { base: present, random, fits })
    .filter((variation) => survivesTransit(variation, place, types) || isWritable(parameter, variation))
    .map((variation) => ({
      ...toCase(variation, `${place}/${name}`),
      // Only a cursor of an earlier page is sure to be valid.
      ...(variation.kind === 'inside' &&
        place === 'query' &&
        isCursor(context.root, operation, parameter) && { kind: 'either' as const }),
      input: { ...base, [place]: { ...given, [name]: variation.value } },
    }))
  if (place !== 'path') {
    const { [name]: _, ...others } = given
    const kind = required ? 'outside' : 'inside'
    const label = required ? 'left out' : 'optional, left out'
    const about = { label, at: `${place}/${name}`, keyword: 'required', kind, proposed: schema.proposed } as const
    if (required || name in given) cases.push({ ...about, rule: schema.pointer, input: { ...base, [place]: others } })
  }
  return cases
}

function isFit(context: RunContext, schema: DocumentNode, value: unknown): boolean | undefined {
  const { violations, isAmbiguous, isDisputed } = context.validate(schema, value, 'request')
  // Many servers validate by JSON Schema, which does not know discriminators.
  if (isDisputed === true) return undefined
  const isUnclear = isAmbiguous === true || violations.length > 0
  return isUnclear && violations.every((violation) => isOfOverlap(context.root, violation))
    ? undefined
    : violations.length === 0
}

/** Whether a parameter's value keeps its meaning in transit, where every value is text. */
function survivesTransit({ keyword, value }: Variation, place: Parameter['in'], types: readonly string[]): boolean {
  if (value === undefined || value === null || typeof value === 'object') return false
  // A server reads a single value as a list of one, and in place of an object as another parameter.
  if (keyword === 'type' && ['string', 'array', 'object'].some((type) => types.includes(type))) return false
  const text = String(value)
  // Many servers treat an empty parameter as missing, and no document forbids that.
  if (text === '') return false
  if (types.includes('boolean') && keyword === 'type' && /^(true|false|0|1)$/.test(text)) return false
  if (place === 'header') return HEADER_VALUE.test(text)
  if (place === 'cookie') return COOKIE_VALUE.test(text)
  if (place === 'path') return !/^\.\.?$|\//.test(text)
  return true
}

/**
 * Whether a list or an object of the query, with one part varied, can be written by its style so that the server reads
 * it as it was meant. Servers ignore fields that they do not know.
 */
function isWritable({ in: place, style }: Parameter, { keyword, value, pointer }: Variation): boolean {
  if (place !== 'query' || style === JSON_STYLE || typeof value !== 'object' || value === null) return false
  if (keyword === 'type' || keyword === 'additionalProperties') return false
  const parts: unknown[] = Object.values(value)
  const isDeep = pointer.split('/').length > 2
  return (
    !isDeep && parts.length > 0 && parts.every((item) => /^[^,;|\s]+$/.test(String(item)) && typeof item !== 'object')
  )
}

function bodyCases(context: RunContext, operation: Operation, base: RequestInput): Case[] {
  const { body } = operation
  if (body === undefined) return []
  if (body.isFile) return fileCases(operation, base)
  const isForm = !isJsonType(body.contentType)
  const random =
    operation.effect === 'read' ? context.random(`${operation.id} body`) : context.unique(`${operation.id} body`)
  const { schema } = body
  const plainBody = base.body ?? createSample(context.root, schema, random)
  const files =
    isForm && isJson(plainBody) ? Object.entries(plainBody).filter(([, field]) => field instanceof FormFile) : []
  const withoutFiles = files.reduce<unknown>((value, [name]) => withAt(value, `/${name}`, 'a file'), plainBody)
  const withFiles = (value: unknown): unknown =>
    files.reduce(
      (whole, [name, file]) => (isJson(whole) && whole[name] === 'a file' ? { ...whole, [name]: file } : whole),
      value,
    )
  const ids = pathIds(operation, { ...base, body: withoutFiles })
  const fits = (value: unknown): boolean | undefined => isFit(context, schema, value)
  const cases: Case[] = createVariations(context.root, schema, { base: withoutFiles, random, fits })
    .filter(
      ({ pointer, keyword, value }) => !isForm || (pointer !== '' && keyword !== 'type' && typeof value === 'object'),
    )
    // An empty list or null is sent as nothing.
    .filter((variation) => !isForm || !isUnsent(at(variation.value, variation.pointer), variation))
    // Servers read null, and a form without fields, as no body.
    .filter(({ value }) => body.required || !(value === null || (isForm && isJson(value) && isEmpty(value))))
    // A valid id in the body is wrong if it differs from the id in the path.
    .filter(({ kind, pointer }) => kind !== 'inside' || !ids.includes(pointer))
    .filter(({ pointer, keyword }) => !files.some(([name]) => pointer === `/${name}` && keyword !== 'required'))
    .map((variation) => ({
      ...toCase(variation, `body${variation.pointer}`),
      input: { ...base, body: withFiles(variation.value) },
    }))
  return [...cases, ...brokenBodies(operation, base, withoutFiles, fits)]
}

/** Values of each kind, one of which may be wrong in the place of a body. */
const OTHER_BODIES = [
  ['a number', 42],
  ['a text', 'text'],
  ['true', true],
  ['an empty list', []],
  ['null', null],
] as const
/** Types to try as undocumented ones, those least like JSON first. */
const OTHER_TYPES = ['text/plain', 'application/octet-stream', 'application/xml', 'application/json']

function isEmpty(value: Json): boolean {
  return Object.keys(value).length === 0
}

function isUnsent(value: unknown, { keyword }: Variation): boolean {
  return keyword !== 'required' && (value === null || value === '' || (Array.isArray(value) && value.length === 0))
}

function fileCases(operation: Operation, base: RequestInput): Case[] {
  const about = { at: 'body', proposed: false, rule: `${operation.pointer}/requestBody`, kind: 'outside' } as const
  const none = { ...about, label: 'no body', keyword: 'required', input: { ...base, body: undefined } }
  return [
    ...wrongType(operation, 'sample').map((raw) => ({ ...about, ...raw, input: base })),
    ...(operation.body?.required === true ? [none] : []),
  ]
}

/** Returns a body of a type that no documented type or range includes; none if they include every type. */
function wrongType({ body }: Operation, words: string): Pick<Case, 'label' | 'keyword' | 'raw'>[] {
  const ranges = body?.contentTypes ?? []
  const wrong = OTHER_TYPES.find((type) => !ranges.some((range) => includesType(mediaType(range), type)))
  if (wrong === undefined) return []
  return [{ label: 'a wrong content type', keyword: 'content-type', raw: { contentType: wrong, body: words } }]
}

function brokenBodies(operation: Operation, base: RequestInput, plainBody: unknown, fits: Fits): Case[] {
  const { body } = operation
  if (body === undefined) return []
  const about = {
    at: 'body',
    proposed: false,
    rule: `${operation.pointer}/requestBody`,
    kind: 'outside',
    input: base,
  } as const
  const json = JSON.stringify(plainBody ?? {})
  const cases: Case[] = wrongType(operation, json).map((wrong) => ({ ...about, ...wrong }))
  const { contentType } = body
  if (contentType.includes('*')) return []
  if (!isJsonType(contentType)) return cases
  cases.push({
    ...about,
    label: 'malformed JSON',
    keyword: 'malformed',
    raw: { contentType, body: `${json.slice(0, -1)},` },
  })
  const other = OTHER_BODIES.find(([, value]) => fits(value) === false && (body.required || value !== null))
  if (other !== undefined) {
    const [label, value] = other
    const raw = { contentType, body: JSON.stringify(value) }
    cases.push({ ...about, label: `${label} in the place of the body`, keyword: 'malformed', raw })
  }
  // Whether a megabyte is too large is up to the server, but it must not crash.
  const huge = JSON.stringify({ ...(isJson(plainBody) ? plainBody : {}), padding: 'x'.repeat(HUGE_BYTES) })
  cases.push({
    ...about,
    kind: 'either',
    label: 'a body of 1 MB',
    keyword: 'oversized',
    raw: { contentType, body: huge },
  })
  if (body.required)
    cases.push({ ...about, label: 'no body', keyword: 'required', input: { ...base, body: undefined } })
  return cases
}

/**
 * Returns a method that the path does not document. DELETE only if destruction is allowed, because the server may
 * implement it.
 */
export function undocumentedMethod(
  operations: readonly Operation[],
  operation: Operation,
  mayDestroy: boolean,
): string | undefined {
  // `DELETE /users/me` may be documented as `DELETE /users/{name}`.
  const isHere = ({ path }: Operation): boolean =>
    isSamePath(path, operation.path) || pathPattern(path).pattern.test(operation.path)
  const known = new Set(operations.filter(isHere).map(({ method }) => method))
  return METHODS.find((method) => !known.has(method) && (mayDestroy || method !== 'DELETE'))
}

function toCase({ keyword, kind, label, proposed, rule }: Variation, at: string): Omit<Case, 'input'> {
  return { keyword, kind, label, at, proposed, rule }
}

/** The name of a keyword in the coverage of an operation: `body/amount/minimum`. */
export function coverageKey({ at, keyword }: Case): string {
  return `${at}/${keyword}`
}

import { isJson, withAt } from '@tumpak/contract-kit/json.ts'
import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput } from '../http/request-result.ts'
import { FormFile } from '../http/multipart.ts'
import type { RunContext } from '../context/run-context.ts'
import { getShape } from '../document/schema/shape.ts'
import { createSample } from '../document/schema/sample.ts'
import { createVariations, type Variation } from '../document/schema/variations.ts'
import type { Case } from './case.ts'
import { isKey } from './idempotency-key.ts'
import { CURSOR } from './list/page-parameters.ts'
import { pathIds } from './path-ids.ts'

const HUGE_BYTES = 1_048_576
const METHODS = ['DELETE', 'PUT', 'PATCH', 'POST']
/** Header values that proxies and servers pass on unchanged. */
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
  if (place === 'cookie' || (place === 'header' && /^(accept|content-type|authorization)$/i.test(name))) return []
  // The server would treat a key of an earlier run as a repetition.
  const random = (isKey(parameter) ? context.unique : context.random).call(context, `${operation.id} ${place} ${name}`)
  const present = isKey(parameter)
    ? context.newKey(parameter)
    : (base[place][name] ?? parameter.example ?? createSample(context.root, schema, random))
  const fits = (value: unknown): boolean => context.validate(schema, value, 'request').violations.length === 0
  const { types } = getShape(context.root, schema)
  const cases: Case[] = createVariations(context.root, schema, present, random, fits)
    .filter((one) => survivesTransit(one, place, types))
    .map((one) => ({
      ...toCase(one, `${place}/${name}`),
      // Only a cursor of an earlier page is sure to be valid.
      ...(one.kind === 'inside' && place === 'query' && CURSOR.test(name) && { kind: 'either' as const }),
      input: { ...base, [place]: { ...base[place], [name]: one.value } },
    }))
  if (place !== 'path') {
    const { [name]: _, ...others } = base[place]
    const kind = required ? 'outside' : 'inside'
    const label = required ? 'left out' : 'optional, left out'
    const about = { label, at: `${place}/${name}`, keyword: 'required', kind, proposed: schema.proposed } as const
    if (required || name in base[place])
      cases.push({ ...about, rule: schema.pointer, input: { ...base, [place]: others } })
  }
  return cases
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
  if (place === 'path') return !/^\.\.?$|\//.test(text)
  return true
}

function bodyCases(context: RunContext, operation: Operation, base: RequestInput): Case[] {
  const { body } = operation
  if (body === undefined) return []
  const isForm = !/json/i.test(body.contentType)
  const random =
    operation.effect === 'read' ? context.random(`${operation.id} body`) : context.unique(`${operation.id} body`)
  const { schema } = body
  const plainBody = base.body ?? createSample(context.root, schema, random)
  const files =
    isForm && isJson(plainBody) ? Object.entries(plainBody).filter(([, one]) => one instanceof FormFile) : []
  const withoutFiles = files.reduce<unknown>((value, [name]) => withAt(value, `/${name}`, 'a file'), plainBody)
  const withFiles = (value: unknown): unknown =>
    files.reduce(
      (whole, [name, file]) => (isJson(whole) && whole[name] === 'a file' ? { ...whole, [name]: file } : whole),
      value,
    )
  const ids = pathIds(operation, { ...base, body: withoutFiles })
  const fits = (value: unknown): boolean => context.validate(schema, value, 'request').violations.length === 0
  const cases: Case[] = createVariations(context.root, schema, withoutFiles, random, fits)
    .filter((one) => !isForm || (one.pointer !== '' && one.keyword !== 'type' && typeof one.value === 'object'))
    // A valid id in the body is wrong if it differs from the id in the path.
    .filter((one) => one.kind !== 'inside' || !ids.includes(one.pointer))
    .filter((one) => !files.some(([name]) => one.pointer === `/${name}` && one.keyword !== 'required'))
    .map((one) => ({
      ...toCase(one, `body${one.pointer}`),
      input: { ...base, body: withFiles(one.value) },
    }))
  return [...cases, ...brokenBodies(operation, base, withoutFiles, isForm)]
}

function brokenBodies(operation: Operation, base: RequestInput, plainBody: unknown, isForm: boolean): Case[] {
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
  const wrong = /^text\//i.test(body.contentType) ? 'application/octet-stream' : 'text/plain'
  const cases: Case[] = [
    { ...about, label: 'a wrong content type', keyword: 'content-type', raw: { contentType: wrong, body: json } },
  ]
  if (body.contentType.includes('*')) return []
  if (isForm) return cases
  const { contentType } = body
  cases.push(
    { ...about, label: 'malformed JSON', keyword: 'malformed', raw: { contentType, body: `${json.slice(0, -1)},` } },
    { ...about, label: 'a number in the place of the body', keyword: 'malformed', raw: { contentType, body: '42' } },
  )
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
  const known = new Set(operations.filter((one) => isSamePath(one.path, operation.path)).map((one) => one.method))
  return METHODS.find((method) => !known.has(method) && (mayDestroy || method !== 'DELETE'))
}

function toCase({ keyword, kind, label, proposed, rule }: Variation, at: string): Omit<Case, 'input'> {
  return { keyword, kind, label, at, proposed, rule }
}

/** The name of a keyword in the coverage of an operation: `body/amount/minimum`. */
export function coverageKey({ at, keyword }: Case): string {
  return `${at}/${keyword}`
}

import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { JSON_STYLE, type Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { ofRequest } from '../../document/schema/sentence.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getBodyKind, nameBody, type BodyKind } from '../../document/schema/body-kind.ts'
import { readForm, toTyped } from '../../document/schema/form-values.ts'
import { getShape } from '../../document/schema/shape.ts'
import { mediaType } from '../../document/media-type.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { defineCheck } from '../define-check.ts'

/** One violation of the document by a request of the app. */
interface Found {
  pointer: string
  title: string
  rule: string
  proposed: boolean
  isMinor?: boolean
}

/** Checks that the app's request fits the document: parameters, content type and JSON body. */
export const requestCheck = defineCheck({
  id: 'request',
  title: 'Request of the app',
  severity: 'major',
  when: 'appRequest',
  description: 'The app sends parameters and a body that match the document.',
  fix: 'Correct the request of the app, or the document.',
  since: '0.1.0',
  run({ context, report, result, query }) {
    const found = [...findParameterViolations(context, result, query), ...findBodyViolations(context, result)]
    if (found.length === 0) return report.pass()
    for (const { pointer, title, rule, proposed, isMinor } of found)
      report.fail({
        severity: isMinor === true ? 'minor' : 'major',
        pointer,
        rule,
        proposed,
        title: `The app's request: ${title}`,
        explanation: 'The app violates the document here, not the server. Correct the app, or the document.',
        evidence: result,
      })
  },
})

function findParameterViolations(
  context: RunContext,
  { operation, input }: RequestResult,
  query: URLSearchParams,
): Found[] {
  const found: Found[] = []
  const headers = new Map(Object.entries(input.header).map(([name, value]) => [name.toLowerCase(), String(value)]))
  for (const parameter of operation.parameters) {
    const { name, in: place, required, schema } = parameter
    if (place === 'cookie') continue
    const pointer = `${place}/${name}`
    const given =
      place === 'query'
        ? query.getAll(name)
        : [place === 'path' ? String(input.path[name] ?? '') : headers.get(name.toLowerCase())].filter(
            (value) => value !== undefined,
          )
    if (given.length === 0) {
      // The fields of an object are separate parameters on the wire.
      if (required && !getShape(context.root, schema).types.includes('object'))
        found.push({ pointer, title: `${pointer} is missing`, rule: schema.pointer, proposed: schema.proposed })
      continue
    }
    const value = readValue(context, parameter, given)
    if (value === undefined) continue
    for (const violation of context.validate(schema, value, 'request').violations) {
      const title = ofRequest(violation.message, `${pointer}${violation.pointer}`)
      found.push({ pointer, title, rule: violation.rule, proposed: violation.proposed })
    }
  }
  return [...found, ...findUnknownParameters(context, operation, query)]
}

/**
 * Returns the query parameters that the document does not name. None if an object's fields are in the query, because it
 * may allow any.
 */
function findUnknownParameters(
  { root }: RunContext,
  { parameters, pointer }: RequestResult['operation'],
  query: URLSearchParams,
): Found[] {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query')
  if (ofQuery.some(({ schema }) => getShape(root, schema).types.includes('object'))) return []
  return [...new Set(query.keys())]
    .filter((name) => !ofQuery.some((known) => [known.name, `${known.name}[]`].includes(name)))
    .map((name) => ({
      pointer: `query/${name}`,
      title: `query/${name} is not documented`,
      rule: `${pointer}/parameters`,
      proposed: false,
      isMinor: true,
    }))
}

/** Converts a parameter to its documented type; undefined for styles that are not supported. */
function readValue({ root }: RunContext, { schema, style, explode }: Parameter, given: readonly string[]): unknown {
  const { types, items, branches } = getShape(root, schema)
  const [first = ''] = given
  if (style === JSON_STYLE) return parseOrUndefined(first)
  if (types.includes('object') || branches.length > 0) return undefined
  if (!types.includes('array')) return toTyped(first, types)
  if (style !== undefined && style !== 'form' && style !== 'simple') return undefined
  const own = items === undefined ? [] : getShape(root, items).types
  const isExploded = explode ?? (style === undefined || style === 'form')
  return (isExploded && given.length > 1 ? given : given.flatMap((list) => list.split(','))).map((item) =>
    toTyped(item, own),
  )
}

function findBodyViolations(context: RunContext, { operation, request }: RequestResult): Found[] {
  const { body } = operation
  const rule = `${operation.pointer}/requestBody`
  const about = { pointer: 'body', rule, proposed: operation.proposed }
  if (body === undefined || request.isCut === true) return []
  if (request.body === undefined) return body.required ? [{ ...about, title: 'the body is missing' }] : []
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const types = body.contentTypes
  if (!types.some((range) => fitsRange(range, type)))
    return [{ ...about, title: `the content type is ${type || 'missing'}, the document has ${types.join(' or ')}` }]
  const kind = fitsRange(mediaType(body.contentType), type) ? getBodyKind(context.root, type, body.schema) : undefined
  if (kind === 'any' || kind === 'bytes') return []
  const value = readBody(context, body.schema, kind, request.body)
  if (value === undefined && kind === 'json') return [{ ...about, title: 'the body is not JSON' }]
  if (value === undefined) {
    const why = `the app sent ${nameBody(type)}, which the harness does not compare with its schema (${place(body.schema.pointer)})`
    context.ledger.markPartInconclusive(operation, requestCheck, { part: `body ${type}`, reason: why })
    return []
  }
  const { violations, undocumented } = context.validate(body.schema, value, 'request')
  return [
    ...violations.map(({ pointer, message, rule: own, proposed }) => ({
      pointer: `body${pointer}`,
      title: ofRequest(message),
      rule: own,
      proposed,
    })),
    ...undocumented.map(({ pointer, rule: own, proposed }) => ({
      pointer: `body${pointer}`,
      title: `body${pointer} is not documented`,
      rule: own,
      proposed,
      isMinor: true,
    })),
  ]
}

/** The value of a body; undefined if it cannot be read. */
function readBody({ root }: RunContext, schema: DocumentNode, kind: BodyKind | undefined, body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  if (kind === 'json') return parseOrUndefined(body)
  if (kind === 'form') return readForm(root, schema, body)
  return kind === 'text' ? toTyped(body, getShape(root, schema).types) : undefined
}

function fitsRange(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

function parseOrUndefined(words: string): unknown {
  try {
    return parseExact(words)
  } catch {
    return undefined
  }
}

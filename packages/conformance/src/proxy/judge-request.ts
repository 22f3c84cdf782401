import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { requestCheck } from '../checks/proxy-checks.ts'
import { JSON_STYLE, type Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../http/request-result.ts'
import { ofRequest } from '../document/schema/sentence.ts'
import type { RunContext } from '../context/run-context.ts'
import { getBodyKind, nameBody, type BodyKind } from '../document/schema/body-kind.ts'
import { readForm, toTyped } from '../document/schema/form-values.ts'
import { getShape } from '../document/schema/shape.ts'
import { mediaType } from '../document/media-type.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** One violation of the document by a request of the app. */
interface Found {
  pointer: string
  title: string
  rule: string
  proposed: boolean
  isMinor?: boolean
}

/** Checks that the app's request fits the document: parameters, content type and JSON body. */
export function judgeRequest(context: RunContext, result: RequestResult, query: URLSearchParams): void {
  const { operation } = result
  const found = [...parameterViolations(context, result, query), ...bodyViolations(context, result)]
  if (found.length === 0) return context.ledger.pass(operation, requestCheck)
  for (const { pointer, title, rule, proposed, isMinor } of found) {
    context.ledger.fail(operation, {
      check: requestCheck,
      severity: isMinor === true ? 'minor' : 'major',
      pointer,
      rule,
      proposed,
      title: `The app's request: ${title}`,
      explanation: 'The app violates the document here, not the server. Correct the app, or the document.',
      evidence: result,
    })
  }
}

function parameterViolations(
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
            (one) => one !== undefined,
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
  return [...found, ...unknownParameters(context, operation, query)]
}

/**
 * Returns the query parameters that the document does not name. None if an object's fields are in the query, because it
 * may allow any.
 */
function unknownParameters(
  { root }: RunContext,
  { parameters, pointer }: RequestResult['operation'],
  query: URLSearchParams,
): Found[] {
  const ofQuery = parameters.filter((one) => one.in === 'query')
  if (ofQuery.some(({ schema }) => getShape(root, schema).types.includes('object'))) return []
  return [...new Set(query.keys())]
    .filter((name) => !ofQuery.some((one) => [one.name, `${one.name}[]`].includes(name)))
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
  if (style === JSON_STYLE) return parsed(first)
  if (types.includes('object') || branches.length > 0) return undefined
  if (!types.includes('array')) return toTyped(first, types)
  if (style !== undefined && style !== 'form' && style !== 'simple') return undefined
  const own = items === undefined ? [] : getShape(root, items).types
  const isExploded = explode ?? (style === undefined || style === 'form')
  return (isExploded && given.length > 1 ? given : given.flatMap((one) => one.split(','))).map((one) =>
    toTyped(one, own),
  )
}

function bodyViolations(context: RunContext, { operation, request }: RequestResult): Found[] {
  const { body } = operation
  const rule = `${operation.pointer}/requestBody`
  const about = { pointer: 'body', rule, proposed: operation.proposed }
  if (body === undefined || request.isCut === true) return []
  if (request.body === undefined) return body.required ? [{ ...about, title: 'the body is missing' }] : []
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const types = body.contentTypes
  if (!types.some((one) => fits(one, type)))
    return [{ ...about, title: `the content type is ${type || 'missing'}, the document has ${types.join(' or ')}` }]
  const kind = fits(mediaType(body.contentType), type) ? getBodyKind(context.root, type, body.schema) : undefined
  if (kind === 'any' || kind === 'bytes') return []
  const value = readBody(context, body.schema, kind, request.body)
  if (value === undefined && kind === 'json') return [{ ...about, title: 'the body is not JSON' }]
  if (value === undefined) {
    const why = `the app sent ${nameBody(type)}, which the harness does not compare with its schema (${place(body.schema.pointer)})`
    context.ledger.markInconclusive(operation, requestCheck, why, false, `body ${type}`)
    return []
  }
  const { violations, undocumented } = context.validate(body.schema, value, 'request')
  return [
    ...violations.map((one) => ({
      pointer: `body${one.pointer}`,
      title: ofRequest(one.message),
      rule: one.rule,
      proposed: one.proposed,
    })),
    ...undocumented.map((one) => ({
      pointer: `body${one.pointer}`,
      title: `body${one.pointer} is not documented`,
      rule: one.rule,
      proposed: one.proposed,
      isMinor: true,
    })),
  ]
}

/** The value of a body; undefined if it cannot be read. */
function readBody({ root }: RunContext, schema: DocumentNode, kind: BodyKind | undefined, body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  if (kind === 'json') return parsed(body)
  if (kind === 'form') return readForm(root, schema, body)
  return kind === 'text' ? toTyped(body, getShape(root, schema).types) : undefined
}

function fits(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

function parsed(words: string): unknown {
  try {
    return parseExact(words)
  } catch {
    return undefined
  }
}

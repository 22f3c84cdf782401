import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { at } from '@tumpak/contract-kit/json.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Violation } from '../../context/ledger.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Envelope } from '../../document/envelope/envelope.ts'
import { withDocumentedCode } from '../../document/envelope/success-code.ts'
import { includesType, isJsonType, mediaType } from '../../document/media-type.ts'
import { getBodyKind, nameBody } from '../../document/schema/body-kind.ts'
import { readForm } from '../../document/schema/form-values.ts'
import { isOfOverlap } from '../../document/schema/overlap.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { SchemaViolation, Verdict } from '../../document/schema/verdict.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'
import { isBinding } from './binding.ts'

/** What the schema of a response says of its body. */
export interface BodyVerdict {
  /** The values of the body, one for each line of a stream, with what is wrong in them. */
  values: { value: unknown; violations: SchemaViolation[]; undocumented: Verdict['undocumented'] }[]
  /** What is wrong with the body as a whole. */
  problem?: Pick<Violation, 'title' | 'explanation' | 'pointer' | 'severity' | 'rule'>
  /** Whether the length of a body of bytes is right. */
  hasRightLength?: true
  /** The schema of a refusal that has no part of the envelope. */
  outsideOf?: DocumentNode
  /** Why the body is not compared, and which part of the check that is. */
  unread?: { reason: string; part: string }
}

const PROBLEM_MEMBERS = new Set(['/type', '/title', '/status', '/detail', '/instance'])
/** The character before each value of `application/json-seq`. */
const RECORD = '\u001E'
const NOTHING: BodyVerdict = { values: [] }
/** Each response is validated once, for all checks of its body. */
const verdicts = new WeakMap<RequestResult, BodyVerdict>()

/** Validates the body of a response by the schema of its outcome. */
export function getBodyVerdict(input: Pick<PhaseInput<'response'>, 'context' | 'result' | 'documented'>): BodyVerdict {
  const known = verdicts.get(input.result)
  if (known !== undefined) return known
  // An exception costs the first check alone.
  verdicts.set(input.result, NOTHING)
  const verdict = judgeBody(input)
  verdicts.set(input.result, verdict)
  return verdict
}

function judgeBody({
  context,
  result,
  documented,
}: Pick<PhaseInput<'response'>, 'context' | 'result' | 'documented'>): BodyVerdict {
  const { operation, response, json } = result
  // A response to HEAD has the headers of GET, and no body.
  if (response === null || documented === undefined || operation.method === 'HEAD') return NOTHING
  // The check of the content type reports it.
  if (response.isUndecoded === true) return NOTHING
  const type = mediaType(response.headers['content-type'] ?? '')
  const content = documented.content.find((known) => includesType(mediaType(known.type), type))
  // Read a response of an undocumented type as the documented JSON.
  const { schema, type: known = '' } = content ?? documented.content.find((other) => isJsonType(other.type)) ?? {}
  if (schema === undefined) return NOTHING
  const read = known.includes('*') ? type : mediaType(known)
  // Some servers leave the type of JSON out, or call it text.
  const isJson = json !== undefined && ['', 'text/plain'].includes(read)
  const kind = getBodyKind(context.root, read, schema) ?? (isJson ? 'json' : undefined)
  if (kind === 'json') {
    const isOther = content === undefined
    const isExempt = (response.status ?? 0) >= 400 && (isOther || !isBinding(result, documented))
    return judgeJson(context, result, { schema, type, isExempt })
  }
  if (kind === 'any' || (response.status >= 400 && !isBinding(result, documented))) return NOTHING
  if (kind === 'lines') return judgeLines(context, result, schema)
  if (kind === 'bytes') return judgeBytes(context, result, schema)
  const form = kind === 'form' ? readForm(context.root, schema, response.body) : undefined
  if (form !== undefined) return judgeValue(context, form, context.validate(schema, form))
  if (kind === 'text') return judgeValue(context, response.body, readText(context, schema, response.body))
  return {
    values: [],
    unread: {
      reason: `HTTP ${String(response.status)} has ${nameBody(type)}, which the harness does not compare with its schema (${place(schema.pointer)}). Offer JSON too, or check it by a check of your own and exclude this one with a reason (checkSettings: schema)`,
      part: `${documented.status} ${type}`.trim(),
    },
  }
}

/** A violation of two schemas that overlap is none: a remark on the document names it. */
function judgeValue({ root }: RunContext, value: unknown, { violations, undocumented }: Verdict): BodyVerdict {
  return {
    values: [{ value, violations: violations.filter((violation) => !isOfOverlap(root, violation)), undocumented }],
  }
}

/** Judges a body that is one JSON value. `isExempt` says that it may be no JSON. */
function judgeJson(
  context: RunContext,
  result: RequestResult,
  { schema, type, isExempt }: { schema: DocumentNode; type: string; isExempt: boolean },
): BodyVerdict {
  const { validate, envelope } = context
  const { json, outcome } = result
  if (json === undefined) {
    // Of an error in another format, the check of the content type reports the cause.
    if (isExempt) return NOTHING
    return {
      values: [],
      problem: {
        rule: schema.pointer,
        title: 'The body is not JSON',
        explanation:
          'The app cannot parse it. Check for a truncated response, an HTML page, text before the JSON, or more than 200 levels.',
      },
    }
  }
  // The check of the envelope reports another code for success.
  const hasOtherCode = envelope !== undefined && outcome.kind === 'success' && outcome.code !== undefined
  const verdict = validate(schema, hasOtherCode ? withDocumentedCode(envelope, json) : json)
  if (verdict.violations.length > 0 && isOutside(envelope, result)) return { values: [], outsideOf: schema }
  // RFC 9457 documents these members.
  const isOwn = ({ pointer }: Verdict['undocumented'][number]): boolean =>
    type !== 'application/problem+json' || !PROBLEM_MEMBERS.has(pointer)
  return judgeValue(context, json, { ...verdict, undocumented: verdict.undocumented.filter(isOwn) })
}

/** Judges a text as it is, or as the number or flag that it writes. */
function readText({ root, validate }: RunContext, schema: DocumentNode, body: string): Verdict {
  // The final line break is not part of the last value.
  const asText = validate(schema, body.replace(/\r?\n$/, ''))
  const value = parseScalar(body)
  if (asText.violations.length === 0 || value === undefined) return asText
  const asValue = validate(schema, value)
  return asValue.violations.length === 0 || !getShape(root, schema).types.includes('string') ? asValue : asText
}

function parseScalar(words: string): unknown {
  try {
    const value = parseExact(words)
    return typeof value === 'object' ? undefined : value
  } catch {
    return undefined
  }
}

/** Judges the length of a body of bytes, which OpenAPI counts in bytes. */
function judgeBytes({ root }: RunContext, { response }: RequestResult, schema: DocumentNode): BodyVerdict {
  const { keywords } = getShape(root, schema)
  const length = response?.bytes?.length ?? Buffer.byteLength(response?.body ?? '')
  const { minLength = 0, maxLength = length } = keywords
  if (length >= Number(minLength) && length <= Number(maxLength)) return { values: [], hasRightLength: true }
  const limit = length > Number(maxLength) ? `most ${String(maxLength)}` : `least ${String(minLength)}`
  return {
    values: [],
    problem: {
      severity: 'major',
      rule: schema.pointer,
      title: `The body should have at ${limit} bytes, the response has ${String(length)}`,
      explanation: 'The length of a body that is no text is that of its bytes. Correct the body or the document.',
    },
  }
}

/** Judges each line of a stream of JSON values. An empty line keeps the connection alive. */
function judgeLines(context: RunContext, { response }: RequestResult, schema: DocumentNode): BodyVerdict {
  const values: BodyVerdict['values'] = []
  const lines = (response?.body ?? '').split('\n').map((line) => line.replace(RECORD, '').trim())
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    let value: unknown
    try {
      value = parseExact(line)
    } catch {
      const problem = {
        pointer: `/${String(index)}`,
        rule: schema.pointer,
        title: `Line ${String(index + 1)} is not JSON`,
        explanation: 'The document has one JSON value on each line. Write each value on a line of its own.',
      }
      return { values, problem }
    }
    values.push(...judgeValue(context, value, context.validate(schema, value)).values)
  }
  return { values }
}

/** A refusal without any part of the envelope is one cause, whatever its fields. */
function isOutside(envelope: Envelope | undefined, { outcome, json }: RequestResult): boolean {
  const pointers = envelope?.success.needed ?? []
  return (
    outcome.kind === 'refused' && pointers.length > 0 && pointers.every((pointer) => at(json, pointer) === undefined)
  )
}

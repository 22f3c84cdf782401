import type { CheckInfo } from '../../config/check-info.ts'
import { isBinding } from './binding.ts'
import { holdsSecret, isEcho } from './undocumented-value.ts'
import { envelopeCheck } from './envelope.ts'
import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { at } from '@tumpak/contract-kit/json.ts'
import { withDocumentedCode } from '../../document/envelope/success-code.ts'
import type { Envelope } from '../../document/envelope/envelope.ts'
import type { DocumentedResponse } from '@tumpak/contract-kit/operation.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { includesType, isJsonType, mediaType } from '../../document/media-type.ts'
import { getBodyKind, nameBody } from '../../document/schema/body-kind.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Severity } from '../../config/severity.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { isOfOverlap } from '../../document/schema/overlap.ts'
import { readForm } from '../../document/schema/form-values.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { Verdict, SchemaViolation } from '../../document/schema/verdict.ts'
import type { RunContext } from '../../context/run-context.ts'
import { defineCheck, type Phases } from '../define-check.ts'

export const schemaCheck = defineCheck({
  id: 'schema',
  title: 'Response schema',
  severity: 'critical',
  phase: 'response',
  description: 'Every field matches the document.',
  fix: 'Send the documented type, or correct the schema. Apps read the field by its schema.',
  since: '0.1.0',
  run: checkSchema,
})

export const enumCheck = defineCheck({
  id: 'enum',
  title: 'Listed values',
  severity: 'major',
  phase: 'response',
  description: 'A field with a fixed list of values has one of them.',
  fix: 'Send one of the listed values, or add the new value to the list in the document.',
  since: '0.1.0',
})

export const formatCheck = defineCheck({
  id: 'format',
  title: 'Formats',
  severity: 'major',
  phase: 'response',
  description: 'Times, addresses and other formats match the document.',
  fix: 'Write the value in the documented format, such as RFC 3339 for `date-time`.',
  since: '0.1.0',
})

export const moneyCheck = defineCheck({
  id: 'money',
  title: 'Decimals of money',
  severity: 'major',
  phase: 'response',
  description: 'Amounts have at most two decimals.',
  fix: 'Round amounts on the server before they are sent.',
  since: '0.1.0',
})

export const undocumentedFieldCheck = defineCheck({
  id: 'undocumented-field',
  title: 'Undocumented fields',
  severity: 'minor',
  phase: 'response',
  description: 'The response has no undocumented fields.',
  fix: 'Remove the field, or add it to the schema. A secret field must never be sent.',
  since: '0.1.0',
})

const PROBLEM_MEMBERS = new Set(['/type', '/title', '/status', '/detail', '/instance'])
/** The character before each value of `application/json-seq`. */
const RECORD = '\u001E'
/** The check that reports a violation, by keyword. */
const BY_KEYWORD: { [keyword: string]: CheckInfo } = { enum: enumCheck, format: formatCheck }

/** Checks that the body fits the schema of its outcome and has no undocumented field. */
function checkSchema({ context, result, documented }: Phases['response']['input']): void {
  const { operation, response, json } = result
  // A response to HEAD has the headers of GET, and no body.
  if (response === null || documented === undefined || operation.method === 'HEAD') return
  // The check of the content type reports it.
  if (response.isUndecoded === true) return
  const type = mediaType(response.headers['content-type'] ?? '')
  const content = documented.content.find((one) => includesType(mediaType(one.type), type))
  // Read a response of an undocumented type as the documented JSON.
  const { schema, type: known = '' } = content ?? documented.content.find((one) => isJsonType(one.type)) ?? {}
  if (schema === undefined) return
  const read = known.includes('*') ? type : mediaType(known)
  // Some servers leave the type of JSON out, or call it text.
  const isJson = json !== undefined && ['', 'text/plain'].includes(read)
  const kind = getBodyKind(context.root, read, schema) ?? (isJson ? 'json' : undefined)
  if (kind === 'json') return checkJson(context, result, { schema, type, isOther: content === undefined }, documented)
  if (kind === 'any' || (response.status >= 400 && !isBinding(result, documented))) return
  if (kind === 'lines') return checkLines(context, result, schema)
  if (kind === 'bytes') return checkBytes(context, result, schema)
  const form = kind === 'form' ? readForm(context.root, schema, response.body) : undefined
  if (form !== undefined) return report(context, result, form, context.validate(schema, form))
  if (kind === 'text') return report(context, result, response.body, readText(context, schema, response.body))
  context.ledger.markInconclusive(
    operation,
    schemaCheck,
    `HTTP ${String(response.status)} has ${nameBody(type)}, which the harness does not compare with its schema (${place(schema.pointer)}). Offer JSON too, or check it by a check of your own and exclude this one with a reason (checkSettings: ${schemaCheck.id})`,
    false,
    `${documented.status} ${type}`.trim(),
  )
}

/** Checks a body that is one JSON value. `isOther` says that it has an undocumented type. */
function checkJson(
  context: RunContext,
  result: RequestResult,
  { schema, type, isOther }: { schema: DocumentNode; type: string; isOther: boolean },
  documented: DocumentedResponse,
): void {
  const { ledger, validate, envelope } = context
  const { operation, response, json, outcome } = result
  if (json === undefined) {
    // Of an error in another format, the check of the content type reports the cause.
    if ((response?.status ?? 0) >= 400 && (isOther || !isBinding(result, documented))) return
    return ledger.fail(operation, {
      check: schemaCheck,
      rule: schema.pointer,
      title: 'The body is not JSON',
      explanation:
        'The app cannot parse it. Check for a truncated response, an HTML page, text before the JSON, or more than 200 levels.',
      evidence: result,
    })
  }
  // The check of the envelope reports another code for success.
  const hasOtherCode = envelope !== undefined && outcome.kind === 'success' && outcome.code !== undefined
  const verdict = validate(schema, hasOtherCode ? withDocumentedCode(envelope, json) : json)
  if (verdict.violations.length > 0 && isOutside(envelope, result)) {
    return ledger.fail(operation, {
      check: envelopeCheck,
      rule: schema.pointer,
      title: 'The refusal has no envelope',
      explanation: `None of its fields is present (${String(envelope?.success.pointers.join(', '))}), so the app cannot show the reason. Check for an error page of the framework.`,
      evidence: result,
    })
  }
  // RFC 9457 documents these members.
  const isOwn = ({ pointer }: Verdict['undocumented'][number]): boolean =>
    type !== 'application/problem+json' || !PROBLEM_MEMBERS.has(pointer)
  report(context, result, json, { ...verdict, undocumented: verdict.undocumented.filter(isOwn) })
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

/** Checks the length of a body of bytes, which OpenAPI counts in bytes. */
function checkBytes({ ledger, root }: RunContext, result: RequestResult, schema: DocumentNode): void {
  const { operation, response } = result
  const { keywords } = getShape(root, schema)
  const length = response?.bytes?.length ?? Buffer.byteLength(response?.body ?? '')
  const { minLength = 0, maxLength = length } = keywords
  if (length >= Number(minLength) && length <= Number(maxLength)) return ledger.pass(operation, schemaCheck)
  const limit = length > Number(maxLength) ? `most ${String(maxLength)}` : `least ${String(minLength)}`
  ledger.fail(operation, {
    check: schemaCheck,
    severity: 'major',
    rule: schema.pointer,
    title: `The body should have at ${limit} bytes, the response has ${String(length)}`,
    explanation: 'The length of a body that is no text is that of its bytes. Correct the body or the document.',
    evidence: result,
  })
}

/** Checks each line of a stream of JSON values. An empty line keeps the connection alive. */
function checkLines(context: RunContext, result: RequestResult, schema: DocumentNode): void {
  const lines = (result.response?.body ?? '').split('\n').map((line) => line.replace(RECORD, '').trim())
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    let value: unknown
    try {
      value = parseExact(line)
    } catch {
      context.ledger.fail(result.operation, {
        check: schemaCheck,
        pointer: `/${String(index)}`,
        rule: schema.pointer,
        title: `Line ${String(index + 1)} is not JSON`,
        explanation: 'The document has one JSON value on each line. Write each value on a line of its own.',
        evidence: result,
      })
      return
    }
    report(context, result, value, context.validate(schema, value))
  }
}

function report(
  { ledger, root }: RunContext,
  result: RequestResult,
  json: unknown,
  { violations: all, undocumented }: Verdict,
): void {
  const { operation } = result
  // A remark on the document names these.
  const violations = all.filter((one) => !isOfOverlap(root, one))
  if (violations.length === 0) ledger.pass(operation, schemaCheck)
  for (const violation of violations) {
    const check = isOfMoney(violation) ? moneyCheck : (BY_KEYWORD[violation.keyword] ?? schemaCheck)
    ledger.fail(operation, {
      check,
      severity: getSeverity(violation),
      pointer: violation.pointer,
      cause: violation.cause,
      rule: violation.rule,
      proposed: violation.proposed,
      title: violation.message,
      explanation: explain(violation),
      evidence: result,
    })
  }
  if (undocumented.length === 0) ledger.pass(operation, undocumentedFieldCheck)
  for (const { pointer, cause, rule, proposed } of undocumented) {
    const isSecret = holdsSecret(pointer, at(json, pointer))
    // The harness sends additional fields where a schema is open, and the server may store them.
    if (!isSecret && isEcho(result, pointer, at(json, pointer))) continue
    ledger.fail(operation, {
      check: undocumentedFieldCheck,
      severity: isSecret ? 'critical' : 'minor',
      pointer,
      cause,
      rule,
      proposed,
      title: `\`${dotted(pointer)}\` is not documented${isSecret ? ', and its name suggests a secret' : ''}`,
      explanation: isSecret
        ? 'Passwords, keys and codes belong in no response, not even as a hash. Remove it. If it was sent to players, replace the secret.'
        : 'No client reads this field, and it may expose data. Remove it, or add it to the document.',
      evidence: result,
    })
  }
}

/** A refusal without any part of the envelope is one cause, whatever its fields. */
function isOutside(envelope: Envelope | undefined, { outcome, json }: RequestResult): boolean {
  const pointers = envelope?.success.needed ?? []
  return outcome.kind === 'refused' && pointers.length > 0 && pointers.every((one) => at(json, one) === undefined)
}

function getSeverity({ keyword }: SchemaViolation): Severity {
  return ['required', 'type', 'const', 'oneOf'].includes(keyword) ? 'critical' : 'major'
}

function isOfMoney({ keyword, message }: SchemaViolation): boolean {
  return keyword === 'format' && message.includes('two decimals')
}

function explain(violation: SchemaViolation): string {
  const { keyword } = violation
  if (keyword === 'required') return 'The document requires this field, and the app fails without it. Always send it.'
  if (isOfMoney(violation)) return 'Amounts have at most two decimals. Round the amount where it is calculated.'
  if (keyword === 'type') return 'The type differs from the document. Null is allowed only where the document says so.'
  if (keyword === 'enum' || keyword === 'const')
    return 'The app supports only the documented values. Send one of them, or add this value to the document.'
  return `The value violates ${keyword} in the document. Correct the value or the document.`
}

import { at } from '../document/json.ts'
import type { Envelope } from '../envelope/envelope.ts'
import type { RequestResult } from '../http/request-result.ts'
import type { Gravity } from '../model.ts'
import { dotted } from '../schema/sentence.ts'
import type { Violation } from '../schema/validate.ts'
import { flatten } from '../document/flatten.ts'
import type { ResultCheck } from './result-check.ts'

/** The names of reported violations, by keyword. */
const NAMES: { [keyword: string]: string } = { enum: 'enum', format: 'format', required: 'schema' }

/** The body fits its schema, on the branch of its outcome, and has no undocumented field. */
export const checkSchema: ResultCheck = ({ ledger, validate, envelope }, result, documented) => {
  const { operation, response, json } = result
  const schema = documented?.content.find((one) => /json/i.test(one.type))?.schema
  if (response === null || schema === undefined) return
  if (json === undefined) {
    if (response.status >= 400) return
    return ledger.fail(operation, {
      check: 'schema',
      gravity: 'critical',
      rule: schema.pointer,
      title: 'The body is no JSON',
      explanation: 'The app cannot read it. Look for a cut answer, an HTML page or text before the JSON.',
      evidence: result,
    })
  }
  const { violations, undocumented } = validate(schema, json)
  if (violations.length > 0 && isOutside(envelope, result)) {
    return ledger.fail(operation, {
      check: 'envelope',
      gravity: 'critical',
      rule: schema.pointer,
      title: 'The refusal is not in the envelope',
      explanation: `Nothing of the envelope is there (${String(envelope?.success.pointers.join(', '))}): the app cannot tell why it was refused. Look for an error page of the framework.`,
      evidence: result,
    })
  }
  if (violations.length === 0) ledger.pass(operation, 'schema')
  for (const violation of violations) {
    const check = isOfMoney(violation) ? 'money' : (NAMES[violation.keyword] ?? 'schema')
    ledger.fail(operation, {
      check,
      gravity: gravityOf(violation),
      pointer: violation.pointer,
      cause: violation.cause,
      rule: violation.rule,
      proposed: violation.proposed,
      title: violation.message,
      explanation: explain(violation),
      evidence: result,
    })
  }
  for (const [pointer, value] of flatten(json)) {
    if (!Number.isInteger(value) || Number.isSafeInteger(value)) continue
    ledger.fail(operation, {
      check: 'schema',
      gravity: 'critical',
      pointer,
      rule: schema.pointer,
      proposed: true,
      title: `\`${dotted(pointer)}\` is a number too large to be read exactly`,
      explanation: 'JavaScript keeps 15 digits: the app sees another number than was sent. Send it as a text.',
      evidence: result,
    })
  }
  if (undocumented.length === 0) ledger.pass(operation, 'undocumented-field')
  for (const { pointer, cause, rule, proposed } of undocumented) {
    ledger.fail(operation, {
      check: 'undocumented-field',
      gravity: 'minor',
      pointer,
      cause,
      rule,
      proposed,
      title: `\`${dotted(pointer)}\` is not documented`,
      explanation: 'Nobody reads it, and it may tell more than it should. Leave it out, or put it into the document.',
      evidence: result,
    })
  }
}

/** A refusal without any part of the envelope: one cause, whatever its fields. */
function isOutside(envelope: Envelope | undefined, { outcome, json }: RequestResult): boolean {
  const pointers = envelope?.success.needed ?? []
  return outcome.kind === 'refused' && pointers.length > 0 && pointers.every((one) => at(json, one) === undefined)
}

function gravityOf({ keyword }: Violation): Gravity {
  return ['required', 'type', 'const', 'oneOf'].includes(keyword) ? 'critical' : 'major'
}

function isOfMoney({ keyword, message }: Violation): boolean {
  return keyword === 'format' && message.includes('two decimals')
}

function explain(violation: Violation): string {
  const { keyword } = violation
  if (keyword === 'required') return 'The document requires it, and the app stops where it is not there.'
  if (isOfMoney(violation))
    return 'Amounts have at most two decimals. Round where the amount is made, not where it is shown.'
  if (keyword === 'type') return 'The type differs from the document; a null counts as a type of its own.'
  if (keyword === 'enum' || keyword === 'const') return 'The app knows only the values that the document lists.'
  return `The document says otherwise (${keyword}).`
}

import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import { defineCheck } from '../define-check.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { FormFile } from '../../http/multipart.ts'
import { isJsonType, mediaType } from '../../document/media-type.ts'
import { readAfter } from './trial.ts'
import { findDifferences, findPair, getPayload, type Difference } from './sent-fields.ts'

export const storedCheck = defineCheck({
  id: 'stored',
  title: 'Stored data',
  severity: 'critical',
  phase: 'write',
  description:
    'Where a write can be read back at its path, by its id or its `Location`, the values that the run sends come back as they were sent.',
  fix: 'Store every field as it was sent. Mark fields that the server sets (`readOnly`), hides (`writeOnly`) or rewrites (`x-normalized`).',
  since: '0.3.0',
})

/** Texts with a masked part. */
const MASKED = /\*{2,}|•/
const ACCEPTED = 202
/** Checks that report a whole write or read. */
const LOST = ['created', 'fresh']

/** Checks that a response, and a read of the same thing afterwards, show what a success was sent. */
export function judgeStored(context: RunContext, write: RequestResult, read?: RequestResult): void {
  const { operation, input, outcome, response, isOdd } = write
  if (outcome.kind !== 'success' || response?.status === ACCEPTED || isOdd === true) return
  if (operation.body === undefined || !isJson(input.body)) return
  // A write that is lost as a whole, or a read that is not fresh, is reported already.
  if (context.ledger.hasFailed(operation, LOST) || (read && context.ledger.hasFailed(read.operation, LOST))) return
  const sent = { value: input.body, node: operation.body.schema }
  const file = Object.values(input.body).find((one) => one instanceof FormFile)
  if (read !== undefined && file !== undefined) judgeFile(context, write, read, file)
  const shown: [RequestResult, boolean][] = [
    ...(read === undefined ? [] : [[read, true] as [RequestResult, boolean]]),
    [write, false],
  ]
  for (const [result, isRead] of shown) {
    const payload = result.outcome.kind === 'success' ? getPayload(context, result) : undefined
    const pair = payload && findPair(context, sent, payload)
    if (pair === undefined) continue
    // A response that breaks its schema is reported already, with what it lacks.
    const isBroken = context.ledger.hasFailed(result.operation, ['schema'])
    const found = findDifferences(context, pair, isRead).filter(
      ({ got }) => !(typeof got === 'string' && MASKED.test(got)) && !(got === undefined && isBroken),
    )
    if (found.length === 0) context.ledger.pass(operation, storedCheck)
    for (const difference of found) reportDifference(context, write, result, difference)
    if (found.length > 0) return
  }
}

/** Checks that a download has the bytes of the upload. A server may encode a picture anew. */
function judgeFile({ ledger }: RunContext, write: RequestResult, read: RequestResult, file: FormFile): void {
  const type = mediaType(read.response?.headers['content-type'] ?? '')
  if (read.response === null || read.outcome.kind !== 'success' || isJsonType(type)) return
  const [sent, got] = [Buffer.from(file.bytes), Buffer.from(read.response.bytes ?? read.response.body)]
  if (sent.equals(got)) return ledger.pass(write.operation, storedCheck)
  const isCut = got.length < sent.length && sent.subarray(0, got.length).equals(got)
  if (type.startsWith('image/') && !isCut) return
  ledger.fail(write.operation, {
    check: storedCheck,
    pointer: 'file',
    rule: read.operation.pointer,
    title: isCut ? 'The download ends before the end of the uploaded file' : 'The download is not the uploaded file',
    explanation: `${String(sent.length)} bytes were uploaded, and ${read.operation.id} returns ${String(got.length)}${isCut ? ', the first ones' : ', with others among them'}. Store and send the file as bytes, not as text.`,
    evidence: read,
    steps: readAfter(write, read),
  })
}

/** Reports a sent field that is shown with another value. */
function reportDifference(
  { ledger, envelope }: RunContext,
  write: RequestResult,
  shown: RequestResult,
  { pointer, sent, got }: Difference,
): void {
  const by = shown === write ? 'the response' : shown.operation.id
  ledger.fail(write.operation, {
    check: storedCheck,
    pointer,
    rule: write.operation.body?.schema.pointer ?? write.operation.pointer,
    title: `\`${dotted(pointer)}\` is not stored as it was sent`,
    explanation: `Sent: ${show(sent)}. ${got === undefined ? `It is missing in ${by}` : `Shown by ${by}: ${show(got)}`}. Store every field, or mark it as \`readOnly\`, \`writeOnly\` or \`x-normalized\` in the document.`,
    evidence: shown,
    steps: shown === write ? [] : readAfter(write, shown, `${envelope?.data ?? ''}${pointer}`),
  })
}

/** Writes a value for a sentence. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

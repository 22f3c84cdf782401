import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { isBelow } from '@tumpak/contract-kit/path-template.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { judgeUnnamed } from './unnamed-fields.ts'
import { judgeForeignFields } from './foreign-fields.ts'
import { dotted } from '../../document/schema/sentence.ts'
import { FormFile } from '../../http/multipart.ts'
import { isJsonType, mediaType } from '../../document/media-type.ts'
import { readAfter } from './trial.ts'
import { findDifferences, findPair, getPayload, type Difference } from './sent-fields.ts'
import { showValue } from './show-value.ts'

export const storedCheck = defineCheck({
  id: 'stored',
  title: 'Stored data',
  severity: 'critical',
  when: ['readBack', 'stored', 'text'],
  description:
    'Where a write can be read back at its path, by its id or its `Location`, the values that the run sends come back as they were sent. Texts with special characters and long texts do so wherever a read shows a plain text.',
  fix: 'Store every field as it was sent. Mark fields that the server sets (`readOnly`), hides (`writeOnly`) or rewrites (`x-normalized`).',
  since: '0.3.0',
  run(input) {
    if (input.phase === 'stored') return checkTrial(input)
    if (input.phase === 'text') return judgeText(input)
    const { thing, link, read, result } = input
    // Another thing may have fields of the same names.
    const isLinked = link?.isFound === true && read !== undefined && isBelow(read.operation.path, input.operation.path)
    if ((thing !== undefined && read !== undefined) || isLinked) judgeStored(input, result, read)
  },
})

/** Texts with a masked part. */
const MASKED = /\*{2,}|•/
const ACCEPTED = 202
/** Checks that report a whole write or read. */
const LOST = ['created', 'fresh']

type Input = Pick<PhaseInput<'stored'>, 'context' | 'report'>

function checkTrial(input: PhaseInput<'stored'>): void {
  const { trial, foreign, unnamed, report } = input
  if (trial === undefined) return report.notApplicable()
  if (foreign !== undefined) return judgeForeignFields(input, foreign, trial)
  judgeStored(input, trial.write, trial.after)
  if (unnamed !== undefined) judgeUnnamed(input, trial, unnamed)
}

/** Reports a text that is shown otherwise where a plain one is shown as it was sent. */
function judgeText({ changed, report }: PhaseInput<'text'>): void {
  if (changed === undefined) return report.pass()
  const { field, schema, sent, got, result, shown } = changed
  const by = shown === result ? 'the response' : shown.operation.id
  report.fail({
    pointer: `/${field}`,
    rule: schema.pointer,
    title: `\`${field}\` is not shown as it was sent`,
    explanation: `Sent: ${describeText(sent)}. Shown by ${by}: ${describeText(got)}. A plain text is shown as it was sent. Count characters, not bytes, store texts in full Unicode, and escape them only where they are printed.`,
    evidence: shown,
    steps: shown === result ? [] : readAfter(result, shown),
  })
}

function describeText(text: string): string {
  const [characters, bytes] = [[...text].length, Buffer.byteLength(text)]
  return `${showValue(text)} (${String(characters)} characters, ${String(bytes)} bytes)`
}

/** Checks that a response, and a read of the same thing afterwards, show what a success was sent. */
function judgeStored(input: Input, write: RequestResult, read?: RequestResult): void {
  const { context, report } = input
  const {
    operation,
    input: { body },
    outcome,
    response,
    isOdd,
  } = write
  if (outcome.kind !== 'success' || response?.status === ACCEPTED || isOdd === true) return
  if (operation.body === undefined || !isJson(body)) return
  // A write that is lost as a whole, or a read that is not fresh, is reported already.
  if (context.ledger.hasFailed(operation, LOST) || (read && context.ledger.hasFailed(read.operation, LOST))) return
  const sent = { value: body, node: operation.body.schema }
  const file = Object.values(body).find((value) => value instanceof FormFile)
  if (read !== undefined && file !== undefined) judgeFile(input, write, read, file)
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
    if (found.length === 0) report.pass()
    for (const difference of found) reportDifference(input, write, result, difference)
    if (found.length > 0) return
  }
}

/** Checks that a download has the bytes of the upload. A server may encode a picture anew. */
function judgeFile({ report }: Input, write: RequestResult, read: RequestResult, file: FormFile): void {
  const type = mediaType(read.response?.headers['content-type'] ?? '')
  if (read.response === null || read.outcome.kind !== 'success' || isJsonType(type)) return
  const [sent, got] = [Buffer.from(file.bytes), Buffer.from(read.response.bytes ?? read.response.body)]
  if (sent.equals(got)) return report.pass()
  const isCut = got.length < sent.length && sent.subarray(0, got.length).equals(got)
  if (type.startsWith('image/') && !isCut) return
  report.fail({
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
  { context, report }: Input,
  write: RequestResult,
  shown: RequestResult,
  { pointer, sent, got }: Difference,
): void {
  const by = shown === write ? 'the response' : shown.operation.id
  report.fail({
    pointer,
    rule: write.operation.body?.schema.pointer ?? write.operation.pointer,
    title: `\`${dotted(pointer)}\` is not stored as it was sent`,
    explanation: `Sent: ${showValue(sent)}. ${got === undefined ? `It is missing in ${by}` : `Shown by ${by}: ${showValue(got)}`}. Store every field, or mark it as \`readOnly\`, \`writeOnly\` or \`x-normalized\` in the document.`,
    evidence: shown,
    steps: shown === write ? [] : readAfter(write, shown, `${context.envelope?.data ?? ''}${pointer}`),
  })
}

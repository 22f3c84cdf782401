import { atSteps } from '@tumpak/contract-kit/json.ts'
import type { Player } from '../../config/player.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { getField, hasCode, withField } from '../../sessions/places.ts'
import { readPlaces } from '../../sessions/place-snapshot.ts'
import { getFieldSchemas } from '../input/causing-values.ts'
import type { CheckReport } from '../check-report.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { listNearValues } from './near-values.ts'
import { listConditionalCodes, showValues, type ConditionalCode } from './compiled-rules.ts'

export const codeWhenCheck = defineCheck({
  id: 'code-when',
  title: 'Conditions of codes',
  severity: 'critical',
  when: 'rules',
  on: ({ codes }) => codes.some(({ condition }) => condition !== undefined),
  description: 'A code comes if its condition holds (`x-when`), and does not come if it does not.',
  fix: 'Compare with the same data that the reads return, in the transaction of the write.',
  since: '0.3.0',
  async run(input) {
    const codes = listConditionalCodes(input.context, input.operation)
    // Requests that must be refused come first, because the others use up what they are about.
    for (const isMet of [true, false])
      for (const one of codes)
        for (const player of input.pool.sessions.players) if (await isJudged(input, one, player, isMet)) break
  },
})

/** How many inputs of an account to try. */
const MAX_INPUTS = 3

/** A request, whether the condition holds for it, and by which values. */
interface Trial {
  input: RequestInput
  isMet: boolean
  shown: string
}

/**
 * Sends a request of one side of a condition as a player. Returns whether the responses say something about it. What
 * contradicts the condition is sent again, since its values may move by themselves.
 */
async function isJudged(
  input: PhaseInput<'rules'>,
  one: ConditionalCode,
  player: Player,
  isMet: boolean,
): Promise<boolean> {
  const { context, operation, pool, report } = input
  let tries = 0
  let wrong: { trial: Trial; result: RequestResult } | undefined
  for await (const { input: base } of pool.candidates.of(operation, player)) {
    tries += 1
    if (tries > MAX_INPUTS) break
    // A candidate that contradicts the condition gets a second request.
    for (let times = 0; times < 2; times += 1) {
      const trial = choose(await listTrials(input, one, player, base), isMet)
      if (trial === undefined) break
      const jar = operation.needsSession ? await pool.sessions.getJar(player) : undefined
      const result = await context.send(operation, trial.input, { jar })
      const verdict = judge(context, one, trial, result)
      if (verdict === 'other') break
      if (verdict === 'right') {
        report.pass()
        return true
      }
      if (wrong !== undefined) {
        reportWrong(report, one, wrong.trial, wrong.result)
        return true
      }
      wrong = { trial, result }
    }
  }
  // What cannot be sent twice, because the first success used it up.
  if (wrong?.result.outcome.kind !== 'success') return false
  reportWrong(report, one, wrong.trial, wrong.result)
  return true
}

/** The cause of a finding that a code does not come. */
export function getMissingCause(name: string): string {
  return `${name}/met`
}

function reportWrong(
  report: CheckReport,
  { code, when }: ConditionalCode,
  { isMet, shown }: Trial,
  result: RequestResult,
): void {
  const { name, cause } = code
  report.fail({
    severity: isMet ? 'critical' : 'major',
    cause: isMet ? getMissingCause(name) : `${name}/unmet`,
    rule: `${result.operation.pointer}/x-codes`,
    proposed: true,
    title: isMet
      ? `${name} does not come, although its condition holds (${shown})`
      : `${name} comes, although its condition does not hold (${shown})`,
    explanation: `The condition is ${when}${cause === '' ? '' : ` ("${cause}")`}. Received: ${describeOutcome(result.outcome)}.`,
    evidence: result,
  })
}

/**
 * What a response says of a condition. `other`: another rule comes first, such as a code that stands before it, one of
 * any operation, or the state that the operation needs.
 */
function judge(
  { commonCodes }: RunContext,
  { code }: ConditionalCode,
  { isMet }: Trial,
  result: RequestResult,
): 'right' | 'wrong' | 'other' {
  const { outcome, operation } = result
  if (hasCode(result, code)) return isMet ? 'right' : 'wrong'
  if (outcome.kind === 'success') return isMet ? 'wrong' : 'right'
  if (outcome.kind !== 'refused' || !isMet) return 'other'
  const place = operation.codes.findIndex((other) => hasCode(result, other))
  const isCommon = commonCodes.some((other) => hasCode(result, other))
  return isCommon || place < operation.codes.indexOf(code) ? 'other' : 'wrong'
}

/** The input itself, and with each field that the condition names just below, at and above each value it compares with. */
async function listTrials(
  { context, operation, pool }: Pick<PhaseInput<'rules'>, 'context' | 'operation' | 'pool'>,
  { let: places, expression }: ConditionalCode,
  player: Player,
  input: RequestInput,
): Promise<Trial[]> {
  const snapshot = await readPlaces(pool, player, Object.values(places), input)
  if ('problem' in snapshot) return []
  const read = snapshot.getValues(places)
  if ('problem' in read) return []
  const { values } = read
  const limits = expression.paths.map((path) => atSteps(values, path.split('.')))
  const fields = expression.paths.flatMap((path) => (path.startsWith('request.') ? [path.split('.')[1] ?? ''] : []))
  const changed = fields.flatMap((field) =>
    getFieldSchemas(context, operation, field).flatMap((schema) =>
      listNearValues(getShape(context.root, schema), limits, getField(operation, input, field))
        .filter((value) => context.validate(schema, value, 'request').violations.length === 0)
        .flatMap((value) => withField(operation, input, field, value) ?? []),
    ),
  )
  return [input, ...changed].flatMap((request) => {
    const evaluation = expression.evaluate({ places: values, request })
    if ('problem' in evaluation) return []
    const sent = Object.fromEntries(fields.map((field) => [field, getField(operation, request, field)]))
    return [{ input: request, isMet: evaluation.value, shown: showValues(expression, { ...values, request: sent }) }]
  })
}

/** Chooses a request at the border: its neighbor in the list is on the other side of the condition. */
function choose(trials: readonly Trial[], isMet: boolean): Trial | undefined {
  const next = trials.find(
    (trial, index) =>
      trial.isMet === isMet &&
      index > 0 &&
      [-1, 1].some((step) => index + step > 0 && trials[index + step]?.isMet === !isMet),
  )
  return next ?? trials.find((trial) => trial.isMet === isMet)
}

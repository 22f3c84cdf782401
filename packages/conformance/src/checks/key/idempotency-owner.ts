import { describeOutcome } from '../../document/envelope/outcome.ts'
import { keyReusedCode } from '../../http/idempotency-key.ts'
import { findChanges, readSteps } from '../../sessions/watch.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { describeKey, isSameSuccess } from './describe-key.ts'

export const idempotencyOwnerCheck = defineCheck({
  id: 'idempotency-owner',
  title: 'Key of another player or operation',
  severity: 'critical',
  when: 'foreignKey',
  description:
    'An idempotency key that another player, or another operation, has used is a new one: nobody gets the response of another one, and the request is carried out. A refusal of it is a finding where the document says of what a key is one (`x-belongs`).',
  fix: 'Store a key together with its player and its operation, and look all three up.',
  since: '0.3.0',
  async run(input) {
    const { again, report } = input
    const fault = findFault(input)
    if (fault === undefined) return report.pass()
    const second = await again()
    if (second === undefined || findFault({ ...input, ...second })?.title !== fault.title) return
    reportFault(input, fault)
  },
})

type Input = PhaseInput<'foreignKey'>
interface Fault {
  title: string
  received: string
  isRefusal: boolean
}

function findFault({ context, operation, parameter, of, first, usual, foreign }: Input): Fault | undefined {
  const { result, before, after } = foreign
  const whose = of === 'player' ? 'another player' : first.operation.id
  const { outcome } = result
  if (outcome.kind === 'refused') {
    const code = keyReusedCode(operation)
    if (!parameter.belongs.includes(of) || code === undefined || outcome.code !== code.code) return undefined
    const title = `An idempotency key of ${whose} is refused`
    return { title, received: describeOutcome(outcome), isRefusal: true }
  }
  if (outcome.kind !== 'success') return undefined
  // A response that all successes have shows nothing.
  if (isSameSuccess(context, first, result) && !isSameSuccess(context, first, usual.result))
    return {
      title: `An idempotency key of ${whose} returns its response`,
      received: 'the response to it',
      isRefusal: false,
    }
  const isDone = findChanges(before, after).length > 0 || findChanges(usual.before, usual.after).length === 0
  if (isDone) return undefined
  const title = `A request with an idempotency key of ${whose} is not carried out`
  return { title, received: 'a success that changes nothing', isRefusal: false }
}

function reportFault(
  { parameter, of, first, usual, foreign, report }: Input,
  { title, received, isRefusal }: Fault,
): void {
  const { result, before, after } = foreign
  const changed = findChanges(usual.before, usual.after).map(({ read }) => read)
  const whose = of === 'player' ? 'this player' : 'this operation'
  report.fail({
    ...describeKey(parameter),
    cause: `header/${parameter.name}/${of}`,
    severity: isRefusal ? 'major' : 'critical',
    title,
    explanation: `The key is new for ${whose}: with another new key the same request is carried out. Received: ${received}. Store a key together with its player and its operation.`,
    evidence: result,
    steps: [
      { label: of === 'player' ? 'write of another player' : 'write of another operation', result: first },
      ...(isRefusal ? [] : readSteps('read before', before, changed)),
      { label: 'the same key', result },
      ...(isRefusal ? [] : readSteps('read after', after, changed)),
    ],
  })
}

import { isJson } from '@tumpak/contract-kit/json.ts'
import { flatten } from '../../document/flatten.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { readWritten } from './written-thing.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { getPayload } from './sent-fields.ts'
import { readAfter } from './trial.ts'

export const acceptedCheck = defineCheck({
  id: 'accepted',
  title: 'Accepted work',
  severity: 'major',
  when: 'readBack',
  description: 'Accepted work (HTTP 202) can be read at its Location, and its state changes.',
  fix: 'Store what is accepted before responding, and show how far the work is.',
  since: '0.3.0',
  run: (input) => (input.read === undefined ? followAccepted(input) : undefined),
})

const NOT_FOUND = 404
/** How long to wait for accepted work in all, and between two reads without a `Retry-After`. */
const [MAX_WAIT_MS, INTERVAL_MS] = [10_000, 250]
/** How long to wait until its address is found. */
const MAX_START_MS = 2000

/**
 * Checks that accepted work (HTTP 202) can be read at its `Location` within two seconds, and leaves its first state
 * within ten: a listed value that the client did not send.
 */
async function followAccepted(input: PhaseInput<'readBack'>): Promise<void> {
  const { context, operation, pool, player, thing, result, report } = input
  const known = context.ledger.coverage.find(({ operationId }) => operationId === operation.id)?.checks
  // Waiting for one request is enough.
  if (thing === undefined || known?.[acceptedCheck.id] !== undefined) return
  const look = (): Promise<RequestResult> => readWritten(pool, thing, player)
  let got = await look()
  let waited = 0
  const wait = async (): Promise<void> => {
    const milliseconds = Math.min(getRetryAfter(got) ?? INTERVAL_MS, MAX_WAIT_MS - waited)
    await context.config.pause(milliseconds)
    waited += milliseconds
    got = await look()
  }
  while (got.response?.status === NOT_FOUND && waited < MAX_START_MS) await wait()
  const { name = '', read } = thing
  if (got.response?.status === NOT_FOUND)
    return report.fail({
      severity: 'critical',
      pointer: name,
      rule: read.pointer,
      title: `${read.id} never finds what this operation accepted`,
      explanation: `Its response says to look at ${String(result.response?.headers['location'])} (Location), and after ${String(waited / 1000)} s there is still nothing. Store what is accepted before responding.`,
      evidence: got,
      steps: readAfter(result, got),
    })
  if (got.outcome.kind !== 'success') return
  const own = getStates(context, result, result.input.body)
  // Without a state in the response, the first read may already show the end: only the first listed value is a start.
  const start = own.size > 0 ? own : getStates(context, got, result.input.body, true)
  const isAtStart = (): boolean => {
    const now = getStates(context, got, result.input.body)
    return start.size > 0 && [...start].every(([pointer, value]) => now.get(pointer) === value)
  }
  while (isAtStart() && got.outcome.kind === 'success' && waited < MAX_WAIT_MS) await wait()
  if (!isAtStart()) return report.pass()
  const [[pointer, value] = ['', undefined]] = start
  report.fail({
    pointer,
    cause: `${pointer}/state`,
    rule: read.pointer,
    title: `Accepted work stays ${String(value)}`,
    explanation: `After the response (HTTP 202) ${pointer.slice(1)} was ${String(value)}, and ${read.id} still shows it after ${String(waited / 1000)} s. Run the work, or show how far it is.`,
    evidence: got,
    steps: readAfter(result, got, `${context.envelope?.data ?? ''}${pointer}`),
  })
}

/**
 * Returns the fields of a payload that have one of several listed values, or the first of them, and that the client did
 * not send.
 */
function getStates(context: RunContext, result: RequestResult, sent: unknown, isFirst = false): Map<string, unknown> {
  const payload = getPayload(context, result)
  const own = new Set(isJson(sent) ? Object.keys(sent) : [])
  if (payload === undefined) return new Map()
  const { properties } = getShape(context.root, payload.node, 'response')
  return new Map(
    [...flatten(payload.value)].filter(([pointer, value]) => {
      const name = pointer.slice(1)
      const property = properties.get(name)
      const choices = property && getShape(context.root, property, 'response').keywords['enum']
      const isState = Array.isArray(choices) && choices.length > 1 && !own.has(name)
      return isState && (!isFirst || choices[0] === value)
    }),
  )
}

/** The time to wait that a response asks for, in milliseconds. */
function getRetryAfter({ response }: RequestResult): number | undefined {
  const value = response?.headers['retry-after']
  return value !== undefined && /^\d+$/.test(value) ? Math.max(INTERVAL_MS, Number(value) * 1000) : undefined
}

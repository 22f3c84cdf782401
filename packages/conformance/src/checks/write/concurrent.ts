import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getItems } from '../../cases/items.ts'
import { getKey } from '../../http/idempotency-key.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { defineCheck, type Phases } from '../define-check.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getSeenResult, readSteps, Watch, type Snapshot } from '../../sessions/watch.ts'
import type { RequestResult } from '../../http/request-result.ts'

export const concurrentCheck = defineCheck({
  id: 'concurrent',
  title: 'Concurrent writes',
  severity: 'critical',
  phase: 'write',
  description: 'Two different writes at the same time both count: each success changes the sums as one alone does.',
  fix: 'Change sums in the database (`balance = balance - ?`) or lock the row; do not write back a sum that was read before.',
  since: '0.3.0',
  alsoReportedBy: ['sum'],
  run: checkConcurrent,
})

export const sumCheck = defineCheck({
  id: 'sum',
  title: 'Sums and their entries',
  severity: 'critical',
  phase: 'afterWrite',
  description: 'The new entries of a list add up to the change of the sum that they belong to (`x-sum`).',
  fix: 'Change the sum and write its entry in one transaction.',
  since: '0.3.0',
})

/** How many inputs to try for one account. */
const MAX_TRIES = 3
/** Half a hundredth, so that sums of decimals compare. */
const TOLERANCE = 0.005

/** Sends one request, then two at the same time, and compares by how much the places of `x-shows` change. */
async function checkConcurrent({ context, operation, pool, player, getJar }: Phases['write']['input']): Promise<void> {
  const { ledger } = context
  const { sessions, inputs, candidates } = pool
  // A rule of x-once allows one success only.
  if (operation.showsAt.length === 0 || getKey(operation) === undefined || operation.once.length > 0) return
  for (const own of [player, ...sessions.players.filter((one) => one !== player)]) {
    let tries = 0
    for await (const { input } of candidates.of(operation, own)) {
      tries += 1
      if (tries > MAX_TRIES) break
      const jar = await getJar(own)
      const send = (): Promise<RequestResult> => context.send(operation, input, { jar })
      const watch = await Watch.of(context, sessions, inputs, operation, own, input)
      const before = await watch.readStable()
      const single = await send()
      if (single.outcome.kind !== 'success') continue
      const between = await watch.look()
      const pair = await Promise.all([send(), send()])
      const count = pair.filter(({ outcome }) => outcome.kind === 'success').length
      if (count === 0) continue
      const after = await watch.look()
      judgeMoves(context, operation, { before, between, after, pair, count })
      const last = pair.find(({ outcome }) => outcome.kind === 'success')
      if (last !== undefined) checkSums(context, last, between, after)
      return
    }
  }
  ledger.markInconclusive(
    operation,
    concurrentCheck,
    'no account could send three requests that succeed. Add one with enough for them (players)',
  )
}

interface Pair {
  before: Snapshot
  between: Snapshot
  after: Snapshot
  pair: readonly RequestResult[]
  /** How many of the pair succeeded. */
  count: number
}

function judgeMoves({ ledger }: RunContext, operation: Operation, { before, between, after, pair, count }: Pair): void {
  const getNumber = (snapshot: Snapshot, read: string, pointer: string): number =>
    Number(snapshot.get(read)?.get(pointer) ?? Number.NaN)
  for (const { read, pointer } of operation.showsAt) {
    const [was, is, end] = [before, between, after].map((one) => getNumber(one, read, pointer))
    const one = Number(is) - Number(was)
    const both = Number(end) - Number(is)
    if (Number.isNaN(one) || Number.isNaN(both) || one === 0) continue
    if (Math.abs(both - count * one) < TOLERANCE) {
      ledger.pass(operation, concurrentCheck)
      continue
    }
    const [, evidence = pair[0]] = pair
    if (evidence === undefined) return
    ledger.fail(operation, {
      check: concurrentCheck,
      cause: `${read}${pointer}`,
      rule: `${operation.pointer}/x-shows`,
      proposed: true,
      title: `Of two concurrent requests one is lost in ${pointer.slice(1).replaceAll('/', '.')} of ${read}`,
      explanation: `One success alone changes it by ${round(one)}. ${String(count)} of two requests at the same time succeeded, and it changed by ${round(both)} instead of ${round(count * one)}.`,
      evidence,
      steps: [
        ...readSteps('read before', between, [read], pointer),
        ...pair.map((result) => ({ label: 'at the same time', result })),
        ...readSteps('read after', after, [read], pointer),
      ],
    })
  }
}

/** Compares the new entries of each list with `x-sum` with the change of its sum, around a success. */
export function checkSums(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): void {
  for (const id of before.keys()) {
    const list = context.operation(id)
    if (list?.sum === undefined) continue
    const { read, pointer, field } = list.sum
    const [was, is] = [before, after].map((one) => one.get(read)?.get(pointer))
    const entries = listNew(context, before, after, id)
    if (typeof was !== 'number' || typeof is !== 'number' || entries === undefined) continue
    const sum = entries.reduce((total, entry) => total + Number(entry[field] ?? 0), 0)
    if (Math.abs(is - was - sum) < TOLERANCE) {
      context.ledger.pass(result.operation, sumCheck)
      continue
    }
    context.ledger.fail(result.operation, {
      check: sumCheck,
      cause: `${read}${pointer}`,
      rule: `${list.pointer}/x-sum`,
      proposed: true,
      title: `${pointer.slice(1).replaceAll('/', '.')} of ${read} changes by ${round(is - was)}, and the new entries of ${id} add up to ${round(sum)}`,
      explanation: `After ${result.operation.id} the sum was ${String(was)} and is ${String(is)}. Change it and write its entry in one transaction.`,
      evidence: result,
      steps: [
        ...readSteps('read before', before, [read, id], pointer),
        { label: 'write', result },
        ...readSteps('read after', after, [read, id], pointer),
      ],
    })
  }
}

/** The items of a list after a write that it did not have before. */
export function listNew(
  context: RunContext,
  before: Snapshot,
  after: Snapshot,
  id: string,
): { [name: string]: unknown }[] | undefined {
  const [was, is] = [before, after].map((one) => getSeenResult(one.get(id)))
  if (was === undefined || is === undefined) return undefined
  const known = new Set(getItems(context.data(was)).map((one) => JSON.stringify(one)))
  return getItems(context.data(is)).filter((one) => isJson(one) && !known.has(JSON.stringify(one)))
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

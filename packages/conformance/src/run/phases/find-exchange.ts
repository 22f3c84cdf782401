import { runChecks } from '../../checks/run-checks.ts'
import { successCheck } from '../../checks/whole/success.ts'
import type { Candidate } from '../../cases/candidate.ts'
import { findThirdPartyInput } from '../../document/third-party-input.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { OperationRun } from '../operation-run.ts'

const CANDIDATES_A_PLAYER = 8
/** The statuses with which servers refuse an unknown name. */
const UNKNOWN_STATUSES = [400, 404, 410, 422]

/** Sends a read until it succeeds, for any player. Goes on with the last response if none does. */
export async function findExchange(run: OperationRun): Promise<void> {
  const { context, operation, pool } = run
  const { ledger } = context
  let last: { used: Candidate; result: RequestResult } | undefined
  const isGuess = findThirdPartyInput(context.root, operation, context.config.inputs) !== undefined
  for (const player of pool.sessions.players) {
    let tries = 0
    for await (const used of pool.candidates.of(operation, player)) {
      const result = await context.send(operation, used.input, { jar: await run.getJar(player) })
      last = { used, result }
      if (result.outcome.kind === 'success') {
        ledger.succeed(operation)
        await runChecks('success', { context, operation, pool, verdict: 'accepted' })
        return run.use(used, result)
      }
      // Data from another response exists, so the request needs only a valid session.
      const mustSucceed =
        used.origin === 'link' ||
        used.origin === 'listed' ||
        !(isGuess || context.isListed(result) || mayBeUnknown(result))
      if (mustSucceed && result.outcome.kind === 'refused')
        await runChecks('success', { context, operation, pool, verdict: 'refused', result, earlier: used.from })
      tries += 1
      if (mustSucceed || tries >= CANDIDATES_A_PLAYER) break
    }
    if (ledger.hasFailed(operation, [successCheck.id])) break
  }
  if (last === undefined) return
  await runChecks('success', { context, operation, pool, verdict: 'never', result: last.result, used: undefined })
  await run.use(last.used, last.result)
}

/** Whether the request names something that no response returned, so that it may not exist. */
function mayBeUnknown({ operation, outcome }: RequestResult): boolean {
  const isByPath = operation.parameters.some((parameter) => parameter.in === 'path')
  return isByPath && outcome.kind === 'refused' && UNKNOWN_STATUSES.includes(outcome.status)
}

import { describeOutcome } from '../envelope/outcome.ts'
import type { RequestResult } from '../http/request-result.ts'
import type { RunContext } from './run-context.ts'

/** Why an operation never succeeded, by the response to its most likely input, and what to add to the config. */
export function neverSucceeded(context: RunContext, result: RequestResult | undefined): string {
  if (result === undefined) return 'it never succeeded: there was no input to try. Add input for it (inputs)'
  const { operation, outcome } = result
  const hasPlayers = context.config.players.length > 0
  const player = hasPlayers ? 'another player' : 'a player'
  if (outcome.kind !== 'refused') return `it never succeeded: the most likely input got ${describeOutcome(outcome)}`
  const known = [...operation.codes, ...context.commonCodes].find((one) => one.code === outcome.code)
  const what =
    known === undefined
      ? describeOutcome(outcome)
      : `code ${known.code}, ${known.name}${known.cause === '' ? '' : ` ("${known.cause}")`}`
  const got = `it never succeeded: the most likely input got ${what}`
  const byPlayer = `add ${player} for whom it succeeds (players)`
  if (!operation.needsSession) return `${got}. Set working input in the config (inputs: ${operation.id}/field)`
  if (known?.field !== undefined) {
    return `${got}. Set working input in the config (inputs: ${operation.id}/${known.field}), or ${byPlayer}`
  }
  if (known === undefined || outcome.code === context.badInputCode)
    return `${got}. Set working input in the config (inputs: ${operation.id}/field), or ${byPlayer}`
  const used = hasPlayers ? '. If it succeeds only once, an earlier run used it up: start with fresh data, or ' : '. '
  return got + (used === '. ' ? `. ${byPlayer.charAt(0).toUpperCase()}${byPlayer.slice(1)}` : used + byPlayer)
}

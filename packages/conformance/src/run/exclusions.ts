import { listExcludedCodes } from '../checks/input/documented-code.ts'
import type { Ledger } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'

const MAX_NAMES = 4

/**
 * Says which exclusions of the configuration this run did not need, and which entries of `unseenCodes` silence several
 * operations by one name: behind both a mistake of the server may hide.
 */
export function describeExclusions(context: RunContext, ledgers: readonly Ledger[]): string[] {
  const { config } = context
  const codes = listExcludedCodes(context)
  const several = codes
    .filter(({ key, unseen }) => !key.includes('/') && unseen.length > 1)
    .map(
      ({ key, unseen }) =>
        `unseenCodes: ${key} excludes the code of ${String(unseen.length)} operations: ${list(unseen)}. Name those that cannot receive it (${String(unseen[0])}/${key}).`,
    )
  // A part of a run proves nothing about what the whole needs.
  if (config.only !== undefined || config.shard !== undefined) return several
  const received = codes
    .filter(({ unseen }) => unseen.length === 0)
    .map(({ key, received: by }) => `unseenCodes: ${key} is not needed: ${list(by)} received the code. Remove it.`)
  const skipped = new Map<string, boolean>()
  for (const ledger of ledgers)
    for (const [check, hasTrouble] of ledger.skipped) skipped.set(check, hasTrouble || skipped.get(check) === true)
  const off = [...skipped]
    .filter(([, hasTrouble]) => !hasTrouble)
    .map(
      ([check]) => `The check ${check} is off and had nothing to report: judge it again (skipChecks, checkSettings).`,
    )
  return [...several, ...received, ...off]
}

function list(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  return [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`${String(more)} more`] : [])].join(', ')
}

import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { listInputNames } from '../cases/input-names.ts'
import type { RunContext } from '../context/run-context.ts'
import { getExclusionReason } from '../context/risk.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { CONNECTION } from '../socket/socket-ledger.ts'
import { isKnownField, splitInput } from './assert-settings.ts'
import type { Finding, Inconclusive } from '../context/run-report.ts'
import { getBaselineId } from './baseline.ts'

/**
 * Names settings that had no effect in a whole run, as sentences for the report. A part of a run proves nothing about
 * them.
 */
export function listUnusedSettings(
  { context, inputs }: Pick<SessionPool, 'context' | 'inputs'>,
  findings: readonly Finding[],
  inconclusive: readonly Inconclusive[],
): string[] {
  const { config, root, operations } = context
  if (config.only !== undefined || config.shard !== undefined) return []
  const { triggers = {}, otp, socket, asyncapi, frames } = config
  const values = Object.keys(config.inputs).filter((key) => !inputs.used.has(key) && isJudged(context, key))
  const files = Object.keys(config.files).filter((name) => !inputs.usedFiles.has(name) && isJudged(context, name))
  const fields = config.players.flatMap((player, index) =>
    Object.keys(player)
      .filter((name) => !name.startsWith('tokens.') && !isKnownField(name, config, { root, operations }))
      .map((name) => `${name} of players, entry ${String(index + 1)}`),
  )
  const names = [
    ...values.map((key) => `inputs: ${key}`),
    ...files.map((name) => `files: ${name}`),
    ...fields,
    ...(otp !== undefined && !inputs.used.has('{otp}') ? ["otp (no field has it: inputs: { field: '{otp}' })"] : []),
    ...(asyncapi === undefined && Object.keys(triggers).length > 0 ? ['triggers (asyncapi names no document)'] : []),
    ...(asyncapi === undefined && frames.length === 0 && socket !== undefined ? [CONNECTION] : []),
  ]
  const ids = [...findings.map(({ id }) => id), ...inconclusive.map(getBaselineId)]
  const old = config.baseline.filter(({ id }) => !ids.includes(id))
  return [
    ...names.map((name) => `Never used in this run: ${name}.`),
    ...old.map(({ id }) => `The baseline has ${id}, which was not found.${didYouMean(id, ids)}`),
  ]
}

/** Whether the run called what a value is for. */
function isJudged({ root, config, documented, operations }: RunContext, key: string): boolean {
  const id = splitInput(key)?.id
  const needed = documented.filter((operation) => {
    const { fields, kinds } = listInputNames(root, operation)
    return id === undefined ? fields.has(key) || kinds.has(key) : operation.id === id
  })
  return needed.every(
    (operation) => operations.includes(operation) && getExclusionReason(operation, config) === undefined,
  )
}

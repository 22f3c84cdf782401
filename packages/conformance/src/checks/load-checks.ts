import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import type { ConfigInput } from '../config/config.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { pathToFileURL } from 'node:url'
import type { CheckInfo } from '../config/check-info.ts'
import type { Check, OldCheck } from './define-check.ts'
import type { OldPhases } from './old-phases.ts'
import type { PhaseName, Phases } from './phases.ts'
import type { RunReport } from '../context/run-report.ts'
import { SEVERITIES } from '../config/severity.ts'
import { allCheck } from './whole/all.ts'
import { CHECKS, isCheckId } from './registry.ts'

/** The phases in which checks of a team may run. */
const OWN_PHASES: readonly PhaseName[] = [
  'response',
  'session',
  'request',
  'list',
  'access',
  'write',
  'afterWrite',
  'slow',
]

/** What a report says of a check that has the form before 0.3.0. */
export function describeOldForm(id: string, phase: string): string {
  return `the check ${id} has \`phase: '${phase}'\`. Write \`when: '${phase}'\`: the old form runs until 0.4.0`
}

/**
 * Loads checks of a team from modules that export what `defineCheck` returns. Throws a readable message for a module
 * without a check, or a check that cannot run.
 */
export async function loadChecks(given: readonly (string | CheckInfo)[]): Promise<OwnChecks> {
  const own: OwnChecks = { checks: [], remarks: [] }
  for (const source of given) {
    const found = typeof source === 'string' ? await readModule(source) : [source as Check | OldCheck]
    for (const written of found) {
      const check = 'phase' in written && !('when' in written) ? toCurrentForm(written) : (written as Check)
      const problem = findProblem(check, own.checks)
      if (problem !== undefined) throw new Error(`the check ${check.id} ${problem}`)
      if (check !== written) own.remarks.push(describeOldForm(check.id, String(check.when)))
      own.checks.push(check)
    }
  }
  return own
}

/** The checks of a team, and what is to be said of them. */
export interface OwnChecks {
  checks: Check[]
  remarks: string[]
}

/** Returns a check in the form before 0.3.0 in the present one, with the names of inputs that it had. */
function toCurrentForm({ phase, run, ...info }: OldCheck): Check {
  const runOld = run as (input: OldPhases[keyof OldPhases]['input']) => Phases[PhaseName]['output']
  const current = {
    ...info,
    when: phase,
    run(input: Phases['access']['input']) {
      const { used, result, getJar, player } = input
      return runOld({ ...input, base: { used, result }, jarFor: getJar, freshJar: () => getJar(player) })
    },
  }
  return current as unknown as Check
}

async function readModule(path: string): Promise<(Check | OldCheck)[]> {
  const module = (await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new Error(`the check ${path} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  })) as { [name: string]: unknown }
  const found = Object.values(module).filter(isCheck)
  if (found.length === 0) throw new Error(`${path} exports no check: export const name = defineCheck({ … })`)
  return found
}

function isCheck(value: unknown): value is Check | OldCheck {
  return typeof value === 'object' && value !== null && 'id' in value && ('when' in value || 'phase' in value)
}

function findProblem(
  { id, title, description, severity, when, run }: Check,
  others: readonly Check[],
): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return 'must have an id of lower-case words with hyphens'
  if (isCheckId(id)) return 'has the id of a check of the harness'
  if (others.some((other) => other.id === id)) return 'is defined twice'
  if (!title || !description) return 'must have a title and a description'
  if (!SEVERITIES.includes(severity)) return `must have a severity of ${SEVERITIES.join(', ')}`
  if (![when].flat().every((phase) => OWN_PHASES.includes(phase)))
    return `must run in a phase of ${OWN_PHASES.join(', ')} (when)`
  return typeof run === 'function' ? undefined : 'must have a function run'
}

/** Loads the checks of a configuration and validates the ids that it names. Throws CannotRun. */
export async function loadConfiguredChecks({
  checks = [],
  skipChecks = [],
  checkSettings = {},
}: ConfigInput): Promise<OwnChecks> {
  try {
    const own = await loadChecks(checks)
    assertCheckIds([...skipChecks, ...Object.keys(checkSettings)], own.checks)
    return own
  } catch (cause) {
    throw new CannotRun(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Throws a readable message if an id names no check. */
export function assertCheckIds(ids: readonly string[], own: readonly Check[]): void {
  // Omit `all`, which represents an operation that was not tested.
  const known = [...CHECKS, ...own].map(({ id }) => id).filter((id) => id !== allCheck.id)
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown === undefined) return
  throw new Error(
    `there is no check named ${unknown}.${didYouMean(unknown, known)} The checks are ${known.toSorted().join(', ')}`,
  )
}

/** Describes a team's checks for a report. */
export function describeChecks(checks: readonly Check[]): Pick<RunReport, 'ownChecks'> {
  if (checks.length === 0) return {}
  const texts = checks.map(({ id, title, description }) => [id, { title, description }])
  return { ownChecks: Object.fromEntries(texts) as NonNullable<RunReport['ownChecks']> }
}

import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import type { ConfigInput } from '../config/config.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { pathToFileURL } from 'node:url'
import type { CheckInfo, Phase } from '../config/check-info.ts'
import type { Check } from './define-check.ts'
import type { RunReport } from '../context/run-report.ts'
import { SEVERITIES } from '../config/severity.ts'
import { allCheck } from '../context/whole-checks.ts'
import { CHECKS, isCheckId } from './registry.ts'

/** The phases in which the runner calls checks of a team. */
const OWN_PHASES: readonly Phase[] = ['response', 'session', 'request', 'list', 'access', 'write', 'afterWrite', 'slow']

/**
 * Loads checks of a team from modules that export what `defineCheck` returns. Throws a readable message for a module
 * without a check, or a check that cannot run.
 */
export async function loadChecks(given: readonly (string | CheckInfo)[]): Promise<Check[]> {
  const checks: Check[] = []
  for (const one of given) {
    const found = typeof one === 'string' ? await readModule(one) : [one as Check]
    for (const check of found) {
      const problem = findProblem(check, checks)
      if (problem !== undefined) throw new Error(`the check ${check.id} ${problem}`)
      checks.push(check)
    }
  }
  return checks
}

async function readModule(path: string): Promise<Check[]> {
  const module = (await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new Error(`the check ${path} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  })) as { [name: string]: unknown }
  const found = Object.values(module).filter(isCheck)
  if (found.length === 0) throw new Error(`${path} exports no check: export const name = defineCheck({ … })`)
  return found
}

function isCheck(value: unknown): value is Check {
  return typeof value === 'object' && value !== null && 'id' in value && 'phase' in value
}

function findProblem(
  { id, title, description, severity, phase, run }: Check,
  others: readonly Check[],
): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return 'must have an id of lower-case words with hyphens'
  if (isCheckId(id)) return 'has the id of a check of the harness'
  if (others.some((other) => other.id === id)) return 'is defined twice'
  if (!title || !description) return 'must have a title and a description'
  if (!SEVERITIES.includes(severity)) return `must have a severity of ${SEVERITIES.join(', ')}`
  if (!OWN_PHASES.includes(phase)) return `must have a phase of ${OWN_PHASES.join(', ')}`
  return typeof run === 'function' ? undefined : 'must have a function run'
}

/** Loads the checks of a configuration and validates the ids that it names. Throws CannotRun. */
export async function loadConfiguredChecks({
  checks = [],
  skipChecks = [],
  checkSettings = {},
}: ConfigInput): Promise<Check[]> {
  try {
    const own = await loadChecks(checks)
    assertCheckIds([...skipChecks, ...Object.keys(checkSettings)], own)
    return own
  } catch (cause) {
    throw new CannotRun(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Throws a readable message if an id names no check. */
export function assertCheckIds(ids: readonly string[], own: readonly Check[]): void {
  // Omit `all`, which represents an operation that was not tested.
  const known = [...CHECKS, ...own].map(({ id }) => id).filter((id) => id !== allCheck.id)
  const unknown = ids.find((id) => !known.some((one) => one === id))
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

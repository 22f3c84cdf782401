import { isJson, strings } from '@tumpak/contract-kit/json.ts'
import { SEVERITIES, type Severity } from './severity.ts'

/** Another severity of a check, or `off`, for all operations or only some. */
export interface CheckSetting {
  severity: Severity | 'off'
  /** The operations, named as in `only` of the run; undefined for all. */
  only?: string[]
  /** The reason, which the report shows. */
  reason?: string
}

const LEVELS: readonly string[] = [...SEVERITIES, 'off']

/**
 * Reads `checkSettings`: for the id of a check a severity or `off`, an object with `only` and `reason`, or a list of
 * these. Throws a readable message.
 */
export function readCheckSettings(file: string, value: unknown): { [check: string]: CheckSetting[] } {
  if (!isJson(value)) throw new Error(`${file}: checkSettings must be an object of checks`)
  return Object.fromEntries(
    Object.entries(value).map(([check, given]) => [
      check,
      (Array.isArray(given) ? given : [given]).map((setting: unknown) =>
        readSetting(`${file}: checkSettings of ${check}`, setting),
      ),
    ]),
  )
}

function readSetting(what: string, value: unknown): CheckSetting {
  // YAML 1.1 reads `off` as false.
  const given = isJson(value) ? value : { severity: value }
  const severity = given['severity'] === false ? 'off' : given['severity']
  if (typeof severity !== 'string' || !LEVELS.includes(severity))
    throw new Error(`${what} must be one of ${LEVELS.join(', ')}, or an object with severity, only and reason`)
  const { only, reason } = given
  return {
    severity: severity as CheckSetting['severity'],
    ...(only === undefined ? {} : { only: typeof only === 'string' ? [only] : strings(only) }),
    ...(typeof reason === 'string' ? { reason } : {}),
  }
}

/** Returns the first setting of a check that applies to the operation. */
export function findCheckSetting(
  settings: { readonly [check: string]: readonly CheckSetting[] },
  check: string,
  operationId: string,
): CheckSetting | undefined {
  const own = Object.hasOwn(settings, check) ? settings[check] : undefined
  return own?.find(({ only }) => only?.includes(operationId) ?? true)
}

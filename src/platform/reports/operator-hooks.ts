import { observable, runInAction } from 'mobx'
import * as z from 'zod/mini'

/** The names of the operator's functions on `window`; '' for none. */
export interface OperatorHooks {
  readonly analytics: string
  readonly error: string
  readonly vitals: string
}

/** The operator's file on the app's own origin: its names replace those of the build. */
const FILE = '/operator.json'
const FILE_TIMEOUT_MS = 10_000

const HookName = z.optional(z.string().check(z.regex(/^([A-Za-z_$][\w$]*)?$/)))
/** A misspelled name is an error: it would else be ignored. */
const OperatorFile = z.strictObject({ analyticsHook: HookName, errorHook: HookName, vitalsHook: HookName })

const known = observable.box<OperatorHooks>(
  {
    analytics: import.meta.env?.VITE_ANALYTICS_HOOK ?? '',
    error: import.meta.env?.VITE_ERROR_HOOK ?? '',
    vitals: import.meta.env?.VITE_VITALS_HOOK ?? '',
  },
  { deep: false },
)

let reading: Promise<OperatorHooks> | undefined

/** The hooks that are known: the build's until {@link readOperatorHooks} has read the operator's. Observable. */
export function operatorHooks(): OperatorHooks {
  return known.get()
}

/**
 * Reads the operator's file, once per page load. If it is missing or invalid, the build's hooks stay. Never rejects.
 */
export function readOperatorHooks(): Promise<OperatorHooks> {
  return (reading ??= readFile())
}

async function readFile(): Promise<OperatorHooks> {
  const build = known.get()
  try {
    const response = await fetch(FILE, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    })
    // A server may send the app's page in place of a missing file.
    if (response.ok && !response.headers.get('content-type')?.startsWith('text/html')) {
      const { analyticsHook, errorHook, vitalsHook } = OperatorFile.parse(await response.json())
      const hooks = {
        analytics: analyticsHook ?? build.analytics,
        error: errorHook ?? build.error,
        vitals: vitalsHook ?? build.vitals,
      }
      runInAction(() => known.set(hooks))
    }
  } catch (error) {
    console.warn(`${FILE} is not used: ${error instanceof Error ? error.message : String(error)}`)
  }
  return known.get()
}

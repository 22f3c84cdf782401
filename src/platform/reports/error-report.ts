import { operatorHooks, readOperatorHooks } from './operator-hooks.ts'

/**
 * The kinds of reports to operators:
 * - `misfit`: a response that did not fit its document and was read leniently; rows may be missing.
 * - `unreadable`: a response that could not be read.
 * - `chunk`: code that could not be loaded.
 * - `csp`: a violation of the content security policy.
 * - `unexpected`: an error of the app itself.
 */
export type ReportKind = 'misfit' | 'unreadable' | 'chunk' | 'csp' | 'unexpected'

/** The hook's argument: no query, id, number or personal address. */
export interface ErrorReport {
  readonly kind: ReportKind
  /** The path of a request or the directive of a policy. */
  readonly where: string
  readonly details: readonly string[]
}

export interface ErrorReporterDeps {
  /** The name of the operator's function on `window`; '' for none. Read for each report. */
  readonly hook: () => string
  readonly host: object
  /** Milliseconds, from any origin. */
  readonly now: () => number
}

/** Reports per minute; more are dropped. */
const MAX_PER_MINUTE = 10
const MINUTE_MS = 60_000

/** The number of distinct reports remembered; each is sent once per page load. */
const MAX_REMEMBERED = 200

function isHook(found: unknown): found is (report: ErrorReport) => unknown {
  return typeof found === 'function'
}

/**
 * Masks what may identify a person, a session or an order: queries, e-mail addresses, and words with a longer number.
 */
function mask(text: string): string {
  return text
    .replaceAll(/[?#]\S*/gu, '')
    .replaceAll(/\S+@\S+/gu, '***')
    .replaceAll(/[\w*+-]*\d{3}[\w*-]*/gu, '***')
    .slice(0, 300)
}

/** Sends a problem to the operator's hook, or drops it. Never throws. */
export type ReportProblem = (kind: ReportKind, where: string, details?: readonly string[]) => void

/** Does nothing without a hook. Masks reports, sends each once and at most ten a minute. */
export function createErrorReporter({ hook, host, now }: ErrorReporterDeps): ReportProblem {
  const known = new Set<string>()
  let times: number[] = []
  return (kind, where, details = []) => {
    const name = hook()
    const found: unknown = name === '' ? undefined : (host as Record<string, unknown>)[name]
    if (!isHook(found)) return
    const report: ErrorReport = { kind, where: mask(where), details: details.slice(0, 20).map(mask) }
    const text = JSON.stringify(report)
    times = times.filter((time) => now() - time < MINUTE_MS)
    if (known.has(text) || known.size >= MAX_REMEMBERED || times.length >= MAX_PER_MINUTE) return
    known.add(text)
    times.push(now())
    try {
      found(report)
    } catch {
      // An error in the operator's script must not reach the player.
    }
  }
}

/** Reports a response that did not fit: the places read leniently, or none if it is unreadable. */
export function reportMisfit({ method, url }: { method: string; url: string }, misfits?: readonly string[]): void {
  reportProblem(misfits ? 'misfit' : 'unreadable', `${method} ${url}`, misfits)
}

/** Reports the page's own problems: chunks that fail to load, policy violations, uncaught errors. */
export function watchProblems(page: Pick<Window, 'addEventListener'>, report: ReportProblem): void {
  page.addEventListener('vite:preloadError', ({ payload }) => report('chunk', payload.message))
  // It bubbles from the document and from every element.
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    report('csp', effectiveDirective, [blockedURI]),
  )
  const tell = (error: unknown) => {
    // A failed request is already reported by its cause.
    if (error instanceof Error && error.name !== 'ApiError') report('unexpected', error.name, [error.message])
  }
  page.addEventListener('error', ({ error }) => tell(error))
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

const report = /*#__PURE__*/ createErrorReporter({
  hook: () => operatorHooks().error,
  host: globalThis,
  now: () => performance.now(),
})

/** Reports to the hook that is known; without one, once the operator's file has been read. */
export const reportProblem: ReportProblem = (...problem) => {
  if (operatorHooks().error === '') void readOperatorHooks().then(() => report(...problem))
  else report(...problem)
}

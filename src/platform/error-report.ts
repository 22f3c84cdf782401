/**
 * What operators are told of:
 * - `misfit`: a response that did not fit its document and was read leniently; rows may have been left out.
 * - `unreadable`: a response that could not be read.
 * - `chunk`: code that could not be loaded.
 * - `csp`: a rule of the content security policy was broken.
 * - `unexpected`: a fault of the app's own.
 */
export type ReportKind = 'misfit' | 'unreadable' | 'chunk' | 'csp' | 'unexpected'

/** What the hook gets: no query, no id, no number, no address of a person. */
export interface ErrorReport {
  readonly kind: ReportKind
  /** Where: the path of a call or the directive of a policy. */
  readonly where: string
  readonly details: readonly string[]
}

export interface ErrorReporterDeps {
  /** Name of a function on `window` that the operator's script puts there; '' for none. */
  readonly hook: string
  readonly host: object
  /** Milliseconds, from any beginning. */
  readonly now: () => number
}

/** Reports in a minute; what is more is dropped. */
const MOST_A_MINUTE = 10
const MINUTE_MS = 60_000

/** Different reports that are told apart; each is handed on once a page load. */
const MOST_KNOWN = 200

/** Hands a problem to the operator's hook, or drops it. Never throws. */
export type ReportProblem = (kind: ReportKind, where: string, details?: readonly string[]) => void

/** Off without a hook, masked, each report once and at most ten a minute. */
export function createErrorReporter({ hook, host, now }: ErrorReporterDeps): ReportProblem {
  const known = new Set<string>()
  let times: number[] = []
  return (kind, where, details = []) => {
    const found: unknown = hook === '' ? undefined : (host as Record<string, unknown>)[hook]
    if (!isHook(found)) return
    const report: ErrorReport = { kind, where: mask(where), details: details.slice(0, 20).map(mask) }
    const text = JSON.stringify(report)
    times = times.filter((time) => now() - time < MINUTE_MS)
    if (known.has(text) || known.size >= MOST_KNOWN || times.length >= MOST_A_MINUTE) return
    known.add(text)
    times.push(now())
    try {
      found(report)
    } catch {
      // What is wrong in the operator's script is no matter of the player's.
    }
  }
}

function isHook(found: unknown): found is (report: ErrorReport) => unknown {
  return typeof found === 'function'
}

/** Takes out what may name a person, a session or an order: queries, e-mail addresses, and words with a longer number. */
function mask(text: string): string {
  return text
    .replaceAll(/[?#]\S*/gu, '')
    .replaceAll(/\S+@\S+/gu, '***')
    .replaceAll(/[\w*+-]*\d{3}[\w*-]*/gu, '***')
    .slice(0, 300)
}

/** Tells of a response that did not fit: the places where it was read leniently, or none where it is unreadable. */
export function reportMisfit({ method, url }: { method: string; url: string }, misfits?: readonly string[]): void {
  reportProblem(misfits ? 'misfit' : 'unreadable', `${method} ${url}`, misfits)
}

/** What the page itself tells of: chunks that cannot be loaded, broken policies, errors that nobody caught. */
export function watchProblems(page: Pick<Window, 'addEventListener'>, report: ReportProblem): void {
  page.addEventListener('vite:preloadError', ({ payload }) => report('chunk', payload.message))
  // It bubbles from the document and from every element.
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    report('csp', effectiveDirective, [blockedURI]),
  )
  const tell = (error: unknown) => {
    // A failed call has been reported by what was wrong with it.
    if (error instanceof Error && error.name !== 'ApiError') report('unexpected', error.name, [error.message])
  }
  page.addEventListener('error', ({ error }) => tell(error))
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** The reporter of this build, named by `VITE_ERROR_HOOK`. */
export const reportProblem = /*#__PURE__*/ createErrorReporter({
  hook: import.meta.env?.VITE_ERROR_HOOK ?? '',
  host: globalThis,
  now: () => performance.now(),
})

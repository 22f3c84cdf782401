import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../root.ts'

/** The counts of passed, failed and skipped tests. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Each failed test that the report names, with the first line of its message. */
  failures: string[]
}

/** A run of the harness on an example server. */
export interface ExampleOutcome {
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** Why it failed or was skipped. */
  reason: string
}

type Json = Record<string, unknown>

/** The counts of `npm run check -- --json`: one per step. */
export function checkCounts(report: unknown): Counts {
  const steps = list(report)
  const failures = steps.filter(({ ok }) => ok !== true).map(({ name }) => text(name))
  return { passed: steps.length - failures.length, failed: failures.length, skipped: 0, failures }
}

/** The counts of the runs on example servers. */
export function exampleCounts(report: unknown): Counts {
  const having = (status: ExampleOutcome['status']) => list(report).filter((one) => one['status'] === status)
  const failures = having('failed').map(({ name, reason }) => failure('', name, reason))
  return { passed: having('passed').length, failed: failures.length, skipped: having('skipped').length, failures }
}

/** The counts of Vitest's JSON report. A file that fails to load has no tests and counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = object(report)
  const failedTests = ({ assertionResults }: Json) => list(assertionResults).filter(hasFailed)
  const files = list(testResults).filter(hasFailed)
  const broken = files.filter((file) => failedTests(file).length === 0)
  return {
    passed: number(numPassedTests),
    failed: number(numFailedTests) + broken.length,
    skipped: number(numPendingTests) + number(numTodoTests),
    failures: files.flatMap((file) =>
      broken.includes(file)
        ? failure(file['name'], '', file['message'])
        : failedTests(file).map((test) => failure(file['name'], test['fullName'], firstMessage(test))),
    ),
  }
}

/** The counts of Playwright's JSON report. A test that passed only on a retry is a failure: nothing here is retried. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors, suites } = object(report)
  const { expected, unexpected, flaky, skipped } = object(stats)
  return {
    passed: number(expected),
    failed: number(unexpected) + number(flaky) + list(errors).length,
    skipped: number(skipped),
    failures: [
      ...list(suites).flatMap(failedSpecs),
      ...list(errors).map((error) => failure(object(error['location'])['file'], '', error['message'])),
    ],
  }
}

/** The failed tests of a suite of Playwright's JSON report and of the suites inside it. */
function failedSpecs({ specs, suites }: Json): string[] {
  const failed = list(specs).flatMap(({ file, title, tests }) =>
    list(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failure(file, title, firstError(list(results)))),
  )
  return [...failed, ...list(suites).flatMap(failedSpecs)]
}

function firstMessage({ failureMessages }: Json): unknown {
  return Array.isArray(failureMessages) ? failureMessages[0] : undefined
}

function firstError(results: Json[]): unknown {
  return results.flatMap(({ errors }) => list(errors))[0]?.['message']
}

/**
 * The final counts of a step; `ok` is whether it exited with 0. A step without tests or without a reported failure
 * (a crash, a missing report) counts as one failure.
 */
export function judged(counts: Counts, ok: boolean): Counts & { nothing: boolean } {
  const nothing = counts.passed + counts.failed === 0
  const failed = counts.failed > 0 ? counts.failed : nothing || !ok ? 1 : 0
  return { ...counts, failed, nothing }
}

function hasFailed({ status }: Json): boolean {
  return status === 'failed'
}

/** One line of the result: file, title and the first line of the message. */
function failure(file: unknown, title: unknown, message: unknown): string {
  const [firstLine = ''] = stripVTControlCharacters(text(message)).split('\n')
  const path = text(file).replace(`${ROOT}/`, '')
  return [path, text(title), firstLine].filter(Boolean).join(' › ')
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object) : []
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

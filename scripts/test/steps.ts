import { checkCounts, playwrightCounts, vitestCounts, type Counts } from './counts.ts'

/** One step of `npm test`. */
export interface TestStep {
  /** Name of the step, and of its report in .cache/test/. */
  name: string
  headline: string
  /** A command for the shell; `{report}` stands for the path of its report. */
  command: string
  env?: Record<string, string>
  /** Reads the report; a step without one counts as a single check. */
  count?: (report: unknown) => Counts
  /** Drives Chromium, which is installed first where it is missing. */
  browser?: boolean
  /** Runs with `--full` only. */
  full?: boolean
  /** Minutes after which it is taken to hang. */
  minutes: number
}

/** All steps of `npm test`, in the order in which they run. */
export const STEPS: TestStep[] = [
  {
    name: 'check',
    headline: 'Check: types, lint, documents, imports, unused code, files, generated code',
    command: 'node scripts/check.ts --json {report}',
    count: checkCounts,
    minutes: 5,
  },
  {
    name: 'unit',
    headline: 'Unit, contract and architecture tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json={report}',
    count: vitestCounts,
    browser: true,
    minutes: 10,
  },
  {
    name: 'e2e',
    headline: 'End to end, in Chromium, on a fresh production build',
    command: 'playwright test --reporter=list,json',
    count: playwrightCounts,
    browser: true,
    minutes: 30,
  },
  {
    name: 'money-cuts',
    headline: '200 cut connections: as many orders as the player confirmed',
    command: 'playwright test money-cuts --workers=1 --reporter=list,json',
    env: { TUMPAK_CUT_RUNS: '200' },
    count: playwrightCounts,
    browser: true,
    full: true,
    minutes: 60,
  },
  {
    name: 'mutants',
    headline: 'The harness on 500 mutants of the mock, for three seeds',
    command: 'node tests/contract/conformance/all-mutants.ts',
    full: true,
    minutes: 30,
  },
  {
    name: 'lighthouse',
    headline: 'Lighthouse on a phone, for a visitor',
    command: 'vite build --logLevel warn && node tests/perf/lighthouse.ts',
    browser: true,
    full: true,
    minutes: 15,
  },
  {
    name: 'screens',
    headline: 'Every screen comes into its state: one picture of each',
    command: 'node scripts/screens.ts --once --out .cache/screens-once',
    browser: true,
    full: true,
    minutes: 15,
  },
]

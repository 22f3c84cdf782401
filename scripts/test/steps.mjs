import { playwrightCounts, checkCounts, vitestCounts } from './counts.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {object} TestStep
 * @property {string} name of the step, and of its report in .cache/test/
 * @property {string} headline printed above it
 * @property {string[]} args for Node; `{report}` stands for the path of its report
 * @property {(report: unknown) => Counts} [count] reads the report; a step without one counts as a single check
 * @property {string} [needs] name of a step without which this one cannot run
 * @property {boolean} [browser] drives Chromium, which is installed first where it is missing
 * @property {boolean} [full] runs with `--full` only
 * @property {number} minutes after which it is taken to hang
 */

/**
 * All steps of `npm test`, in the order in which they run; a later one is one more entry.
 * @type {TestStep[]}
 */
export const STEPS = [
  {
    name: 'check',
    headline: 'Check: types, lint, documents, imports, unused code, files, generated code',
    args: ['scripts/check.ts', '--json', '{report}'],
    count: checkCounts,
    minutes: 5,
  },
  {
    name: 'vitest',
    headline: 'Unit, contract and architecture tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json={report}',
    ],
    count: vitestCounts,
    minutes: 10,
  },
  {
    name: 'build',
    headline: 'Production build',
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    minutes: 5,
  },
  {
    name: 'e2e',
    headline: 'End to end, in Chromium',
    args: [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    count: playwrightCounts,
    needs: 'build',
    browser: true,
    minutes: 30,
  },
  {
    name: 'money-cuts',
    headline: '200 cut connections: as many orders as the player confirmed',
    args: [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/money-cuts.config.ts',
      '--reporter=list,json',
    ],
    count: playwrightCounts,
    needs: 'build',
    browser: true,
    full: true,
    minutes: 60,
  },
  {
    name: 'mutants',
    headline: 'The harness on 500 mutants of the mock, for three seeds',
    args: ['tests/contract/conformance/all-mutants.ts'],
    full: true,
    minutes: 30,
  },
  {
    name: 'lighthouse',
    headline: 'Lighthouse on a phone, for a visitor',
    args: ['tests/perf/lighthouse.ts'],
    needs: 'build',
    browser: true,
    full: true,
    minutes: 15,
  },
  {
    name: 'screens',
    headline: 'Every screen comes into its state: one picture of each',
    args: ['scripts/screens.ts', '--once', '--out', '.cache/screens-once'],
    browser: true,
    full: true,
    minutes: 15,
  },
]

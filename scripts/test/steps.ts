import { checkCounts, exampleCounts, playwrightCounts, vitestCounts, type Counts } from './counts.ts'
import { DEPLOYMENT, WEB_SERVERS, type NeedName } from '../needs.ts'

/** One step of `npm test`. */
export interface TestStep {
  /** The name of the step and of its report in .cache/test/. */
  name: string
  headline: string
  /** A shell command; `{report}` is replaced by the report's path. */
  command: string
  env?: Record<string, string>
  /** Reads the report; a step without it counts as a single check. */
  count?: (report: unknown) => Counts
  /** Needs Chromium, which is installed if missing. */
  browser?: boolean
  /** What else it needs of the machine, each installed if missing. */
  needs?: readonly NeedName[]
  /** Runs only with `--full`. */
  full?: boolean
  /** The timeout in minutes. */
  minutes: number
}

/** All steps of `npm test`, in order. */
export const STEPS: TestStep[] = [
  {
    name: 'check',
    headline: 'Check: types, lint, documents, imports, unused code, files, generated code',
    command: 'node scripts/check.ts --no-unit --json {report}',
    count: checkCounts,
    needs: ['git'],
    minutes: 20,
  },
  {
    name: 'unit',
    headline: 'Unit, contract and architecture tests',
    command: 'vitest run --project unit --reporter=default --reporter=json --outputFile.json={report}',
    count: vitestCounts,
    browser: true,
    needs: ['git', 'tar', 'curl', 'openssl'],
    minutes: 20,
  },
  {
    name: 'component',
    headline: 'Component tests, in Chromium, with the mock behind them',
    command:
      "vitest run --project component --tags-filter '!full' --reporter=default --reporter=json --outputFile.json={report}",
    count: vitestCounts,
    browser: true,
    minutes: 20,
  },
  {
    name: 'e2e',
    headline: 'End to end, in Chromium, on a fresh production build',
    command: 'playwright test --grep-invert "@full|[.]full[.]spec" --reporter=list,json',
    count: playwrightCounts,
    browser: true,
    needs: DEPLOYMENT,
    minutes: 45,
  },
  {
    name: 'backend',
    headline: 'The harness on the money of the reference backend, on its embedded database',
    command: 'node tests/conformance/backend.ts --money --json {report}',
    count: exampleCounts,
    minutes: 8,
  },
  {
    name: 'parts',
    headline: 'The further cases of component tests',
    command:
      'vitest run --project component --tags-filter full --reporter=default --reporter=json --outputFile.json={report}',
    count: vitestCounts,
    browser: true,
    full: true,
    minutes: 20,
  },
  {
    name: 'tours',
    headline: 'Layout, text sizes, tours of all pages, the documentation, the rest of long lists, a second web server',
    command:
      'playwright test --grep "@full|[.]full[.]spec" --grep-invert "@full-presses|money-cuts" --reporter=list,json',
    count: playwrightCounts,
    browser: true,
    needs: DEPLOYMENT,
    full: true,
    minutes: 60,
  },
  {
    name: 'presses',
    headline: 'Second presses in every rhythm, by finger and by mouse',
    command: 'playwright test presses --reporter=list,json',
    count: playwrightCounts,
    browser: true,
    full: true,
    minutes: 60,
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
    name: 'proofs',
    headline:
      'Each check of the harness is needed, command lines and templates for CI work, npm run new writes what is right, kills and two processes of the backend',
    command:
      "vitest run --project full --tags-filter '!alone' --reporter=default --reporter=json --outputFile.json={report}",
    count: vitestCounts,
    browser: true,
    needs: ['git', 'tar', 'PostgreSQL'],
    full: true,
    minutes: 60,
  },
  {
    name: 'backend-load',
    headline: 'The books of the reference backend after 200 players and a kill, on both databases, beside the mock',
    command:
      'vitest run --project full --tags-filter alone --reporter=default --reporter=json --outputFile.json={report}',
    count: vitestCounts,
    needs: ['PostgreSQL'],
    full: true,
    minutes: 30,
  },
  {
    name: 'backend-slow',
    headline: 'The whole harness, with its slow checks, on the reference backend, on both databases',
    command: 'node tests/conformance/backend.ts --slow --database both --json {report}',
    count: exampleCounts,
    needs: ['PostgreSQL'],
    full: true,
    minutes: 60,
  },
  {
    name: 'backend-day',
    headline: 'A new player on the reference backend, from the first login to a paid withdrawal, over a restart',
    command:
      'npm run --silent build -- --mode e2e --logLevel warn --outDir .cache/backend-app --emptyOutDir && playwright test --config tests/backend/playwright.config.ts --reporter=list,json',
    count: playwrightCounts,
    browser: true,
    full: true,
    minutes: 30,
  },
  {
    name: 'backend-journeys',
    headline: 'Every journey reaches its end on the reference backend, on a phone and a desktop in English',
    command: 'node scripts/screens.ts --journeys --backend --once',
    browser: true,
    full: true,
    minutes: 30,
  },
  {
    name: 'wrapper',
    headline: 'The native projects from the packages of the registry, as docs/native.md types them, twice',
    command: 'vitest run --project wrapper --reporter=default --reporter=json --outputFile.json={report}',
    count: vitestCounts,
    browser: true,
    needs: ['git'],
    full: true,
    minutes: 10,
  },
  {
    name: 'mutants',
    headline:
      'The harness on the mock without each refusal, and on random mutants of the mock, of foreign styles, and of public documents (TUMPAK_DOCUMENTS)',
    command: 'node tests/conformance/all-mutants.ts',
    needs: ['git'],
    full: true,
    minutes: 60,
  },
  {
    name: 'examples',
    headline: 'The harness on servers in FastAPI, Django REST, Hono and Go, correct and with planted faults',
    command: 'node tests/conformance/examples.ts --json {report}',
    count: exampleCounts,
    needs: ['FastAPI', 'Django REST', 'Go'],
    full: true,
    minutes: 10,
  },
  {
    name: 'content-time',
    headline: 'When six pages show their content on a slow phone, beside the floor app, over HTTP/2 and TLS',
    command: 'vite build --logLevel warn && node tests/perf/content-goals.ts',
    browser: true,
    needs: [...WEB_SERVERS.nginx, 'openssl'],
    full: true,
    minutes: 20,
  },
  {
    name: 'interactions',
    headline: 'What a tap costs on a slow phone, and the socket under load',
    command: 'vite build --logLevel warn && node tests/perf/interactions.ts',
    browser: true,
    full: true,
    minutes: 5,
  },
  {
    name: 'screens',
    headline: 'Every screen reaches its state: one picture of each',
    command: 'node scripts/screens.ts --once --out .cache/screens-once',
    browser: true,
    full: true,
    minutes: 15,
  },
  {
    name: 'journeys',
    headline: 'Every journey reaches its end, on a phone and a desktop in English',
    command: 'node scripts/screens.ts --journeys --once --out .cache/journeys-once',
    browser: true,
    full: true,
    minutes: 10,
  },
  {
    name: 'release',
    headline: 'A release, twice: the same files',
    command: 'node scripts/release.ts --twice',
    needs: ['git'],
    full: true,
    minutes: 10,
  },
]

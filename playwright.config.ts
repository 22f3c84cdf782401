import { defineConfig } from 'playwright/test'
import { getLaunchOptions } from './scripts/chromium.ts'
import { readEnv } from './scripts/env.ts'
import { APP_DIST, GALLERY_DIST } from './tests/support/servers.ts'

const env = readEnv()

const preview = (dist: string) => `npm run --silent preview -- --api $TUMPAK_MOCK_URL --dist ${dist}`
const build = (dist: string) =>
  `npm run --silent build -- --mode e2e --logLevel warn --sourcemap --outDir ${dist} --emptyOutDir && ${preview(dist)}`

/** Builds run within it. */
const START_MS = 180_000

/**
 * The mock, and over it the built app and the app with its gallery, each on a free port. Playwright puts the named groups
 * of `wait.stdout` into the environment, in upper case: the later commands and all tests read them.
 */
const servers = [
  {
    name: 'mock',
    // Not `npm run mock`, which restarts at an edit, and then on another free port.
    command: 'node mocks/main.ts --port 0 --quiet',
    wait: { stdout: /mock server (?<tumpak_mock_url>http:\S+)/ },
    timeout: START_MS,
  },
  {
    name: 'app',
    command: build(APP_DIST),
    wait: { stdout: /Preview: (?<tumpak_app_url>http:\S+?)\/? / },
    timeout: START_MS,
  },
  {
    name: 'gallery',
    command: build(GALLERY_DIST),
    // For renamed-product.full.spec.ts, too.
    env: { VITE_GALLERY: '1', VITE_FORMER_PRODUCT_NAMES: 'Fiesta' },
    wait: { stdout: /Preview: (?<tumpak_gallery_url>http:\S+?)\/? / },
    timeout: START_MS,
  },
]

/** A real Chromium against the built app and the mock, over real HTTP and a real socket. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  // With TUMPAK_APP_URL, TUMPAK_MOCK_URL and TUMPAK_GALLERY_URL set, servers that are already running are tested.
  webServer: env.TUMPAK_APP_URL === undefined ? servers : [],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line']],
  // So that a hang fails, and a busy machine does not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: env.TUMPAK_APP_URL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // tests/e2e/installed-app.spec.ts has it.
    serviceWorkers: 'block',
    // A trace costs a third of the time.
    trace: env.TUMPAK_TRACE === undefined ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: getLaunchOptions(['--disable-gpu']),
  },
})

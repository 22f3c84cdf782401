import { defineConfig } from 'playwright/test'
import { chromiumArguments, ensureChromium } from '../../scripts/setup/chromium.mjs'

/** A real Chromium against the built app and the mock, over real HTTP and a real socket. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line']],
  // So that a hang fails, and a busy machine does not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['TUMPAK_APP_URL'],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // What a test does not look at costs a third of the time: a trace is taken when asked for, and nothing moves.
    trace: process.env['TUMPAK_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumArguments(), '--disable-gpu'] },
  },
})

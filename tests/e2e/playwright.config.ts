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
  timeout: 30_000,
  use: {
    baseURL: process.env['TUMPAK_APP_URL'],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArguments() },
  },
})

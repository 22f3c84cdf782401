import { defineConfig } from 'playwright/test'
import { getLaunchOptions } from '../../scripts/chromium.ts'

/** The built app on the reference backend. A spec starts both, since it ends the server in between. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/backend-e2e',
  workers: 1,
  retries: 0,
  reporter: [['line']],
  // One test is a whole day; only a hang is longer.
  timeout: 1_500_000,
  expect: { timeout: 30_000 },
  use: {
    // A name that is not there fails here, and not at the end of the day.
    actionTimeout: 60_000,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: getLaunchOptions(['--disable-gpu']),
  },
})

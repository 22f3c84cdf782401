import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHUNK_GROUPS } from './scripts/build/chunk-groups.ts'
import { compress } from './scripts/build/compress.ts'
import { installable } from './scripts/build/installable.ts'
import { namedMedia } from './scripts/build/named-media.ts'
import { nameProduct } from './scripts/build/name-product.ts'
import { plainRoot } from './scripts/build/plain-root.ts'
import { pageMap } from './scripts/build/page-map.ts'
import { getLaunchOptions } from './scripts/chromium.ts'
import { readEnv } from './scripts/env.ts'
import { codeSplitting, routerConfig } from './scripts/generate/router-config.ts'
import { ROOT } from './scripts/root.ts'
import { ignoreClosedSockets, proxyTable } from './scripts/preview/proxy.ts'
import { cacheFolder } from './scripts/vite-options.ts'
import { freePort } from './tests/support/servers.ts'
import { SlowFirst } from './tests/support/slow-first.ts'

const env = readEnv()

const proxy = proxyTable(env.MOCK_URL)

/** Where component tests find their mock; none runs unless they do. */
const mockPort = process.env.VITEST === undefined ? 0 : await freePort()

const FULL_TESTS = '{packages,scripts,tests}/**/*.full.test.ts'
/** A step of `npm run test:full` by itself: it needs the registry. */
const WRAPPER_TESTS = 'scripts/wrapper/*.full.test.ts'
/** Tests that run in Chromium. */
const COMPONENT_TESTS = 'src/**/*.browser.test.tsx'

/** What they import of packages, all of it: one that Vite meets first during a test would reload the page. */
const OPTIMIZED = [
  '@hookform/resolvers/standard-schema',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'axe-core',
  'i18next',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
]

/** How the tests run that need no browser of Vitest. */
const NODE_TESTS = {
  environment: 'node',
  // Half the time of a worker for each file. The set-up file gives each file modules of its own.
  pool: 'threads',
  isolate: false,
  setupFiles: 'tests/support/vitest-setup.ts',
  // So that a hang fails, and a busy machine does not.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  css: false,
} as const

export default defineConfig(({ command }) => ({
  ...plainRoot(ROOT),
  cacheDir: cacheFolder(),
  // The router plugin writes generated/route-tree.gen.ts; tests must not.
  plugins: [
    process.env.VITEST === undefined && tanstackRouter({ ...routerConfig, ...codeSplitting }),
    ignoreClosedSockets(),
    nameProduct(),
    pageMap(),
    react(),
    process.env.VITEST === undefined && installable(env.VITE_PRODUCT_NAME ?? 'Tumpak'),
    compress(),
  ],
  css: { postcss: { plugins: [namedMedia()] } },
  define: {
    'import.meta.env.VITE_VERSION_LABEL': JSON.stringify(env.VITE_VERSION_LABEL),
    'import.meta.env.VITE_VERSION_CODE': JSON.stringify(env.VITE_VERSION_CODE),
    'import.meta.env.VITE_FORMER_PRODUCT_NAMES': JSON.stringify(env.VITE_FORMER_PRODUCT_NAMES ?? ''),
    // The gallery's code is in a build only where it is asked for.
    'import.meta.env.VITE_GALLERY': JSON.stringify(command === 'serve' ? '1' : (env.VITE_GALLERY ?? '')),
  },
  // Reports and pictures land in .cache while the app is open: no reason to reload it.
  server: { host: '127.0.0.1', port: 5173, proxy, cors: false, watch: { ignored: ['**/.cache/**'] } },
  preview: { host: '127.0.0.1', port: 4173, proxy, cors: false },
  build: {
    // Browsers of the last two and a half years: Chrome on a cheap Android phone updates by itself.
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // `npm run bench` holds the budget.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  test: {
    retry: 0,
    // By default one core stays unused.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
    unstubGlobals: true,
    tags: [
      { name: 'full', description: 'Takes too long for every day: `npm run test:full` runs it.' },
      { name: 'alone', description: 'Measures speed, so that nothing else runs beside it.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...NODE_TESTS,
          name: 'unit',
          include: ['{src,mocks,packages,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'dist/**', 'tests/e2e/**', COMPONENT_TESTS, FULL_TESTS],
        },
      },
      // What takes too long for every day: `npm run test:full`.
      {
        extends: true,
        test: { ...NODE_TESTS, name: 'full', include: [FULL_TESTS], exclude: ['**/node_modules/**', WRAPPER_TESTS] },
      },
      { extends: true, test: { ...NODE_TESTS, name: 'wrapper', include: [WRAPPER_TESTS] } },
      {
        extends: true,
        server: { proxy: proxyTable(`http://127.0.0.1:${String(mockPort)}`) },
        optimizeDeps: { include: OPTIMIZED, noDiscovery: true },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          globalSetup: ['tests/support/component/start-mock.ts'],
          provide: { mockPort },
          setupFiles: ['tests/support/component/set-up.ts'],
          // So that a hang fails, and a busy machine does not.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: getLaunchOptions(['--disable-gpu']),
              contextOptions: {
                reducedMotion: 'reduce',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
          },
        },
      },
    ],
  },
}))

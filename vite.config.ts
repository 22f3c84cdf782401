import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHUNK_GROUPS, EVERY_PAGE } from './scripts/build/chunk-groups.ts'
import { inlineClassNames } from './scripts/build/inline-class-names.ts'
import { leanPreload } from './scripts/build/lean-preload.ts'
import { minifyBoot } from './scripts/build/minify-boot.ts'
import { nameProduct } from './scripts/build/name-product.ts'
import { shortClassNames } from './scripts/build/class-names.ts'
import { readEnv } from './scripts/env.ts'
import { routerConfig } from './scripts/generate/router-config.ts'
import { proxyTable } from './scripts/preview/proxy.ts'

const env = readEnv()

/**
 * Builds of the same libraries that weigh less: React has `useSyncExternalStore` itself, and MobX's own production build
 * has short names where no minifier may shorten them.
 */
const LEANER = [
  { find: /^use-sync-external-store[/]shim[/]with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^mobx$/, replacement: 'mobx/dist/mobx.esm.production.min.js' },
]

const proxy = proxyTable(env.MOCK_URL)

export default defineConfig(({ command }) => ({
  // The router plugin writes generated/route-tree.gen.ts; tests must not.
  plugins: [
    process.env.VITEST === undefined && tanstackRouter({ ...routerConfig, autoCodeSplitting: true }),
    inlineClassNames(),
    nameProduct(),
    minifyBoot(),
    leanPreload(),
    react(),
  ],
  define: {
    'import.meta.env.VITE_VERSION_LABEL': JSON.stringify(env.VITE_VERSION_LABEL),
    'import.meta.env.VITE_VERSION_CODE': JSON.stringify(env.VITE_VERSION_CODE),
    // The gallery's code is in a build only where it is asked for.
    'import.meta.env.VITE_GALLERY': JSON.stringify(command === 'serve' ? '1' : (env.VITE_GALLERY ?? '')),
  },
  ...(command === 'build' && { resolve: { alias: LEANER } }),
  // In development names that can be read.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }),
  // Reports and pictures land in .cache while the app is open: no reason to reload it.
  server: { host: '127.0.0.1', port: 5173, proxy, cors: false, watch: { ignored: ['**/.cache/**'] } },
  preview: { host: '127.0.0.1', port: 4173, proxy, cors: false },
  build: {
    // Browsers of the last two and a half years: Chrome on a cheap Android phone updates by itself.
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A chunk itself is asked for in the same moment, and what every page starts with is there: naming them beside
      // each import would be bytes of the first page.
      resolveDependencies: (file, chunks) => chunks.filter((chunk) => chunk !== file && !EVERY_PAGE.test(chunk)),
    },
    reportCompressedSize: false,
    // One stylesheet of some 10 kB instead of thirty small ones: each would be a request before first paint.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
  test: {
    environment: 'node',
    include: ['{src,mocks,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/e2e/**'],
    // Half the time of a worker for each file. The set-up file gives each file modules of its own.
    pool: 'threads',
    isolate: false,
    setupFiles: ['tests/support/vitest-setup.ts'],
    retry: 0,
    // Left alone it leaves one core to nobody.
    maxWorkers: '100%',
    // So that a hang fails, and a busy machine does not.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
  },
}))

import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { routerConfig } from './scripts/generate/router-config.ts'
import { proxyTable } from './scripts/preview/proxy.ts'

/** Shown in the side menu; a label for people, apart from `versionCode` (section 9 of the specification). */
const VERSION_LABEL = process.env.VITE_VERSION_LABEL ?? '1.0.3'

/** Compared with the server's as a whole number, to offer an update (section 4 of the specification). */
const VERSION_CODE = process.env.VITE_VERSION_CODE ?? '103'

/** Where the mock, or a backend, listens. */
const API_URL = process.env.MOCK_URL ?? 'http://127.0.0.1:4010'

const proxy = proxyTable(API_URL)

export default defineConfig({
  // The router plugin writes generated/route-tree.gen.ts; tests must not.
  plugins: [process.env.VITEST === undefined && tanstackRouter({ ...routerConfig, autoCodeSplitting: true }), react()],
  define: {
    'import.meta.env.VITE_VERSION_LABEL': JSON.stringify(VERSION_LABEL),
    'import.meta.env.VITE_VERSION_CODE': JSON.stringify(VERSION_CODE),
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
    // One stylesheet of some 10 kB instead of thirty small ones: each would be a request before first paint.
    cssCodeSplit: false,
  },
  test: {
    environment: 'node',
    include: ['{src,mocks,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/e2e/**'],
    retry: 0,
    restoreMocks: true,
    css: false,
  },
})

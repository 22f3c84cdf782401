import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inlineClassNames } from './scripts/build/inline-class-names.ts'
import { shortClassNames } from './scripts/build/class-names.ts'
import { routerConfig } from './scripts/generate/router-config.ts'
import { proxyTable } from './scripts/preview/proxy.ts'

/** Shown in the side menu; a label for people, apart from `versionCode` (section 9 of the specification). */
const VERSION_LABEL = process.env.VITE_VERSION_LABEL ?? '1.0.3'

/** Compared with the server's as a whole number, to offer an update (section 4 of the specification). */
const VERSION_CODE = process.env.VITE_VERSION_CODE ?? '103'

/** Where the mock, or a backend, listens. */
const API_URL = process.env.MOCK_URL ?? 'http://127.0.0.1:4010'

const proxy = proxyTable(API_URL)

export default defineConfig(({ command }) => ({
  // The router plugin writes generated/route-tree.gen.ts; tests must not.
  plugins: [
    process.env.VITEST === undefined && tanstackRouter({ ...routerConfig, autoCodeSplitting: true }),
    inlineClassNames(),
    react(),
  ],
  define: {
    'import.meta.env.VITE_VERSION_LABEL': JSON.stringify(VERSION_LABEL),
    'import.meta.env.VITE_VERSION_CODE': JSON.stringify(VERSION_CODE),
    // The gallery's code is in a build only where it is asked for.
    'import.meta.env.VITE_GALLERY': JSON.stringify(command === 'serve' ? '1' : (process.env.VITE_GALLERY ?? '')),
  },
  // In development names that can be read.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs comes in two files, which compress better than forty: libraries, which seldom
            // change, and our own code up to the lobby with all that it imports.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'start', test: /src\/(app\/main|routes\/(_shell|_shell\/game\.index))\.tsx/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['{src,mocks,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/e2e/**'],
    retry: 0,
    restoreMocks: true,
    css: false,
  },
}))

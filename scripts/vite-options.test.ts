import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { inRoot } from './root.ts'
import { cacheFolder } from './vite-options.ts'

test("Vite's cache stays in node_modules, or in the temporary folder where that cannot be written", () => {
  expect(cacheFolder(inRoot('node_modules'))).toBeUndefined()
  expect(cacheFolder('/proc/no-such-folder')).toContain(tmpdir())
})

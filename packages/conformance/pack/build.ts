// Run by `npm pack` in packages/conformance: compiles the harness and its dependencies into dist/.
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { OWN } from '../src/config/own.ts'
import { BIN } from './bin.ts'

const PACKAGE = new URL('../', import.meta.url)
const DIST = new URL('dist/', PACKAGE)
const REPORT_PARTS = new URL('src/report/html/', PACKAGE)
/** The oldest supported Node (`engines`). */
const TARGET = 'node22'

await rm(DIST, { recursive: true, force: true })
await build({
  root: fileURLToPath(PACKAGE),
  configFile: false,
  logLevel: 'warn',
  // No dependencies to install: a build server behind a firewall has the tarball but no registry.
  ssr: { noExternal: true, external: ['playwright', 'bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    outDir: fileURLToPath(DIST),
    target: TARGET,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: { cli: 'src/cli/main.ts', library: 'src/library.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
})

await writeFile(new URL('bin.cjs', DIST), BIN, { mode: 0o755 })
for (const name of await readdir(REPORT_PARTS)) {
  if (/\.(css|mjs)$/.test(name)) await copyFile(new URL(name, REPORT_PARTS), new URL(name, DIST))
}

// Each bundled into one file as a run reads it, with its stated.yaml, so that findings name the same places.
const documents = new URL('documents/', DIST)
await mkdir(documents, { recursive: true })
const names = { 'openapi.json': OWN.openapi, 'socket.json': OWN.asyncapi, 'frames.json': OWN.frames }
for (const [name, path] of Object.entries(names)) {
  await writeFile(new URL(name, documents), JSON.stringify(readDocument(path)))
}

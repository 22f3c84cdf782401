// `npm run release` runs this for packages/conformance: it compiles the harness and its dependencies into dist/.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { packProgram } from '@tumpak/contract-kit/pack-program.ts'
import { PRESETS } from '../src/config/presets.ts'
import { writeTypes } from './write-types.ts'

const PACKAGE = new URL('../', import.meta.url)
const DIST = new URL('dist/', PACKAGE)
const REPORT_PARTS = new URL('src/report/html/', PACKAGE)

await packProgram(PACKAGE, 'tumpak-conformance', { cli: 'src/cli/main.ts', library: 'src/library.ts' }, [
  'playwright',
  'bufferutil',
  'utf-8-validate',
])
await writeTypes(PACKAGE, new URL('types/', DIST))

for (const name of await readdir(REPORT_PARTS)) {
  if (/\.(css|mjs)$/.test(name)) await copyFile(new URL(name, REPORT_PARTS), new URL(name, DIST))
}

// Bundle each document into one file with its stated.yaml, so that findings name the same places as in this repository.
const documents = new URL('documents/', DIST)
await mkdir(documents, { recursive: true })
const { openapi, asyncapi, frameDocument } = PRESETS.tumpak
const names = { 'openapi.json': openapi, 'socket.json': asyncapi, 'frames.json': frameDocument }
for (const [name, path] of Object.entries(names)) {
  await writeFile(new URL(name, documents), JSON.stringify(readDocument(path)))
}

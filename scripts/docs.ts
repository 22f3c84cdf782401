import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readPort } from '../mocks/http/listen.ts'
import { readDocuments, renderDocs } from './docs/render.ts'

const HELP = `Usage: npm run docs -- [--out DIR] [--port N]
Writes the documentation as a site.

  --out DIR  where; .cache/docs without it
  --port N   also serves it on this machine, with a mock for its "Try it" forms; 0 for any free port`

const { out, port } = readOptions(
  { help: HELP, options: { out: { type: 'string', default: '.cache/docs' }, port: { type: 'string' } } },
  (values) => ({ out: values.out, port: readPort(values.port) }),
)

try {
  const files = renderDocs(await readDocuments())
  await mkdir(out, { recursive: true })
  for (const [name, content] of files) await writeFile(join(out, name), content)
  console.log(`${String(files.size)} files in ${out}`)
  if (port !== undefined) {
    const { serveDocs } = await import('./docs/serve.ts')
    const { url } = await serveDocs(resolve(out), port)
    console.log(url)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

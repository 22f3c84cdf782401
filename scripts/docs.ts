// Usage: npm run docs -- [--out DIR] [--port N]
// Writes the documentation as a site; with --port also serves it on this machine, with a mock for its "Try it" forms.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPort } from '../mocks/http/listen.ts'
import { readDocuments, renderDocs } from './docs/render.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/docs' }, port: { type: 'string' } },
})

try {
  const port = readPort(values.port)
  const files = renderDocs(await readDocuments())
  await mkdir(values.out, { recursive: true })
  for (const [name, content] of files) await writeFile(join(values.out, name), content)
  console.log(`${String(files.size)} files in ${values.out}`)
  if (port !== undefined) {
    const { serveDocs } = await import('./docs/serve.ts')
    const { url } = await serveDocs(resolve(values.out), port)
    console.log(url)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

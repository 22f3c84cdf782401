import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPort } from '../mocks/http/listen.ts'
import { readDocuments, renderDocs } from './docs/render.ts'

const TYPES: { [ending: string]: string } = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/docs' }, port: { type: 'string' } },
})

/** `npm run docs`: renders the documents as pages in a folder; with --port N also serves them on this machine only. */
const files = renderDocs(readDocuments())
await mkdir(values.out, { recursive: true })
for (const [name, text] of files) await writeFile(join(values.out, name), text)
console.log(`${String(files.size)} files in ${values.out}`)

const port = readPort(values.port)
if (port !== undefined) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const text = files.get(name === '' ? 'index.html' : name)
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? TYPES['html'],
    })
    response.end(text ?? 'No such page')
  })
  server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${String(port)}/`))
}

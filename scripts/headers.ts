// Usage: npm run headers -- [--frames "https://games.example.com https://pay.example.com"]
//   [--pictures "https://cdn.example.com"] [--out deploy]
// Writes the security headers for nginx and Caddy. Without hosts, any https host may be framed and give pictures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSources } from './deploy/read-sources.ts'
import { caddyHeaders, nginxHeaders } from './deploy/server-headers.ts'

try {
  const { values } = parseArgs({
    options: { frames: { type: 'string' }, pictures: { type: 'string' }, out: { type: 'string', default: 'deploy' } },
  })
  const sources = { frameSources: readSources(values.frames), pictureSources: readSources(values.pictures) }
  mkdirSync(values.out, { recursive: true })
  for (const [file, text] of [
    ['headers.nginx.conf', nginxHeaders(sources)],
    ['headers.caddy', caddyHeaders(sources)],
  ] as const) {
    writeFileSync(resolve(values.out, file), text)
    console.log(`${values.out}/${file}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

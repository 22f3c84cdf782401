import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
// By its path: the app's package has it without a package manager.
import { readOptions } from '../packages/contract-kit/src/read-options.ts'
import { readReportUrl, readSources } from './deploy/read-sources.ts'
import { caddyHeaders, nginxHeaders } from './deploy/server-headers.ts'

const HELP = `Usage: npm run headers -- [--frames HOSTS] [--pictures HOSTS] [--reports URL] [--out DIR]
Writes the security headers for nginx and Caddy. Without hosts, any https host may be framed and give pictures.

  --frames HOSTS    hosts of framed pages, such as "https://games.example.com https://*.example.com"
  --pictures HOSTS  hosts of pictures
  --reports URL     where browsers report what breaks the policy; nowhere without it
  --out DIR         where; deploy without it`

const { sources, out } = readOptions(
  {
    help: HELP,
    options: {
      frames: { type: 'string' },
      pictures: { type: 'string' },
      reports: { type: 'string' },
      out: { type: 'string', default: 'deploy' },
    },
  },
  ({ frames, pictures, reports, out: folder }) => ({
    sources: {
      frameSources: readSources(frames),
      pictureSources: readSources(pictures),
      reportUrl: readReportUrl(reports),
    },
    out: folder,
  }),
)

try {
  mkdirSync(out, { recursive: true })
  for (const [file, text] of [
    ['headers.nginx.conf', nginxHeaders(sources)],
    ['headers.caddy', caddyHeaders(sources)],
  ] as const) {
    writeFileSync(resolve(out, file), text)
    console.log(`${out}/${file}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Any JSON value of a document; narrowed where it is used. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Bundles a split document into one JSON file with Redocly and reads it. Throws Redocly's message on failure. */
export async function bundleDocument(source: string, target: string): Promise<{ [key: string]: Json }> {
  await mkdir(dirname(target), { recursive: true })
  const bin = 'node_modules/@redocly/cli/bin/cli.js'
  // An explicit configuration, so that Redocly searches for none, and --ext json, so that keys keep their order.
  await run(
    process.execPath,
    [bin, 'bundle', source, '--output', target, '--ext', 'json', '--config', 'scripts/generate/redocly.yaml'],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  const document: unknown = JSON.parse(await readFile(target, 'utf8'))
  return document as { [key: string]: Json }
}

import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { markProposed } from '@tumpak/contract-kit/mark-proposed.ts'
import { wrapReferences } from '@tumpak/contract-kit/modern.ts'

const run = promisify(execFile)

/** Any JSON value of a document; narrowed where it is used. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * Bundles a split document into one JSON file with Redocly and reads it, with the marks that its `stated.yaml` gives.
 * Throws Redocly's message on failure.
 */
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
  return addMarks(JSON.parse(await readFile(target, 'utf8')) as { [key: string]: Json }, dirname(source))
}

/** Marks what the table of a document's folder does not state. Nothing stands beside a `$ref` then, as tools need it. */
export async function addMarks<Document extends object>(document: Document, folder: string): Promise<Document> {
  const marked = wrapReferences(document as { [key: string]: unknown })
  markProposed(marked, parse(await readFile(join(folder, 'stated.yaml'), 'utf8')))
  return marked as Document
}

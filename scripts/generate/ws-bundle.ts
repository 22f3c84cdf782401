import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { addMarks } from './read-bundle.ts'

/** The JSON Schema keywords that the two AsyncAPI documents use. */
export type Schema = {
  $ref?: string
  title?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  [keyword: string]: unknown
}

export type Message = {
  name: string
  title: string
  description: string
  payload: { $ref: string }
  examples: { name: string; payload: unknown }[]
  [extension: `x-${string}`]: unknown
}

export type Channel = {
  address?: string
  messages: Record<string, { $ref: string }>
  [extension: `x-${string}`]: unknown
}

/** The parts of a bundled AsyncAPI 3 document that generation reads. */
export type AsyncapiDocument = {
  channels: Record<string, Channel>
  operations: Record<string, { action: 'send' | 'receive'; messages: { $ref: string }[] }>
  components: { messages: Record<string, Message>; schemas: Record<string, Schema> }
}

const run = promisify(execFile)
const redocly = path.resolve('node_modules/@redocly/cli/bin/cli.js')

/**
 * Bundles a document of `asyncapi/` with Redocly into one object, its schemas named by their titles (Redocly uses file
 * names). Throws Redocly's message on failure.
 */
export async function bundleAsyncapi(name: string, cache: string): Promise<AsyncapiDocument> {
  const output = path.join(cache, `${name}.json`)
  await mkdir(cache, { recursive: true })
  await run(
    process.execPath,
    [redocly, 'bundle', `asyncapi/${name}.yaml`, '--config', 'scripts/generate/redocly.yaml', '-o', output],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  ).catch((error: { stderr?: string }) => {
    throw new Error(`asyncapi/${name}.yaml does not bundle:\n${error.stderr ?? String(error)}`)
  })
  const document = nameSchemasByTitle(JSON.parse(await readFile(output, 'utf8')) as AsyncapiDocument)
  return addMarks(document, 'asyncapi')
}

function nameSchemasByTitle(document: AsyncapiDocument): AsyncapiDocument {
  const titles = new Map(Object.entries(document.components.schemas).map(([key, schema]) => [key, schema.title ?? key]))
  if (new Set(titles.values()).size !== titles.size) throw new Error('Two schemas of asyncapi/ have the same title.')
  const prefix = '#/components/schemas/'
  const renamed = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? prefix + (titles.get(value.slice(prefix.length)) ?? value)
      : value,
  ) as AsyncapiDocument
  const schemas = Object.entries(renamed.components.schemas).map(
    ([key, schema]) => [titles.get(key) ?? key, schema] as const,
  )
  renamed.components.schemas = Object.fromEntries(schemas)
  return renamed
}

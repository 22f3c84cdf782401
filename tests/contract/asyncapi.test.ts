import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { APP_EVENTS, AppMessage, FRAME_MESSAGES_BY_KIND, FrameMessage } from '#generated/ws/frames.ts'
import { ClientMessage, SERVER_EVENTS, ServerMessage } from '#generated/ws/socket.ts'

type Schema = { title?: string; $ref?: string; properties?: Record<string, Schema>; [keyword: string]: unknown }
type Message = {
  name: string
  description: string
  payload: { $ref: string }
  examples: { name: string; payload: { $ref: string } }[]
  [extension: `x-${string}`]: unknown
}
type Document = {
  channels: Record<string, Record<string, unknown>>
  components: { messages: Record<string, Message> }
}
type Stated = { owner: string; field: string; limit?: unknown; section: number }

const folder = path.resolve(import.meta.dirname, '../../asyncapi')
const readYaml = <T>(file: string): T => parse(readFileSync(path.join(folder, file), 'utf8')) as T
const list = (sub: string): string[] =>
  readdirSync(path.join(folder, sub), { recursive: true }).map((name) => path.join(sub, String(name)))
const files = (sub: string): string[] =>
  list(sub)
    .filter((name) => /\.(yaml|json)$/.test(name))
    .toSorted()

const documents = { socket: readYaml<Document>('socket.yaml'), frames: readYaml<Document>('frames.yaml') }
const messages = Object.values(documents).flatMap((document) => Object.values(document.components.messages))
const examples = messages.flatMap((message) => message.examples.map(({ payload }) => ({ message, file: payload.$ref })))
const schemas = new Map(files('schemas').map((file) => [file, readYaml<Schema>(file)]))
const stated = readYaml<Stated[]>('stated.yaml')

/** The schema files as one set for Ajv, which resolves references by path. */
function ajvOfFiles(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  for (const [file, schema] of schemas) ajv.addSchema({ ...schema, $id: `file:///${file}` })
  return ajv
}

describe('the documents', () => {
  it('have the frame messages that are generated', () => {
    const names = Object.values(documents.frames.components.messages).map(({ name }) => name)
    expect(names).toEqual([...FRAME_MESSAGES_BY_KIND.activity, ...APP_EVENTS])
  })

  it.each(messages)('describe the meaning of $name and when it is not sent', ({ description }) => {
    expect(description).toMatch(/^Not sent /m)
    expect(description.split('\n').length).toBeGreaterThan(1)
  })

  it('have a contact, and describe every operation', () => {
    for (const file of ['socket', 'frames']) {
      const { info, operations } = parse(readFileSync(`asyncapi/${file}.yaml`, 'utf8')) as {
        info: { contact?: { name?: string } }
        operations: Record<string, { summary?: string; description?: string }>
      }
      expect(info.contact?.name, file).toMatch(/operator/u)
      expect(JSON.stringify(info.contact), file).not.toMatch(/example\.|@/u)
      for (const [name, { summary = '', description = '' }] of Object.entries(operations)) {
        expect(description.length, name).toBeGreaterThan(summary.length)
      }
    }
  })

  it.each(messages)('name the event of $name like its schema', ({ name, payload }) => {
    expect(schemas.get(payload.$ref)?.properties?.['event']?.['const']).toBe(name)
  })
})

describe('examples', () => {
  it('are all used, at least one per message', () => {
    expect([...new Set(examples.map(({ file }) => file))].toSorted()).toEqual(files('examples'))
    expect(messages.filter((message) => message.examples.length === 0)).toEqual([])
  })

  it('cover every schema file', () => {
    const refs = [...schemas].flatMap(([file, schema]) =>
      [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) =>
        path.join(path.dirname(file), ref ?? ''),
      ),
    )
    const used = new Set([...messages.map(({ payload }) => payload.$ref), ...refs])
    expect([...schemas.keys()].filter((file) => !used.has(file))).toEqual([])
  })

  const ajv = ajvOfFiles()
  it.each(examples)('$file is valid by Ajv and by the generated validator', ({ message, file }) => {
    const example: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    const validate = ajv.getSchema(`file:///${message.payload.$ref}`)
    expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true)
    const union = file.includes('/frames/')
      ? (APP_EVENTS as readonly string[]).includes(message.name)
        ? AppMessage
        : FrameMessage
      : SERVER_EVENTS.some((event) => event === message.name)
        ? ServerMessage
        : ClientMessage
    expect(union.safeParse(example)).toEqual({ success: true, data: example })
  })

  it.each(examples)('$file is invalid for both without any of its required fields', ({ message, file }) => {
    const example = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>
    const validate = ajv.getSchema(`file:///${message.payload.$ref}`)
    const required = schemas.get(message.payload.$ref)?.['required'] as string[] | undefined
    expect(required).toContain('event')
    for (const field of required ?? []) {
      const { [field]: _gone, ...rest } = example
      expect(validate?.(rest)).toBe(false)
      expect(
        [ServerMessage, ClientMessage, FrameMessage, AppMessage].some((union) => union.safeParse(rest).success),
      ).toBe(false)
    }
  })
})

describe('asyncapi/stated.yaml', () => {
  it('has the limits of the documents in the table', () => {
    const limits = stated.filter(({ limit }) => limit !== undefined)
    const inDocument = ({ owner, field }: Stated): unknown => {
      const schema = [...schemas.values()].find(({ title }) => title === owner)?.properties?.[field]
      if (schema) return schema['const'] ?? (schema['enum'] as string[]).join(', ')
      const value = documents.socket.channels['player']?.[owner]
      if (!Array.isArray(value)) return (value as Record<string, unknown>)[field]
      return (value as { name: string; code: number }[]).find(({ name }) => name === field)?.code
    }
    expect(limits.map(inDocument)).toEqual(limits.map(({ limit }) => limit))
    expect(limits.length).toBeGreaterThan(15)
  })
})

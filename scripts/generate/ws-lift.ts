import type { AsyncapiDocument, Message, Schema } from './ws-bundle.ts'

/** A union of messages: its name, and its members by schema name and event. */
export type Union = { name: string; members: { schema: string; event: string }[] }

/** The message of a reference in an operation or channel. Throws if missing, which Redocly's lint prevents. */
export function resolveMessage(document: AsyncapiDocument, ref: string): Message {
  const [, area, first, , last] = ref.split('/')
  if (area === 'components') {
    const message = document.components.messages[ref.split('/').at(-1) ?? '']
    if (message) return message
  }
  const next = area === 'channels' ? document.channels[first ?? '']?.messages[last ?? ''] : undefined
  if (!next) throw new Error(`No message at ${ref}.`)
  return resolveMessage(document, next.$ref)
}

/** The union of the messages of all operations with this action, in document order. */
export function getUnion(document: AsyncapiDocument, name: string, action: 'send' | 'receive'): Union {
  const refs = Object.values(document.operations)
    .filter((operation) => operation.action === action)
    .flatMap((operation) => operation.messages.map((message) => message.$ref))
  const messages = refs.map((ref) => resolveMessage(document, ref))
  return { name, members: messages.map((message) => ({ schema: schemaName(message), event: message.name })) }
}

/** The name of a message's payload schema. */
export function schemaName(message: Message): string {
  return message.payload.$ref.split('/').at(-1) ?? ''
}

/**
 * An OpenAPI document of the message payloads and the unions, from which Orval makes validators. Without marks, titles
 * and descriptions, which would end up in the players' bundle.
 */
export function liftPayloads(document: AsyncapiDocument, unions: Union[]): object {
  const schemas: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(document.components.schemas)) schemas[name] = strip(schema)
  for (const { name, members } of unions) {
    const refs = members.map(({ schema }) => ({ $ref: `#/components/schemas/${schema}` }))
    const mapping = Object.fromEntries(members.map(({ schema, event }) => [event, `#/components/schemas/${schema}`]))
    schemas[name] = { oneOf: refs, discriminator: { propertyName: 'event', mapping } }
  }
  return { openapi: '3.1.0', info: { title: 'messages', version: '1' }, paths: {}, components: { schemas } }
}

function strip(schema: Schema): Schema {
  const { title: _title, description: _description, ...rest } = schema
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-'))) as Schema
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([name, property]) => [name, strip(property)] as const)
    kept.properties = Object.fromEntries(properties)
  }
  if (schema.items) kept.items = strip(schema.items)
  return kept
}

/** The constants of an `x-` object without the marks of proposed ones. */
export function getConstants(extension: unknown): Record<string, unknown> {
  if (typeof extension !== 'object' || extension === null) throw new Error('An x- object is missing in asyncapi/.')
  return Object.fromEntries(Object.entries(extension).filter(([key]) => !key.startsWith('x-')))
}

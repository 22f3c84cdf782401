import { isJson, text, type Json } from '@tumpak/contract-kit/json.ts'
import { readFeature } from '@tumpak/contract-kit/read-operations.ts'
import { serverText } from '@tumpak/contract-kit/server-text.ts'
import { follow, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** Where an operation of the HTTP document returns a value: its id, and a pointer in its payload. */
export interface ValueSource {
  readonly call: string
  readonly pointer: string
}

/** One message of the socket. */
export interface SocketMessage {
  readonly event: string
  readonly isFromServer: boolean
  readonly payload: DocumentNode
  readonly pointer: string
  readonly proposed: boolean
  readonly summary: string
  /** Which operation returns the message's count too (`x-count`). */
  readonly count?: ValueSource
  /** The `content` of the message's first example. */
  readonly example?: unknown
  /** The optional part of the documents that it belongs to (`x-feature`). */
  readonly feature?: string
}

/** How the server admits and refuses clients (`x-admission`). */
export interface Admission {
  readonly refusedSession?: number
  readonly refusedUid?: number
  /** Whether a refusal comes after the upgrade. Only then can a browser page read its code. */
  readonly refusesAfterUpgrade: boolean
  /** Whether the server closes the connections of a session that ends. */
  readonly endsWithSession: boolean
  /** After how many attempts that never opened a client checks its session; undefined if it does not. */
  readonly unopenedAttempts?: number
}

/** The socket as an AsyncAPI document describes it. */
export interface SocketContract {
  readonly root: Json
  readonly title: string
  readonly version: string
  /** The path template of the channel, without `base`. */
  readonly address: string
  /** The `pathname` of the channel's first server, if the document has one. */
  readonly base?: string
  readonly pointer: string
  readonly parameter?: { readonly name: string; readonly source?: ValueSource }
  readonly heartbeat: {
    readonly pingEverySeconds: number
    readonly silenceSeconds: number
    readonly answerSeconds: number
  }
  /** The event and field of an acknowledgement; undefined if the document has none. */
  readonly acknowledgement?: { readonly event: string; readonly field: string }
  readonly admission: Admission
  /** All documented close codes. */
  readonly closeCodes: ReadonlySet<number>
  /** The close codes that only clients send (`sentBy: client`). */
  readonly clientCodes: ReadonlySet<number>
  readonly messages: readonly SocketMessage[]
  /** The messages of the server, without the one of the heartbeat. */
  readonly events: readonly SocketMessage[]
  /** The messages of the heartbeat, if the document has one. */
  readonly ping?: SocketMessage
  readonly pong?: SocketMessage
}

const DEFAULT_HEARTBEAT = { pingEverySeconds: 20, silenceSeconds: 60, answerSeconds: 2 }

/** Reads the first channel with an address. Throws a readable message if there is none. */
export function readSocketContract(root: Json): SocketContract {
  const channels = isJson(root['channels']) ? root['channels'] : {}
  const name = Object.keys(channels).find((key) =>
    text(follow(root, channels[key], `/channels/${key}`).value['address']),
  )
  if (name === undefined) throw new Error('the AsyncAPI document has no channel with an address')
  const channel = follow(root, channels[name], `/channels/${name}`)
  const { value } = channel
  const info = isJson(root['info']) ? root['info'] : {}
  const messages = readMessages(root, channel)
  const findMessage = (event: string) => messages.find((message) => message.event === event)
  const admission = isJson(value['x-admission']) ? value['x-admission'] : {}
  const acknowledgement = readAcknowledgement(value['x-acknowledgement'])
  const parameter = readParameter(root, channel)
  const base = readBase(root, channel)
  const [ping, pong] = [findMessage('ping'), findMessage('pong')]
  return {
    root,
    title: text(info['title']) ?? 'an untitled document',
    version: text(info['version']) ?? '',
    address: text(value['address']) ?? '',
    pointer: channel.pointer,
    heartbeat: { ...DEFAULT_HEARTBEAT, ...readNumbers(value['x-heartbeat']) },
    admission: {
      ...readNumbers(admission),
      endsWithSession: admission['endsWithSession'] === true,
      refusesAfterUpgrade:
        typeof admission['refusedSession'] === 'number' || typeof admission['refusedUid'] === 'number',
    },
    closeCodes: new Set(readCloseCodes(value['x-close-codes'])),
    clientCodes: new Set(readCloseCodes(value['x-close-codes'], 'client')),
    messages,
    events: messages.filter((message) => message.isFromServer && message !== pong),
    ...(base !== undefined && { base }),
    ...(parameter && { parameter }),
    ...(acknowledgement && { acknowledgement }),
    ...(ping && { ping }),
    ...(pong && { pong }),
  }
}

/** Returns the whole path of the socket: below the document's base, or else below the path of the given URL. */
export function getSocketPath({ base, address }: SocketContract, url: string): string {
  return `/${base ?? new URL(url).pathname}/${address}`.replaceAll(/\/{2,}/g, '/')
}

function readBase(root: Json, { value }: DocumentNode): string | undefined {
  const own: unknown[] = Array.isArray(value['servers']) ? value['servers'] : []
  const all = isJson(root['servers']) ? Object.values(root['servers']) : []
  return serverText(follow(root, own[0] ?? all[0], '/servers').value, 'pathname')
}

function readMessages(root: Json, channel: DocumentNode): SocketMessage[] {
  const operations = isJson(root['operations']) ? root['operations'] : {}
  return Object.keys(operations).flatMap((id) => {
    const operation = follow(root, operations[id], `/operations/${id}`)
    if (part(root, operation, 'channel').pointer !== channel.pointer) return []
    // The document describes the client: what the client receives, the server sends.
    const isFromServer = operation.value['action'] === 'receive'
    const list = Array.isArray(operation.value['messages']) ? operation.value['messages'] : []
    return list.map((_, i) => readMessage(root, part(root, operation, 'messages', i), isFromServer))
  })
}

function readMessage(root: Json, node: DocumentNode, isFromServer: boolean): SocketMessage {
  const payload = part(root, node, 'payload')
  const stated = part(root, payload, 'properties', 'event').value['const']
  const count = readSource(node.value['x-count'])
  return {
    event: text(stated) ?? text(node.value['name']) ?? node.pointer,
    isFromServer,
    payload,
    pointer: node.pointer,
    proposed: node.proposed,
    summary: text(node.value['title']) ?? '',
    ...(count && { count }),
    ...readFeature(node.value),
    example: part(root, node, 'examples', 0, 'payload').value['content'],
  }
}

function readParameter(root: Json, channel: DocumentNode): SocketContract['parameter'] {
  const { parameters } = channel.value
  const [name] = Object.keys(isJson(parameters) ? parameters : {})
  if (name === undefined) return undefined
  const source = readSource(part(root, channel, 'parameters', name).value['x-from'])
  return { name, ...(source && { source }) }
}

function readSource(value: unknown): ValueSource | undefined {
  if (!isJson(value)) return undefined
  const [call, pointer] = [text(value['call']), text(value['pointer'])]
  return call === undefined || pointer === undefined ? undefined : { call, pointer }
}

function readAcknowledgement(value: unknown): SocketContract['acknowledgement'] {
  if (!isJson(value)) return undefined
  const [event, field] = [text(value['event']), text(value['field'])]
  return event === undefined || field === undefined ? undefined : { event, field }
}

function readCloseCodes(value: unknown, sentBy?: string): number[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return list
    .filter(isJson)
    .filter((entry) => sentBy === undefined || entry['sentBy'] === sentBy)
    .map((entry) => entry['code'])
    .filter((code) => typeof code === 'number')
}

function readNumbers(value: unknown): { [name: string]: number } {
  const entries = Object.entries(isJson(value) ? value : {})
  return Object.fromEntries(entries.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
}

import { isJson, strings, text, type Json } from '@tumpak/contract-kit/json.ts'
import { follow, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** One message between a framed page and the app. */
export interface FrameMessage {
  readonly event: string
  readonly title: string
  /** Whether the app sends it, and the page receives it. */
  readonly isFromApp: boolean
  /** The kinds of page that may send or receive the message (`x-frames`); empty for all. */
  readonly kinds: readonly string[]
  readonly payload: DocumentNode
  readonly pointer: string
  readonly proposed: boolean
}

/** The messages of framed pages as an AsyncAPI document describes them. */
export interface FrameContract {
  readonly root: Json
  readonly pointer: string
  readonly proposed: boolean
  readonly messages: readonly FrameMessage[]
  /** The parameters that the app adds to a page's URL (`x-query`). */
  readonly query: readonly string[]
}

/** Reads the first channel without an address: frames need no network. Throws a readable message if there is none. */
export function readFrameContract(root: Json): FrameContract {
  const channels = isJson(root['channels']) ? root['channels'] : {}
  const name = Object.keys(channels).find((key) => {
    const { value } = follow(root, channels[key], `/channels/${key}`)
    return text(value['address']) === undefined && isJson(value['messages'])
  })
  if (name === undefined) throw new Error('the document of framed pages has no channel with messages')
  const channel = follow(root, channels[name], `/channels/${name}`)
  const messages = part(root, channel, 'messages')
  const fromApp = listReceived(root)
  const query = isJson(channel.value['x-query']) ? channel.value['x-query'] : {}
  return {
    root,
    pointer: channel.pointer,
    proposed: channel.proposed,
    messages: Object.keys(messages.value).map((key) => readMessage(root, part(root, messages, key), fromApp)),
    query: Object.keys(query).filter((parameter) => parameter !== 'x-proposed-keys'),
  }
}

/** The pointers of the messages that a page receives. The document takes the page's point of view. */
function listReceived(root: Json): ReadonlySet<string> {
  const operations = follow(root, root['operations'], '/operations')
  const received = Object.keys(operations.value).flatMap((id) => {
    const operation = part(root, operations, id)
    const list = operation.value['action'] === 'receive' ? operation.value['messages'] : []
    return Array.isArray(list) ? list.map((_, index) => part(root, operation, 'messages', index).pointer) : []
  })
  return new Set(received)
}

function readMessage(root: Json, node: DocumentNode, fromApp: ReadonlySet<string>): FrameMessage {
  const payload = part(root, node, 'payload')
  const stated = part(root, payload, 'properties', 'event').value['const']
  const event = text(stated) ?? text(node.value['name']) ?? node.pointer
  return {
    event,
    title: text(node.value['title']) ?? event,
    isFromApp: fromApp.has(node.pointer),
    kinds: strings(node.value['x-frames']),
    payload,
    pointer: node.pointer,
    proposed: node.proposed,
  }
}

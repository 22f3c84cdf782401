import { escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { follow, part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from './branches.ts'
import type { Changes, Finding, Party } from './change.ts'
import { closeCodeChanges } from './close-code-changes.ts'
import { constantChanges } from './constant-changes.ts'
import { getConsumer } from './comparison.ts'
import { schemaChanges } from './schema-changes.ts'

/** One message on one channel in one direction. */
interface MessageNode {
  readonly name: string
  readonly producer: Party
  readonly node: DocumentNode
}

/** Objects of constants that client and server must both follow. Backends must also implement a new key. */
const CONSTANTS = ['x-heartbeat', 'x-reconnect', 'x-acknowledgement', 'x-admission', 'x-query', 'x-rewards']

/** Compares two AsyncAPI documents: channels, constants, and each message on its sender's side. */
export function asyncapiChanges(roots: Roots, changes: Changes): void {
  channelChanges(roots, changes)
  const [had, has] = [getMessages(roots.old), getMessages(roots.now)]
  for (const [key, was] of had) {
    const is = has.get(key)
    if (is) {
      messageChanges(roots, was, is, changes)
      continue
    }
    const note = was.node.value['deprecated'] === true ? '' : ', and was not deprecated before'
    // Receivers wait for a message that never comes; senders are ignored.
    const finding = { rule: 'message-removed', place: place(was.node.pointer), text: `The message is gone${note}` }
    changes.add(was.name, { ...finding, breaks: ['apps'] })
  }
  for (const [key, { name, node }] of has) {
    if (had.has(key)) continue
    // Receivers ignore an unknown message and log a warning.
    changes.add(name, { rule: 'message-added', place: place(node.pointer), text: 'The message is new', breaks: [] })
  }
}

function messageChanges(roots: Roots, was: MessageNode, is: MessageNode, changes: Changes): void {
  const add = (finding: Finding): void => changes.add(is.name, finding)
  const where = place(is.node.pointer)
  const [payload, payloadNow] = [part(roots.old, was.node, 'payload'), part(roots.now, is.node, 'payload')]
  schemaChanges({ roots, producer: is.producer, add, seen: new Map() }, payload, payloadNow, is.name)
  for (const keyword of ['title', 'summary', 'description', 'examples', 'tags']) {
    if (differs(was.node.value[keyword], is.node.value[keyword])) {
      add({ rule: 'words', place: where, text: `${is.name}: another ${keyword}`, breaks: [], level: 'patch' })
    }
  }
  const [frames, framesNow] = [list(was.node.value['x-frames']), list(is.node.value['x-frames'])]
  const gone = frames.filter((kind) => !framesNow.includes(kind))
  const added = framesNow.filter((kind) => !frames.includes(kind))
  if (gone.length > 0) {
    add({
      rule: 'x-frames-removed',
      place: where,
      text: `No longer accepted from: ${gone.join(', ')}`,
      breaks: [is.producer],
    })
  }
  if (added.length > 0) {
    add({ rule: 'x-frames-added', place: where, text: `Also accepted from: ${added.join(', ')}`, breaks: [] })
  }
}

function channelChanges(roots: Roots, changes: Changes): void {
  const [had, has] = [getChannels(roots.old), getChannels(roots.now)]
  for (const [name, was] of had) {
    const is = has.get(name)
    const touches = `channel ${name}`
    const add = (finding: Finding): void => changes.add(touches, finding)
    if (!is) {
      add({ rule: 'channel-removed', place: place(was.pointer), text: 'The channel is gone', breaks: ['apps'] })
      continue
    }
    const [address, addressNow] = [was, is].map(({ value }) =>
      String(value['address'] ?? '').replaceAll(/\{[^}]*\}/g, '{}'),
    )
    if (address !== addressNow) {
      const text = `The address was ${String(was.value['address'])}, is ${String(is.value['address'])}`
      add({ rule: 'channel-address', place: place(is.pointer), text, breaks: ['apps', 'backends'] })
    }
    for (const key of CONSTANTS) {
      const at = `${place(is.pointer)}/${key}`
      const [old, now] = [was.value[key], is.value[key]]
      constantChanges({ add, old, now, place: at, name: key, newKeyBreaks: key === 'x-query' ? [] : ['backends'] })
    }
    closeCodeChanges({ add, old: was, now: is })
    if (differs(was.value['description'], is.value['description'])) {
      add({ rule: 'words', place: place(is.pointer), text: 'another description', breaks: [], level: 'patch' })
    }
  }
  for (const [name, is] of has) {
    if (had.has(name)) continue
    const text = 'The channel is new'
    changes.add(`channel ${name}`, { rule: 'channel-added', place: place(is.pointer), text, breaks: [] })
  }
}

/** Maps all messages of a document by channel, name and direction. */
function getMessages(root: Json): Map<string, MessageNode> {
  const found = new Map<string, MessageNode>()
  const operations = isJson(root['operations']) ? root['operations'] : {}
  for (const id of Object.keys(operations)) {
    const operation = follow(root, operations[id], `/operations/${escapeStep(id)}`)
    const isSent = operation.value['action'] === 'send'
    // Directions are from the framed page's point of view in the frame contract, from the app's in the socket contract.
    const writer: Party = isFrameContract(root) ? 'backends' : 'apps'
    const producer = isSent ? writer : getConsumer(writer)
    const channel = part(root, operation, 'channel')
    const named = operation.value['messages']
    const nodes = Array.isArray(named)
      ? named.map((_, i) => part(root, operation, 'messages', i))
      : Object.keys(isJson(channel.value['messages']) ? channel.value['messages'] : {}).map((key) =>
          part(root, channel, 'messages', key),
        )
    for (const node of nodes) {
      const event = typeof node.value['name'] === 'string' ? node.value['name'] : (node.component ?? node.pointer)
      const name = `${producer === 'apps' ? 'from' : 'to'} the app: ${event}`
      found.set(`${channel.pointer} ${name}`, { name, producer, node })
    }
  }
  return found
}

function getChannels(root: Json): Map<string, DocumentNode> {
  const channels = isJson(root['channels']) ? root['channels'] : {}
  return new Map(
    Object.keys(channels).map((name) => [name, follow(root, channels[name], `/channels/${escapeStep(name)}`)]),
  )
}

function isFrameContract({ servers }: Json): boolean {
  return isJson(servers) && Object.values(servers).some((one) => isJson(one) && one['protocol'] === 'postMessage')
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}

import { escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { follow, part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from './branches.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import type { Changes, Finding } from './change.ts'
import { keywordChanges } from './keywords/keyword-changes.ts'
import { getConsumer } from './schemas/comparison.ts'
import { schemaChanges } from './schemas/schema-changes.ts'
import { describeChange } from './words.ts'

/** One message on one channel in one direction. */
interface MessageNode {
  readonly name: string
  readonly producer: Party
  readonly node: DocumentNode
}

/** Compares two AsyncAPI documents: channels, constants, and each message on its sender's side. */
export function asyncapiChanges(roots: Roots, changes: Changes): void {
  const add = (finding: Finding): void => changes.add('the document', finding)
  keywordChanges('document', { roots, add, old: roots.old, now: roots.now, place: '#' })
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
  for (const keyword of ['title', 'summary', 'examples', 'tags']) {
    if (differs(was.node.value[keyword], is.node.value[keyword])) {
      add({ rule: 'words', place: where, text: `${is.name}: another ${keyword}`, breaks: [], level: 'patch' })
    }
  }
  describe(was.node, is.node, is.name, add)
  keywordChanges('message', { roots, add, old: was.node.value, now: is.node.value, place: where, label: is.name })
}

function describe(old: DocumentNode, now: DocumentNode, label: string, add: (finding: Finding) => void): void {
  const words = describeChange(old.value['description'], now.value['description'])
  if (words !== undefined) add({ ...words, place: place(now.pointer), text: `${label}: description ${words.text}` })
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
    keywordChanges('channel', { roots, add, old: was.value, now: is.value, place: place(is.pointer), label: name })
    describe(was, is, name, add)
    for (const key of Object.keys(isJson(was.value['parameters']) ? was.value['parameters'] : {})) {
      const [parameter, now] = [part(roots.old, was, 'parameters', key), part(roots.now, is, 'parameters', key)]
      const at = place(now.pointer)
      keywordChanges('parameter', { roots, add, old: parameter.value, now: now.value, place: at, label: key })
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

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}

import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { follow, part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from '../branches.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import type { Changes, Finding } from '../change.ts'
import { METHODS, type OperationNode } from '../operation-node.ts'
import { requestChanges, responseChanges } from './content-changes.ts'
import { parameterChanges } from './parameter-changes.ts'

/** Compares the requests that the server sends: webhooks. The app receives them, so that the parties are swapped. */
export function webhookChanges(roots: Roots, changes: Changes): void {
  compare(
    roots,
    list(roots.old, roots.old, 'webhooks'),
    list(roots.now, roots.now, 'webhooks'),
    'webhook',
    (name, one) => changes.add(name, one),
  )
}

/** Compares the callbacks of one operation, and the addresses that they are sent to. */
export function callbackChanges(
  { roots, add }: { roots: Roots; add: (finding: Finding) => void },
  old: DocumentNode,
  now: DocumentNode,
): void {
  const [had, has] = [listCallbacks(roots.old, old), listCallbacks(roots.now, now)]
  for (const [name, { address }] of had) {
    const is = has.get(name)
    if (is === undefined || is.address === address) continue
    const text = `${name} was sent to ${address}, is sent to ${is.address}`
    add({ rule: 'callback-address', place: place(is.operation.node.pointer), text, breaks: ['apps', 'backends'] })
  }
  const plain = (all: typeof had): Map<string, OperationNode> =>
    new Map([...all].map(([name, { operation }]) => [name, operation]))
  compare(roots, plain(had), plain(has), 'callback', (name, one) => add({ ...one, text: `${name}: ${one.text}` }))
}

function compare(
  roots: Roots,
  had: ReadonlyMap<string, OperationNode>,
  has: ReadonlyMap<string, OperationNode>,
  kind: 'webhook' | 'callback',
  add: (name: string, finding: Finding) => void,
): void {
  for (const [name, was] of had) {
    const is = has.get(name)
    if (is === undefined) {
      const text = `The ${kind} is removed: apps that wait for it get nothing`
      add(name, { rule: `${kind}-removed`, place: place(was.node.pointer), text, breaks: ['apps'] })
      continue
    }
    const side = { roots, add: (one: Finding): void => add(name, { ...one, breaks: one.breaks.map(swap) }) }
    parameterChanges(side, was, is)
    requestChanges(side, was.node, is.node)
    responseChanges(side, was.node, is.node)
  }
  for (const [name, { node }] of has)
    if (!had.has(name))
      add(name, { rule: `${kind}-added`, place: place(node.pointer), text: `The ${kind} is new`, breaks: [] })
}

function swap(party: Party): Party {
  return party === 'apps' ? 'backends' : 'apps'
}

function list(root: Json, owner: Json, keyword: string): Map<string, OperationNode> {
  const items = isJson(owner[keyword]) ? Object.keys(owner[keyword]) : []
  const node = follow(root, owner, '')
  return new Map(
    items.flatMap((name) =>
      toOperations(root, part(root, node, keyword, name)).map(([method, one]) => [
        `webhook ${name} ${method}`,
        { ...one, name: `webhook ${name}` },
      ]),
    ),
  )
}

function listCallbacks(
  root: Json,
  operation: DocumentNode,
): Map<string, { address: string; operation: OperationNode }> {
  const { callbacks } = operation.value
  const found = new Map<string, { address: string; operation: OperationNode }>()
  for (const name of isJson(callbacks) ? Object.keys(callbacks) : []) {
    const callback = part(root, operation, 'callbacks', name)
    const addresses = Object.keys(callback.value).filter((key) => !key.startsWith('x-'))
    for (const [index, address] of addresses.entries())
      for (const [method, one] of toOperations(root, part(root, callback, address)))
        found.set(`callback ${name} ${method}${index === 0 ? '' : ` ${String(index + 1)}`}`, {
          address,
          operation: { ...one, name: `callback ${name}` },
        })
  }
  return found
}

function toOperations(root: Json, pathItem: DocumentNode): [method: string, operation: OperationNode][] {
  return METHODS.filter((method) => isJson(pathItem.value[method])).map((method) => [
    method.toUpperCase(),
    { name: '', node: part(root, pathItem, method), pathItem },
  ])
}

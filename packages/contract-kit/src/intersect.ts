import { at, type Json } from './json.ts'
import { getKey, type DocumentNode } from './schema-node.ts'

const known = new WeakMap<Json, Map<string, DocumentNode>>()

/** Returns a schema that accepts only what all of these accept: their `allOf`. The same schemas give the same node. */
export function intersect(root: Json, nodes: readonly DocumentNode[]): DocumentNode {
  const all = new Map<string, DocumentNode>()
  for (const node of nodes.flatMap((whole) => whole.parts ?? [whole])) {
    const twin = all.get(getKey(node))
    all.set(getKey(node), twin?.proposed === false ? twin : node)
  }
  const members = [...all.values()].filter(({ value }) => Object.keys(value).length > 0)
  const [first = nodes[0], ...others] = members
  if (first === undefined) throw new Error('there is nothing to intersect')
  if (others.length === 0) return first
  const isOfDocument = members.every(({ pointer, value }) => at(root, pointer) === value)
  const made = known.get(root) ?? new Map<string, DocumentNode>()
  known.set(root, made)
  const key = members.map((member) => `${member.proposed ? '?' : ''}${getKey(member)}`).join(' & ')
  const found = isOfDocument ? made.get(key) : undefined
  if (found !== undefined) return found
  const node: DocumentNode = {
    value: { allOf: members.map((member) => toReference(root, member)) },
    pointer: first.pointer,
    proposed: members.every(({ proposed }) => proposed),
    via: first.via,
    key,
    parts: members,
  }
  if (isOfDocument) made.set(key, node)
  return node
}

/** A reference to a part of the document, or the schema itself if it was made. */
function toReference(root: Json, { value, pointer, proposed }: DocumentNode): Json {
  const isOfDocument = at(root, pointer) === value
  const own = isOfDocument ? { $ref: `#${encodeURI(pointer).replaceAll('#', '%23')}` } : value
  return proposed ? { ...own, 'x-proposed': true } : own
}

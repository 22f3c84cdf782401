import { at, escapeStep, isJson, unescapeStep, type Json } from './json.ts'

/** The key under which a loaded document keeps the files it was split into. */
export const FILES = 'x-files'

/** A schema, parameter or other part of a document with its pointer. */
export interface DocumentNode {
  value: Json
  /** The pointer in the loaded document. */
  pointer: string
  /** Whether this part or one around it has `x-proposed`. */
  proposed: boolean
  /** The name of the last component on the path, such as `GameId`. */
  component?: string
  /** The property or parameter that refers to this part, and the schema, operation or group that owns it. */
  via?: { owner: string; field: string }
}

const MAX_HOPS = 50

/** Converts a boolean schema to an object: `true` accepts everything, `false` nothing. */
function asObject(value: unknown): Json {
  return isJson(value) ? value : value === false ? { not: {} } : {}
}

/** Follows `$ref`s. `x-proposed` at any step applies to the result. */
export function follow(
  root: Json,
  value: unknown,
  pointer: string,
  proposed = false,
  via?: DocumentNode['via'],
): DocumentNode {
  let node: DocumentNode = { value: asObject(value), pointer, proposed: proposed || isMarked(value), via }
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const ref = node.value['$ref'] ?? node.value['$dynamicRef']
    if (typeof ref !== 'string') return node
    const words = decodeURIComponent(ref.replace(/^#/, ''))
    const target = words === '' || words.startsWith('/') ? words : (findAnchors(root).get(words) ?? words)
    const found = at(root, target)
    if (!isJson(found) && typeof found !== 'boolean')
      throw new Error(`${place(node.pointer)}: there is nothing at ${ref}`)
    const component = getName(target)
    node = { value: asObject(found), pointer: target, proposed: node.proposed || isMarked(found), component, via }
  }
  throw new Error(`${place(pointer)}: $ref is circular`)
}

const anchors = new WeakMap<Json, Map<string, string>>()

/** Maps each anchor (`$anchor`, `$dynamicAnchor`) of a document to its pointer. */
function findAnchors(root: Json): Map<string, string> {
  const known = anchors.get(root)
  if (known !== undefined) return known
  const found = new Map<string, string>()
  const collect = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) collect(one, `${pointer}/${String(index)}`)
    if (!isJson(value)) return
    for (const name of [value['$anchor'], value['$dynamicAnchor']])
      if (typeof name === 'string' && !found.has(name)) found.set(name, pointer)
    for (const [key, one] of Object.entries(value)) collect(one, `${pointer}/${escapeStep(key)}`)
  }
  collect(root, '')
  anchors.set(root, found)
  return found
}

/** Returns a part of a node, with `$ref`s followed. */
export function part(root: Json, node: DocumentNode, ...steps: (string | number)[]): DocumentNode {
  const below = steps.map((step) => `/${escapeStep(step)}`).join('')
  const [first, field] = steps
  const via = first === 'properties' && field !== undefined ? { owner: getOwner(node), field: String(field) } : node.via
  return follow(root, at(node.value, below), node.pointer + below, node.proposed, via)
}

/** The owner of a node as `stated.yaml` names it: its schema, or the envelope for fields that every response has. */
export function getOwner({ pointer }: DocumentNode): string {
  const [, first, file = '', name] = pointer.split('/')
  if (first === FILES) return /envelope~1[^~]+$/.test(file) ? 'envelope' : (getName(`/${file}`) ?? '')
  return first === 'components' && file === 'schemas' ? (name ?? '') : ''
}

/** Formats a pointer for readers: the file of a split document, then the pointer inside it. */
export function place(pointer: string): string {
  const [, first, file, ...rest] = pointer.split('/')
  if (first !== FILES || file === undefined) return `#${pointer}`
  return `${unescapeStep(file)}#${rest.map((step) => `/${step}`).join('')}`
}

/** Returns the schema that a node wraps only to mark it, as in `{x-proposed, allOf: [one]}`. */
export function unwrap(root: Json, node: DocumentNode): DocumentNode {
  const all = node.value['allOf']
  if (!Array.isArray(all) || all.length !== 1 || node.value['properties'] !== undefined) return node
  const inner = unwrap(root, part(root, node, 'allOf', 0))
  const { allOf: _, ...own } = node.value
  return { ...inner, value: { ...inner.value, ...own } }
}

function isMarked(value: unknown): boolean {
  return isJson(value) && value['x-proposed'] === true
}

/** Returns the component name at the end of a pointer or a file path: `Cat`. */
export function getName(pointer: string): string | undefined {
  const last = pointer.split('/').at(-1)
  return unescapeStep(last ?? '')
    .split('/')
    .at(-1)
    ?.replace(/\.(ya?ml|json)$/, '')
}

import { FILES, findNames } from './document-data.ts'
import { at, atSteps, escapeStep, isJson, unescapeStep, type Json } from './json.ts'

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
  /** Identifies a node that is no part of the document; else its pointer does. */
  key?: string
  /** The schemas that it joins, if it was made by `intersect`. */
  parts?: readonly DocumentNode[]
}

/** Returns what identifies a node: schemas that contain themselves are recognized by it. */
export function getKey({ key, pointer }: DocumentNode): string {
  return key ?? pointer
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
  { proposed, via }: Pick<DocumentNode, 'proposed' | 'via'> = { proposed: false },
): DocumentNode {
  let node: DocumentNode = { value: asObject(value), pointer, proposed: proposed || isMarked(value), via }
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const ref = node.value['$ref'] ?? node.value['$dynamicRef']
    if (typeof ref !== 'string') return node
    const { target, found, component } = resolve(root, ref)
    if (!isJson(found) && typeof found !== 'boolean')
      throw new Error(`${place(node.pointer)}: there is nothing at ${ref}`)
    node = { value: asObject(found), pointer: target, proposed: node.proposed || isMarked(found), component, via }
  }
  throw new Error(`${place(pointer)}: $ref is circular`)
}

/** Where a reference leads, what is there, and the name of the component. */
interface Resolved {
  target: string
  found: unknown
  component: string | undefined
}

/** A document refers to the same few components again and again. */
const resolvedOf = new WeakMap<Json, Map<string, Resolved>>()

function resolve(root: Json, ref: string): Resolved {
  const known = resolvedOf.get(root) ?? new Map<string, Resolved>()
  resolvedOf.set(root, known)
  let resolved = known.get(ref)
  if (resolved === undefined) {
    const target = getTarget(root, ref)
    resolved = { target, found: at(root, target), component: getName(target) }
    known.set(ref, resolved)
  }
  return resolved
}

const namesOf = new WeakMap<Json, Map<string, string>>()

/** Returns where a reference leads: a pointer, an anchor, or the `$id` of a schema with a pointer inside it. */
function getTarget(root: Json, ref: string): string {
  const words = decodeURIComponent(ref.replace(/^#/, ''))
  if (words === '' || words.startsWith('/')) return words
  const names = namesOf.get(root) ?? findNames(root)
  namesOf.set(root, names)
  const [id = '', inner = ''] = words.split('#')
  const schema = names.get(words) ?? names.get(id)
  return schema === undefined ? words : inner.startsWith('/') && !names.has(words) ? schema + inner : schema
}

/** Returns a part of a node, with `$ref`s followed. */
export function part(root: Json, node: DocumentNode, ...steps: (string | number)[]): DocumentNode {
  const below = steps.map((step) => `/${escapeStep(step)}`).join('')
  const [first, field] = steps
  const via =
    first === 'properties' && field !== undefined ? { owner: getOwner(node), field: String(field) } : undefined
  const owner = via === undefined ? node : { proposed: node.proposed, via }
  return follow(root, atSteps(node.value, steps), node.pointer + below, owner)
}

/** The owner of a node as `stated.yaml` names it: its schema, or the envelope for fields that every response has. */
export function getOwner({ pointer }: Pick<DocumentNode, 'pointer'>): string {
  const [, first, file = '', name] = pointer.split('/')
  if (first === FILES) return /envelope(?:~1[^~]+|s\.yaml)$/.test(file) ? 'envelope' : (getName(`/${file}`) ?? '')
  return first === 'components' && file === 'schemas' ? (name ?? '') : ''
}

/** Formats a pointer for readers: the file of a split document, then the pointer inside it. */
export function place(pointer: string): string {
  const [, first, file, ...rest] = pointer.split('/')
  if (first !== FILES || file === undefined) return `#${pointer}`
  return `${unescapeStep(file)}#${rest.map((step) => `/${step}`).join('')}`
}

/** Returns the schema that a node wraps only to mark it, as in `{x-proposed, allOf: [one]}`. */
export function unwrap(root: Json, node: DocumentNode, depth = 0): DocumentNode {
  const { allOf: all, ...own } = node.value
  if (!Array.isArray(all) || all.length !== 1 || !Object.keys(own).every(isNote) || depth > MAX_HOPS) return node
  const inner = unwrap(root, part(root, node, 'allOf', 0), depth + 1)
  return { ...inner, value: { ...inner.value, ...own } }
}

/** Whether a schema has an annotation such as `readOnly`, itself or in a part of its `allOf`. */
export function hasAnnotation(root: Json, node: DocumentNode, keyword: string, depth = 0): boolean {
  if (node.value[keyword] === true) return true
  const all = Array.isArray(node.value['allOf']) && depth < MAX_HOPS ? [...node.value['allOf'].keys()] : []
  return all.some((index) => hasAnnotation(root, part(root, node, 'allOf', index), keyword, depth + 1))
}

/** Annotations: keywords that do not constrain values. */
const NOTES = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  '$comment',
])

/** Whether a keyword only says something of a schema. */
export function isNote(keyword: string): boolean {
  return NOTES.has(keyword) || keyword.startsWith('x-')
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

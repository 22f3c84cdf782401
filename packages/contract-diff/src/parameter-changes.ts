import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { OperationComparison, OperationNode } from './operation-node.ts'
import { schemaChanges } from './schema-changes.ts'

/** Compares the parameters of an operation: path, query, headers, cookies. */
export function parameterChanges({ roots, add }: OperationComparison, old: OperationNode, now: OperationNode): void {
  const [had, has] = [getParameters(roots.old, old), getParameters(roots.now, now)]
  for (const [key, was] of had) {
    const is = has.get(key)
    if (!is) {
      const note = was.value['deprecated'] === true ? '' : ', and was not deprecated before'
      // A new server ignores the parameter; an old one may require it.
      const breaks = isRequired(was) ? (['players', 'backends'] as const) : (['players'] as const)
      add({ rule: 'parameter-removed', place: place(was.pointer), text: `${label(was)} is gone${note}`, breaks })
      continue
    }
    const where = place(is.pointer)
    if (isRequired(is) !== isRequired(was)) {
      const text = `${label(is)} ${isRequired(is) ? 'is required now' : 'may be left out now'}`
      const rule = isRequired(is) ? 'parameter-required' : 'parameter-optional'
      add({ rule, place: where, text, breaks: [isRequired(is) ? 'players' : 'backends'] })
    }
    if (getSerialization(was) !== getSerialization(is)) {
      const text = `${label(is)} is written in another way: ${getSerialization(was)}, now ${getSerialization(is)}`
      add({ rule: 'parameter-style', place: where, text, breaks: ['players', 'backends'] })
    }
    if (was.value['description'] !== is.value['description']) {
      add({ rule: 'words', place: where, text: `${label(is)}: another description`, breaks: [], level: 'patch' })
    }
    if (was.value['deprecated'] !== is.value['deprecated']) {
      add({ rule: 'deprecated', place: where, text: `${label(is)}: deprecated or not any more`, breaks: [] })
    }
    const [schema, schemaNow] = [part(roots.old, was, 'schema'), part(roots.now, is, 'schema')]
    schemaChanges({ roots, producer: 'players', add, seen: new Set() }, schema, schemaNow, label(is))
  }
  for (const [key, is] of has) {
    if (had.has(key)) continue
    const isDemanded = isRequired(is)
    const text = `${label(is)} is new${isDemanded ? ', and required' : ''}`
    const rule = isDemanded ? 'parameter-required' : 'parameter-added'
    add({ rule, place: place(is.pointer), text, breaks: isDemanded ? ['players'] : [] })
  }
}

/** Maps parameters by location and name; path parameters by order, because their names are not on the wire. */
function getParameters(root: Json, { node, pathItem, name }: OperationNode): Map<string, DocumentNode> {
  const found = new Map<string, DocumentNode>()
  const inPath = [...name.matchAll(/\{([^}]*)\}/g)].map(([, one]) => one)
  for (const owner of [pathItem, node]) {
    const list: unknown[] = Array.isArray(owner.value['parameters']) ? owner.value['parameters'] : []
    for (const i of list.keys()) {
      const one = part(root, owner, 'parameters', i)
      const word = String(one.value['name'])
      const where = String(one.value['in'])
      // Header names are case-insensitive.
      const key = where === 'path' ? String(inPath.indexOf(word)) : where === 'header' ? word.toLowerCase() : word
      found.set(`${where} ${key}`, one)
    }
  }
  return found
}

function isRequired({ value }: DocumentNode): boolean {
  return value['required'] === true
}

function label({ value }: DocumentNode): string {
  return `${String(value['in'])} parameter ${String(value['name'])}`
}

/** Returns how a list or an object is serialized: style and explode, with their defaults. */
function getSerialization({ value }: DocumentNode): string {
  const style = value['style'] ?? (value['in'] === 'query' || value['in'] === 'cookie' ? 'form' : 'simple')
  const explode = value['explode'] ?? style === 'form'
  const content = value['content'] === undefined ? '' : ` as ${Object.keys(value['content'] as Json).join(', ')}`
  return `${String(style)}${explode === true ? ', exploded' : ''}${content}`
}

import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { OperationComparison, OperationNode } from '../operation-node.ts'
import { flatten } from '../schemas/flat-schema.ts'
import { schemaChanges } from '../schemas/schema-changes.ts'
import { describeChange } from '../words.ts'

/** Compares the parameters of an operation: path, query, headers, cookies. */
export function parameterChanges({ roots, add }: OperationComparison, old: OperationNode, now: OperationNode): void {
  const [had, has] = [getParameters(roots.old, old), getParameters(roots.now, now)]
  for (const [key, was] of had) {
    const is = has.get(key)
    if (!is) {
      const note = was.value['deprecated'] === true ? '' : ', and was not deprecated before'
      // A new server ignores the parameter; an old one may require it.
      const breaks = isRequired(was) ? (['apps', 'backends'] as const) : (['apps'] as const)
      add({ rule: 'parameter-removed', place: place(was.pointer), text: `${label(was)} is gone${note}`, breaks })
      continue
    }
    const where = place(is.pointer)
    if (isRequired(is) !== isRequired(was)) {
      const text = `${label(is)} ${isRequired(is) ? 'is required now' : 'may be left out now'}`
      const rule = isRequired(is) ? 'parameter-required' : 'parameter-optional'
      add({ rule, place: where, text, breaks: [isRequired(is) ? 'apps' : 'backends'] })
    }
    if (getSerialization(was) !== getSerialization(is)) {
      const text = `${label(is)} is written in another way: ${getSerialization(was)}, now ${getSerialization(is)}`
      add({ rule: 'parameter-style', place: where, text, breaks: ['apps', 'backends'] })
    }
    const words = describeChange(was.value['description'], is.value['description'])
    if (words !== undefined) add({ ...words, place: where, text: `${label(is)}: description ${words.text}` })
    if ((was.value['deprecated'] === true) !== (is.value['deprecated'] === true)) {
      add({ rule: 'deprecated', place: where, text: `${label(is)}: deprecated or not any more`, breaks: [] })
    }
    const [schema, schemaNow] = [getSchema(roots.old, was), getSchema(roots.now, is)]
    schemaChanges({ roots, producer: 'apps', add, seen: new Map() }, schema, schemaNow, label(is))
  }
  for (const [key, is] of has) {
    if (had.has(key)) continue
    const isDemanded = isRequired(is)
    const text = `${label(is)} is new${isDemanded ? ', and required' : ''}`
    const rule = isDemanded ? 'parameter-required' : 'parameter-added'
    add({ rule, place: place(is.pointer), text, breaks: isDemanded ? ['apps'] : [] })
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
      for (const [field, each] of toWire(root, one)) found.set(`${where} ${field ?? key}`, each)
    }
  }
  return found
}

/**
 * The parameters on the wire with their names: an exploded object of the style `form` is sent as its fields, so that its
 * own name does not matter.
 */
function toWire(root: Json, node: DocumentNode): [name: string | undefined, node: DocumentNode][] {
  const { properties, required, keywords } = flatten(root, getSchema(root, node))
  const isForm = ['query', 'cookie'].includes(String(node.value['in'])) && getSerialization(node) === 'form, exploded'
  const isOpen = keywords.get('additionalProperties') !== undefined && keywords.get('additionalProperties') !== false
  if (!isForm || properties.size === 0 || isOpen) return [[undefined, node]]
  return [...properties].map(([name, property]) => [
    name,
    {
      ...node,
      pointer: `${node.pointer}/schema/properties/${escapeStep(name)}`,
      value: {
        name,
        in: node.value['in'],
        required: isRequired(node) && required.has(name),
        schema: property.value,
        ...(typeof property.value['description'] === 'string' ? { description: property.value['description'] } : {}),
      },
    },
  ])
}

/** The schema of a parameter or header: its own, or that of its `content`. */
export function getSchema(root: Json, node: DocumentNode): DocumentNode {
  const { content } = node.value
  const type = isJson(content) ? Object.keys(content)[0] : undefined
  return type === undefined ? part(root, node, 'schema') : part(root, node, 'content', type, 'schema')
}

function isRequired({ value }: DocumentNode): boolean {
  return value['required'] === true
}

function label({ value }: DocumentNode): string {
  return `${String(value['in'])} parameter ${String(value['name'])}`
}

/** Returns how a value is serialized: style, explode and allowReserved, with their defaults. */
export function getSerialization({ value }: DocumentNode): string {
  const style = value['style'] ?? (value['in'] === 'query' || value['in'] === 'cookie' ? 'form' : 'simple')
  const explode = value['explode'] ?? style === 'form'
  const content = value['content'] === undefined ? '' : ` as ${Object.keys(value['content'] as Json).join(', ')}`
  const reserved = value['allowReserved'] === true ? ', reserved characters as they are' : ''
  return `${String(style)}${explode === true ? ', exploded' : ''}${reserved}${content}`
}

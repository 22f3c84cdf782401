import { code, prose, table } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { toObjectEntries, toObjects, resolve } from './node.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'

/** The section of the specification that states a field (`stated.yaml`); undefined if it is proposed. */
export type Stated = (owner: string, field: string) => number | undefined

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'default',
  'const',
]

/** The fields of a schema as tables: its own, then those of every nested schema, each once. */
export function schemaTables(document: Json, name: string, schema: Json, stated: Stated): string {
  const seen = new Set<string>()
  const queue: [string, Json][] = [[name, schema]]
  const tables: string[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [title, node] = next
    if (seen.has(title)) continue
    seen.add(title)
    const branches = toObjects(node['oneOf']).map(
      (branch) => [getName(branch) ?? title, resolve(document, branch)] as const,
    )
    queue.push(...branches.map(([branchName, branch]): [string, Json] => [branchName, branch]))
    const rows = toObjectEntries(node['properties']).map(([field, property]) => {
      const target = merged(document, property)
      const held = [property, ...toObjects(property['allOf']), ...getItems(property)]
      for (const part of held) {
        const partName = getName(part)
        if (partName !== undefined && 'properties' in resolve(document, part))
          queue.push([partName, resolve(document, part)])
      }
      const isRequired = Array.isArray(node['required']) && node['required'].includes(field)
      const section = stated(title, field)
      return [
        code(field),
        type(document, target),
        isRequired ? 'yes' : 'no',
        limits(target),
        mark(section),
        prose(target['description']),
      ]
    })
    tables.push(
      rows.length === 0
        ? ''
        : `<h4>${escapeHtml(title)}</h4>${prose(node['description'])}${table(`Fields of ${title}`, ['field', 'type', 'required', 'limits', 'named by', 'meaning'], rows)}`,
    )
  }
  return tables.join('')
}

/** The provenance of a part: the section that states it, or proposed. */
export function mark(section: number | undefined): string {
  return section === undefined ? '<span class="proposed">proposed</span>' : `section ${String(section)}`
}

/** A property with its `$ref` or single `allOf` resolved; its own keywords win. */
export function merged(document: Json, property: Json): Json {
  const parts = [property, ...toObjects(property['allOf'])].map((part) => resolve(document, part))
  return Object.assign({}, ...parts.toReversed()) as Json
}

/** The name of the component that a node refers to. */
function getName(node: Json): string | undefined {
  return typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined
}

function getItems(property: Json): Json[] {
  return toObjects([property['items']])
}

function type(document: Json, node: Json): string {
  if (Array.isArray(node['enum'])) return node['enum'].map((value) => code(String(value))).join(' ')
  if (Array.isArray(node['oneOf']))
    return toObjects(node['oneOf'])
      .map((branch) => code(getName(branch) ?? ''))
      .join(' or ')
  if (node['type'] === 'array') return `list of ${type(document, merged(document, getItems(node)[0] ?? {}))}`
  return escapeHtml(String(node['type'] ?? ''))
}

function limits(node: Json): string {
  return LIMITS.filter((key) => key in node)
    .map((key) => `<span class="limits">${key} ${code(String(node[key]))}</span>`)
    .join('<br>')
}

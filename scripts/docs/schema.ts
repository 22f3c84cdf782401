import { code, escape, prose, table } from './html.ts'
import { entriesOf, listOf, resolve, type Node } from './node.ts'

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
export function schemaTables(document: Node, name: string, schema: Node, stated: Stated): string {
  const seen = new Set<string>()
  const queue: [string, Node][] = [[name, schema]]
  const tables: string[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [title, node] = next
    if (seen.has(title)) continue
    seen.add(title)
    const branches = listOf(node['oneOf']).map(
      (branch) => [nameOf(branch) ?? title, resolve(document, branch)] as const,
    )
    queue.push(...branches.map(([branchName, branch]): [string, Node] => [branchName, branch]))
    const rows = entriesOf(node['properties']).map(([field, property]) => {
      const target = merged(document, property)
      const held = [property, ...listOf(property['allOf']), ...itemsOf(property)]
      for (const part of held) {
        const partName = nameOf(part)
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
        : `<h5>${escape(title)}</h5>${prose(node['description'])}${table(['field', 'type', 'required', 'limits', 'named by', ''], rows)}`,
    )
  }
  return tables.join('')
}

/** The provenance of a part: the section that states it, or proposed. */
export function mark(section: number | undefined): string {
  return section === undefined ? '<span class="proposed">proposed</span>' : `section ${String(section)}`
}

/** A property with its `$ref` or single `allOf` resolved; its own keywords win. */
export function merged(document: Node, property: Node): Node {
  const parts = [property, ...listOf(property['allOf'])].map((part) => resolve(document, part))
  return Object.assign({}, ...parts.toReversed()) as Node
}

/** The name of the component that a node refers to. */
function nameOf(node: Node): string | undefined {
  return typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined
}

function itemsOf(property: Node): Node[] {
  return listOf([property['items']])
}

function type(document: Node, node: Node): string {
  if (Array.isArray(node['enum'])) return node['enum'].map((value) => code(String(value))).join(' ')
  if (Array.isArray(node['oneOf']))
    return listOf(node['oneOf'])
      .map((branch) => code(nameOf(branch) ?? ''))
      .join(' or ')
  if (node['type'] === 'array') return `list of ${type(document, merged(document, itemsOf(node)[0] ?? {}))}`
  return escape(String(node['type'] ?? ''))
}

function limits(node: Node): string {
  return LIMITS.filter((key) => key in node)
    .map((key) => `${key}&nbsp;${code(String(node[key]))}`)
    .join('<br>')
}

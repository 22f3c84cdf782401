import { isJson } from '@tumpak/contract-kit/json.ts'
import { at } from './generator-input.ts'
import { HEADER } from './header.ts'
import { flat } from './leniency.ts'
import { literal } from './operations.ts'
import type { Json } from './read-bundle.ts'

type Document = { [key: string]: Json }

/** The components with an enum: an open field has a bare type, so that nothing may refer to them any more. */
export function listEnumComponents(bundle: Document): string[] {
  return Object.entries(at(bundle, 'components', 'schemas')).flatMap(([name, schema]) =>
    isJson(schema) && 'enum' in schema ? [name] : [],
  )
}

/** The known values of each `x-open` enum and a guard, as TypeScript. Enums with names are in enum-names.ts. */
export function renderOpenEnums(bundle: Document): string {
  const enums = new Map<string, Json[]>()
  for (const [name, schema] of Object.entries(at(bundle, 'components', 'schemas'))) collect(schema, name, bundle, enums)
  const parts = [...enums].map(([name, values]) => {
    const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
    const constant = words.endsWith('S') ? `${words}ES` : `${words}S`
    return `/** The known values of ${name}; a server may send others. */
export const ${constant} = ${literal(values)} as const

/** Whether a value of ${name} is known. */
export function is${name}(value: unknown): value is (typeof ${constant})[number] {
  return ${constant}.some((known) => known === value)
}
`
  })
  return HEADER + parts.join('\n')
}

/** Names an enum by its component, or by the schema and the property that have it. */
function collect(node: Json, name: string, bundle: Document, enums: Map<string, Json[]>): void {
  if (!isJson(node)) return
  if (node['x-open'] === true) {
    const values = flat(node, bundle)
    const [inner] = Array.isArray(node['allOf']) ? node['allOf'] : []
    const component = isJson(inner) && typeof inner['$ref'] === 'string' ? inner['$ref'].split('/').at(-1) : undefined
    if (Array.isArray(values['enum']) && !('x-enum-varnames' in values)) enums.set(component ?? name, values['enum'])
  }
  if (isJson(node['items'])) collect(node['items'], name, bundle, enums)
  for (const [field, property] of Object.entries(isJson(node['properties']) ? node['properties'] : {}))
    collect(property, name + field.charAt(0).toUpperCase() + field.slice(1), bundle, enums)
}

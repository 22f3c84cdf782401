import { describe, expect, it } from 'vitest'
import { readBundle, nodesBelow } from './files.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

const BUNDLE = readBundle()
const SCHEMAS = (BUNDLE['components'] as Json)['schemas'] as { [name: string]: Json }
const NODES = [...nodesBelow(BUNDLE)].filter(([pointer]) => !pointer.includes('/examples/'))
const where = (wrong: (node: Json) => boolean): string[] =>
  NODES.filter(([, node]) => wrong(node)).map(([pointer]) => pointer)

function getRefs(node: unknown): string[] {
  return [...nodesBelow(node)]
    .map(([, item]) => item['$ref'])
    .filter((ref): ref is string => typeof ref === 'string' && ref.startsWith('#/components/schemas/'))
    .map((ref) => ref.split('/').at(-1) ?? '')
}

/** Whether the `$ref`s of a component lead back to it. */
function leadsBack(start: string): boolean {
  const seen = new Set<string>()
  const queue = getRefs(SCHEMAS[start])
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (name === start) return true
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...getRefs(SCHEMAS[name]))
  }
  return false
}

describe('document structure for generators, Prism and validators', () => {
  it('never uses multipleOf, $defs or not', () => {
    expect(where((node) => 'multipleOf' in node || '$defs' in node || 'not' in node)).toEqual([])
  })

  it('has nothing beside a $ref', () => {
    expect(where((node) => '$ref' in node && Object.keys(node).length > 1)).toEqual([])
  })

  it('has patterns that mean the same without the u flag, except two with a reason', () => {
    const unicode = NODES.filter(([, node]) => /\\[pPuk]\{|[\u{10000}-\u{10ffff}]/u.test(String(node['pattern'] ?? '')))
    expect(unicode.map(([pointer]) => pointer).toSorted()).toEqual([
      '/components/schemas/SaveIdentityBaseBody/properties/fullName',
      '/components/schemas/WalletName',
    ])
    for (const [pointer, node] of unicode) expect(node['description'], pointer).toMatch(/`u` flag/u)
    const plain = NODES.filter(([, node]) => typeof node['pattern'] === 'string' && !unicode.some(([, one]) => one === node))
    for (const [pointer, node] of plain) expect(() => new RegExp(String(node['pattern'])), pointer).not.toThrow()
  })

  it('has the operator as contact, and no invented person or host', () => {
    const info = BUNDLE['info'] as Json
    expect(info['contact']).toMatchObject({ name: expect.stringContaining('operator') })
    expect(JSON.stringify([info['contact'], info['license']])).not.toMatch(/example\.|@/u)
  })

  it('has no recursive component', () => {
    expect(Object.keys(SCHEMAS).filter(leadsBack)).toEqual([])
  })

  it('keeps amounts in own components, which carry the check of decimals', () => {
    const inner = NODES.filter(
      ([pointer, node]) => node['format'] === 'peso' && !/^\/components\/schemas\/Peso\w*$/.test(pointer),
    )
    expect(inner.map(([pointer]) => pointer)).toEqual([])
  })

  it('gives each payload a component, or an array of one', () => {
    const wrong = Object.entries(SCHEMAS).filter(([name, schema]) => {
      if (!name.endsWith('Ok')) return false
      const data = (schema['properties'] as Json)['data'] as Json
      return !('$ref' in data || (data['type'] === 'array' && isJson(data['items']) && '$ref' in data['items']))
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('has no unused component', () => {
    const used = new Set(
      NODES.flatMap(([, node]) => [node['$ref'], node['x-input']])
        .filter((value) => typeof value === 'string')
        .map((value) => value.split('/').at(-1)),
    )
    const components = BUNDLE['components'] as { [kind: string]: Json }
    const idle = Object.entries(components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, all]) => Object.keys(all).map((name) => `${kind}/${name}`))
    expect(idle.filter((name) => !used.has(name.split('/').at(-1) ?? '') && !name.startsWith('examples/'))).toEqual([])
  })

  it('bounds every string, number and array of a request', () => {
    const bodies = Object.keys(SCHEMAS).filter((name) => name.endsWith('Body'))
    const open = bodies.flatMap((name) =>
      [...nodesBelow(SCHEMAS[name])]
        .filter(
          ([, node]) =>
            node['type'] === 'string' &&
            !(
              'maxLength' in node ||
              'pattern' in node ||
              'enum' in node ||
              'const' in node ||
              node['format'] === 'binary'
            ),
        )
        .map(([pointer]) => name + pointer),
    )
    expect(bodies.length).toBeGreaterThan(4)
    expect(open).toEqual([])
  })
})

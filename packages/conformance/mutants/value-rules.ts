import { isJson } from '@tumpak/contract-kit/json.ts'
import type { MutantKind } from './mutant.ts'
import { GONE, type Place } from './places.ts'

/** One way to make a value violate its schema. */
export interface ValueRule {
  kind: MutantKind
  /** Names the rule among those of the same kind at one place. */
  name: string
  change(found: unknown): unknown
}

/** Returns the rules that violate the constraints of a place. Omits changes that the document allows. */
export function rulesFor({ schema: { value: schema }, isRequired }: Place): ValueRule[] {
  const rules: ValueRule[] = []
  const add = (kind: MutantKind, name: string, change: ValueRule['change']): void =>
    void rules.push({ kind, name, change })
  const { type } = schema
  if (isRequired) add('drop', 'drop', () => GONE)
  if (typeof type === 'string') add('retype', 'retype', retype)
  if (typeof type === 'string' && type !== 'null') add('null', 'null', () => null)
  if (Array.isArray(schema['enum'])) add('bad enum', 'enum', (found) => (typeof found === 'number' ? 977 : 'mutated'))
  if ('const' in schema) add('bad enum', 'const', (found) => (typeof found === 'number' ? 977 : 'mutated'))
  // Whatever was masked, a text without asterisks has no mask.
  if (typeof schema['x-mask'] === 'string') add('shown in full', 'mask', (found) => String(found).replaceAll('*', '7'))
  if (!('enum' in schema)) rules.push(...rangeRules(schema), ...formatRules(schema))
  // A map may have any additional key.
  if (type === 'object' && !isJson(schema['additionalProperties']))
    add('extra field', 'extra', (found) => ({ ...(found as object), mutantField: 1 }))
  return rules
}

function rangeRules(schema: { [key: string]: unknown }): ValueRule[] {
  const rules: ValueRule[] = []
  const add = (name: string, change: ValueRule['change']): void =>
    void rules.push({ kind: 'out of range', name, change })
  const { minimum, maximum, minLength, maxLength, maxItems } = schema
  if (typeof minimum === 'number') add('minimum', () => minimum - 1)
  if (typeof maximum === 'number') add('maximum', () => maximum + 1000)
  if (typeof minLength === 'number' && minLength > 0) add('minLength', () => '')
  if (typeof maxLength === 'number' && schema['pattern'] === undefined)
    add('maxLength', () => 'm'.repeat(maxLength + 1))
  if (typeof maxItems === 'number' && maxItems <= 200) {
    add('maxItems', (found) =>
      Array.isArray(found) && found.length > 0
        ? Array.from({ length: maxItems + 1 }, () => found[0] as unknown)
        : found,
    )
  }
  return rules
}

function formatRules(schema: { [key: string]: unknown }): ValueRule[] {
  const rules: ValueRule[] = []
  const add = (name: string, change: ValueRule['change']): void => void rules.push({ kind: 'bad format', name, change })
  if (typeof schema['pattern'] === 'string') add('pattern', () => '\u0007 mutated')
  if (schema['format'] === 'peso') add('peso', (found) => (typeof found === 'number' ? found + 0.001 : found))
  if (['date-time', 'date', 'uri', 'email'].includes(String(schema['format'])))
    add(String(schema['format']), () => 'mutated')
  return rules
}

function retype(found: unknown): unknown {
  if (typeof found === 'string') return 977
  if (typeof found === 'number' || typeof found === 'boolean') return String(found)
  return Array.isArray(found) ? { mutated: true } : 'mutated'
}

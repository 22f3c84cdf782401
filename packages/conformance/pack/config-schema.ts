import type { Json } from '@tumpak/contract-kit/json.ts'
import { SETTINGS, type Setting } from '../src/config/settings.ts'

const ENV = { $ref: '#/$defs/env' }

/** Forms that several settings have. Each may come from an environment variable. */
const DEFS = {
  env: {
    description: 'The value of an environment variable.',
    type: 'object',
    properties: { env: { type: 'string' } },
    required: ['env'],
    additionalProperties: false,
  },
  text: { anyOf: [{ type: 'string' }, ENV] },
  scalar: { anyOf: [{ type: ['string', 'number', 'boolean'] }, ENV] },
  number: { anyOf: [{ type: 'number' }, ENV] },
  names: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/text' } }, ENV] },
}

/** The JSON Schema of the config file, for editors. */
export function renderConfigSchema(): string {
  const properties = Object.entries(SETTINGS).map(([name, setting]) => [
    name,
    { description: setting.description, allOf: [getSchema(setting)] },
  ])
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Config file of tumpak-conformance',
    type: 'object',
    properties: Object.fromEntries(properties) as Json,
    not: { required: ['players', 'accounts'] },
    additionalProperties: false,
    $defs: DEFS,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

function getSchema({ kind, minimum, schema }: Setting): Json {
  if (schema !== undefined) return schema
  if (kind === 'integer') return { anyOf: [{ type: 'integer', minimum }, ENV] }
  if (kind === 'switch') return { anyOf: [{ type: 'boolean' }, ENV] }
  return { $ref: `#/$defs/${kind}` }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { listOperations } from '#mocks/http/document.ts'
import { configureApi } from '#src/api/api-config.ts'
import { readBundle } from '../openapi/files.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { merged } from '../property/schema-arbitrary.ts'
import { type Field, listFields, get, put, createSample, unfitFor } from './fields.ts'

const BUNDLE = readBundle()
const MODULES = import.meta.glob<Record<string, unknown>>('../../../generated/http/*/*.ts')

function resolve(node: Json): Json {
  const ref = node['$ref']
  if (typeof ref !== 'string') return node
  return resolve(get(BUNDLE, ref.slice(2).split('/')) as Json)
}

/** The schema of an operation's payload with its marks. */
function getPayload(raw: Json): Json {
  const schema = get(raw, ['responses', '200', 'content', 'application/json', 'schema', 'oneOf', 0]) as Json
  return merged(get(resolve(schema), ['properties', 'data']) as Json, resolve)
}

const OPERATIONS = listOperations(BUNDLE).map(({ id, raw }) => {
  const payload = getPayload(raw)
  return { id, payload, fields: listFields(payload, resolve) }
})

/** The result of an operation's generated function for a payload; rejects if it is unreadable. */
async function read(id: string, payload: unknown): Promise<unknown> {
  const file = id.replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2').toLowerCase()
  const load = Object.entries(MODULES).find(([path]) => path.endsWith(`/${file}.ts`))?.[1]
  const query = (await load?.())?.[id] as (...given: unknown[]) => Promise<unknown>
  responses.data = payload
  return query(...Array.from({ length: query.length }, () => ({})))
}

const responses: { data: unknown } = { data: null }

beforeAll(() => {
  configureApi({
    headers: () => ({ 'Accept-Language': 'en-US', version: '', versionCode: '', deviceId: '', requestFrom: 'H5' }),
    onSuccessMessage: () => undefined,
    onSessionInvalid: () => undefined,
    onLoading: () => () => undefined,
    fetch: () => Promise.resolve(Response.json({ success: true, code: 20000, msg: '', ...responses })),
  })
})

const wanted = ({ absorbedAt }: Field, sample: unknown): unknown => {
  if (absorbedAt === undefined) return undefined
  const left = put(sample, absorbedAt, undefined)
  const [list, row] = absorbedAt
  // A dropped row of a page, of another list with a total, or of an essential list is counted.
  const isPage = 'total' in (left as Json)
  const isCounted = absorbedAt.length === 2 && typeof row === 'number' && (isPage || list === 'orders')
  return isCounted ? { ...(left as Json), unreadable: 1 } : left
}

/** Whether a field may be missing. */
const isOptional = ({ steps, absorbedAt }: Field): boolean => absorbedAt === steps

/** The sample without a field; a page without its list counts all rows of its total. */
function without({ steps }: Field, sample: unknown): unknown {
  const rest = put(sample, steps, undefined)
  const isList = steps.join('.') === 'list' && 'total' in (sample as Json)
  return isList ? { ...(rest as Json), unreadable: (sample as Json)['total'] } : rest
}

describe.each(OPERATIONS)('$id', ({ id, payload, fields }) => {
  const sample = createSample(payload, resolve)
  const cases = fields.flatMap((field) =>
    [['absent', undefined] as [string, unknown], ...unfitFor(field.schema)].map(([name, value]) => ({
      name: `${field.steps.join('.')} ${name}`,
      field,
      value,
    })),
  )

  it('reads its sample unchanged', async () => {
    expect(await read(id, sample)).toEqual(sample)
  })

  it('resolves with any nonessential field invalid', async () => {
    for (const { name, field, value } of cases.filter(({ field: { isStrict } }) => !isStrict)) {
      const response = await read(id, put(sample, field.steps, value))
      const now = get(response, field.steps)
      // No null or wrong type is left that could break a screen.
      expect([typeof get(sample, field.steps), ...(isOptional(field) ? ['undefined'] : [])], name).toContain(typeof now)
      // Nothing else has changed.
      expect(put(response, field.steps, undefined), name).toEqual(without(field, sample))
    }
  })

  it('rejects an invalid essential field or drops the item that holds it', async () => {
    for (const { name, field, value } of cases.filter(({ field: { isStrict } }) => isStrict)) {
      const response = await read(id, put(sample, field.steps, value)).catch(() => undefined)
      expect(response, name).toEqual(wanted(field, sample))
    }
  })
})

describe('extensions of the document', () => {
  it('make each enum of a payload open, essential, or defaulted', () => {
    const closed = OPERATIONS.flatMap(({ id, fields }) =>
      fields
        .filter(({ schema }) => 'enum' in schema || 'const' in schema)
        .filter(({ schema }) => !('default' in schema) && schema['x-open'] !== true && schema['x-essential'] !== true)
        .map(({ steps }) => `${id} ${steps.join('.')}`),
    )
    expect(closed).toEqual([])
  })

  it('keep an unknown value of an open enum', async () => {
    for (const { id, payload, fields } of OPERATIONS) {
      for (const { steps, schema } of fields.filter((field) => field.schema['x-open'] === true)) {
        const unknown = schema['type'] === 'string' ? 'unheard' : 97
        const spoiled = put(createSample(payload, resolve), steps, unknown)
        expect(await read(id, spoiled), `${id} ${steps.join('.')}`).toEqual(spoiled)
      }
    }
  })

  it('round floating-point noise to centavos in every amount', async () => {
    for (const { id, payload, fields } of OPERATIONS) {
      for (const { steps, schema } of fields.filter((field) => field.schema['format'] === 'peso')) {
        const noisy = schema['x-round'] === 'down' ? 100.299_999_999_9 : 100.300_000_000_000_01
        const sample = createSample(payload, resolve)
        expect(await read(id, put(sample, steps, noisy)), `${id} ${steps.join('.')}`).toEqual(
          put(sample, steps, schema['x-round'] === 'down' ? 100.29 : 100.3),
        )
      }
    }
  })
})

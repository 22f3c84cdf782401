import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { isOpen } from '../../report/finding-status.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string' }
const carta = { type: 'object', properties: { id: text, leida: { type: 'boolean' } } }
const cuenta = { type: 'object', properties: { movil: text, conMovil: { type: 'boolean' } } }
const action = (operationId: string, fields: Json, shows: unknown): Json => ({
  post: {
    operationId,
    'x-shows': shows,
    requestBody: taking({ type: 'object', required: Object.keys(fields), properties: fields }),
    responses: responsesWith({ type: 'object' }),
  },
})
const SHOWS: Json = {
  marcar: [{ at: 'listar#', has: { id: '$request.body#/id', leida: true } }],
  borrar: [{ at: 'listar#', lacks: { id: '$request.body#/ids' } }],
  ligar: [
    { at: 'ver#/conMovil', is: true },
    { at: 'ver#/movil', is: '$request.body#/movil' },
  ],
}
const pages = [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 } }]
const documentWith = ({ marcar, borrar, ligar }: Json, parameters: Json[] = []): Json =>
  getDocument({
    '/cartas': {
      get: { operationId: 'listar', parameters, responses: responsesWith({ type: 'array', items: carta }) },
    },
    '/cuenta': { get: { operationId: 'ver', responses: responsesWith(cuenta) } },
    '/cartas/marcar': action('marcar', { id: text }, marcar),
    '/cartas/borrar': action('borrar', { ids: { type: 'array', minItems: 1, items: text } }, borrar),
    '/cuenta/ligar': action('ligar', { movil: { ...text, pattern: '^[0-9]{9}$' } }, ligar),
  })

type Fault = 'mark lost' | 'mark on another' | 'not deleted' | 'number lost' | 'another number' | 'two a page'

/** Serves letters, in pages or not, of which one is marked already, and an account that shows its mobile number masked. */
function serve(fault?: Fault): Transport {
  const marks = new Map([...'abcdefgh'].map((id) => [id, id === 'b']))
  let number = '600100200'
  const post = (handle: (sent: Json) => Reply) => {
    return ({ body, headers }: { body?: unknown; headers: { [name: string]: string } }): Reply => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      if (headers['content-type'] !== 'application/json') return no(415)
      return isJson(sent) ? handle(sent) : no(422)
    }
  }
  return server({
    'GET /cartas': (_, { searchParams }) => {
      const all = [...marks].map(([id, leida]) => ({ id, leida }))
      const start = 2 * Number(searchParams.get('page') ?? 1) - 2
      return fault === 'two a page' ? ok(all.slice(start, start + 2)) : ok(all)
    },
    'GET /cuenta': () => ok({ movil: `${number.slice(0, 3)}****${number.slice(-2)}`, conMovil: true }),
    'POST /cartas/marcar': post(({ id }) => {
      if (typeof id !== 'string') return no(422)
      if (!marks.has(id)) return no(404)
      if (fault === 'mark on another') marks.set(id === 'a' ? 'c' : 'a', true)
      else if (fault !== 'mark lost') marks.set(id, true)
      return ok({})
    }),
    'POST /cartas/borrar': post(({ ids }) => {
      if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string')) return no(422)
      if (!ids.every((id) => marks.has(id))) return no(404)
      for (const id of ids) if (fault !== 'not deleted') marks.delete(id)
      return ok({})
    }),
    'POST /cuenta/ligar': post(({ movil }) => {
      if (typeof movil !== 'string' || !/^[0-9]{9}$/.test(movil)) return no(422)
      if (fault === 'another number') number = [...movil].toReversed().join('')
      else if (fault !== 'number lost') number = movil
      return ok({})
    }),
  })
}

async function run(shows: Json, fault?: Fault): Promise<{ found: string[]; open: string[] }> {
  const { findings, inconclusive } = await runConformance({
    url: 'http://server',
    openapi: documentWith(shows),
    envelope: "status == 'ok'",
    transport: serve(fault),
    inputs: { 'marcar/id': ['b', 'a'] },
  })
  return {
    found: findings.map(({ id, explanation }) => `${id}: ${explanation}`),
    open: inconclusive.filter(isOpen).map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
  }
}

test('runConformance: what x-shows says is no finding on a correct server', async () => {
  expect(await run(SHOWS)).toEqual({ found: [], open: [] })
})

test.each<[Fault, string]>([
  ['mark lost', 'the item of listar with id "a" has not leida true'],
  ['mark on another', 'has not leida true'],
  ['not deleted', 'listar still has an item with id "'],
  ['number lost', 'movil of ver is "600****00", not "'],
  ['another number', 'movil of ver is "'],
])('runConformance: finds by x-shows that there is %s', async (fault, words) => {
  expect((await run(SHOWS, fault)).found).toEqual([expect.stringContaining(words)])
})

test('runConformance: does not miss an item of x-shows in a list that it has not read whole', async () => {
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: documentWith(SHOWS, pages),
    envelope: "status == 'ok'",
    transport: serve('two a page'),
    only: ['marcar'],
    inputs: { 'marcar/id': ['h'] },
  })
  expect(findings.map(({ id, explanation }) => `${id}: ${explanation}`)).toEqual([])
})

test.each<[string, Json, string]>([
  ['a place', { ligar: [{ at: 'ver#/conMobil', is: true }] }, 'the payload of ver has no /conMobil'],
  ['a read', { ligar: ['mirar'] }, 'the document has no operation mirar'],
  ['a field of the items', { marcar: [{ at: 'listar#', has: { leido: true } }] }, 'is no list of items with leido'],
  ['a list', { marcar: [{ at: 'ver#/movil', lacks: { id: 'a' } }] }, 'is no list of items with id'],
  ['a keyword', { ligar: [{ at: 'ver#/conMovil', value: true }] }, 'has not `at` with `is`, `has` or `lacks`'],
  [
    'a part of the request',
    { ligar: [{ at: 'ver#/movil', is: '$request.body#/mobil' }] },
    'ligar has no $request.body#/mobil',
  ],
])('runConformance: a rule that names %s which is not there is not judged, and says so', async (_, shows, words) => {
  const { found, open } = await run({ ...SHOWS, ...shows })
  expect(found).toEqual([])
  expect(open).toEqual(expect.arrayContaining([expect.stringContaining(words)]))
})

import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { isOpen } from '../../report/finding-status.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const money = { type: 'number', multipleOf: 0.01, minimum: 0 }
const purse = {
  type: 'object',
  required: ['saldo', 'libre', 'apuntes'],
  properties: { saldo: money, libre: money, apuntes: { type: 'integer' }, nota: { type: 'string' } },
}
const entry = { type: 'object', required: ['importe'], properties: { importe: { type: 'number', multipleOf: 0.01 } } }
const pages = [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 99 } }]

const DOCUMENT_RULES = [
  {
    id: 'suma',
    let: { purse: 'verBolsa#', entries: 'listarApuntes#' },
    rule: 'purse.saldo == sum(entries.map(entry, entry.importe)) && purse.apuntes == size(entries)',
    message: 'El saldo es la suma de los apuntes.',
  },
]
const WRITE_RULES = [
  {
    id: 'resta',
    let: { purse: 'verBolsa#' },
    rule: 'purse.saldo == old.purse.saldo - request.importe',
    message: 'Un pago resta su importe.',
  },
]
const WHEN = { let: { purse: 'verBolsa#' }, when: 'request.importe > purse.libre' }

/** A purse whose document says in rules what holds. */
function createDocument({
  rules = DOCUMENT_RULES as unknown,
  own = WRITE_RULES as unknown,
  when = WHEN as unknown,
} = {}): Json {
  const codes = [
    { code: 7, name: 'cerrado', cause: 'La caja está cerrada.' },
    { code: 8, name: 'sinFondos', cause: 'No alcanza.', 'x-when': when },
  ]
  return getDocument(
    {
      '/bolsa': { get: { operationId: 'verBolsa', responses: responsesWith(purse) } },
      '/apuntes': {
        get: {
          operationId: 'listarApuntes',
          parameters: pages,
          responses: responsesWith({ type: 'array', items: entry }),
        },
      },
      '/pagos': {
        post: {
          operationId: 'pagar',
          'x-affects': ['verBolsa', 'listarApuntes'],
          'x-codes': codes,
          'x-rules': own,
          requestBody: taking({
            type: 'object',
            required: ['importe'],
            properties: { importe: { ...money, minimum: 1, maximum: 1000 } },
            example: { importe: 5 },
          }),
          responses: responsesWith({ type: 'object' }),
        },
      },
    },
    { 'x-rules': rules, 'x-envelope': ENVELOPE },
  )
}
const ENVELOPE = { success: "status == 'ok'", code: '/result/code', data: '/result', refusals: 'envelope' }
const PAGE = 3

type Fault = 'fee' | 'sum cut' | 'limit missing' | 'code missing' | 'limit too early' | 'closed' | 'moves' | 'no note'

/** A number is a healthy server to which somebody pays in at every so many reads of the purse. */
function openPurse(fault?: Fault | number): Transport {
  let reads = 0
  const entries = [500, 100.1, 200.2, 100.35]
  let saldo = 900.65
  const libre = (): number => round(saldo - 100)
  const round = (value: number): number => Math.round(value * 100) / 100
  return server({
    'GET /bolsa': () => {
      reads += 1
      if (typeof fault === 'number' && reads % fault === 0) {
        saldo = round(saldo + 1)
        entries.push(1)
      }
      if (fault === 'moves') saldo = round(saldo + 0.01)
      const note = fault === 'no note' ? {} : { nota: 'a' }
      const shown = fault === 'sum cut' ? Math.trunc(saldo) : saldo
      return ok({ saldo: shown, libre: libre(), apuntes: entries.length, ...note })
    },
    'GET /apuntes': (_, url) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      return ok(entries.slice((page - 1) * PAGE, page * PAGE).map((importe) => ({ importe })))
    },
    'POST /pagos': (request) => {
      const { importe } = JSON.parse(String(request.body ?? '{}')) as { importe?: unknown }
      if (typeof importe !== 'number' || importe < 1 || importe > 1000 || round(importe) !== importe) return no(400)
      if (fault === 'closed') return { body: { status: 'no', result: { code: 7 } } }
      if (fault === 'code missing') return ok({})
      const isTooMuch = fault === 'limit too early' ? importe >= libre() : importe > libre()
      if (isTooMuch && (fault !== 'limit missing' || importe > saldo))
        return { body: { status: 'no', result: { code: 8 } } }
      const taken = fault === 'fee' ? round(importe + 1) : importe
      saldo = round(saldo - taken)
      entries.push(-taken)
      return ok({})
    },
  })
}

async function run(
  fault?: Fault | number,
  openapi = createDocument(),
): Promise<{ found: string[]; open: string[]; notes: string[] }> {
  const transport = openPurse(fault)
  const { findings, inconclusive } = await runConformance({
    url: 'http://server',
    openapi,
    transport,
    allow: ['money'],
  })
  const isOfRule = ({ check }: { check: string }): boolean => ['rule', 'code-when'].includes(check)
  return {
    found: findings.filter(isOfRule).map(({ operationId, title }) => `${operationId}: ${title}`),
    open: inconclusive.filter((one) => isOpen(one) && isOfRule(one)).map(({ reason }) => reason),
    notes: inconclusive.filter(isOpen).map(({ reason }) => reason),
  }
}

test('runConformance: judges rules between places on whole lists, and finds nothing on a server that keeps them', async () => {
  expect(await run()).toMatchObject({ found: [], open: [] })
})

test.each([
  ['fee', /^pagar: Not so after a success of pagar: Un pago resta su importe \(purse\.saldo \d/],
  ['sum cut', /^verBolsa: Not so: El saldo es la suma de los apuntes \(purse\.saldo \d/],
  [
    'limit missing',
    /^pagar: sinFondos does not come, although its condition holds \(request\.importe \d+\.\d\d, purse\.libre/,
  ],
  ['limit too early', /^pagar: sinFondos comes, although its condition does not hold/],
] as const)('runConformance: finds a server with the fault: %s', async (fault, title) => {
  const { found } = await run(fault)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(title)
})

test('runConformance: says once, in red, that a code does not come whose condition holds', async () => {
  const { found, notes } = await run('code missing', createDocument({ own: [] }))
  expect(found).toEqual([expect.stringMatching(/^pagar: sinFondos does not come/)])
  expect(notes.filter((words) => words.includes('sinFondos'))).toEqual([])
})

test('runConformance: says nothing of a code that an earlier one hides', async () => {
  expect((await run('closed')).found).toEqual([])
})

test('runConformance: does not judge places that change by themselves, and says so', async () => {
  const { found, open } = await run('moves')
  expect(found).toEqual([])
  expect(open).toContainEqual(expect.stringMatching(/the rule suma is not judged: verBolsa changes by itself/))
  expect(open).toContainEqual(expect.stringMatching(/the rule resta is not judged: /))
})

test('runConformance: names rules that it cannot evaluate, and takes none of them for kept', async () => {
  const { notes } = await run(
    'no note',
    createDocument({
      rules: [
        { id: 'nota', let: { purse: 'verBolsa#' }, rule: 'purse.nota == "a"', message: 'Hay una nota.' },
        { id: 'error', let: { purse: 'verBolsa#' }, rule: 'purse.saldos == 1', message: 'Nada.' },
        { id: 'lugar', let: { purse: 'verBolsas#' }, rule: 'true', message: 'Nada.' },
      ],
      own: [{ id: 'tipo', rule: 'request.importe + 1', message: 'Nada.' }],
      when: { when: 'request.importe.matches("a+")' },
    }),
  )
  expect(notes.join('\n')).toMatch(/the rule nota is not judged: No such key: nota/)
  expect(notes.join('\n')).toMatch(/No such key: saldos\. The rule is not judged/)
  expect(notes.join('\n')).toMatch(/the document has no operation verBolsas/)
  expect(notes.join('\n')).toMatch(/its value must be true or false, and is int/)
  expect(notes.join('\n')).toMatch(/a pattern has no bound/)
})

test('runConformance: takes no credit that comes between the reads of a write for a fault', async () => {
  // Every few reads somebody else pays in, and the list has the entry.
  for (const every of [2, 3, 5, 8, 13]) expect((await run(every)).found).toEqual([])
})

test('runConformance: sends a day and a character beyond what a read gives', async () => {
  const limits = {
    type: 'object',
    required: ['largo', 'hasta'],
    properties: { largo: { type: 'integer' }, hasta: { type: 'string', format: 'date' } },
  }
  const fields = { texto: { type: 'string', minLength: 1, maxLength: 40 }, dia: { type: 'string', format: 'date' } }
  const when = (words: string): Json => ({ let: { limits: 'verLimites#' }, when: words })
  const codes = [
    { code: 1, name: 'muyLargo', cause: 'Sobra texto.', 'x-when': when('size(request.texto) > limits.largo') },
    { code: 2, name: 'muyTarde', cause: 'Es tarde.', 'x-when': when('request.dia > limits.hasta') },
  ]
  const openapi = getDocument(
    {
      '/limites': { get: { operationId: 'verLimites', responses: responsesWith(limits) } },
      '/notas': {
        post: {
          operationId: 'anotar',
          'x-codes': codes,
          requestBody: taking({
            type: 'object',
            required: ['texto', 'dia'],
            properties: fields,
          }),
          responses: responsesWith({ type: 'object' }),
        },
      },
    },
    { 'x-envelope': ENVELOPE },
  )
  const find = async (slack: number): Promise<string[]> => {
    const transport = server({
      'GET /limites': () => ok({ largo: 10, hasta: '2026-02-28' }),
      'POST /notas': (request) => {
        const { texto, dia } = JSON.parse(String(request.body ?? '{}')) as { texto?: unknown; dia?: unknown }
        if (
          typeof texto !== 'string' ||
          texto === '' ||
          texto.length > 40 ||
          typeof dia !== 'string' ||
          Number.isNaN(Date.parse(dia))
        )
          return no(400)
        if (texto.length > 10 + slack) return { body: { status: 'no', result: { code: 1 } } }
        return Date.parse(dia) > Date.parse('2026-02-28') + slack * 86_400_000
          ? { body: { status: 'no', result: { code: 2 } } }
          : ok({})
      },
    })
    const { findings } = await runConformance({ url: 'http://server', openapi, transport, inputs: { texto: 'hola' } })
    return findings.filter(({ check }) => check === 'code-when').map(({ title }) => title)
  }
  expect(await find(0)).toEqual([])
  expect(await find(1)).toEqual([
    expect.stringMatching(/^muyLargo does not come/),
    expect.stringMatching(/^muyTarde does not come, although its condition holds \(request\.dia "2026-03-01"/),
  ])
})

import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const text = { type: 'string' }
const query = (name: string, schema: Json, more: Json = {}): Json => ({ name, in: 'query', schema, ...more })
const item = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    title: text,
    price: { type: 'object', properties: { amount: text, currency: text } },
    stars: { type: ['number', 'null'] },
    created_at: { type: 'string', format: 'date-time' },
  },
}
const documentWith = (parameters: Json[]): Json =>
  getDocument({
    '/books': { get: { operationId: 'list', parameters, responses: responsesWith({ type: 'array', items: item }) } },
  })

interface Book {
  id: number
  title: string
  price: { amount: string; currency: string }
  stars: number | null
  created_at: string
}
const BOOKS = [5, 3, 8, 1, 9, 2].map((value, index): Book => ({
  id: index + 1,
  title: `${index % 2 === 0 ? 'The ' : ''}${['tides', 'Boats', 'nets', 'Lamps', 'oars', 'sails'][index] ?? ''}`,
  price: { amount: `${String(value * 3)}.50`, currency: 'PHP' },
  stars: index === 2 ? null : value % 4,
  created_at: `2026-01-0${String(value)}T10:00:00${index % 2 === 0 ? 'Z' : '+08:00'}`,
}))
const RANKS: { [field: string]: (book: Book) => number | string } = {
  title: ({ title }) => title.toLowerCase(),
  price: ({ price }) => Number(price.amount),
  stars: ({ stars }) => stars ?? -1,
  created_at: (book) => Date.parse(book.created_at),
}

type Fault = '' | 'ignored' | 'reversed' | 'shortened' | 'by title'

/** Lists books. `read` returns field and direction from the query, or undefined if it is invalid. */
function books(
  fault: Fault,
  read: (asked: URLSearchParams) => [field: string, isDown: boolean] | 'none' | undefined,
): Transport {
  return server({
    'GET /books': (_, { searchParams }) => {
      const order = read(searchParams)
      if (order === undefined) return no(422)
      if (order === 'none' || fault === 'ignored') return ok(BOOKS)
      const rank = RANKS[fault === 'by title' ? 'title' : order[0]] ?? (() => 0)
      const sign = order[1] === (fault === 'reversed') ? 1 : -1
      const sorted = BOOKS.toSorted((a, b) => (rank(a) < rank(b) ? -sign : rank(a) > rank(b) ? sign : 0))
      return ok(fault === 'shortened' ? sorted.slice(1) : sorted)
    },
  })
}

const FIELDS = Object.keys(RANKS)
const STYLES: { [style: string]: { parameters: Json[]; read: Parameters<typeof books>[1] } } = {
  'a sign before the field': {
    parameters: [query('sort', { ...text, enum: FIELDS.flatMap((one) => [one, `-${one}`]) })],
    read: (asked) => known(asked.get('sort'), (sent) => [sent.replace(/^-/, ''), sent.startsWith('-')]),
  },
  'a direction behind the field': {
    parameters: [query('order_by', { ...text, pattern: String.raw`^(title|price|stars|created_at):(asc|desc)$` })],
    read: (asked) =>
      known(asked.get('order_by'), (sent) => {
        const [field = '', direction = ''] = sent.split(':')
        return /^(asc|desc)$/.test(direction) ? [field, direction === 'desc'] : ['', false]
      }),
  },
  'a parameter for the direction': {
    parameters: [
      query('sortBy', { ...text, enum: FIELDS }),
      query('sortDirection', { ...text, enum: ['ASC', 'DESC'], default: 'ASC' }),
    ],
    read: (asked) => {
      const direction = asked.get('sortDirection') ?? 'ASC'
      return /^(ASC|DESC)$/.test(direction)
        ? known(asked.get('sortBy'), (sent) => [sent, direction === 'DESC'])
        : undefined
    },
  },
  'an object of directions': {
    parameters: [
      query(
        'sort',
        {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(FIELDS.map((one) => [one, { ...text, enum: ['asc', 'desc'] }])),
        },
        { style: 'deepObject', explode: true },
      ),
    ],
    read: (asked) => {
      const [sent] = [...asked].filter(([one]) => one.startsWith('sort'))
      if (sent === undefined) return 'none'
      const [name, direction] = sent
      const field = /^sort\[(\w+)\]$/.exec(name)?.[1] ?? ''
      return FIELDS.includes(field) && /^(asc|desc)$/.test(direction) ? [field, direction === 'desc'] : undefined
    },
  },
  'words that name the fields': {
    parameters: [
      query(
        'sort',
        { ...text, maxLength: 30 },
        { description: 'One of `title` and `price`, with - for descending.', example: '-stars' },
      ),
    ],
    read: (asked) =>
      [...(asked.get('sort') ?? '')].length > 30
        ? undefined
        : (known(asked.get('sort'), (sent) => [sent.replace(/^-/, ''), sent.startsWith('-')]) ?? 'none'),
  },
}

function known(sent: string | null, read: (sent: string) => [string, boolean]): [string, boolean] | 'none' | undefined {
  if (sent === null) return 'none'
  const [field, isDown] = read(sent)
  return FIELDS.includes(field) ? [field, isDown] : undefined
}

const CASES = Object.entries(STYLES).flatMap(([style, { parameters, read }]) =>
  (['', 'ignored', 'reversed', 'shortened', 'by title'] as const).map(
    (fault) => [style, fault, parameters, read] as const,
  ),
)

test.each(CASES)('runConformance: the order by %s, %s', async (_, fault, parameters, read) => {
  const found = await findings(documentWith(parameters), books(fault, read))
  expect(found.map((one) => one.replace(/\/query.*|#query.*/, ''))).toEqual(fault === '' ? [] : ['list/sort'])
})

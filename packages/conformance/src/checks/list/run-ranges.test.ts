import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const number = { type: 'integer', minimum: 0, maximum: 1000 }
const time = { type: 'string', format: 'date-time' }
const query = (name: string, schema: Json, more: Json = {}): Json => ({ name, in: 'query', schema, ...more })
const ofObject = (name: string, ends: string[], schema: Json): Json =>
  query(
    name,
    { type: 'object', additionalProperties: false, properties: Object.fromEntries(ends.map((one) => [one, schema])) },
    { style: 'deepObject' },
  )
const DOCUMENT = getDocument({
  '/trips': {
    get: {
      operationId: 'list',
      parameters: [
        ofObject('price', ['gte', 'lte'], number),
        query('min_seats', number),
        query('seatsMax', number),
        query('filter[leaves_at][gt]', time),
        query('fare_from', { type: 'string', pattern: String.raw`^\d{1,4}\.\d\d$` }, { example: '10.00' }),
        // A station and an id are not ends of a range.
        query('from_station', number),
        query('max_results', number),
      ],
      responses: responsesWith({
        type: 'array',
        items: {
          type: 'object',
          properties: {
            price: number,
            attributes: { type: 'object', properties: { seats: number, leaves_at: time } },
            fare: { type: 'string' },
            station: number,
          },
        },
      }),
    },
  },
})
const TRIPS = Array.from({ length: 6 }, (_, index) => ({
  price: index * 100,
  attributes: { seats: 40 - index, leaves_at: new Date(Date.UTC(2026, index, 1)).toISOString() },
  fare: `${String(index * 7)}.50`,
  station: index,
}))
type Trip = (typeof TRIPS)[number]
const TESTS: { [label: string]: (trip: Trip, value: string) => boolean } = {
  'price[gte]': ({ price }, value) => price >= Number(value),
  'price[lte]': ({ price }, value) => price <= Number(value),
  min_seats: ({ attributes }, value) => attributes.seats >= Number(value),
  seatsMax: ({ attributes }, value) => attributes.seats <= Number(value),
  'filter[leaves_at][gt]': ({ attributes }, value) => Date.parse(attributes.leaves_at) > Date.parse(value),
  fare_from: ({ fare }, value) => Number(fare) >= Number(value),
}

function trips(fault: string): Transport {
  return server({
    'GET /trips': (_, { searchParams }) => {
      const asked = [...searchParams]
      const isOdd = asked.some(([name, value]) => {
        if (name === 'fare_from') return !/^\d{1,4}\.\d\d$/.test(value)
        if (name.startsWith('filter')) return !/^\d{4}-\d\d-\d\dT/.test(value)
        return !/^\d+$/.test(value) || Number(value) > 1000
      })
      const known = asked.every(([name]) => name in TESTS || name === 'from_station' || name === 'max_results')
      if (isOdd || !known) return no(422)
      const fits = (trip: Trip): boolean =>
        asked.every(([name, value]) => {
          const isIn = TESTS[name]?.(trip, value) ?? true
          return fault === name || (fault === `${name} turned` ? !isIn : isIn)
        })
      return ok(TRIPS.filter(fits))
    },
  })
}

const LABELS = Object.keys(TESTS)

test.each(['', ...LABELS, ...LABELS.map((one) => `${one} turned`)])(
  'runConformance: ranges of objects and of plain names, without %s',
  async (fault) => {
    const id = `list/range#query/${fault.replace(' turned', '')}`
    expect(await findings(DOCUMENT, trips(fault))).toEqual(fault === '' ? [] : [id])
  },
)

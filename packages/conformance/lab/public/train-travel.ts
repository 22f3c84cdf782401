import { randomUUID } from 'node:crypto'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Style, StyleServer, Visit } from '../styles/serve.ts'

const TOKENS: { [token: string]: string } = { 'rail-token-ina-1': 'ina', 'rail-token-ben-2': 'ben' }
const HOME = 'https://api.example.com'
/** Two stations of the document's examples. */
const [BERLIN, PARIS] = ['efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', 'b2e783e1-c824-4d63-b37a-d8d698862f1d']

/** Bump's Train Travel 1.2.1: OAuth2, pages with links, required filters, unions, `readOnly` and `writeOnly` fields. */
export function trainTravel(document: Json): Style {
  return {
    name: 'train-travel',
    document,
    start,
    config: {
      players: Object.keys(TOKENS).map((token) => ({ token })),
      inputs: {
        'create-booking/trip_id': '{get-trips#/data/0/id}',
        'create-booking/passenger_name': '{fresh}',
        'create-booking/has_bicycle': true,
        'create-booking/has_dog': false,
      },
      allow: ['destructive'],
    },
  }
}

function start(): StyleServer {
  const stations = [
    { id: BERLIN, name: 'Berlin Hauptbahnhof', address: 'Invalidenstrasse 10557 Berlin', country_code: 'DE', timezone: 'Europe/Berlin' },
    { id: PARIS, name: 'Paris Gare du Nord', address: '18 Rue de Dunkerque 75010 Paris', country_code: 'FR', timezone: 'Europe/Paris' },
    { id: randomUUID(), name: 'Hamburg Hbf', address: 'Hachmannplatz 20099 Hamburg', country_code: 'DE', timezone: 'Europe/Berlin' },
  ]
  const places: [number, number][] = [[52.525, 13.369], [48.881, 2.355], [53.553, 10.007]]
  const isNear = (index: number, coordinates: unknown): boolean => {
    const [north = Number.NaN, east = Number.NaN] = String(coordinates).split(',').map(Number)
    const [own, owns] = places[index] ?? [0, 0]
    return Math.hypot(own - north, owns - east) < 1
  }
  const trips = Array.from({ length: 5 }, (_, index) => ({
    id: randomUUID(),
    origin: BERLIN,
    destination: PARIS,
    departure_time: new Date(Date.UTC(2024, 1, 1, 10 + index)).toISOString(),
    arrival_time: new Date(Date.UTC(2024, 1, 1, 16 + index)).toISOString(),
    operator: index % 2 === 0 ? 'Deutsche Bahn' : 'SNCF',
    price: 50 + index,
    bicycles_allowed: index % 2 === 0,
    dogs_allowed: index % 3 !== 0,
  }))
  const state: Json = { bookings: [], payments: [] }
  const bookings = (): Json[] => state['bookings'] as Json[]
  const refuse: StyleServer['refuse'] = (status, title) => ({
    status: status === 422 ? 400 : status,
    type: 'application/problem+json',
    body: { title, status: status === 422 ? 400 : status },
  })
  const none = refuse(404, 'There is no such booking.')
  const shown = ({ owner: _owner, ...booking }: Json): Json => booking
  const own = ({ player, path }: Visit): Json | undefined =>
    bookings().find(({ owner, id }) => owner === player && id === path['bookingId'])
  const paged = (path: string, items: object[], { query }: Visit): { body: Json } => {
    const [page, limit] = [Number(query['page'] ?? 1), Number(query['limit'] ?? 10)]
    const at = (number: number): string => {
      const words = Object.entries({ ...query, page: number }).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      return `${HOME}/${path}?${words.join('&')}`
    }
    const next = page * limit < items.length ? { next: at(page + 1) } : {}
    const links = { self: at(page), ...next, ...(page > 1 ? { prev: at(page - 1) } : {}) }
    return { body: { data: items.slice((page - 1) * limit, page * limit), links } }
  }
  return {
    state,
    refuse,
    getPlayer: (authorization) => TOKENS[authorization.replace(/^Bearer /, '')],
    handlers: {
      'get-stations': (visit) => {
        const { country, search, coordinates } = visit.query
        const words = typeof search === 'string' ? search.toLowerCase() : ''
        const found = stations.filter(
          ({ name, address, country_code: code }, index) =>
            (coordinates === undefined || isNear(index, coordinates)) &&
            (country ?? code) === code &&
            `${name} ${address}`.toLowerCase().includes(words),
        )
        return paged('stations', found, visit)
      },
      'get-trips': (visit) => {
        const { origin, destination, date, bicycles, dogs } = visit.query
        const found = trips
          .filter((trip) => trip.origin === origin && trip.destination === destination)
          .filter((trip) => Date.parse(trip.departure_time) >= Date.parse(String(date)))
          .filter((trip) => (bicycles !== true || trip.bicycles_allowed) && (dogs !== true || trip.dogs_allowed))
        return paged('trips', found, visit)
      },
      'get-bookings': (visit) =>
        paged('bookings', bookings().filter(({ owner }) => owner === visit.player).map(shown), visit),
      'create-booking': ({ body: { trip_id: trip, passenger_name: name, has_bicycle, has_dog }, player }) => {
        if (trip !== undefined && !trips.some(({ id }) => id === trip)) return refuse(404, 'There is no such trip.')
        const given = Object.entries({ trip_id: trip, passenger_name: name, has_bicycle, has_dog })
        const fields = Object.fromEntries(given.filter(([, value]) => value !== undefined))
        const booking = { id: randomUUID(), ...fields, owner: player }
        bookings().push(booking)
        return { status: 201, body: { ...shown(booking), links: { self: `${HOME}/bookings/${booking.id}` } } }
      },
      'get-booking': (visit) => {
        const booking = own(visit)
        if (booking === undefined) return none
        return { body: { ...shown(booking), links: { self: `${HOME}/bookings/${String(booking['id'])}` } } }
      },
      'delete-booking': (visit) => {
        const booking = own(visit)
        if (booking === undefined) return none
        state['bookings'] = bookings().filter((item) => item !== booking)
        return { status: 204 }
      },
      'create-booking-payment': (visit) => {
        const booking = own(visit)
        if (booking === undefined) return none
        const { amount, currency, source } = visit.body
        const given = Object.entries({ amount, currency, source: isJson(source) ? masked(source) : undefined })
        const payment = Object.fromEntries(given.filter(([, value]) => value !== undefined))
        const links = { booking: `${HOME}/bookings/${String(booking['id'])}` }
        return { body: { id: randomUUID(), ...payment, status: 'succeeded', links } }
      },
    },
  }
}

/**
 * Returns a payment source as responses show it: without `writeOnly` fields, and with the last four digits of its
 * number.
 */
function masked({ cvc: _cvc, address_line1: _line1, address_line2: _line2, number, ...source }: Json): Json {
  return { ...source, number: `********${String(number).slice(-4)}` }
}

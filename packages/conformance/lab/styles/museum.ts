import { randomUUID } from 'node:crypto'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { styleDocument, type Style, type StyleServer, type Visit } from './serve.ts'

const day = (offset: number): string => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10)
const credentials = (name: string, password: string): string => `Basic ${btoa(`${name}:${password}`)}`
const STAFF = new Map([
  [credentials('ina', 'lamp-oil-9'), 'ina'],
  [credentials('ben', 'boat-rope-4'), 'ben'],
])

/** Basic authentication, lists at the top, problem+json, UUIDs, and date ranges. */
export const museum: Style = {
  name: 'museum',
  document: styleDocument('museum'),
  start,
  config: {
    players: [
      { username: 'ina', password: 'lamp-oil-9' },
      { username: 'ben', password: 'boat-rope-4' },
    ],
    allow: ['destructive'],
  },
}

function start(): StyleServer {
  const events: Json[] = ['Lamps', 'Boats', 'Nets'].map((name, index) => ({
    eventId: randomUUID(),
    name,
    date: day(20 * index),
    price: 5 * index,
    kind: 'talk',
  }))
  const tickets: Json[] = []
  const state: Json = { events, tickets }
  const all = (name: 'events' | 'tickets'): Json[] => state[name] as Json[]
  const hours = Array.from({ length: 12 }, (_, index) => ({ date: day(index), opens: '09:00', closes: '17:00' }))
  const inRange =
    ({ query }: Visit) =>
    ({ date }: Json): boolean =>
      (query['startDate'] === undefined || String(date) >= String(query['startDate'])) &&
      (query['endDate'] === undefined || String(date) <= String(query['endDate']))
  const find = ({ path }: Visit): Json | undefined => all('events').find(({ eventId }) => eventId === path['eventId'])
  const ownTickets = ({ player }: Visit): Json[] => all('tickets').filter(({ owner }) => owner === player)
  const shown = ({ number, date, visitors }: Json): Json => ({ number, date, visitors })
  const refuse: StyleServer['refuse'] = (status, title) => ({
    status,
    type: 'application/problem+json',
    body: { type: 'about:blank', title, status },
  })
  const none = refuse(404, 'There is no such event.')
  return {
    state,
    refuse,
    getPlayer: (authorization) => STAFF.get(authorization),
    handlers: {
      listHours: (visit) => ({ body: hours.filter(inRange(visit)) }),
      listEvents: (visit) => {
        const [page, limit] = [Number(visit.query['page'] ?? 1), Number(visit.query['limit'] ?? 10)]
        return {
          body: all('events')
            .filter(inRange(visit))
            .slice((page - 1) * limit, page * limit),
        }
      },
      createEvent: ({ body: { name, date, price, kind } }) => {
        const event = { eventId: randomUUID(), name, date, price, ...(kind === undefined ? {} : { kind }) }
        all('events').push(event)
        return { status: 201, body: event }
      },
      getEvent: (visit) => {
        const event = find(visit)
        return event === undefined ? none : { body: event }
      },
      updateEvent: (visit) => {
        const event = find(visit)
        if (event === undefined) return none
        const { name = event['name'], price = event['price'] } = visit.body
        return { body: Object.assign(event, { name, price }) }
      },
      deleteEvent: (visit) => {
        if (find(visit) === undefined) return none
        state['events'] = all('events').filter((event) => event !== find(visit))
        return { status: 204 }
      },
      listTickets: (visit) => ({ body: ownTickets(visit).toReversed().map(shown) }),
      buyTicket: ({ body: { date, visitors }, player }) => {
        const ticket = { number: all('tickets').length + 1, date, visitors, owner: player }
        all('tickets').push(ticket)
        return { status: 201, body: shown(ticket) }
      },
      countTickets: (visit) => ({
        body: { tickets: ownTickets(visit).length },
        headers: { 'cache-control': 'no-store' },
      }),
    },
  }
}

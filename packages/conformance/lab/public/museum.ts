import { randomUUID } from 'node:crypto'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Style, StyleServer, Visit } from '../styles/serve.ts'

const DAY = 24 * 60 * 60 * 1000
const day = (time: number): string => new Date(time).toISOString().slice(0, 10)

const STAFF: { [name: string]: string } = { ina: 'lamp-oil-9', ben: 'boat-rope-4' }
const belongsTo = (authorization: string, name: string): boolean =>
  authorization === `Basic ${btoa(`${name}:${STAFF[name] ?? ''}`)}`

/** Redocly's Museum 1.2.1: basic authentication, lists at the top level, `problem+json`, date ranges, a picture. */
export function museum(document: Json): Style {
  const players = Object.entries(STAFF).map(([username, password]) => ({ username, password }))
  return { name: 'redocly-museum', document, start, config: { players, allow: ['destructive'] } }
}

function start(): StyleServer {
  const today = Date.now()
  const events: Json[] = ['Lamps', 'Boats', 'Nets'].map((name, index) => ({
    eventId: randomUUID(),
    name,
    location: `Hall ${String(index + 1)}`,
    eventDescription: `All about ${name}.`,
    dates: [day(today + (index + 1) * DAY)],
    price: 5 * index,
  }))
  const state: Json = { events, tickets: [] }
  const all = (name: 'events' | 'tickets'): Json[] => state[name] as Json[]
  const find = ({ path }: Visit): Json | undefined => all('events').find(({ eventId }) => eventId === path['eventId'])
  const refuse: StyleServer['refuse'] = (status, title) => ({
    status: status === 422 ? 400 : status,
    type: 'application/problem+json',
    body: { type: 'object', title },
  })
  const none = refuse(404, 'There is no such event.')
  const cut = <Item>(items: Item[], { query: { page = 1, limit = 10 } }: Visit): Item[] => {
    const [number, size] = [Math.max(1, Number(page)), Math.max(0, Number(limit))]
    return items.slice((number - 1) * size, number * size)
  }
  return {
    state,
    refuse,
    getPlayer: (authorization) => Object.keys(STAFF).find((name) => belongsTo(authorization, name)),
    handlers: {
      getMuseumHours: (visit) => {
        const first = Date.parse(String(visit.query['startDate'] ?? day(today)))
        const hours = Array.from({ length: 60 }, (_, index) => today + index * DAY)
          .filter((time) => time + DAY > first)
          .map((time) => ({ date: day(time), timeOpen: '09:00', timeClose: '18:00' }))
        return { body: cut(hours, visit) }
      },
      listSpecialEvents: (visit) => {
        const from = String(visit.query['startDate'] ?? day(today))
        const to = String(visit.query['endDate'] ?? day(Date.parse(from) + 7 * DAY))
        const found = all('events').filter(({ dates }) => (dates as string[]).some((date) => date >= from && date <= to))
        return { body: cut(found, visit) }
      },
      createSpecialEvent: ({ body: { name, location, eventDescription, dates, price } }) => {
        const event = { eventId: randomUUID(), name, location, eventDescription, dates, price }
        all('events').push(event)
        return { status: 201, body: event }
      },
      getSpecialEvent: (visit) => {
        const event = find(visit)
        return event === undefined ? none : { body: event }
      },
      updateSpecialEvent: (visit) => {
        const event = find(visit)
        if (event === undefined) return none
        const known = ['name', 'location', 'eventDescription', 'dates', 'price'].filter((name) => name in visit.body)
        return { body: Object.assign(event, Object.fromEntries(known.map((name) => [name, visit.body[name]]))) }
      },
      deleteSpecialEvent: (visit) => {
        const event = find(visit)
        if (event === undefined) return none
        state['events'] = all('events').filter((item) => item !== event)
        return { status: 204 }
      },
      buyMuseumTickets: ({ body: { ticketDate, ticketType, eventId } }) => {
        const ticket = { ticketId: randomUUID(), ticketDate, ticketType, ...(eventId === undefined ? {} : { eventId }) }
        all('tickets').push(ticket)
        return {
          status: 201,
          body: { ...ticket, message: 'Museum ticket purchased', confirmationCode: `ticket-${all('tickets').length}` },
        }
      },
      getTicketCode: ({ path }) =>
        all('tickets').some(({ ticketId }) => ticketId === path['ticketId'])
          ? { type: 'image/png', body: '\u0089PNG\r\n' }
          : refuse(404, 'There is no such ticket.'),
    },
  }
}

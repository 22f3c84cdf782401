import type { components } from '#generated/openapi.d.ts'
import type { GameEntry } from './games.ts'

const DEALERS = ['Ligaya', 'Andres', 'Tala', 'Mayumi', 'Rafael', 'Amihan', 'Paolo', 'Dalisay', 'Joaquin', 'Hiraya']
const ROOMS = ['Salon Perlas', 'Salon Luna', 'Salon Mabini', 'Salon Sampaguita', 'Salon Rizal']
const SEATS = 7

/** The table of a live game; undefined for other games. Every fifth has no seats: everyone may sit down. */
export function getLiveTable({ id, type }: GameEntry): components['schemas']['LiveTable'] | undefined {
  if (type !== 'live') return undefined
  const number = Number(id.split('-')[1])
  return {
    name: `${ROOMS[number % ROOMS.length] ?? 'Salon'} ${String(1 + (number % 9))}`,
    dealer: DEALERS[number % DEALERS.length] ?? 'Ligaya',
    picture: `/art/dealer/${id}.svg`,
    ...(number % 5 !== 0 && { openSeats: (number * 3) % (SEATS + 1) }),
  }
}

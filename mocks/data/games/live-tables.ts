import type { components } from '#generated/openapi.d.ts'
import { DEALERS, type Dealer } from './dealers.ts'
import type { GameEntry } from './games.ts'

const ROOMS = ['Salon Perlas', 'Salon Luna', 'Salon Mabini', 'Salon Sampaguita', 'Salon Rizal']
const SEATS = 7
const LIMITS = [
  [10, 2_000],
  [50, 5_000],
  [100, 25_000],
  [500, 100_000],
] as const

function getNumber(id: string): number {
  return Number(id.split('-')[1])
}

/** The dealer at the table of a live game. */
export function getDealer(id: string): Dealer {
  const dealer = DEALERS[getNumber(id) % DEALERS.length] ?? DEALERS[0]
  if (dealer === undefined) throw new Error('there are no dealers')
  return dealer
}

/** The table of a live game; undefined for other games. Every fifth has no seats: everyone may sit down. */
export function getLiveTable({ id, type }: GameEntry): components['schemas']['LiveTable'] | undefined {
  if (type !== 'live') return undefined
  const number = getNumber(id)
  const [minBet, maxBet] = LIMITS[number % LIMITS.length] ?? LIMITS[0]
  return {
    name: `${ROOMS[number % ROOMS.length] ?? 'Salon'} ${String(1 + (number % 9))}`,
    dealer: getDealer(id).name,
    picture: `/art/dealer/${id}.svg`,
    minBet,
    maxBet,
    ...(number % 5 !== 0 && { seats: SEATS, openSeats: (number * 3) % (SEATS + 1) }),
  }
}

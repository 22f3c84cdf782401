import type { components } from '#generated/openapi.d.ts'
import { HOUR_MS, MINUTE_MS, toInstant } from '../sandbox/time.ts'
import type { GameEntry } from './games.ts'

type SportsEvent = components['schemas']['SportsEvent']

const EVENTS: readonly (readonly [league: string, home: string, away: string])[] = [
  ['Liga ng Lungsod', 'Manila Jeepneys', 'Cebu Sails'],
  ['Barangay Cup', 'Tondo Kings', 'Malate Waves'],
  ['Pacific Boxing Night', 'R. Salonga', 'K. Yamamoto'],
  ['Volley Queens League', 'Quezon Stars', 'Davao Waling'],
  ['Billiards Masters', 'E. Bautista', 'L. Nguyen'],
  ['Sepak Takraw Open', 'Bicol Mayon', 'Hanoi Lotus'],
  ['Azkal Football League', 'Baguio Pines', 'Iloilo Sinag'],
  ['Dragon Boat Derby', 'Pasig Dragons', 'Laguna Blades'],
  ['Esports Arena PH', 'Team Tarsier', 'Kapre Gaming'],
  ['Arnis Champions', 'J. Dimagiba', 'M. Katigbak'],
]

/** Time between two starts. */
const APART_MS = 3 * HOUR_MS

/** The event of a sports game; undefined for other games. The first is on, the others start later. */
export function getSportsEvent({ id, type }: GameEntry, now: number): SportsEvent | undefined {
  if (type !== 'sports') return undefined
  const index = Number(id.split('-')[1]) - 1
  const [league, home, away] = EVENTS[index % EVENTS.length] ?? ['Liga ng Lungsod', 'Manila Jeepneys', 'Cebu Sails']
  const hour = now - (now % HOUR_MS)
  return { league, home, away, startsAt: toInstant(hour + index * APART_MS + (index % 2) * 30 * MINUTE_MS) }
}

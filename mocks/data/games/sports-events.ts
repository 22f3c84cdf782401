import type { components } from '#generated/openapi.d.ts'
import type { CrestLook, CrestPattern, CrestShape } from '../../art/crest.ts'
import { HOUR_MS, MINUTE_MS, toInstant } from '../../lib/time.ts'
import type { GameEntry } from './games.ts'

type SportsEvent = components['schemas']['SportsEvent']

interface Match {
  league: string
  home: string
  away: string
  /** Absent where the mock offers no odds. */
  odds?: { home: number; away: number }
}

/** In the order of the sports games. */
const MATCHES: readonly Match[] = [
  { league: 'Liga ng Lungsod', home: 'Manila Jeepneys', away: 'Cebu Sails', odds: { home: 1.85, away: 1.98 } },
  { league: 'Barangay Cup', home: 'Tondo Kings', away: 'Malate Waves', odds: { home: 2.4, away: 1.55 } },
  { league: 'Pacific Boxing Night', home: 'R. Salonga', away: 'K. Yamamoto', odds: { home: 1.3, away: 3.6 } },
  { league: 'Volley Queens League', home: 'Quezon Stars', away: 'Davao Waling', odds: { home: 1.72, away: 2.1 } },
  { league: 'Billiards Masters', home: 'E. Bautista', away: 'L. Nguyen', odds: { home: 1.92, away: 1.92 } },
  { league: 'Sepak Takraw Open', home: 'Bicol Mayon', away: 'Hanoi Lotus', odds: { home: 2.05, away: 1.78 } },
  { league: 'Azkal Football League', home: 'Baguio Pines', away: 'Iloilo Sinag', odds: { home: 2.8, away: 2.55 } },
  { league: 'Dragon Boat Derby', home: 'Pasig Dragons', away: 'Laguna Blades', odds: { home: 1.66, away: 2.2 } },
  { league: 'Esports Arena PH', home: 'Team Tarsier', away: 'Kapre Gaming', odds: { home: 1.45, away: 2.75 } },
  { league: 'Arnis Champions', home: 'J. Dimagiba', away: 'M. Katigbak' },
]

/** Time between two starts. */
const APART_MS = 3 * HOUR_MS

const SHAPES: readonly CrestShape[] = ['shield', 'round', 'pennant']
const PATTERNS: readonly CrestPattern[] = ['stripes', 'halves', 'chevron', 'band']
const COLORS = [
  ['#c8184c', '#ffb52e'],
  ['#135fb0', '#5cc8ff'],
  ['#5a2ea6', '#e5a3ff'],
  ['#0b7f63', '#ffd166'],
  ['#c2500e', '#ffe0a8'],
  ['#2b2a55', '#e5264f'],
  ['#0a6a7d', '#b8f0e0'],
] as const

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** The two letters of a name: of its first two words. */
function getLetters(name: string): string {
  return [...name.matchAll(/\b[A-Z]/g)].slice(0, 2).join('')
}

const CONTESTANTS: ReadonlyMap<string, { name: string; look: CrestLook }> = new Map(
  MATCHES.flatMap(({ home, away }) => [home, away]).map((name, index) => {
    const [main, second] = COLORS[index % COLORS.length] ?? COLORS[0]
    const shape = SHAPES[index % SHAPES.length] ?? 'shield'
    const pattern = PATTERNS[index % PATTERNS.length] ?? 'stripes'
    return [toSlug(name), { name, look: { shape, pattern, main, second, letters: getLetters(name) } }]
  }),
)

/** A team or contestant by the id of its crest. */
export function findContestant(id: string): { name: string; look: CrestLook } | undefined {
  return CONTESTANTS.get(id)
}

function getCrest(name: string): string {
  return `/art/crest/${toSlug(name)}.svg`
}

/** The event of a sports game; undefined for other games. The first is on, the others start later. */
export function getSportsEvent({ id, type }: GameEntry, now: number): SportsEvent | undefined {
  if (type !== 'sports') return undefined
  const index = Number(id.split('-')[1]) - 1
  const match = MATCHES[index % MATCHES.length]
  if (match === undefined) return undefined
  const hour = now - (now % HOUR_MS)
  return {
    ...match,
    startsAt: toInstant(hour + index * APART_MS + (index % 2) * 30 * MINUTE_MS),
    homeCrest: getCrest(match.home),
    awayCrest: getCrest(match.away),
  }
}
